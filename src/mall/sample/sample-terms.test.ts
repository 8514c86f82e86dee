// The terms of samples: where the platform's numbers may go, years of China, months as they are typed.
import { expect, it } from 'vitest';
import {
  FREIGHT_PAYER_KEYS,
  FREIGHT_PAYERS,
  isMonth,
  NEXT_STEP_KEYS,
  NEXT_STEPS,
  PURPOSE_KEYS,
  PURPOSES,
  RESULT_KEYS,
  RESULTS,
  SAMPLE_RULE_KEYS,
  SAMPLE_RULES,
  yearStart,
} from './sample-terms.ts';

it('the platform begins with these numbers and keeps them between these', () => {
  expect(Object.fromEntries(SAMPLE_RULE_KEYS.map((key) => [key, Object.values(SAMPLE_RULES[key])]))).toEqual({
    yearLimit: [10, 1, 1_000],
    mostWithoutFeedback: [2, 0, 50],
    reviewDays: [15, 1, 90],
    correctDays: [15, 1, 90],
    payHours: [72, 1, 720],
    receiveDays: [10, 1, 90],
    feedbackDays: [60, 7, 365],
  });
});

it.each([
  ['2026-12-31T15:59:59.999Z', '2025-12-31T16:00:00.000Z'],
  ['2026-12-31T16:00:00.000Z', '2026-12-31T16:00:00.000Z'],
  ['2026-06-01T00:00:00.000Z', '2025-12-31T16:00:00.000Z'],
])('the year of %s began at %s', (now, began) => {
  expect(yearStart(new Date(now))).toEqual(new Date(began));
});

it.each([
  ['2027-03', true],
  ['2027-12', true],
  ['2027-10', true],
  ['2027-13', false],
  ['2027-00', false],
  ['2027-3', false],
  ['1999-03', false],
  ['20x7-03', false],
  ['202x-03', false],
  ['2027-03-01', false],
  ['x2027-03', false],
  ['', false],
])('%j is a month: %s', (text, is) => {
  expect(isMonth(text)).toBe(is);
});

it('whatever may be chosen is called something', () => {
  expect(PURPOSE_KEYS).toEqual(['newDesign', 'replace', 'secondSource', 'repair', 'research']);
  expect(FREIGHT_PAYER_KEYS).toEqual(['store', 'collect', 'buyer']);
  expect(RESULT_KEYS).toEqual(['pass', 'partial', 'fail']);
  expect(NEXT_STEP_KEYS).toEqual(['buy', 'inquire', 'labTest', 'moreSamples', 'none']);
  for (const words of [PURPOSES, FREIGHT_PAYERS, RESULTS, NEXT_STEPS].flatMap((all) => Object.values(all)))
    expect([words.zh, words.en].every(Boolean)).toBe(true);
});

// How versions of an inquiry are compared in words: every field of every kind has a name, every choice its word.
import { describe, expect, it } from 'vitest';
import { compareContents } from './difference.ts';
import { HeaderInput } from './inquiry-draft.protocol.ts';
import {
  DISPOSALS,
  GRADES,
  METERING_SERVICES,
  REPORT_KINDS,
  REPORT_LANGUAGES,
  SCHEMES,
  URGENCIES,
  wishOf,
} from './inquiry-lines.ts';
import { CLOSING_RULES, INQUIRY_MODES } from './inquiry-status.ts';
import { inquiryVocabulary } from './inquiry-vocabulary.ts';

/** Every field filled, whatever its form. */
const filled = (value: unknown, key = ''): unknown => {
  if (Array.isArray(value))
    return key === 'fileIds' ? [1] : value.length > 0 ? value.map((one) => filled(one)) : ['x'];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, one]) => [field, filled(one, field)]));
  return value === '' || value === null ? 'x' : value;
};
const lines = Object.values(wishOf).map((schema, i) => ({
  ...{ lineNo: i + 1, qty: 1, unit: 'x', partId: 7 },
  wish: filled(schema.parse('items' in schema.shape ? { items: [{}] } : {})),
}));
const full = { kind: 'GOODS', ...(filled(HeaderInput.parse({})) as object), lines };

describe('every field of an inquiry', () => {
  it.each(['zh', 'en'] as const)('has its name in %s', (language) => {
    const found = compareContents({}, full, inquiryVocabulary(language));
    const keys = found.filter(({ path, label }) => path.split(/[.\]]+/).at(-1) === label[language]);
    expect(keys.map(({ path }) => path)).toEqual([]);
    const paths = found.map(({ path }) => path);
    expect(paths).toContain('lines[2].wish.items[#1].count');
    for (const silent of ['kind', 'lines[1].lineNo', 'lines[1].partId']) expect(paths).not.toContain(silent);
  });
});

const written = (path: string, value: unknown) =>
  (['zh', 'en'] as const).map((language) => inquiryVocabulary(language).write?.(path, value));

it.each<[string, unknown, string | undefined, string | undefined]>([
  ['isSealed', true, '是', 'yes'],
  ['isSealed', false, '否', 'no'],
  ['deadline', '2026-11-21T04:00:00Z', '2026-11-21 12:00', '2026-11-21 12:00'],
  ['deadline', 5, undefined, undefined],
  ['fileIds', [3, 5], '#3, #5', '#3, #5'],
  ['fileIds', [], undefined, undefined],
  ['fileIds', 'x', undefined, undefined],
  ['mode', 'DIRECTED', '定向', 'Directed'],
  ['mode', 'other', undefined, undefined],
  ['mode', 5, undefined, undefined],
  ['note', 'DIRECTED', undefined, undefined],
  ['lines[].qty', 5, undefined, undefined],
])('%s %j', (path, value, zh, en) => {
  expect(written(path, value)).toEqual([zh, en]);
});

it.each([
  ['mode', INQUIRY_MODES],
  ['closing', CLOSING_RULES],
  ['invoiceKind', ['none', 'normal', 'special']],
  ['lines[].wish.grade', GRADES],
  ['lines[].wish.urgency', URGENCIES],
  ['lines[].wish.disposal', DISPOSALS],
  ['lines[].wish.service', METERING_SERVICES],
  ['lines[].wish.reportLanguage', REPORT_LANGUAGES],
  // Marks and schemes are written as they are called.
  ['lines[].wish.reportKind', REPORT_KINDS.filter((one) => one !== 'CNAS' && one !== 'CMA')],
  ['lines[].wish.scheme', SCHEMES.filter((one) => one !== 'CCC')],
])('every choice of %s has a word of its own', (path, choices) => {
  const words = choices.map((one) => written(path, one));
  expect(words.flat()).not.toContain(undefined);
  expect(new Set(words.map(([zh]) => zh)).size).toBe(choices.length);
});

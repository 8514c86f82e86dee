// What a member may say about himself: all of it voluntary, every boundary of what he does say.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkBirthday, checkNickName, checkRealName, checkWork, today } from './profile-rules.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T16:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['', true],
  ['小林 🎐', true],
  ['x'.repeat(20), true],
  ['x'.repeat(21), false],
  ['a\u202Eb', false],
  ['a\u200Bb', false],
  ['a\u2028b', false],
  ['a\u2029b', false],
])('the nickname %j is right: %s', (value, isRight) => {
  expect(checkNickName(value)?.en).toBe(isRight ? undefined : 'A nickname has at most 20 visible characters');
});

it.each([
  ['', true],
  ['王伟', true],
  ['王', false],
  ["Anne-Marie O'Neil", true],
  ['O’Neil', true],
  ['阿卜杜拉·买买提', true],
  ['J. R•R', true],
  ['x'.repeat(40), true],
  ['x'.repeat(41), false],
  ['王伟1', false],
  ['1王伟', false],
  ['王_伟', false],
  ['नमस्ते', true],
])('the real name %j is right: %s', (value, isRight) => {
  expect(checkRealName(value)?.en).toBe(isRight ? undefined : 'Please enter your name with 2-40 letters');
});

it.each([
  ['', true],
  ['ACME 3000, Ltd.', true],
  ['x'.repeat(60), true],
  ['x'.repeat(61), false],
  ['a\u202Eb', false],
])('work %j is right: %s', (value, isRight) => {
  expect(checkWork(value)?.en).toBe(isRight ? undefined : 'At most 60 visible characters');
});

it.each([
  ['', true],
  ['1990-05-17', true],
  ['1900-01-01', true],
  ['1899-12-31', false],
  ['2026-11-21', true], // it is that day in Beijing already
  ['2026-11-22', false],
  ['2024-02-29', true],
  ['2023-02-29', false],
  ['1990-13-01', false],
  ['1990-00-01', false],
  ['1990-01-00', false],
  ['1990-01-32', false],
  ['1990-5-17', false],
  ['1990-05-17 ', false],
  ['a1990-05-17', false],
  ['17.05.1990', false],
])('the birthday %j is right: %s', (value, isRight) => {
  expect(checkBirthday(value)?.en).toBe(isRight ? undefined : 'Please enter a correct birthday');
});

it('today is that of Beijing', () => {
  expect(today()).toBe('2026-11-21');
});

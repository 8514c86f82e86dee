// What was thought once is said again, and a full memory is emptied, not grown.
import { expect, it } from 'vitest';
import { remembered } from './remembered.ts';

it('thinks once of each text, also when it found nothing', () => {
  const asked: string[] = [];
  const length = remembered((text) => {
    asked.push(text);
    return text === '' ? undefined : text.length;
  });
  expect([length('ab'), length('ab'), length(''), length(''), length('abc')]).toEqual([
    2,
    2,
    undefined,
    undefined,
    3,
  ]);
  expect(asked).toEqual(['ab', '', 'abc']);
});

it('forgets all when it is full, and thinks again', () => {
  let thought = 0;
  const count = remembered(() => ++thought);
  for (let at = 0; at < 20_000; at++) count(String(at));
  expect([count('0'), count('19999')]).toEqual([1, 20_000]);
  expect(count('another')).toBe(20_001);
  expect(count('0')).toBe(20_002);
});

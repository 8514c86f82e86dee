// A few at once, some in a queue, and a plain no to the rest.
import { describe, expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

/** An action that ends when it is told to, and how many such are under way. */
function slowly() {
  const ends: (() => void)[] = [];
  const seen = { now: 0, most: 0 };
  const action = async () => {
    seen.most = Math.max(seen.most, ++seen.now);
    await new Promise<void>((end) => ends.push(end));
    seen.now--;
  };
  return { action, ends, seen };
}
const turn = () => new Promise<void>((next) => setImmediate(next));

describe('a few at once', () => {
  it('run, some wait, the rest hear that it is busy', async () => {
    const few = fewAtOnce({ running: 2, waiting: 3 }, () => new Error('busy'));
    const { action, ends, seen } = slowly();
    const asked = Array.from({ length: 7 }, () => few(action).then(() => 'done', String));
    await turn();
    expect([seen.now, ends.length]).toEqual([2, 2]);
    while (seen.now > 0) {
      ends.shift()!();
      await turn();
    }
    expect(seen.most).toBe(2);
    expect(await Promise.all(asked)).toEqual([...Array(5).fill('done'), 'Error: busy', 'Error: busy']);
  });

  it('who comes when a place is handed over takes none', async () => {
    const few = fewAtOnce({ running: 1, waiting: 9 }, () => new Error('busy'));
    const { action, ends, seen } = slowly();
    const first = few(action);
    const second = few(action);
    // The place is free for whoever waits, and somebody comes in the same breath.
    const third = first.then(() => few(action));
    ends.shift()!();
    await turn();
    expect([seen.now, seen.most]).toEqual([1, 1]);
    ends.shift()!();
    await turn();
    ends.shift()!();
    await Promise.all([second, third]);
    expect(seen.most).toBe(1);
  });

  it('a failure gives its place back', async () => {
    const few = fewAtOnce({ running: 1, waiting: 0 }, () => new Error('busy'));
    await expect(few(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await few(async () => 'next')).toBe('next');
  });
});

// Calls to the goods list that never come twice within a run, so that no kept reply fits.
import type { Call } from './load.ts';

const DEAREST = 999_999;
let asked = 0;

/** Each with an upper price of its own, which leaves nothing out. */
export const unrepeated =
  (calls: readonly Call[]) =>
  (howMany: number): Call[] =>
    Array.from({ length: howMany }, () => {
      const { path, ...call } = calls[asked++ % calls.length]!;
      return { ...call, path: `${path}&highPrice=${(DEAREST - asked / 100).toFixed(2)}` };
    });

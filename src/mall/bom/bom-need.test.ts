// How many pieces a line needs: boards, attrition rounded up, and a leader only for what is bought.
import { expect, it } from 'vitest';
import { needOf } from './bom-need.ts';

const plan = { boards: 100, attrition: 20, leaderNum: 50 };
const own = { attrition: null, leaderNum: null };

it.each([
  [{ qty: 2, ...own }, plan, 254],
  [{ qty: 1, ...own }, { ...plan, boards: 101 }, 101 + 3 + 50],
  [{ qty: 2, attrition: 0, leaderNum: 0 }, plan, 200],
  [{ qty: 2, attrition: 1, leaderNum: 7 }, plan, 200 + 1 + 7],
  [{ qty: 2, attrition: 1_000, leaderNum: 0 }, plan, 400],
  [{ qty: 0, ...own }, plan, 0],
  [{ qty: 2, ...own }, { ...plan, boards: 0 }, 0],
  [{ qty: 1, attrition: 0, leaderNum: 0 }, { ...plan, boards: 1 }, 1],
  [{ qty: 1_000_000, ...own }, { ...plan, boards: 1_000 }, 999_999_999],
])('%j on %j: %d', (line, build, pieces) => {
  expect(needOf(line, build)).toBe(pieces);
});

// How far a price has moved since it was noted.
import { parseUnitPrice } from '#kit/money/money.ts';

/** Per cent with at most one decimal and without sign; undefined when nothing moved. @param then, now yuan as on the wire */
export function priceChange(then: string, now: string): { isUp: boolean; percent: string } | undefined {
  const [before, after] = [parseUnitPrice(then), parseUnitPrice(now)];
  if (!before || after === undefined || before === after) return undefined;
  const percent = (Math.abs(after - before) / before) * 100;
  return { isUp: after > before, percent: `${percent < 0.1 ? '<0.1' : Number(percent.toFixed(1))}%` };
}

// Price ladders that stand in columns: quantities and prices by turns, numbered or not, under headings of one row or of two.
import { plainHeader } from '#mall/bom/server/bom.ts';
import type { OfferRole } from '../offer-columns.ts';
import { roleOfHeading, stepOf } from './offer-words.ts';
import { numberIn, priceIn } from './read-cells.ts';

/** Above the second row of headings stand these, or nothing. */
const SPANNING: readonly (OfferRole | null | undefined)[] = ['price', 'tiers', 'tierNum', undefined];
const QUANTITIES: readonly (OfferRole | null | undefined)[] = ['stock', 'minBuyNum', 'tierNum'];
const MOST_STEPS = 20;

/**
 * The headings, and the first row below them. `单价` over `1+`, `10+`, `100+` (one cell that spans several columns) is one
 * heading for each of these.
 */
export function headingsOf(
  rows: readonly string[][],
  headRow: number,
): { headings: readonly string[]; firstRow: number } {
  if (headRow < 0) return { headings: [], firstRow: 0 };
  const top = rows[headRow] ?? [];
  const below = (rows[headRow + 1] ?? []).map((cell) => cell.trim());
  const filled = below.flatMap((cell, at) => (cell === '' ? [] : [at]));
  const isSecond =
    filled.length > 1 &&
    filled.every((at) => roleOfHeading(below[at] ?? '') && SPANNING.includes(roleIn(top[at] ?? '')));
  if (!isSecond) return { headings: top, firstRow: headRow + 1 };
  let over = '';
  const headings = Array.from({ length: Math.max(top.length, below.length) }, (_, at) => {
    over = top[at]?.trim() || over;
    return below[at] ? `${over} ${below[at]}` : (top[at] ?? '');
  });
  return { headings, firstRow: headRow + 2 };
}

const roleIn = (heading: string) => numbered(heading)?.role ?? roleOfHeading(heading);

/** `数量2`, `Price 2`, `阶梯二数量`: which step, and what stands there without its number; a quantity itself is none. */
function numbered(heading: string): { step: number; role: 'price' | 'tierNum' } | undefined {
  const text = heading.normalize('NFKC').trim();
  const found = /^(\D*)(\d{1,2})(\D*)$/.exec(text) ?? /^(.*?)第?([一二三四五六七八九])(.*)$/.exec(text);
  if (!found) return undefined;
  const digit = found[2] ?? '';
  const step = Number(digit) || '一二三四五六七八九'.indexOf(digit) + 1;
  if (step > MOST_STEPS || /^\s*(\+|[-~–—至](?=\s*\d|\s*$)|以|pcs?\b|个|k\b|千|万)/i.test(found[3] ?? ''))
    return undefined;
  const role = roleOfHeading(`${found[1]}${found[3]}`);
  if (role === 'price' || role === 'tiers') return { step, role: 'price' };
  return QUANTITIES.includes(role) ? { step, role: 'tierNum' } : undefined;
}

/** The columns whose number says which step of a ladder they are: prices of 1, 2, 3 …, of 1, 10, 100 it is the quantity. */
function numberedColumns(headings: readonly string[]): Map<number, { step: number; role: OfferRole }> {
  const all = headings.flatMap((heading, at) => {
    const one = numbered(heading);
    return one ? [{ at, ...one }] : [];
  });
  const steps = (role: OfferRole) => all.filter((one) => one.role === role).map(({ step }) => step);
  const prices = steps('price');
  const quantities = steps('tierNum');
  const isCounted = prices.length > 0 && prices.toSorted((a, b) => a - b).every((step, n) => step === n + 1);
  const isLadder = isCounted && (prices.length > 1 || quantities.includes(1));
  if (!isLadder) return new Map();
  return new Map(
    all.flatMap(({ at, step, role }) =>
      role === 'price' || prices.includes(step) ? [[at, { step, role }] as const] : [],
    ),
  );
}

/** What columns of a ladder are, by their headings and by their cells; null: a step whose quantity nothing says. */
export function ladderRoles(
  headings: readonly string[],
  body: readonly (readonly string[])[],
): Map<number, OfferRole | null> {
  const counted = numberedColumns(headings);
  if (counted.size > 0) {
    const quantities = [...counted.values()].filter(({ role }) => role === 'tierNum').map(({ step }) => step);
    return new Map(
      [...counted].map(([at, { step, role }]) => [
        at,
        role === 'price' && step > 1 && !quantities.includes(step) ? null : role,
      ]),
    );
  }
  const again = repeated(headings);
  return again.size > 0 ? again : byCells(headings, body);
}

/** `数量 单价 数量 单价 …`: as many quantities of one word as prices. */
function repeated(headings: readonly string[]): Map<number, OfferRole> {
  const prices = headings.flatMap((heading, at) =>
    roleOfHeading(heading) === 'price' && stepOf(heading) === undefined ? [at] : [],
  );
  const quantities = headings.flatMap((heading, at) =>
    QUANTITIES.includes(roleOfHeading(heading)) ? [{ at, word: plainHeader(heading) }] : [],
  );
  for (const same of Map.groupBy(quantities, ({ word }) => word).values()) {
    if (same.length > 1 && same.length === prices.length)
      return new Map([
        ...same.map(({ at }) => [at, 'tierNum'] as const),
        ...prices.map((at) => [at, 'price'] as const),
      ]);
  }
  return new Map();
}

/** Without words for them: neighbours of which the first hold quantities that rise, the second prices that fall. */
function byCells(
  headings: readonly string[],
  body: readonly (readonly string[])[],
): Map<number, OfferRole | null> {
  const roles = new Map<number, OfferRole>();
  const width = Math.max(0, ...body.map((row) => row.length));
  const isUnnamed = (at: number) => !headings[at] || roleOfHeading(headings[at]) === undefined;
  const numberAt = (row: readonly string[], at: number) => numberIn(row[at] ?? '');
  const priceAt = (row: readonly string[], at: number) => priceIn(row[at] ?? '');
  const mostly = (is: (row: readonly string[]) => boolean) =>
    body.length > 2 && body.filter(is).length >= body.length * 0.8;
  const isPair = (at: number) =>
    isUnnamed(at) &&
    isUnnamed(at + 1) &&
    mostly((row) => numberAt(row, at) !== undefined && priceAt(row, at + 1) !== undefined) &&
    body.some((row) => /\.\d/.test(row[at + 1] ?? ''));
  const goesOn = (at: number) =>
    isPair(at) &&
    isPair(at + 2) &&
    mostly(
      (row) =>
        (numberAt(row, at) ?? 0) < (numberAt(row, at + 2) ?? 0) &&
        (priceAt(row, at + 1) ?? 0) > (priceAt(row, at + 3) ?? 0),
    );
  for (let at = 0; at + 3 < width; at++) {
    if (!goesOn(at)) continue;
    for (const pair of [at, at + 2]) roles.set(pair, 'tierNum').set(pair + 1, 'price');
    at++;
  }
  return roles;
}

/** For each column of prices the column of their quantities: by number, else one after the other. */
export function quantitiesOf(
  roles: readonly (OfferRole | null)[],
  headings: readonly string[],
): Map<number, number> {
  const columns = (role: OfferRole) => roles.flatMap((one, at) => (one === role ? [at] : []));
  const [numbers, prices] = [columns('tierNum'), columns('price')];
  const counted = numberedColumns(headings);
  if (counted.size > 0 && numbers.some((at) => counted.has(at)))
    return new Map(
      prices.flatMap((price) => {
        const at = numbers.find((one) => counted.get(one)?.step === counted.get(price)?.step);
        return at === undefined ? [] : [[price, at] as const];
      }),
    );
  if (numbers.length === prices.length)
    return new Map(prices.map((price, n) => [price, numbers[n] as number]));
  return new Map(
    prices.flatMap((price, n) => {
      const at = numbers.findLast((one) => one < price && one > (prices[n - 1] ?? -1));
      return at === undefined ? [] : [[price, at] as const];
    }),
  );
}

/** The quantity that a price's heading names: not the number of its step. */
export const stepsOf = (headings: readonly string[]): (number | undefined)[] => {
  const counted = numberedColumns(headings);
  return headings.map((heading, at) => (counted.has(at) ? undefined : stepOf(heading)));
};

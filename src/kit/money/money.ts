// Money of the mall: whole fen for amounts, whole micro-yuan for unit prices, rounded once.

declare const brand: unique symbol;

/** An amount in fen (¥1 = 100). May be negative in differences and ledger rows. */
export type Cents = number & { readonly [brand]: 'Cents' };

/** A unit price in micro-yuan (¥1 = 1,000,000): six decimals, since parts at ¥0.003120 are normal (domain R7). */
export type UnitPrice = number & { readonly [brand]: 'UnitPrice' };

/** @throws RangeError when the number is not a whole, safe number of fen. */
export function cents(fen: number): Cents {
  if (!Number.isSafeInteger(fen)) throw new RangeError(`not a whole number of fen: ${fen}`);
  return fen as Cents;
}

/** Whole yuan as an amount: `yuan(5000)` is ¥5,000.00. */
export function yuan(wholeYuan: number): Cents {
  return cents(wholeYuan * 100);
}

/** @throws RangeError when the number is not a whole, safe, non-negative number of micro-yuan. */
export function unitPrice(microYuan: number): UnitPrice {
  if (!Number.isSafeInteger(microYuan) || microYuan < 0)
    throw new RangeError(`not a unit price: ${microYuan}`);
  return microYuan as UnitPrice;
}

export const NOTHING = 0 as Cents;

/**
 * The amount of a line: unit price × quantity, rounded half up to the fen, once (domain R7). Exact for any size.
 * @param quantity whole number of pieces, not negative
 * @throws RangeError when the result is no longer a safe number
 */
export function lineAmount(price: UnitPrice, quantity: number): Cents {
  const fast = price * quantity;
  if (Number.isSafeInteger(fast)) return Math.floor((fast + 5_000) / 10_000) as Cents;
  return cents(Number((BigInt(price) * BigInt(quantity) + 5_000n) / 10_000n));
}

/** Σ of amounts. Document totals are sums of line amounts, never derived again from a total (domain R7). */
export function sum(amounts: Iterable<Cents>): Cents {
  let total = 0;
  for (const amount of amounts) total += amount;
  return cents(total);
}

/** An amount as the wire carries it: decimal yuan with two decimals, `"1234.50"`. */
export function centsToWire(amount: Cents): string {
  return decimal(amount, 2);
}

/** A unit price as the wire carries it: decimal yuan with six decimals, `"0.003120"`. */
export function unitPriceToWire(price: UnitPrice): string {
  return decimal(price, 6);
}

/** Reads decimal yuan with at most two decimals. `undefined` when the text is no such number. */
export function parseCents(text: string): Cents | undefined {
  return parseDecimal(text, 2) as Cents | undefined;
}

/** Reads decimal yuan with at most six decimals, not negative. `undefined` when the text is no such number. */
export function parseUnitPrice(text: string): UnitPrice | undefined {
  const micro = parseDecimal(text, 6);
  return micro === undefined || micro < 0 ? undefined : (micro as UnitPrice);
}

function decimal(value: number, decimals: number): string {
  const digits = String(Math.abs(value)).padStart(decimals + 1, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

function parseDecimal(text: string, decimals: number): number | undefined {
  const match = /^(-?)(\d{1,12})(?:\.(\d+))?$/.exec(text.normalize('NFKC').trim());
  if (!match) return undefined;
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return undefined;
  const value = Number(match[2] + fraction.padEnd(decimals, '0'));
  if (!Number.isSafeInteger(value)) return undefined;
  return match[1] && value !== 0 ? -value : value;
}

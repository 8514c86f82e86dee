// A channel's bill as a table under headings in its own words.
import { type Cents, parseCents } from '#kit/money/money.ts';
import { ChannelTrouble } from './payment-channel.ts';

/** A row by its headings. */
export interface BillCells {
  /** What stands under the first of the headings that the bill has; '' where it has none. */
  text(...headings: string[]): string;
  /** The same as money in fen. @throws ChannelTrouble for anything else */
  money(...headings: string[]): number;
}

/**
 * The rows between the headings and the sums.
 * @param table lines of cells; signs with which a channel guards its numbers are gone
 * @param first the first heading
 * @throws ChannelTrouble where the headings are missing
 */
export function billRows(table: readonly string[][], first: string): BillCells[] {
  const at = table.findIndex((cells) => cells[0] === first);
  const headings = table[at];
  if (!headings) throw new ChannelTrouble('untrusted', `a bill without ${first}`);
  const rows: BillCells[] = [];
  for (const cells of table.slice(at + 1)) {
    if (cells.length < headings.length) break;
    const text: BillCells['text'] = (...names) => {
      const place = names.map((name) => headings.indexOf(name)).find((one) => one >= 0);
      return place === undefined ? '' : (cells[place] ?? '');
    };
    const money: BillCells['money'] = (...names) => {
      const amount = parseCents(text(...names) || '0');
      if (amount === undefined)
        throw new ChannelTrouble('untrusted', `a bill with ${text(...names)} as money`);
      return amount;
    };
    rows.push({ text, money });
  }
  return rows;
}

export const asAmount = (fen: number): Cents => Math.abs(fen) as Cents;

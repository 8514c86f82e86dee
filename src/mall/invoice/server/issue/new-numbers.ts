// Numbers of the tax office: each stands for one sheet or red letter of the whole mall.
import { inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { invoiceErrors } from '../invoice.errors.ts';
import { invoiceSheet, redLetter } from '../invoice.tables.ts';

async function findKnown(work: Work, numbers: readonly string[]): Promise<{ number: string } | undefined> {
  const sheets = await work.tx
    .select({ number: invoiceSheet.number })
    .from(invoiceSheet)
    .where(inArray(invoiceSheet.number, [...numbers]));
  const reds = await work.tx
    .select({ number: redLetter.number })
    .from(redLetter)
    .where(inArray(redLetter.number, [...numbers]));
  return [...sheets, ...reds][0];
}

export const isNumberKnown = async (work: Work, number: string): Promise<boolean> =>
  (await findKnown(work, [number])) !== undefined;

/** Each number stands for one sheet or red letter of the whole mall. @throws invoiceErrors.numberKnown */
export async function requireNewNumbers(work: Work, numbers: readonly string[]): Promise<void> {
  const twice = numbers.find((number, at) => numbers.indexOf(number) !== at);
  if (twice !== undefined) throw invoiceErrors.numberKnown({ number: twice });
  const known = await findKnown(work, numbers);
  if (known) throw invoiceErrors.numberKnown(known);
}

// The version of a form that was bought: its text is new, its price is that of the purchase.
import type { Work } from '#kit/db/work.ts';
import { readVersion } from '#kit/document/document-version.ts';
import { required } from '#kit/rules/required.ts';
import { piecesOf } from '../../entrust-form.ts';
import type { FormVersion } from '../../testing.protocol.ts';
import { priceVersion } from '../price-version.ts';
import { type ServiceRow, serviceLife } from '../service-life.ts';
import { testingErrors } from '../testing.errors.ts';

/** What was bought: the first version, written with the purchase. */
export async function boughtVersion(
  work: Work,
  { serviceSn }: Pick<ServiceRow, 'serviceSn'>,
): Promise<FormVersion> {
  const kept = await readVersion(work, serviceLife.docType, serviceSn, { versionNo: 1 });
  return required(kept).content as FormVersion;
}

/** @throws testingErrors.otherCount; abilityErrors where an item is no capability any more */
export async function pricedAsBought(work: Work, row: ServiceRow): Promise<FormVersion> {
  const bought = await boughtVersion(work, row);
  const { content } = await priceVersion(work, row.form);
  const [item] = row.form.items;
  const pieces = item ? piecesOf(row.form, item) : 0;
  const [priced] = bought.items;
  // a package says how many specimens each of its tests needs: the laboratory looks at that
  if (row.packSn === null && priced && pieces !== priced.pieces)
    throw testingErrors.otherCount({ bought: priced.pieces, said: pieces });
  return {
    ...content,
    items: content.items.map((one, at) => ({ ...one, amount: bought.items[at]?.amount ?? one.amount })),
    parts: bought.parts,
    amount: bought.amount,
    tax: bought.tax,
  };
}

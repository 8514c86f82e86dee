// What the next version of a form costs: what was bought or agreed keeps its price, whatever its text says anew.

import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { readVersion } from '#kit/document/document-version.ts';
import { type Cents, cents, centsToWire, parseCents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { TAX_RATE } from '#mall/ability/price-of-form.ts';
import { shareByWeight } from '#mall/ability/share-by-weight.ts';
import { listAgreedOrders } from '#mall/order/server/order.ts';
import { netOf } from '#mall/tax/tax-amounts.ts';
import { piecesOf } from '../../entrust-form.ts';
import type { FormVersion } from '../../testing.protocol.ts';
import { type PricedVersion, priceVersion } from '../price-version.ts';
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

/** What a form is called in its room, and what it costs. */
type Priced = Pick<ServiceRow, 'serviceSn' | 'entry' | 'orderSn' | 'packSn' | 'form'>;

/**
 * A form as its next version: by the price rows of the moment, by its purchase, or by what was agreed in a quotation or a contract.
 * @param said amounts that the laboratory proposes, in fen by an item's place from 0: only where neither was there before
 * @throws as priceVersion; testingErrors.otherCount
 */
export async function priced(
  work: Work,
  row: Priced,
  said: ReadonlyMap<number, Cents> = new Map(),
  note = '',
): Promise<PricedVersion> {
  const of = await priceVersion(work, row.form, row.entry === 'FORM' ? said : new Map(), note);
  if (row.entry === 'FORM') return of;
  const content =
    row.entry === 'PREPAID' ? await asBought(work, row, of.content) : await asAgreed(work, row, of.content);
  return { ...of, content };
}

async function asBought(work: Work, row: Priced, content: FormVersion): Promise<FormVersion> {
  const bought = await boughtVersion(work, row);
  const [item] = row.form.items;
  const pieces = item ? piecesOf(row.form, item) : 0;
  const [first] = bought.items;
  // a package says how many specimens each of its tests needs: the laboratory looks at that
  if (row.packSn === null && first && pieces !== first.pieces)
    throw testingErrors.otherCount({ bought: first.pieces, said: pieces });
  return {
    ...content,
    items: content.items.map((one, at) => ({ ...one, amount: bought.items[at]?.amount ?? one.amount })),
    parts: bought.parts,
    amount: bought.amount,
    tax: bought.tax,
  };
}

/** What was agreed is shared among the items by what each costs alone (domain-lab 3.5); nothing else is charged. */
async function asAgreed(work: Work, { orderSn }: Priced, content: FormVersion): Promise<FormVersion> {
  const { payable } = only(await listAgreedOrders(work, { orderSn: required(orderSn) }));
  // what is on request, and what costs nothing, weighs a fen
  const weights = content.items.map(({ amount }) => Math.max(1, parseCents(amount ?? '') ?? 1));
  const shares = shareByWeight(payable, weights);
  const parts = shares.map((amount, item) => ({
    ...{ kind: 'ITEM' as const, item, count: 1, amount: centsToWire(amount) },
    tax: centsToWire(cents(amount - netOf(amount, TAX_RATE))),
  }));
  return {
    ...content,
    items: content.items.map((one, at) => ({ ...one, isAgreed: true, amount: required(parts[at]).amount })),
    parts,
    amount: centsToWire(payable),
    tax: centsToWire(sum(parts.map(({ tax }) => required(parseCents(tax))))),
  };
}

// What another list of items comes to: what stays of those left out, what the added ones cost by the price rows of today (domain-lab 3.3, T13).
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, NOTHING, parseCents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { capIdsOf } from '#mall/ability/server/ability.ts';
import type { EntrustForm, FormItem } from '#mall/testing/entrust-form.ts';
import { type FormVersion, priceVersion, type ServiceRow } from '#mall/testing/server/testing.ts';
import { keptOfParts, standingAmount } from '../kept-of-parts.ts';
import { partsOf, type Reckoned, reckonEnd, workDone } from './facts.ts';
import { serviceChangeErrors } from './service-change.errors.ts';

export interface AskedChange {
  /** Places of items in the form, from 1. */
  drop: readonly number[];
  add: readonly FormItem[];
}

export interface ReckonedChange {
  /** As the form is then; what was left out keeps its place, and costs what stays of it. */
  version: FormVersion;
  /** Of the former version, what stays of each part. */
  parts: Reckoned['parts'];
  /** In fen: what stays of what is left out; and of the rest one is nothing. */
  fee: Cents;
  back: Cents;
  extra: Cents;
}

/**
 * Items as somebody has asked for them, by the numbers of capabilities.
 * @throws serviceChangeErrors.unknownCapability, unknownSpecimen
 */
export async function itemsToAdd(
  work: Work,
  { form }: Pick<ServiceRow, 'form'>,
  asked: readonly (Pick<FormItem, 'specimens' | 'units' | 'conditions'> & { capNo: string })[],
): Promise<FormItem[]> {
  const capIds = await capIdsOf(
    work,
    asked.map(({ capNo }) => capNo.trim()),
  );
  return asked.map(({ capNo, ...item }) => {
    const capId = capIds.get(capNo.trim());
    if (capId === undefined) throw serviceChangeErrors.unknownCapability({ capNo });
    if (item.specimens.some((place) => place > form.specimens.length))
      throw serviceChangeErrors.unknownSpecimen();
    return { ...item, capId, stage: 1, limits: '' };
  });
}

/** Beside its items a form is charged for nothing anew. */
const onlyItems = (form: EntrustForm, items: readonly FormItem[]): EntrustForm => ({
  ...{ ...form, items: [...items], language: 'ZH', copies: 1, witnessDays: 0, returnKg: 0 },
});

/**
 * @throws serviceChangeErrors.nothingChanged, allDropped, unknownItem, onRequest; abilityErrors
 * where an added item cannot be ordered now
 */
export async function reckonChange(
  work: Work,
  service: ServiceRow,
  { drop, add }: AskedChange,
): Promise<ReckonedChange> {
  if (drop.length === 0 && add.length === 0) throw serviceChangeErrors.nothingChanged();
  const { version } = await reckonEnd(work, service);
  const items = await workDone(work, service.serviceSn, version);
  for (const seq of drop) {
    const rows = items.filter((row) => row.seq === seq);
    const isOpen = ({ state, settled }: (typeof rows)[number]) =>
      settled === null && state !== 'DONE' && state !== 'REPORTED';
    if (rows.length === 0 || !rows.every(isOpen)) throw serviceChangeErrors.unknownItem({ seq });
  }
  const stays = items.some((row) => row.settled === null && !drop.includes(row.seq));
  if (!stays && add.length === 0) throw serviceChangeErrors.allDropped();
  const facts = {
    ...{ items, hasReport: true, wasReceived: false, sendsBack: true, isFault: false, handling: NOTHING },
  };
  const former = partsOf(version);
  const kept = keptOfParts(former, facts);
  const parts = former.map((part, at) => {
    const ends = part.seq !== null && drop.includes(part.seq);
    return { ...part, kept: ends ? required(kept[at]) : standingAmount(part, items) };
  });
  const added = add.length === 0 ? undefined : await addedVersion(work, service, version.form, add);
  const more = added ? (parseCents(added.amount) ?? NOTHING) : NOTHING;
  const dropped = parts.filter(({ seq }) => seq !== null && drop.includes(seq));
  const less = dropped.reduce((total, part) => total + part.amount - part.kept, 0);
  const fee = dropped.reduce((total, part) => total + part.kept, 0);
  return {
    ...{ parts, fee: cents(fee), back: cents(Math.max(0, less - more)) },
    extra: cents(Math.max(0, more - less)),
    version: together(version, parts, added),
  };
}

/** What is added, priced alone: the least of an order was there before. */
async function addedVersion(
  work: Work,
  service: ServiceRow,
  form: EntrustForm,
  add: readonly FormItem[],
): Promise<FormVersion> {
  const { content, labId } = await priceVersion(work, onlyItems(form, add));
  const foreign = content.items.find(() => labId !== service.labId);
  if (foreign) throw serviceChangeErrors.unknownCapability({ capNo: foreign.capNo });
  const unpriced = content.items.filter(({ amount }) => amount === null);
  if (unpriced.length > 0)
    throw serviceChangeErrors.onRequest({
      items: unpriced.map(({ item }) => item[work.language]).join('、'),
    });
  const parts = content.parts.filter(({ kind }) => kind === 'ITEM' || kind === 'FIXTURE');
  const amount = parts.reduce((total, part) => total + (parseCents(part.amount) ?? 0), 0);
  return { ...content, parts, amount: (amount / 100).toFixed(2) };
}

function together(
  former: FormVersion,
  parts: Reckoned['parts'],
  added: FormVersion | undefined,
): FormVersion {
  const after = former.items.length;
  const all = [
    ...former.parts.map((part, at) => ({
      ...part,
      amount: (required(parts[at]).kept / 100).toFixed(2),
      tax: part.amount === '0.00' ? part.tax : taxShare(part, required(parts[at]).kept),
    })),
    ...(added?.parts ?? []).map((part) => ({ ...part, item: part.item === null ? null : part.item + after })),
  ];
  const sumOf = (of: 'amount' | 'tax') =>
    (all.reduce((total, part) => total + (parseCents(part[of]) ?? 0), 0) / 100).toFixed(2);
  return {
    ...former,
    form: { ...former.form, items: [...former.form.items, ...(added?.form.items ?? [])] },
    items: [...former.items, ...(added?.items ?? [])],
    parts: all,
    ...{ amount: sumOf('amount'), tax: sumOf('tax') },
    promisedAt: added && added.promisedAt > former.promisedAt ? added.promisedAt : former.promisedAt,
  };
}

/** Half up, of what stays. */
function taxShare({ amount, tax }: { amount: string; tax: string }, kept: Cents): string {
  const whole = parseCents(amount) ?? NOTHING;
  const part = parseCents(tax) ?? NOTHING;
  if (whole === 0) return tax;
  return (Number((BigInt(part) * BigInt(kept) * 2n + BigInt(whole)) / (BigInt(whole) * 2n)) / 100).toFixed(2);
}

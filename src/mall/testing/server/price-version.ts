// What a form costs and when it would be done, by the price rows of the moment and what the laboratory has said: what a version holds beside the form.
import type { Work } from '#kit/db/work.ts';
import { type Cents, centsToWire, NOTHING, parseCents, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { chargeForm, requireOffered } from '#mall/ability/server/ability.ts';
import { type EntrustForm, extrasOf, piecesOf } from '../entrust-form.ts';
import type { FormVersion } from '../testing.protocol.ts';
import { testingErrors } from './testing.errors.ts';

export interface PricedVersion {
  content: FormVersion;
  labId: number;
}

/**
 * @param agreed amounts that the laboratory has said, in fen by an item's place from 0
 * @throws abilityErrors.unknown, otherLaboratory, tooMany; testingErrors.noStore, kindOfItems
 */
export async function priceVersion(
  work: Work,
  form: EntrustForm,
  agreed: ReadonlyMap<number, Cents> = new Map(),
  note = '',
): Promise<PricedVersion> {
  const asked = form.items.map((item) => ({
    ...{ capId: item.capId, units: item.units, stage: item.stage },
    specimens: piecesOf(form, item),
  }));
  const { found, parts, promised } = await chargeForm(work, asked, extrasOf(form), agreed);
  const [first] = found;
  if (!first || first.storeId === null) throw testingErrors.noStore();
  const isCalibration = form.kind === 'METERING';
  if (found.some(({ kind }) => (kind === 'CALIBRATION') !== isCalibration)) throw testingErrors.kindOfItems();
  const ofItem = (at: number) =>
    sum(parts.flatMap((part) => (part.kind === 'ITEM' && part.item === at ? part.amount : [])));
  return {
    labId: first.labId,
    content: {
      form,
      items: found.map((one, at) => {
        const item = required(form.items[at]);
        const isAgreed = agreed.has(at);
        return {
          ...{ capId: one.capId, capNo: one.capNo, item: one.item, object: one.object, unit: one.unit },
          ...{ standard: one.standard, clause: one.clause, pieces: one.specimens, units: one.units },
          ...{ stage: one.stage, conditions: item.conditions, limits: item.limits, isAgreed },
          amount: one.isOnRequest && !isAgreed ? null : centsToWire(ofItem(at)),
        };
      }),
      parts: parts.map(({ kind, item, count, amount, tax }) => ({
        ...{ kind, item, count, amount: centsToWire(amount), tax: centsToWire(tax) },
      })),
      amount: centsToWire(sum(parts.map((part) => part.amount))),
      tax: centsToWire(sum(parts.map((part) => part.tax))),
      promisedAt: promised.at.toISOString(),
      note,
    },
  };
}

/** All that it asks for is offered today (L12). @throws abilityErrors.notOffered */
export const requireFormOffered = (work: Work, { items }: EntrustForm): Promise<void> =>
  requireOffered(
    work,
    items.map(({ capId }) => capId),
  );

/** What the laboratory has said in a version, by an item's place. */
export const agreedIn = ({ items }: FormVersion): Map<number, Cents> =>
  new Map(
    items.flatMap(({ isAgreed, amount }, at) =>
      isAgreed && amount !== null ? [[at, required(parseCents(amount))] as const] : [],
    ),
  );

/** In fen. */
export const amountOf = ({ amount }: Pick<FormVersion, 'amount'>): Cents => parseCents(amount) ?? NOTHING;

/** What it is called in lists: its first items. */
export const titleOf = ({ items }: FormVersion): string =>
  items
    .slice(0, 3)
    .map(({ item }) => item.zh)
    .join('、')
    .slice(0, 120);

/** What a form that is not priced yet is called: its first specimens. */
export const draftTitle = ({ specimens }: EntrustForm): string =>
  specimens
    .slice(0, 2)
    .map(({ name, model }) => [name, model].filter(Boolean).join(' '))
    .filter(Boolean)
    .join('、')
    .slice(0, 120);

/** The lines of its order: one for each part of the price, named after what it is for. */
export const linesOf = (
  { items, parts }: FormVersion,
  names: Readonly<Record<string, { zh: string; en: string }>>,
) =>
  parts.map((part, at) => {
    const item = part.item === null ? undefined : items[part.item];
    const name = required(names[part.kind]);
    const amount = required(parseCents(part.amount));
    const goodsName =
      item && part.kind === 'ITEM'
        ? { zh: `${item.item.zh}（${item.object.zh}）`, en: `${item.item.en} (${item.object.en})` }
        : item
          ? { zh: `${name.zh} · ${item.item.zh}`, en: `${name.en} · ${item.item.en}` }
          : name;
    return {
      sourceLineNo: at + 1,
      goodsName,
      partNo: item?.capNo ?? '',
      standard: item?.standard ?? '',
      amount,
    };
  });

// What a commission has agreed on and how far its work is: what its early end, or that of some items, is reckoned from.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, NOTHING, parseCents, yuan } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { addWorkingDays } from '#kit/time/working-days.ts';
import { itemStandOf } from '#mall/bench/server/bench.ts';
import { serviceOfOrder } from '#mall/order/server/order.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import { specimensOf } from '#mall/specimen/server/specimen.ts';
import { type FormVersion, newestVersion, type ServiceRow } from '#mall/testing/server/testing.ts';
import { type AgreedPart, type EndFacts, type ItemWork, keptOfParts } from '../kept-of-parts.ts';
import { itemSettlement } from './service-change.tables.ts';
import { changeRules } from './service-change-rules.ts';

const NEVER_CAME: ReadonlySet<string> = new Set(['LABELLED', 'IN_TRANSIT', 'CANCELLED']);

const amountOf = (text: string): Cents => parseCents(text) ?? NOTHING;

export const partsOf = ({ parts }: FormVersion): AgreedPart[] =>
  parts.map(({ kind, item, amount }) => ({
    ...{ kind, seq: item === null ? null : item + 1, amount: amountOf(amount) },
  }));

/** Minutes that a run takes, as both agreed. */
function minutesOf({ items }: FormVersion, seq: number, days: number): number {
  const item = items[seq - 1];
  if (item?.unit === '小时') return item.units * 60;
  return (item?.unit === '天' ? item.units : days) * 24 * 60;
}

/** How far each row of work is. */
export async function workDone(work: Work, serviceSn: string, version: FormVersion): Promise<ItemWork[]> {
  const settled = new Map(
    (await work.tx.select().from(itemSettlement).where(eq(itemSettlement.serviceSn, serviceSn))).map(
      (one) => [one.itemId, one],
    ),
  );
  return (await itemStandOf(work, serviceSn)).map(({ itemId, seq, state, isRun, days, startedAt }) => {
    const ended = settled.get(itemId);
    return {
      ...{ seq, isRun, isStarted: startedAt !== null },
      // what was cancelled is reckoned by how far it was
      state: state === 'CANCELLED' ? (ended?.formerState ?? state) : state,
      ran: startedAt ? Math.floor((work.now.getTime() - startedAt.getTime()) / 60_000) : 0,
      takes: minutesOf(version, seq, days),
      settled: ended ? (ended.isFault ? NOTHING : ended.kept) : state === 'CANCELLED' ? NOTHING : null,
    };
  });
}

/** The laboratory is so late that nothing is owed any more. */
async function isMuchTooLate(work: Work, { promisedAt, receivedAt }: ServiceRow): Promise<boolean> {
  if (promisedAt === null || receivedAt === null) return false;
  const { faultDays } = await changeRules.find(work);
  return addWorkingDays(promisedAt, faultDays, await findWorkingCalendar(work)) < work.now;
}

export interface Reckoned {
  version: FormVersion;
  parts: (AgreedPart & { kept: Cents })[];
  /** In fen: what stays of all of it, and what of its order goes back. */
  fee: Cents;
  back: Cents;
}

/**
 * What would stay owed if all of it ended now.
 * @param wish `isFault`: the laboratory says that it is its own
 */
export async function reckonEnd(
  work: Work,
  service: ServiceRow,
  wish: { isFault: boolean } = { isFault: false },
): Promise<Reckoned> {
  const version = await newestVersion(work, service);
  const specimens = await specimensOf(work, service.serviceSn);
  const { handlingYuan } = await changeRules.find(work);
  const { form } = version;
  const came = specimens.filter(({ state }) => !NEVER_CAME.has(state));
  const facts: EndFacts = {
    items: await workDone(work, service.serviceSn, version),
    hasReport: (service.stand.reports?.ISSUED ?? 0) > 0,
    wasReceived: came.length > 0,
    sendsBack: form.disposal === 'RETURN' && came.some(({ state }) => state !== 'DESTROYED'),
    isFault: wish.isFault || (await isMuchTooLate(work, service)),
    handling: yuan(handlingYuan),
  };
  const agreed = partsOf(version);
  const kept = keptOfParts(agreed, facts);
  const parts = agreed.map((part, at) => ({ ...part, kept: required(kept[at]) }));
  const fee = cents(parts.reduce((total, part) => total + part.kept, 0));
  const left = await leftOf(work, service);
  return { version, parts, fee, back: cents(Math.max(0, left - fee)) };
}

/** Lines of its order, of a package its own alone. */
export const linesOfService = <L extends { sourceLineNo: number | null }>(
  { packSeq }: Pick<ServiceRow, 'packSeq'>,
  lines: readonly L[],
): L[] => lines.filter(({ sourceLineNo }) => packSeq === null || sourceLineNo === packSeq);

/** What of its order is owed or paid still, in fen. */
async function leftOf(work: Work, service: ServiceRow): Promise<number> {
  const found = service.orderSn ? await serviceOfOrder(work, service.orderSn) : undefined;
  return linesOfService(service, found?.lines ?? []).reduce(
    (total, { amount, refunded }) => total + amount - refunded,
    0,
  );
}

/** How far all rows are, in one text: what was asked holds as long as it is the same. */
export const standingOf = async (work: Work, serviceSn: string): Promise<string> =>
  (await itemStandOf(work, serviceSn)).map(({ itemId, state }) => `${itemId}:${state}`).join(' ');

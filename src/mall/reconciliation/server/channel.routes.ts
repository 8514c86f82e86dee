// Channels' days and their differences as finance reads and settles them.
import { eq, inArray, sql } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { listSteps, stepReply } from '#kit/document/step-log.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { Range } from '#kit/list/filter.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { centsToWire } from '#kit/money/money.ts';
import { addWorkingDays, type WorkingCalendar } from '#kit/time/working-days.ts';
import { paymentMethod } from '#mall/payment/payment-status.ts';
import { findWorkingCalendar } from '#mall/setting/server/setting.ts';
import { channelDayList, channelRowList } from '../channel-lists.ts';
import { type DifferenceState, differenceStatus, differenceSteps } from '../difference-status.ts';
import type {
  ChannelDayCard,
  DifferenceButton,
  DifferenceReply,
  reconciliationProtocol,
} from '../reconciliation.protocol.ts';
import {
  correctDifference,
  type DifferenceRow,
  declineCorrection,
  differenceLife,
  differencesOf,
  proposeCorrection,
} from './difference-life.ts';
import { reconciliationErrors as refusals } from './reconciliation.errors.ts';
import { channelDay, channelDifference, channelRow } from './reconciliation.tables.ts';

type Acts = Actions<typeof reconciliationProtocol>;
type DayRow = typeof channelDay.$inferSelect;

const LATE_AFTER = 3; // working days (domain-money §8)

const isLate = (
  { state, createdAt }: Pick<DifferenceRow, 'state' | 'createdAt'>,
  now: Date,
  calendar: WorkingCalendar,
): boolean => state !== 'SETTLED' && addWorkingDays(createdAt, LATE_AFTER, calendar) < now;

async function dayCards(work: Work, rows: readonly DayRow[]): Promise<ChannelDayCard[]> {
  const calendar = await findWorkingCalendar(work);
  const open = await work.tx
    .select()
    .from(channelDifference)
    .where(
      sql`${inArray(
        channelDifference.dayId,
        rows.map(({ dayId }) => dayId),
      )} AND ${channelDifference.state} <> 'SETTLED'`,
    );
  return rows.map(
    ({ dayId, daySn, day, method, rows: count, paid, refunded, fee, fetchedAt, comparedAt }) => {
      const own = open.filter((one) => one.dayId === dayId);
      return {
        ...{ daySn, day, method, rows: count },
        methodName: paymentMethod[method][work.language],
        state: comparedAt === null ? 'COMPARING' : own.length > 0 ? 'OPEN' : 'DONE',
        paid: centsToWire(paid),
        refunded: centsToWire(refunded),
        fee: centsToWire(fee),
        open: own.length,
        isLate: own.some((one) => isLate(one, work.now, calendar)),
        fetchedAt: fetchedAt.toISOString(),
      };
    },
  );
}

async function differenceReplies(
  work: Work,
  rows: readonly DifferenceRow[],
  readerId: number,
): Promise<DifferenceReply[]> {
  const calendar = await findWorkingCalendar(work);
  const steps = await listSteps(work, [
    { docType: 'difference', docSns: rows.map((row) => row.differenceSn) },
  ]);
  return rows.map((row) => {
    const { differenceSn, version, kind, rowKind, number, refundSn, state, reason, entrySn } = row;
    const own = steps.filter(({ docSn }) => docSn === differenceSn);
    const may = differenceLife.allowed(row, 'finance', work.now) as readonly DifferenceButton[];
    return {
      ...{ differenceSn, version, kind, rowKind, number, refundSn, state, reason, entrySn },
      ours: centsToWire(row.ours),
      theirs: centsToWire(row.theirs),
      proposedBy: own.findLast(({ event }) => event === 'propose')?.actorName ?? '',
      isLate: isLate(row, work.now, calendar),
      createdAt: row.createdAt.toISOString(),
      allowedActions: may.filter((action) => action !== 'correct' || row.proposedBy !== readerId),
      log: own
        .toReversed()
        .map((step) =>
          stepReply(work, step, differenceSteps, differenceStatus[step.toState as DifferenceState]),
        ),
    };
  });
}

/** @throws refusals.dayNotFound */
const dayDetail: Acts['dayDetail'] = async (work, finance, { daySn }) => {
  const [row] = await work.tx.select().from(channelDay).where(eq(channelDay.daySn, daySn));
  if (!row) throw refusals.dayNotFound();
  const differences = await differenceReplies(work, await differencesOf(work, row.dayId), finance.memberId);
  return { ...only(await dayCards(work, [row])), differences };
};

export const channelActs: Acts = {
  dayDetail,
  propose: proposeCorrection,
  correct: correctDifference,
  decline: declineCorrection,
};

const within = ({ from, to }: Range<string>) =>
  sql`${channelDay.day} BETWEEN ${from ?? '-infinity'}::date AND ${to ?? 'infinity'}::date`;

const DAY_STATE = sql`CASE WHEN ${channelDay.comparedAt} IS NULL THEN 'COMPARING' WHEN EXISTS (SELECT FROM ${channelDifference}
  WHERE ${channelDifference.dayId} = ${channelDay.dayId} AND ${channelDifference.state} <> 'SETTLED') THEN 'OPEN' ELSE 'DONE' END`;

export const channelListRoutes = [
  ...source(channelDayList, ({ work }) => ({
    from: sql`${channelDay}`,
    key: channelDay.daySn,
    scope: undefined,
    columns: {
      state: DAY_STATE,
      day: channelDay.day,
      paid: channelDay.paid,
      refunded: channelDay.refunded,
      fee: channelDay.fee,
      method: channelDay.method,
    },
    filters: { day: within },
    toRows: async (keys) => dayCards(work, await rowsWith(work, channelDay, channelDay.daySn, keys)),
  })),
  ...source(channelRowList, ({ work }) => ({
    from: sql`${channelRow} JOIN ${channelDay} ON ${channelDay.dayId} = ${channelRow.dayId}`,
    key: channelRow.rowId,
    scope: undefined,
    columns: {
      state: channelRow.state,
      row: channelRow.rowId,
      amount: sql`CASE WHEN ${channelRow.kind} = 'PAY' THEN ${channelRow.amount} ELSE -${channelRow.amount} END`,
      fee: channelRow.fee,
      method: channelRow.method,
      kind: channelRow.kind,
    },
    filters: { day: within },
    // Whole numbers, which are indexed: rows are many.
    search: [
      (keyword) => {
        const sn = keyword.trim();
        return sql`(${channelRow.number} = ${sn} OR ${channelRow.refundSn} = ${sn} OR ${channelRow.transactionNo} = ${sn})`;
      },
    ],
    async toRows(keys) {
      const rows = await work.tx
        .select({ row: channelRow, day: channelDay.day })
        .from(channelRow)
        .innerJoin(channelDay, eq(channelDay.dayId, channelRow.dayId))
        .where(inArray(channelRow.rowId, keys.map(Number)));
      return rows.map(({ row, day }) => {
        const { rowId, method, kind, number, refundSn, transactionNo, amount, fee, state } = row;
        return {
          ...{ rowId, day, kind, number, refundSn, transactionNo, state },
          methodName: paymentMethod[method][work.language],
          amount: `${kind === 'PAY' ? '' : '-'}${centsToWire(amount)}`,
          fee: centsToWire(fee),
        };
      });
    },
  })),
];

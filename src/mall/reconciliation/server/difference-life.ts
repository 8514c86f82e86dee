// The life of a difference on the server: found by the mall, explained by one of finance, corrected by another.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { life } from '#kit/document/life.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { corrected } from '#mall/books/reconciling-rules.ts';
import { post } from '#mall/books/server/books.ts';
import { differenceProcess } from '../difference-process.ts';
import { differenceStatus } from '../difference-status.ts';
import type { reconciliationProtocol } from '../reconciliation.protocol.ts';
import { keepSpare, moverOf } from './bank-life.ts';
import { reconciliationErrors as refusals } from './reconciliation.errors.ts';
import { channelDay, channelDifference } from './reconciliation.tables.ts';

type Acts = Actions<typeof reconciliationProtocol>;
export type DifferenceRow = typeof channelDifference.$inferSelect;

export const differenceLife = life({
  docType: 'difference',
  table: channelDifference,
  key: 'differenceSn',
  process: differenceProcess,
  status: differenceStatus,
  notNow: () => refusals.differenceNotNow(),
  changedMeanwhile: () => refusals.differenceNotNow(),
  marks: (work, { to }) => ({ finishedAt: to === 'SETTLED' ? work.now : null }),
});

type Found = Pick<
  DifferenceRow,
  'dayId' | 'method' | 'kind' | 'rowKind' | 'number' | 'refundSn' | 'ours' | 'theirs'
> & { rowId?: number };

/** What is known already stays as it is. */
export async function noteDifference(work: Work, found: Found): Promise<void> {
  const differenceSn = await nextDocumentNumber(work, 'DF');
  await differenceLife.beginAll(work, 'find', [{ differenceSn, ...found }], { by: 'system' });
}

/** Fen that the channel holds beyond what the books say; below zero it holds less. */
export const channelHasMore = ({
  rowKind,
  ours,
  theirs,
}: Pick<DifferenceRow, 'rowKind' | 'ours' | 'theirs'>) => (rowKind === 'PAY' ? theirs - ours : ours - theirs);

type Seen = { differenceSn: string; version: number };

async function holdDifference(work: Work, { differenceSn, version }: Seen): Promise<DifferenceRow> {
  const row = await differenceLife.hold(work, differenceSn);
  if (!row) throw refusals.differenceNotFound();
  if (row.version !== version) throw refusals.differenceNotNow();
  return row;
}

/** @throws refusals.differenceNotFound, differenceNotNow */
export const proposeCorrection: Acts['propose'] = async (work, finance, { reason, ...seen }) => {
  const row = await holdDifference(work, seen);
  const { differenceSn, state } = await differenceLife.advance(work, row, 'propose', {
    ...moverOf(finance, reason),
    set: { reason, proposedBy: finance.memberId },
  });
  return { differenceSn, state };
};

/** @throws refusals.differenceNotFound, differenceNotNow, ownCorrection */
export const correctDifference: Acts['correct'] = async (work, finance, seen) => {
  const row = await holdDifference(work, seen);
  differenceLife.require(work, row, 'correct', 'finance');
  if (row.proposedBy === finance.memberId) throw refusals.ownCorrection();
  const more = channelHasMore(row);
  const entrySn = await post(work, corrected(row.differenceSn, row.method, more, row.reason));
  if (more > 0)
    await keepSpare(
      work,
      row,
      { amount: cents(more), asideEntrySn: entrySn, daySn: await daySnOf(work, row) },
      finance,
    );
  const { differenceSn, state } = await differenceLife.advance(work, row, 'correct', {
    ...moverOf(finance),
    set: { entrySn },
  });
  return { differenceSn, state };
};

async function daySnOf(work: Work, { dayId }: DifferenceRow): Promise<string> {
  const [day] = await work.tx
    .select({ daySn: channelDay.daySn })
    .from(channelDay)
    .where(eq(channelDay.dayId, dayId));
  return required(day).daySn;
}

/** Also by who has proposed it. @throws refusals.differenceNotFound, differenceNotNow */
export const declineCorrection: Acts['decline'] = async (work, finance, { reason, ...seen }) => {
  const row = await holdDifference(work, seen);
  const { differenceSn, state } = await differenceLife.advance(work, row, 'decline', {
    ...moverOf(finance, reason),
    set: { reason: '', proposedBy: null },
  });
  return { differenceSn, state };
};

/** In the order in which they were found. */
export const differencesOf = (work: Work, dayId: number): Promise<DifferenceRow[]> =>
  work.tx
    .select()
    .from(channelDifference)
    .where(eq(channelDifference.dayId, dayId))
    .orderBy(channelDifference.differenceId);

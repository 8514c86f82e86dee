// Disputes of items: raised by the buyer, agreed to or refuted by the creditor, decided by the platform; what is agreed becomes a memo (S5).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { type AccountRow, type Creditor, type CreditSide, lockAccount } from '#mall/credit/server/credit.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import { disputeReasons } from '../dispute-process.ts';
import type { statementProtocol } from '../statement.protocol.ts';
import { holdStatement, lessOnCredit, restOfItem } from './fill-statement.ts';
import { findStatements } from './find-statement.ts';
import { statementErrors } from './statement.errors.ts';
import { disputeAgreed } from './statement.events.ts';
import { statement, statementDispute, statementItem } from './statement.tables.ts';
import { type DisputeRow, disputeLife, moverOf, type StatementRow, statementLife } from './statement-life.ts';
import { openDisputes } from './tend-statements.ts';

type Acts = Actions<typeof statementProtocol>;
type CreditorActs = Actions<typeof statementProtocol, Creditor>;

const done = ({ disputeId, state }: DisputeRow) => ({ disputeId, state });

/** @throws statementErrors.notFound, noItem, notCut, notNow, tooMuchDisputed, disputedAlready; the file room's refusals */
export const disputeItem: Acts['dispute'] = async (work, member, input) => {
  const { statementSn, version, itemId, amount, reason, text, fileIds } = input;
  const { row } = await hold(work, { enterpriseId: member.enterpriseId }, { statementSn, version });
  if (row.reconcile === 'OPEN') throw statementErrors.notCut();
  statementLife.require(work, row, 'dispute', 'buyer');
  const [item] = await work.tx.select().from(statementItem).where(eq(statementItem.itemId, itemId));
  if (!item || item.statementId !== row.statementId || item.amount <= 0) throw statementErrors.noItem();
  const most = restOfItem(item);
  if (amount <= 0 || amount > most) throw statementErrors.tooMuchDisputed({ most });
  const files = [...new Set(fileIds)];
  await requireFiles(work, member.memberId, files, { kinds: 'attachments' });
  const mover = moverOf('buyer', member);
  const raised = await disputeLife.begin(
    work,
    'raise',
    { statementId: row.statementId, itemId, amount, reason, text, fileIds: files },
    { ...moverOf('buyer', member) },
  );
  await statementLife.advance(work, row, 'dispute', {
    ...mover,
    ...(row.reconcile === 'DONE' ? {} : { set: { reconcile: 'DISPUTED' as const } }),
    detail: { itemId, amount },
  });
  return done(raised);
};

/** @throws statementErrors.noDispute, disputeNotNow */
export const answerDispute: Acts['answerDispute'] = async (work, member, { disputeId, isAccepted, text }) => {
  const held = await holdDispute(work, { enterpriseId: member.enterpriseId }, disputeId);
  const mover = moverOf('buyer', member, text);
  const moved = await disputeLife.advance(work, held.dispute, isAccepted ? 'accept' : 'escalate', mover);
  if (isAccepted) await afterwards(work, held, 'buyer', member);
  return done(moved);
};

/** @throws statementErrors.noDispute, disputeNotNow, ownDecision */
export const decideDispute: CreditorActs['decideDispute'] = async (
  work,
  creditor,
  { disputeId, isAgreed, text },
) => {
  const held = await holdDispute(work, creditor, disputeId);
  const mover = moverOf('creditor', creditor.member, text);
  const moved = await disputeLife.advance(work, held.dispute, isAgreed ? 'agree' : 'refute', {
    ...mover,
    set: { answer: text },
  });
  if (isAgreed) {
    await memo(work, held);
    await afterwards(work, held, 'creditor', creditor.member);
  }
  return done(moved);
};

/** For any creditor's statement, for good. @throws statementErrors.noDispute, disputeNotNow, ownDecision */
export const arbitrate: Acts['arbitrate'] = async (work, operator, { disputeId, isUpheld, text }) => {
  const held = await holdDispute(work, 'platform', disputeId);
  const { enterpriseId, storeId } = held.account;
  if (operator.enterpriseId === enterpriseId || (storeId !== null && operator.storeId === storeId))
    throw statementErrors.ownDecision();
  const mover = moverOf('platform', operator, text);
  const moved = await disputeLife.advance(work, held.dispute, isUpheld ? 'uphold' : 'dismiss', {
    ...mover,
    set: { answer: text },
  });
  if (isUpheld) await memo(work, held);
  await afterwards(work, held, 'creditor', operator);
  return done(moved);
};

interface HeldDispute {
  dispute: DisputeRow;
  row: StatementRow;
  account: AccountRow;
}

async function holdDispute(
  work: Work,
  side: CreditSide | 'platform',
  disputeId: number,
): Promise<HeldDispute> {
  const [seen] = await work.tx
    .select({ dispute: statementDispute, statementSn: statement.statementSn, accountId: statement.accountId })
    .from(statementDispute)
    .innerJoin(statement, eq(statement.statementId, statementDispute.statementId))
    .where(eq(statementDispute.disputeId, disputeId));
  if (!seen) throw statementErrors.noDispute();
  if (side !== 'platform')
    await findStatements(work, side, [seen.statementSn]).catch((error: unknown) => {
      throw error instanceof Error && 'code' in error && error.code === 'statement.notFound'
        ? statementErrors.noDispute()
        : error;
    });
  const account = await lockAccount(work, seen.accountId);
  const row = await holdStatement(work, seen.dispute.statementId);
  return { dispute: required(await disputeLife.hold(work, disputeId)), row, account };
}

/** What was agreed to need not be paid. */
async function memo(work: Work, { dispute }: HeldDispute): Promise<void> {
  const [item] = await work.tx.select().from(statementItem).where(eq(statementItem.itemId, dispute.itemId));
  const { orderSn, orderLineId } = required(item);
  await lessOnCredit(work, orderSn, {
    orderLineId,
    amount: dispute.amount,
    isShipped: true,
    part: `dispute ${dispute.disputeId}`,
    caseSn: '',
    title:
      dispute.reason === 'SET_OFF'
        ? { ...disputeReasons.SET_OFF }
        : {
            zh: `异议冲减：${disputeReasons[dispute.reason].zh}`,
            en: `Dispute agreed: ${disputeReasons[dispute.reason].en}`,
          },
  });
  await work.emit(disputeAgreed, { orderSn, amount: dispute.amount });
}

/** With the last dispute over, the statement waits for its confirmation again. */
async function afterwards(
  work: Work,
  { row: { statementId } }: HeldDispute,
  by: 'buyer' | 'creditor',
  member: Parameters<typeof moverOf>[1],
): Promise<void> {
  const row = await holdStatement(work, statementId);
  const isOver = row.reconcile === 'DISPUTED' && (await openDisputes(work, row)).length === 0;
  await statementLife.advance(work, row, 'settleDispute', {
    ...moverOf(by, member),
    ...(isOver ? { set: { reconcile: 'CUT' as const } } : {}),
  });
}

/** Account and statement held. @throws statementErrors.notFound, changedMeanwhile, ownDecision */
export async function hold(
  work: Work,
  side: CreditSide,
  { statementSn, version }: { statementSn: string; version?: number | undefined },
): Promise<{ row: StatementRow; account: AccountRow }> {
  const [seen] = await findStatements(work, side, [statementSn]);
  const { accountId, statementId } = required(seen);
  const account = await lockAccount(work, accountId);
  const row = await holdStatement(work, statementId);
  if (version !== undefined && row.version !== version) throw statementErrors.changedMeanwhile();
  return { row, account };
}

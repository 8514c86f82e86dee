// Disputes of items: raised by the buyer, agreed to or refuted by the creditor, decided by the platform; what is agreed becomes a memo (S5).
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { Cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { type AccountRow, type Creditor, type CreditSide, lockAccount } from '#mall/credit/server/credit.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import type { Employee } from '#mall/member/actor.ts';
import { disputeReasons, isWithCase } from '../dispute-process.ts';
import type { statementProtocol } from '../statement.protocol.ts';
import { holdStatement, lessOnCredit, restOfItem } from './fill-statement.ts';
import { findStatements } from './find-statement.ts';
import { statementErrors } from './statement.errors.ts';
import { disputeAgreed } from './statement.events.ts';
import { statement, statementDispute, statementItem } from './statement.tables.ts';
import {
  type DisputeRow,
  disputeLife,
  moverOf,
  type StatementMover,
  type StatementRow,
  statementLife,
} from './statement-life.ts';
import { openDisputes } from './tend-statements.ts';

type Acts = Actions<typeof statementProtocol>;
type CreditorActs = Actions<typeof statementProtocol, Creditor>;

const done = ({ disputeId, state }: DisputeRow) => ({ disputeId, state });

/** Opens a case about so many pieces of a line, for so much; '' where none can be opened. */
export type OpenCase = (
  work: Work,
  member: Employee,
  of: { orderSn: string; orderLineId: number; number: number; amount: Cents; text: string },
) => Promise<string>;

/**
 * A dispute of quality opens a case, which is held before account and statement.
 * @throws statementErrors.notFound, noItem, notCut, notNow, tooMuchDisputed, disputedAlready; the file room's refusals
 */
export const disputeItem =
  (openCase: OpenCase): Acts['dispute'] =>
  async (work, member, input) => {
    const { statementSn, version, itemId, amount, reason, text, fileIds } = input;
    const caseSn = reason === 'N4' ? await caseOf(work, member, input, openCase) : '';
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
      { statementId: row.statementId, itemId, amount, reason, text, fileIds: files, caseSn },
      { ...moverOf('buyer', member) },
    );
    await statementLife.advance(work, row, 'dispute', {
      ...mover,
      ...(row.reconcile === 'DONE' ? {} : { set: { reconcile: 'DISPUTED' as const } }),
      detail: { itemId, amount },
    });
    return done(raised);
  };

async function caseOf(
  work: Work,
  member: Employee,
  { statementSn, itemId, amount, text }: Parameters<Acts['dispute']>[2],
  openCase: OpenCase,
): Promise<string> {
  const [seen] = await findStatements(work, { enterpriseId: member.enterpriseId }, [statementSn]);
  const [item] = await work.tx.select().from(statementItem).where(eq(statementItem.itemId, itemId));
  if (item?.statementId !== seen?.statementId || !item?.orderLineId || item.number === 0) return '';
  if (amount <= 0 || amount > restOfItem(item)) return '';
  const { orderSn, orderLineId } = item;
  const number = Math.min(item.number, Math.ceil((item.number * amount) / item.amount));
  return openCase(work, member, { orderSn, orderLineId, number, amount, text });
}

/** A case is over: with money back its memo stands already; without any the buyer may accept that, or call the platform. */
export async function endDisputeOf(work: Work, caseSn: string, isPaidBack: boolean): Promise<void> {
  const [seen] = await work.tx.select().from(statementDispute).where(eq(statementDispute.caseSn, caseSn));
  if (!seen || !isWithCase(seen)) return;
  const held = await holdDispute(work, 'platform', seen.disputeId);
  await disputeLife.advance(work, held.dispute, isPaidBack ? 'agree' : 'refute', {
    by: 'creditor',
    reason: caseSn,
  });
  if (isPaidBack) await afterwards(work, held, { by: 'creditor', reason: caseSn });
}

/** @throws statementErrors.noDispute, disputeNotNow, withItsCase */
export const answerDispute: Acts['answerDispute'] = async (work, member, { disputeId, isAccepted, text }) => {
  const held = withoutCase(await holdDispute(work, { enterpriseId: member.enterpriseId }, disputeId));
  const mover = moverOf('buyer', member, text);
  const moved = await disputeLife.advance(work, held.dispute, isAccepted ? 'accept' : 'escalate', mover);
  if (isAccepted) await afterwards(work, held, moverOf('buyer', member));
  return done(moved);
};

/** @throws statementErrors.noDispute, disputeNotNow, withItsCase, ownDecision */
export const decideDispute: CreditorActs['decideDispute'] = async (
  work,
  creditor,
  { disputeId, isAgreed, text },
) => {
  const held = withoutCase(await holdDispute(work, creditor, disputeId));
  const mover = moverOf('creditor', creditor.member, text);
  const moved = await disputeLife.advance(work, held.dispute, isAgreed ? 'agree' : 'refute', {
    ...mover,
    set: { answer: text },
  });
  if (isAgreed) {
    await memo(work, held);
    await afterwards(work, held, moverOf('creditor', creditor.member));
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
  await afterwards(work, held, moverOf('creditor', operator));
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

/** @throws statementErrors.withItsCase */
function withoutCase(held: HeldDispute): HeldDispute {
  if (isWithCase(held.dispute)) throw statementErrors.withItsCase(held.dispute);
  return held;
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
  mover: StatementMover,
): Promise<void> {
  const row = await holdStatement(work, statementId);
  const isOver = row.reconcile === 'DISPUTED' && (await openDisputes(work, row)).length === 0;
  await statementLife.advance(work, row, 'settleDispute', {
    ...mover,
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

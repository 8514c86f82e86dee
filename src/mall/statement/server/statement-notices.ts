// What buyers and creditors are told by message of statements and disputes.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { StepBy } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { listWhoMay } from '#mall/company/server/company.ts';
import { creditAccount } from '#mall/credit/server/credit.tables.ts';
import { creditorsPeople } from '#mall/credit/server/credit.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { type DisputeAction, disputeReasons, disputeStatus } from '../dispute-process.ts';
import type { StatementAction, StatementActor } from '../statement-process.ts';
import { statementSteps } from '../statement-status.ts';
import { restOf } from '../statement-sums.ts';
import { statement, type statementDispute } from './statement.tables.ts';

type Row = typeof statement.$inferSelect;

/** Not what only fills a statement, nor what its next message says. */
const TOLD: readonly StatementAction[] = ['cut', 'confirmSilently', 'pay', 'voucherBack', 'fallDue', 'waive'];

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfStatement(
  work: Work,
  action: StatementAction,
  row: Row,
  mover: StepBy<StatementActor>,
): Promise<void> {
  if (!TOLD.includes(action)) return;
  const rest = showAmount(centsToWire(restOf(row)));
  const due = row.dueDay ?? '';
  const texts: Partial<Record<StatementAction, Text>> = {
    cut: {
      zh: `应付 ${rest}，请尽快对账，${due} 到期。`,
      en: `${rest} is due on ${due}; please reconcile it soon.`,
    },
    fallDue: { zh: `未付 ${rest}，请尽快付款。`, en: `${rest} is overdue.` },
  };
  await tellBuyer(work, row, statementSteps[action], texts[action] ?? { zh: '', en: '' }, mover.reason);
}

/** The buyer's people who pay or reconcile. */
export async function tellBuyer(work: Work, row: Row, title: Text, text: Text, reason = ''): Promise<void> {
  const { enterpriseId } = await accountOf(work, row.accountId);
  const people = new Set([
    ...(await listWhoMay(work, enterpriseId, 'credit.pay')),
    ...(await listWhoMay(work, enterpriseId, 'credit.reconcile')),
  ]);
  await tell(work, [...people], row, title, text, '/member/credit/statement', reason);
}

/** Who decides for the creditor. */
export async function tellCreditor(
  work: Work,
  row: Row,
  title: Text,
  text: Text,
  reason = '',
): Promise<void> {
  const { storeId } = await accountOf(work, row.accountId);
  const page = `/${storeId === null ? 'admin' : 'seller'}/credit/statement`;
  await tell(work, await creditorsPeople(work, storeId), row, title, text, page, reason);
}

/** The other side hears; the platform's word both. */
export async function tellOfDispute(
  work: Work,
  action: DisputeAction,
  { statementId, amount, reason, state }: typeof statementDispute.$inferSelect,
  { by, reason: why }: StepBy<'buyer' | 'creditor' | 'platform'>,
): Promise<void> {
  const [row] = await work.tx.select().from(statement).where(eq(statement.statementId, statementId));
  const title: Text = {
    zh: action === 'raise' ? '对账单有异议' : `对账异议：${disputeStatus[state].zh}`,
    en: action === 'raise' ? 'A statement is disputed' : `Dispute: ${disputeStatus[state].en}`,
  };
  const sum = showAmount(centsToWire(amount));
  const text: Text = { zh: `${disputeReasons[reason].zh} ${sum}`, en: `${disputeReasons[reason].en} ${sum}` };
  if (by !== 'buyer') await tellBuyer(work, required(row), title, text, why);
  if (by !== 'creditor') await tellCreditor(work, required(row), title, text, why);
}

async function accountOf(work: Work, accountId: number) {
  const [row] = await work.tx.select().from(creditAccount).where(eq(creditAccount.accountId, accountId));
  return required(row);
}

async function tell(
  work: Work,
  memberIds: readonly number[],
  { statementSn }: Row,
  title: Text,
  text: Text,
  page: string,
  reason: string,
): Promise<void> {
  await tellOfDocument(
    work,
    memberIds,
    { title: { zh: `对账单：${title.zh}`, en: `Statement: ${title.en}` }, text },
    {
      kind: 'statement',
      name: { zh: `对账单 ${statementSn}`, en: `Statement ${statementSn}` },
      reason,
      link: `${page}?statementSn=${statementSn}`,
    },
  );
}

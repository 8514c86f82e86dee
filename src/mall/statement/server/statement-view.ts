// Rows of statements → replies: the only mapper. What a reader may do follows from the side he stands on.
import { asc, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { stepReplies, withAmounts } from '#kit/document/step-log.ts';
import { wireFields } from '#kit/http/same-fields.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina, daysBetween } from '#kit/time/day-in-china.ts';
import type { Text } from '#kit/words/text.ts';
import { PLATFORM } from '#mall/credit/server/credit.ts';
import { fileReplies } from '#mall/file/server/file.ts';
import { type Member, mayDo } from '#mall/member/actor.ts';
import { type DisputeActor, disputeReasons, disputeStatus, isWithCase } from '../dispute-process.ts';
import {
  type DisputeButton,
  DisputeReply,
  type StatementButton,
  StatementCard,
  StatementDetail,
  type StatementItem,
} from '../statement.protocol.ts';
import { itemKinds, reconcileStates, statementStatus, statementSteps } from '../statement-status.ts';
import { restOf } from '../statement-sums.ts';
import { restOfItem } from './fill-statement.ts';
import { waivableOf } from './reconcile-statement.ts';
import { statementDispute, statementItem } from './statement.tables.ts';
import {
  type DisputeRow,
  disputeLife,
  type StatementRow,
  silentAfter,
  statementLife,
} from './statement-life.ts';

/** With whose eyes a statement is seen. */
export interface StatementEyes {
  side: DisputeActor;
  mayReconcile: boolean;
  mayPay: boolean;
}
export const buyersEyes = (member: Member): StatementEyes => ({
  side: 'buyer',
  mayReconcile: mayDo(member, 'credit.reconcile'),
  mayPay: mayDo(member, 'credit.pay'),
});
export const creditorsEyes: StatementEyes = { side: 'creditor', mayReconcile: true, mayPay: false };

interface Facts {
  enterpriseName: string;
  creditorName: Text | null;
  disputed: number;
  openDisputes: number;
}

async function factsOf(work: Work, ids: readonly number[]): Promise<Map<number, Facts>> {
  const rows = await work.query<Facts & { statementId: number }>(
    `SELECT s.statement_id AS "statementId", e.name AS "enterpriseName",
            CASE WHEN t.store_id IS NOT NULL THEN json_build_object('zh', t.name_zh, 'en', t.name_en) END AS "creditorName",
            coalesce((SELECT sum(d.amount) FROM statement_dispute d
                      WHERE d.statement_id = s.statement_id AND d.finished_at IS NULL), 0)::bigint AS disputed,
            (SELECT count(*) FROM statement_dispute d
             WHERE d.statement_id = s.statement_id AND d.finished_at IS NULL)::int AS "openDisputes"
     FROM statement s JOIN credit_account a USING (account_id) JOIN enterprise e USING (enterprise_id)
     LEFT JOIN store t ON t.store_id = a.store_id WHERE s.statement_id = ANY($1::bigint[])`,
    [ids],
    'statement-facts',
  );
  return new Map(rows.map((row) => [row.statementId, row]));
}

/** Cards in the order of the rows. */
export async function statementCards(
  work: Work,
  rows: readonly StatementRow[],
  eyes: StatementEyes,
): Promise<StatementCard[]> {
  if (rows.length === 0) return [];
  const { language, now } = work;
  const facts = await factsOf(
    work,
    rows.map((row) => row.statementId),
  );
  const today = dayInChina(now);
  return rows.map((row) => {
    const { enterpriseName, creditorName, disputed, openDisputes } = required(facts.get(row.statementId));
    const status = statementStatus[row.state];
    const rest = restOf(row);
    const isUnpaid = row.state === 'PENDING_PAYMENT' || row.state === 'OVERDUE';
    const isCut = row.reconcile !== 'OPEN';
    const may: Record<StatementButton, boolean> = {
      confirm:
        eyes.side === 'buyer' && eyes.mayReconcile && isCut && row.reconcile !== 'DONE' && openDisputes === 0,
      dispute:
        eyes.side === 'buyer' &&
        eyes.mayReconcile &&
        isCut &&
        row.state !== 'SETTLED' &&
        row.state !== 'PENDING_REVIEW',
      pay: eyes.side === 'buyer' && eyes.mayPay && isUnpaid && rest > 0,
      waive: eyes.side === 'creditor' && row.state !== 'SETTLED' && waivableOf(row) > 0,
      reopen: eyes.side === 'creditor' && isUnpaid && row.paid === 0 && row.lateFee === 0,
      writeOff: eyes.side === 'creditor' && row.state === 'OVERDUE' && openDisputes === 0,
    };
    return {
      ...wireFields(StatementCard, row),
      enterpriseName,
      creditorName: (creditorName ?? PLATFORM)[language],
      stateCode: status.code,
      stateName: status[language],
      tone: status.tone,
      reconcileName: reconcileStates[row.reconcile][language],
      rest: centsToWire(cents(Math.max(0, rest))),
      disputed: centsToWire(cents(disputed)),
      overdueDays:
        row.dueDay !== null && row.state === 'OVERDUE' ? Math.max(0, daysBetween(row.dueDay, today)) : 0,
      allowedActions: (Object.keys(may) as StatementButton[]).filter((button) => may[button]),
    };
  });
}

type ListedItem = Omit<
  typeof statementItem.$inferSelect,
  'accountId' | 'statementId' | 'orderLineId' | 'carriedTimes' | 'isCounted'
>;

/** Written out: a statement may have thousands of them. */
export const itemReplies = ({ language }: Work, items: readonly ListedItem[]): StatementItem[] =>
  items.map((item) => ({
    itemId: item.itemId,
    kind: item.kind,
    kindName: itemKinds[item.kind][language],
    orderSn: item.orderSn,
    parcelSn: item.parcelSn,
    caseSn: item.caseSn,
    title: item.title[language],
    matCode: item.matCode,
    poNumber: item.poNumber,
    number: item.number,
    amount: centsToWire(item.amount),
    paid: centsToWire(item.paid),
    mostDisputed: centsToWire(restOfItem(item)),
    createTime: item.createdAt.toISOString(),
  }));

/** Call it only where the reader may see the dispute: its files open with it. */
export async function disputeReplies(
  work: Work,
  rows: readonly DisputeRow[],
  { side, mayReconcile }: StatementEyes,
): Promise<DisputeReply[]> {
  const { language, now } = work;
  if (rows.length === 0) return [];
  const items = await work.tx
    .select()
    .from(statementItem)
    .where(
      inArray(
        statementItem.itemId,
        rows.map((row) => row.itemId),
      ),
    );
  const replies: DisputeReply[] = [];
  for (const row of rows) {
    const status = disputeStatus[row.state];
    replies.push({
      ...wireFields(DisputeReply, row),
      itemTitle: required(items.find(({ itemId }) => itemId === row.itemId)).title[language],
      stateName: status[language],
      tone: status.tone,
      reasonName: disputeReasons[row.reason][language],
      files: await fileReplies(work, row.fileIds),
      allowedActions:
        mayReconcile && !isWithCase(row)
          ? disputeLife.allowed(row, side, now).map((action) => action as DisputeButton)
          : [],
    });
  }
  return replies;
}

/** Call it only where the reader may see the statement. */
export async function statementDetail(
  work: Work,
  row: StatementRow,
  eyes: StatementEyes,
): Promise<StatementDetail> {
  const { statementId, statementSn } = row;
  const [card] = await statementCards(work, [row], eyes);
  const items = await work.query<ListedItem>(
    `SELECT item_id AS "itemId", kind, order_sn AS "orderSn", parcel_sn AS "parcelSn", case_sn AS "caseSn", title,
       mat_code AS "matCode", po_number AS "poNumber", number, amount, paid, lessened, carried, created_at AS "createdAt"
     FROM statement_item WHERE statement_id = $1 ORDER BY item_id`,
    [statementId],
    'statement-items',
  );
  const disputes = await work.tx
    .select()
    .from(statementDispute)
    .where(eq(statementDispute.statementId, statementId))
    .orderBy(asc(statementDispute.disputeId));
  const payments = await work.query<{
    paySn: string;
    amount: Cents;
    applied: Cents;
    isOpen: boolean;
    isAsked: boolean;
    createdAt: Date;
  }>(
    `SELECT p.pay_sn AS "paySn", p.amount, p.applied, coalesce(b.state = 'OPEN', false) AS "isOpen", p.is_asked AS "isAsked", p.created_at AS "createdAt"
     FROM statement_payment p LEFT JOIN bill b USING (pay_sn)
     WHERE p.statement_sn = $1 AND (p.is_asked OR b.state <> 'CLOSED' OR p.applied > 0)
     ORDER BY p.created_at`,
    [statementSn],
    'statement-payments',
  );
  const log = await stepReplies(work, statementLife.docType, statementSn, statementSteps, statementStatus);
  return {
    ...required(card),
    silentAfter: row.state === 'SETTLED' ? null : await silentAfter(work, row),
    items: itemReplies(work, items),
    disputes: await disputeReplies(work, disputes, eyes),
    payments: payments.map((one) => wireFields(StatementDetail.shape.payments.element, one)),
    log: log.map((step) => withAmounts(step, 'amount')),
  };
}

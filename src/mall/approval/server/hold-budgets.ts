// Finds and locks the budgets that a document spends of, and writes every change with its ledger row.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import type { EntryEvent, SpendingDoc } from '../budget.ts';
import { budgetEntry } from './approval.tables.ts';

interface BudgetRow {
  budgetId: number;
  name: string;
  amount: Cents;
  reserved: Cents;
  spent: Cents;
  mayExceed: boolean;
}

/** What a document has of a budget. */
export interface HeldBudget extends BudgetRow {
  heldReserved: Cents;
  heldSpent: Cents;
  /** Whether the document spends of it as it is booked at this moment; otherwise it only holds something of before. */
  isMeant: boolean;
}

export interface SpendingKey {
  docType: SpendingDoc;
  docSn: string;
}

/** Where a document is booked; absent: only what it holds already counts. */
export interface Booking {
  enterpriseId: number;
  projectId: number | null;
  costCentre: string;
}

/** `$1` enterprise, `$2` project, `$3` cost centre. */
const MEANT = `b.is_open AND b.enterprise_id = $1 AND (
  (b.kind = 'project' AND b.project_id = $2) OR (b.kind = 'costCentre' AND b.name = $3 AND $3 <> ''))`;

const FIND = `
  SELECT b.budget_id AS "budgetId", b.name, b.amount, b.reserved, b.spent, b.may_exceed AS "mayExceed",
         coalesce(h.reserved, 0) AS "heldReserved", coalesce(h.spent, 0) AS "heldSpent", coalesce(${MEANT}, false) AS "isMeant"
  FROM budget b LEFT JOIN budget_hold h ON h.budget_id = b.budget_id AND h.doc_type = $4 AND h.doc_sn = $5
  WHERE (${MEANT}) OR h.budget_id IS NOT NULL ORDER BY b.budget_id`;

const asked = (of: SpendingKey, booking: Booking | undefined) => [
  booking?.enterpriseId ?? null,
  booking?.projectId ?? null,
  booking?.costCentre ?? '',
  of.docType,
  of.docSn,
];

/** The budgets of a document and what it has of them, without locking: for a look ahead. */
export function findBudgets(
  work: Work,
  of: SpendingKey,
  booking: Booking | undefined,
): Promise<HeldBudget[]> {
  return work.query<HeldBudget>(FIND, asked(of, booking), 'budget-find');
}

/** The same, locked until this work ends, in ascending order so that nobody waits in a circle. */
export async function holdBudgets(
  work: Work,
  of: SpendingKey,
  booking: Booking | undefined,
): Promise<HeldBudget[]> {
  const found = await findBudgets(work, of, booking);
  if (found.length === 0) return [];
  const budgetIds = found.map(({ budgetId }) => budgetId);
  await lockBudgets(work, budgetIds);
  return findBudgets(work, of, booking); // as they stand once nobody else can change them
}

/** Locks budgets until this work ends, in ascending order. */
export async function lockBudgets(work: Work, budgetIds: readonly number[]): Promise<void> {
  await work.query(
    'SELECT budget_id FROM budget WHERE budget_id = ANY($1::bigint[]) ORDER BY budget_id FOR NO KEY UPDATE',
    [budgetIds],
    'budget-lock',
  );
}

const CHANGE = `
  UPDATE budget SET reserved = reserved + $2, spent = spent + $3, updated_at = $4 WHERE budget_id = $1
  RETURNING amount, reserved, spent`;

const KEEP_HOLD = `
  INSERT INTO budget_hold (budget_id, doc_type, doc_sn, reserved, spent) VALUES ($1, $2, $3, $4, $5)
  ON CONFLICT (budget_id, doc_type, doc_sn)
  DO UPDATE SET reserved = budget_hold.reserved + excluded.reserved, spent = budget_hold.spent + excluded.spent`;

/**
 * Changes what a document has of a budget, with the ledger row. The budget must be locked by this work.
 * Nothing is written where nothing changes.
 * @param change differences in fen
 */
export async function bookBudget(
  work: Work,
  budgetId: number,
  of: SpendingKey,
  event: EntryEvent,
  change: { reserved: Cents; spent: Cents },
): Promise<void> {
  if (change.reserved === 0 && change.spent === 0) return;
  await work.query(
    KEEP_HOLD,
    [budgetId, of.docType, of.docSn, change.reserved, change.spent],
    'budget-keep-hold',
  );
  const after = only(
    await work.query<{ amount: Cents; reserved: Cents; spent: Cents }>(
      CHANGE,
      [budgetId, change.reserved, change.spent, work.now],
      'budget-change',
    ),
  );
  await work.tx.insert(budgetEntry).values({
    budgetId,
    event,
    docType: of.docType,
    docSn: of.docSn,
    reservedChange: change.reserved,
    spentChange: change.spent,
    amountAfter: after.amount,
    reservedAfter: after.reserved,
    spentAfter: after.spent,
    createdAt: work.now,
  });
}

export const minus = (amount: Cents): Cents => cents(-amount);

// A wallet: a member's balance, or his enterprise's under its main account. One row that a single statement changes together with its ledger, so that they cannot part.
import type { Work } from '#kit/db/work.ts';
import { type Cents, NOTHING } from '#kit/money/money.ts';
import { walletMoved, walletOpened } from '#mall/books/posting-rules.ts';
import { post } from '#mall/books/server/books.ts';
import type { BalanceKind } from '../../balance-kinds.ts';
import { paymentErrors } from '../payment.errors.ts';

/** What a member can spend, in fen; nothing when no account was ever opened. */
export async function balanceOf(work: Work, memberId: number): Promise<Cents> {
  const [row] = await work.query<{ available: Cents }>(
    'SELECT available FROM balance_account WHERE member_id = $1',
    [memberId],
    'balance-of',
  );
  return row?.available ?? NOTHING;
}

/** What he can spend, and what is frozen of the rest. */
export async function heldBy(work: Work, memberId: number): Promise<{ available: Cents; frozen: Cents }> {
  const [row] = await work.query<{ available: Cents; frozen: Cents }>(
    'SELECT available, frozen FROM balance_account WHERE member_id = $1',
    [memberId],
  );
  return row ?? { available: NOTHING, frozen: NOTHING };
}

/** What a member can spend, held until this work ends: whoever asks next waits. A wallet that was never opened cannot be held. */
export async function holdBalance(work: Work, memberId: number): Promise<Cents> {
  const [row] = await work.query<{ available: Cents }>(
    'SELECT available FROM balance_account WHERE member_id = $1 FOR UPDATE',
    [memberId],
    'balance-hold',
  );
  return row?.available ?? NOTHING;
}

/** Opens a member's account with what he starts with. An account that exists stays as it is. */
export async function openBalance(work: Work, memberId: number, opening: Cents): Promise<void> {
  const [opened] = await work.query(
    `WITH opened AS (
       INSERT INTO balance_account (member_id, available) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING available
     )
     INSERT INTO balance_entry (member_id, kind, amount, balance_after, document_sn, created_at)
     SELECT $1, 'opening', $2, available, '', $3 FROM opened WHERE available <> 0 RETURNING entry_id`,
    [memberId, opening, work.now],
  );
  if (opened) await post(work, walletOpened(memberId, opening));
}

/**
 * Adds to a balance. The account is opened when there is none.
 * @param amount in fen, above zero
 */
export async function putIntoBalance(
  work: Work,
  memberId: number,
  move: { kind: Exclude<BalanceKind, 'opening' | 'payment' | 'handOver'>; amount: Cents; documentSn: string },
): Promise<void> {
  if (move.amount <= 0) throw new RangeError(`not an amount to put into a balance: ${move.amount}`);
  await work.query(
    `WITH moved AS (
       INSERT INTO balance_account (member_id, available) VALUES ($1, $3)
       ON CONFLICT (member_id) DO UPDATE SET available = balance_account.available + excluded.available
       RETURNING available + frozen AS rest
     )
     INSERT INTO balance_entry (member_id, kind, amount, balance_after, document_sn, created_at)
     SELECT $1, $2, $3, rest, $4, $5 FROM moved`,
    [memberId, move.kind, move.amount, move.documentSn, work.now],
    'balance-put',
  );
}

/**
 * Takes from a balance to pay something. Two who take at once wait for each other; the check on the table is the last wall.
 * @param move.amount in fen, above zero
 * @throws paymentErrors.balanceTooLow when it does not hold so much
 */
export async function takeFromBalance(
  work: Work,
  memberId: number,
  move: { amount: Cents; documentSn: string },
): Promise<void> {
  if (move.amount <= 0) throw new RangeError(`not an amount to take from a balance: ${move.amount}`);
  const taken = await work.query(
    `WITH moved AS (
       UPDATE balance_account SET available = available - $2 WHERE member_id = $1 AND available >= $2
       RETURNING available + frozen AS rest
     )
     INSERT INTO balance_entry (member_id, kind, amount, balance_after, document_sn, created_at)
     SELECT $1, 'payment', -$2::bigint, rest, $3, $4 FROM moved RETURNING entry_id`,
    [memberId, move.amount, move.documentSn, work.now],
    'balance-take',
  );
  if (taken.length === 0) throw paymentErrors.balanceTooLow();
}

/**
 * Sets a part of a balance aside: it is still the member's, and nobody spends it twice.
 * @param amount fen, above zero
 * @throws paymentErrors.balanceTooLow when it is not free
 */
export async function freezeBalance(work: Work, memberId: number, amount: Cents): Promise<void> {
  const frozen = await work.query(
    `UPDATE balance_account SET available = available - $2, frozen = frozen + $2
     WHERE member_id = $1 AND available >= $2 RETURNING member_id`,
    [memberId, amount],
    'balance-freeze',
  );
  if (frozen.length === 0) throw paymentErrors.balanceTooLow();
}

/**
 * Frees what was set aside. Never refuses: what waits for it — money that has come, the end of a bill — goes on in any case.
 * @param amount fen, above zero
 * @returns false when less was set aside than that, all of which is free then
 */
export async function unfreezeBalance(work: Work, memberId: number, amount: Cents): Promise<boolean> {
  const [freed] = await work.query<{ isAll: boolean }>(
    `UPDATE balance_account b SET available = b.available + least(b.frozen, $2::bigint), frozen = b.frozen - least(b.frozen, $2::bigint)
     FROM (SELECT frozen FROM balance_account WHERE member_id = $1 FOR UPDATE) was
     WHERE b.member_id = $1 RETURNING was.frozen >= $2::bigint AS "isAll"`,
    [memberId, amount],
    'balance-unfreeze',
  );
  return freed?.isAll ?? false;
}

/** All that one wallet holds goes to another: an employee's rest is his enterprise's, and an enterprise's goes with its main account. */
export async function handOverBalance(work: Work, fromId: number, toId: number): Promise<void> {
  const held = await holdBalance(work, fromId);
  if (held <= 0) return;
  await work.query(
    `WITH taken AS (
       UPDATE balance_account SET available = 0 WHERE member_id = $1 RETURNING frozen
     ), put AS (
       INSERT INTO balance_account (member_id, available) VALUES ($2, $3)
       ON CONFLICT (member_id) DO UPDATE SET available = balance_account.available + excluded.available
       RETURNING available + frozen AS rest
     )
     INSERT INTO balance_entry (member_id, kind, amount, balance_after, document_sn, created_at)
     SELECT $1::bigint, 'handOver', -$3::bigint, frozen, '', $4::timestamptz FROM taken UNION ALL
     SELECT $2::bigint, 'handOver', $3::bigint, rest, '', $4::timestamptz FROM put`,
    [fromId, toId, held, work.now],
  );
  await post(work, walletMoved(fromId, toId, held));
}

// What an employee may order, checked at the moment of ordering; and whether he may come in at all.
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import type { Member } from '#mall/member/actor.ts';
import type { SubAccountState } from '../sub-account-process.ts';
import { subAccountErrors } from './sub-account.errors.ts';

interface LimitRow {
  state: SubAccountState;
  limit_per_order: Cents | null;
  limit_per_month: Cents | null;
}

const LIMITS = 'SELECT state, limit_per_order, limit_per_month FROM sub_account WHERE member_id = $1';

/**
 * Holds the employee's account until this work ends, so that his orders pass one after another and the month's limit stays
 * exact; everybody else passes at once. Call it before any bill is locked.
 * @param amount of all that is ordered together, in fen
 * @param spentThisMonth asked only where a monthly limit is set, once the account is held
 * @throws subAccountErrors.overOrderLimit, overMonthLimit with what is left; disabled
 */
export async function requireWithinLimits(
  work: Work,
  actor: Member,
  amount: Cents,
  spentThisMonth: () => Promise<Cents>,
): Promise<void> {
  if (actor.sub === null) return;
  const [row] = await work.query<LimitRow>(
    `${LIMITS} FOR NO KEY UPDATE`,
    [actor.memberId],
    'sub-account-hold',
  );
  await requireWithin(row, actor.sub.administrator, amount, spentThisMonth);
}

/** The same without holding anything: for a look ahead. @throws as above */
export async function checkLimits(
  work: Work,
  actor: Pick<Member, 'memberId' | 'sub'>,
  amount: Cents,
  spentThisMonth: () => Promise<Cents>,
): Promise<void> {
  if (actor.sub === null) return;
  const [row] = await work.query<LimitRow>(LIMITS, [actor.memberId], 'sub-account-limits');
  await requireWithin(row, actor.sub.administrator, amount, spentThisMonth);
}

async function requireWithin(
  row: LimitRow | undefined,
  administrator: string,
  amount: Cents,
  spentThisMonth: () => Promise<Cents>,
): Promise<void> {
  if (row?.state !== 'ACTIVE') throw subAccountErrors.disabled({ administrator });
  const { limit_per_order: perOrder, limit_per_month: perMonth } = row;
  if (perOrder !== null && amount > perOrder)
    throw subAccountErrors.overOrderLimit({ limit: perOrder, amount, administrator });
  if (perMonth === null) return;
  const left = cents(Math.max(0, perMonth - (await spentThisMonth())));
  if (amount > left) throw subAccountErrors.overMonthLimit({ limit: perMonth, left, amount, administrator });
}

/** Takes the lock of the above early, where other locks are needed before the amount is known. */
export async function holdEmployee(work: Work, actor: Member): Promise<void> {
  if (actor.sub !== null)
    await work.query(`${LIMITS} FOR NO KEY UPDATE`, [actor.memberId], 'sub-account-hold');
}

/**
 * Whether a member who has proven who he is may come in: stopped employees may not. Who stops him at the same moment waits
 * until this work ends, and then ends this login too.
 * @throws subAccountErrors.disabled, invitationExpired
 */
export async function requireMayLogIn(work: Work, memberId: number): Promise<void> {
  const [row] = await work.query<{
    state: SubAccountState;
    is_expired: boolean;
    administrator: string;
  }>(
    `SELECT a.state, a.state = 'INVITED' AND a.invited_until <= $2 AS is_expired, m.member_name AS administrator
     FROM sub_account a JOIN member m ON m.member_id = a.parent_member_id WHERE a.member_id = $1 FOR SHARE OF a`,
    [memberId, work.now],
    'sub-account-may-log-in',
  );
  if (!row) return;
  const { administrator } = row;
  if (row.state === 'DISABLED' || row.state === 'LEFT') throw subAccountErrors.disabled({ administrator });
  if (row.is_expired) throw subAccountErrors.invitationExpired({ administrator });
}

// The only writer of a sub-account's state: every step of its life with its log row and timer.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { leadsTo } from '#kit/process/process.ts';
import { after } from '#kit/time/duration.ts';
import type { Member } from '#mall/member/actor.ts';
import {
  INVITATION_TIME,
  type SubAccountAction,
  type SubAccountActor,
  type SubAccountState,
  subAccountProcess,
} from '../sub-account-process.ts';
import { subAccount } from './company.tables.ts';
import { subAccountErrors } from './sub-account.errors.ts';

export type SubAccountRow = typeof subAccount.$inferSelect;
type NewSubAccount = Omit<typeof subAccount.$inferInsert, 'state' | 'createdAt' | 'invitedUntil'>;
type Columns = Partial<Omit<typeof subAccount.$inferInsert, 'memberId' | 'enterpriseId' | 'state'>>;

export interface ActingOnSubAccount {
  role: SubAccountActor;
  /** null: no person. */
  memberId: number | null;
  name: string;
}

export const asAdministrator = ({ memberId, memberName }: Member): ActingOnSubAccount => ({
  role: 'administrator',
  memberId,
  name: memberName,
});

export const bySystem: ActingOnSubAccount = { role: 'system', memberId: null, name: '' };

/** What goes with a step. */
export interface SubAccountStep {
  /** Where it leads, when the process leaves a choice. */
  to?: SubAccountState;
  /** Other columns that change with it. */
  set?: Columns;
  reason?: string;
  /** What changed, by field: from and to; for the log. */
  detail?: Record<string, unknown>;
}

/** The document type of a sub-account's log rows and timers. */
export const SUB_ACCOUNT = 'subAccount';

/** Makes the row with its first log row, and starts the time of the invitation. */
export async function inviteEmployee(
  work: Work,
  made: NewSubAccount,
  actor: ActingOnSubAccount,
): Promise<SubAccountRow> {
  const [row] = await work.tx
    .insert(subAccount)
    .values({
      ...made,
      state: 'INVITED',
      createdAt: work.now,
      invitedUntil: after(work.now, INVITATION_TIME),
    })
    .returning();
  await log(work, undefined, 'invite', row!, actor, {});
  await moveTimer(work, row!);
  return row!;
}

/**
 * Takes one step: checks the table, writes state, log row and timer. The row must have been held in this work.
 * @returns the row as it is afterwards
 * @throws subAccountErrors.notNow when the table forbids it; changedMeanwhile when somebody else was faster
 */
export async function advanceSubAccount(
  work: Work,
  row: SubAccountRow,
  action: SubAccountAction,
  actor: ActingOnSubAccount,
  step: SubAccountStep = {},
): Promise<SubAccountRow> {
  requireStep(row, action, actor.role);
  const possible = leadsTo(subAccountProcess, action, row.state) as SubAccountState[];
  const to = step.to ?? (possible.length === 1 ? possible[0]! : undefined);
  if (to === undefined || !possible.includes(to))
    throw new Error(`sub-account: ${action} does not lead from ${row.state} to ${step.to}`);
  const [moved] = await work.tx
    .update(subAccount)
    .set({ ...step.set, state: to })
    .where(and(eq(subAccount.memberId, row.memberId), eq(subAccount.state, row.state)))
    .returning();
  if (!moved) throw subAccountErrors.changedMeanwhile();
  await log(work, row.state, action, moved, actor, step);
  await moveTimer(work, moved);
  await work.announce('member', String(row.memberId));
  return moved;
}

/** @throws subAccountErrors.notNow */
export function requireStep(
  row: Pick<SubAccountRow, 'state'>,
  action: SubAccountAction,
  by: SubAccountActor,
): void {
  const { from, by: actors } = subAccountProcess[action];
  const may =
    (from as readonly SubAccountState[]).includes(row.state) &&
    (actors as readonly SubAccountActor[]).includes(by);
  if (!may) throw subAccountErrors.notNow({ state: row.state });
}

/** Runs while an invitation is open. */
async function moveTimer(work: Work, { memberId, state, invitedUntil }: SubAccountRow): Promise<void> {
  const docSn = String(memberId);
  if (state === 'INVITED' && invitedUntil && invitedUntil > work.now)
    await setTimer(work, SUB_ACCOUNT, docSn, 'expire', invitedUntil);
  else await stopTimer(work, SUB_ACCOUNT, docSn);
}

async function log(
  work: Work,
  fromState: SubAccountState | undefined,
  event: SubAccountAction,
  row: SubAccountRow,
  actor: ActingOnSubAccount,
  { reason = '', detail = {} }: SubAccountStep,
): Promise<void> {
  await writeStep(work, {
    docType: SUB_ACCOUNT,
    docSn: String(row.memberId),
    from: fromState ?? null,
    event,
    to: row.state,
    by: actor.role,
    actorId: actor.memberId ?? undefined,
    actorName: actor.name,
    reason,
    detail,
  });
}

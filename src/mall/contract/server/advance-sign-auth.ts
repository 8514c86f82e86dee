// The only writer of the states of rights to sign and of seals (domain 3.6.4), with their log rows and timers.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { writeStep } from '#kit/document/step-log.ts';
import { setTimer, stopTimer } from '#kit/jobs/timer.ts';
import { leadsTo, type StepBy } from '#kit/process/process.ts';
import { tellMember } from '#mall/message/server/message.ts';
import {
  type SealAction,
  type SealActor,
  type SealState,
  type SignAuthAction,
  type SignAuthActor,
  type SignAuthState,
  sealProcess,
  signAuthProcess,
} from '../contract-process.ts';
import { signAuthErrors } from './contract.errors.ts';
import { seal, signAuth } from './contract.tables.ts';

export type SignAuthRow = typeof signAuth.$inferSelect;
export type SealRow = typeof seal.$inferSelect;

export const SIGN_AUTH = 'signAuth';
export const SEAL = 'seal';

const nameOf = (id: number) => String(id);

/** A first application. */
export async function beginSignAuth(
  work: Work,
  values: Omit<typeof signAuth.$inferInsert, 'state' | 'createdAt'>,
  mover: StepBy<SignAuthActor>,
): Promise<SignAuthRow> {
  const [row] = await work.tx
    .insert(signAuth)
    .values({ ...values, state: 'PENDING_REVIEW', createdAt: work.now })
    .returning();
  await writeStep(work, {
    docType: SIGN_AUTH,
    docSn: nameOf(row!.signAuthId),
    from: null,
    event: 'apply',
    to: 'PENDING_REVIEW',
    ...mover,
  });
  return row!;
}

/** @throws signAuthErrors.notNow when the process forbids it, changedMeanwhile when somebody else was faster */
export async function advanceSignAuth(
  work: Work,
  row: SignAuthRow,
  action: SignAuthAction,
  step: StepBy<SignAuthActor> & { set?: Partial<typeof signAuth.$inferInsert> },
): Promise<SignAuthRow> {
  const [to] = leadsTo(signAuthProcess, action, row.state) as SignAuthState[];
  if (to === undefined || !(signAuthProcess[action].by as readonly string[]).includes(step.by))
    throw signAuthErrors.notNow();
  const { set, ...mover } = step;
  const [moved] = await work.tx
    .update(signAuth)
    .set({
      reason: step.reason ?? '',
      ...(step.by === 'reviewer' ? { decidedAt: work.now } : {}),
      ...set,
      state: to,
      version: row.version + 1,
    })
    .where(
      and(
        eq(signAuth.signAuthId, row.signAuthId),
        eq(signAuth.state, row.state),
        eq(signAuth.version, row.version),
      ),
    )
    .returning();
  if (!moved) throw signAuthErrors.changedMeanwhile();
  const docSn = nameOf(row.signAuthId);
  await writeStep(work, { docType: SIGN_AUTH, docSn, from: row.state, event: action, to, ...mover });
  await stopTimer(work, SIGN_AUTH, docSn);
  if (to === 'AUTHENTICATED' && moved.authorisedUntil)
    await setTimer(work, SIGN_AUTH, docSn, 'expire', new Date(`${moved.authorisedUntil}T23:59:59.999+08:00`));
  await tellApplicant(work, action, moved, step);
  return moved;
}

const NEWS: Partial<Record<SignAuthAction, { zh: string; en: string }>> = {
  approve: { zh: '签约认证已通过', en: 'You may sign contracts' },
  sendBack: { zh: '签约认证被驳回', en: 'Your application for the right to sign was sent back' },
  revoke: { zh: '签约认证已注销', en: 'Your right to sign was revoked' },
  expire: { zh: '签约认证已过期', en: 'Your right to sign has expired' },
  reviewAgain: { zh: '签约认证需重新审核', en: 'Your right to sign is under review again' },
};

async function tellApplicant(
  work: Work,
  action: SignAuthAction,
  row: SignAuthRow,
  { by, reason }: StepBy<SignAuthActor>,
): Promise<void> {
  const title = NEWS[action];
  if (!title || by === 'applicant') return;
  const why = reason ? { zh: `\n原因：${reason}`, en: `\nReason: ${reason}` } : { zh: '', en: '' };
  await tellMember(work, row.memberId, {
    kind: 'contract',
    title,
    body: {
      zh: `${row.partyName}（签署人：${row.signerName}）。${why.zh}`,
      en: `${row.partyName} (signer: ${row.signerName}).${why.en}`,
    },
    link: row.storeId === null ? '/member/contract/authen' : '/seller/authen',
  });
}

/** A seal, handed in for review at once. */
export async function beginSeal(
  work: Work,
  values: Omit<typeof seal.$inferInsert, 'state' | 'createdAt'>,
  mover: StepBy<SealActor>,
): Promise<SealRow> {
  const [row] = await work.tx
    .insert(seal)
    .values({ ...values, state: 'DRAFT', createdAt: work.now })
    .returning();
  await writeStep(work, {
    docType: SEAL,
    docSn: nameOf(row!.sealId),
    from: null,
    event: 'create',
    to: 'DRAFT',
    ...mover,
  });
  return advanceSeal(work, row!, 'submit', mover);
}

/** @throws signAuthErrors.notNow when the process forbids it, changedMeanwhile when somebody else was faster */
export async function advanceSeal(
  work: Work,
  row: SealRow,
  action: SealAction,
  mover: StepBy<SealActor>,
): Promise<SealRow> {
  const [to] = leadsTo(sealProcess, action, row.state) as SealState[];
  if (to === undefined || !(sealProcess[action].by as readonly string[]).includes(mover.by))
    throw signAuthErrors.notNow();
  const [moved] = await work.tx
    .update(seal)
    .set({ state: to, version: row.version + 1, reason: mover.reason ?? '' })
    .where(and(eq(seal.sealId, row.sealId), eq(seal.state, row.state), eq(seal.version, row.version)))
    .returning();
  if (!moved) throw signAuthErrors.changedMeanwhile();
  await writeStep(work, {
    docType: SEAL,
    docSn: nameOf(row.sealId),
    from: row.state,
    event: action,
    to,
    ...mover,
  });
  return moved;
}

// The lives of rights to sign and of seals on the server (domain 3.6.4): what each step marks, when a right ends, and who hears of it.
import type { Work } from '#kit/db/work.ts';
import { life } from '#kit/document/life.ts';
import type { StepBy } from '#kit/process/process.ts';
import { endOfDay } from '#kit/time/day-in-china.ts';
import { tellMember } from '#mall/message/server/message.ts';
import {
  type SealActor,
  type SignAuthAction,
  type SignAuthActor,
  sealProcess,
  signAuthProcess,
} from '../../contract-process.ts';
import { sealStatus, signAuthStatus } from '../../sign-auth-words.ts';
import { signAuthErrors } from '../contract.errors.ts';
import { seal, signAuth } from '../contract.tables.ts';

export type SignAuthRow = typeof signAuth.$inferSelect;
export type SealRow = typeof seal.$inferSelect;

export const signAuthLife = life({
  docType: 'signAuth',
  table: signAuth,
  key: 'signAuthId',
  process: signAuthProcess,
  status: signAuthStatus,
  notNow: () => signAuthErrors.notNow(),
  changedMeanwhile: () => signAuthErrors.changedMeanwhile(),
  marks: ({ now }, { before, mover }) =>
    before ? { reason: mover.reason ?? '', ...(mover.by === 'reviewer' ? { decidedAt: now } : {}) } : {},
  timers: (_work, { row }) =>
    row.state === 'AUTHENTICATED' && row.authorisedUntil
      ? [{ event: 'expire', dueAt: endOfDay(row.authorisedUntil) }]
      : [],
  tell: (work, { action, row, mover }) => tellApplicant(work, action, row, mover),
});

export const sealLife = life({
  docType: 'seal',
  table: seal,
  key: 'sealId',
  process: sealProcess,
  status: sealStatus,
  notNow: () => signAuthErrors.notNow(),
  changedMeanwhile: () => signAuthErrors.changedMeanwhile(),
  marks: (_work, { before, mover }) => (before ? { reason: mover.reason ?? '' } : {}),
});

/** A seal, handed in for review at once. */
export async function beginSeal(
  work: Work,
  values: Pick<SealRow, 'enterpriseId' | 'storeId' | 'kind' | 'name' | 'partyName'>,
  mover: StepBy<SealActor>,
): Promise<SealRow> {
  return sealLife.advance(work, await sealLife.begin(work, 'create', values, mover), 'submit', mover);
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

// The seals of a party, kept by whoever may sign for it or waits to: added, handed in again, disabled (domain 3.6.4).

import { and, eq, ne } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import type { signAuthProtocol } from '../../sign-auth.protocol.ts';
import { signAuthStatus } from '../../sign-auth-words.ts';
import { signAuthErrors } from '../contract.errors.ts';
import { seal } from '../contract.tables.ts';
import { findSignAuth } from '../sign/require-signer.ts';
import { type Applicant, by, isFor, sealsOf } from './apply-sign-auth.ts';
import { beginSeal, type SealRow, type SignAuthRow, sealLife } from './sign-auth-life.ts';

type Acts = Actions<typeof signAuthProtocol, Applicant>;

type SealDone = ReplyOf<typeof signAuthProtocol.createSeal>;
const sealDone = ({ sealId, state, version }: SealRow): SealDone => ({ sealId, state, version });

/** Whose right is good, or waits: nobody else keeps seals. @throws signAuthErrors.notFound */
async function requireOwnAuth(work: Work, { member, owner }: Applicant): Promise<SignAuthRow> {
  const row = await findSignAuth(work, member.memberId);
  if (!isFor(row, owner) || !signAuthStatus[row.state].isLive) throw signAuthErrors.notFound();
  return row;
}

async function requireSeal(
  work: Work,
  { owner }: Applicant,
  { sealId, version }: { sealId: number; version: number },
): Promise<SealRow> {
  const [row] = await work.tx
    .select()
    .from(seal)
    .where(and(eq(seal.sealId, sealId), sealsOf(owner)));
  if (!row) throw signAuthErrors.sealNotFound();
  if (row.version !== version) throw signAuthErrors.changedMeanwhile();
  return row;
}

/** @throws signAuthErrors.notFound, sealTwice, handlerName */
export const createSeal: Acts['createSeal'] = async (work, applicant, { kind, name }) => {
  const { owner } = applicant;
  const { partyName } = await requireOwnAuth(work, applicant);
  if (kind === 'handler' && !name) throw signAuthErrors.handlerName();
  const twins = await work.tx
    .select()
    .from(seal)
    .where(and(sealsOf(owner), eq(seal.kind, kind), ne(seal.state, 'DISABLED')));
  if (twins.some((one) => one.name === name)) throw signAuthErrors.sealTwice();
  return sealDone(await beginSeal(work, { ...owner, kind, name, partyName }, by(applicant)));
};

/** @throws signAuthErrors.notFound, sealNotFound, changedMeanwhile, notNow */
export const submitSeal: Acts['submitSeal'] = async (work, applicant, input) => {
  await requireOwnAuth(work, applicant);
  const row = await requireSeal(work, applicant, input);
  return sealDone(await sealLife.advance(work, row, 'submit', by(applicant)));
};

/** @throws signAuthErrors.notFound, sealNotFound, changedMeanwhile, notNow */
export const disableSeal: Acts['disableSeal'] = async (work, applicant, input) => {
  const auth = await requireOwnAuth(work, applicant);
  const row = await requireSeal(work, applicant, input);
  // who still waits for his right takes nothing from those who have theirs
  if (auth.state !== 'AUTHENTICATED' && row.state === 'ACTIVE') throw signAuthErrors.notFound();
  return sealDone(await sealLife.advance(work, row, 'disable', by(applicant, input.reason)));
};

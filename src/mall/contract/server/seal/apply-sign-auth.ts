// A member asks for the right to sign for his enterprise or store, looks at where he stands, and gives it up (domain 3.6.4).

import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { endOfDay } from '#kit/time/day-in-china.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { findMember } from '#mall/member/server/member.ts';
import { checkSmsCodeOf } from '#mall/message/server/message.ts';
import type { SignAuthStanding, signAuthProtocol } from '../../sign-auth.protocol.ts';
import { signAuthStatus } from '../../sign-auth-words.ts';
import { contractErrors, signAuthErrors } from '../contract.errors.ts';
import { seal, signAuth } from '../contract.tables.ts';
import { findSignAuth } from '../sign/require-signer.ts';
import { partyOfAuth } from './party-of-auth.ts';
import { beginSeal, type SignAuthRow, signAuthLife } from './sign-auth-life.ts';
import { sealReply, signAuthReply } from './sign-auth-view.ts';

type Acts = Actions<typeof signAuthProtocol, Applicant>;

/** Somebody who signs for exactly one of the two. */
export interface Applicant {
  member: Member;
  owner: { enterpriseId: number | null; storeId: number | null };
}
type Owner = Applicant['owner'];

export const forEnterprise = (member: Member): Applicant => ({
  member,
  owner: { enterpriseId: member.enterpriseId, storeId: null },
});
export const forStore = (seller: Seller): Applicant => ({
  member: seller,
  owner: { enterpriseId: null, storeId: seller.storeId },
});

const ownAuths = ({ enterpriseId, storeId }: Owner): SQL =>
  storeId === null ? eq(signAuth.enterpriseId, enterpriseId ?? 0) : eq(signAuth.storeId, storeId);
/** The seals of a party. */
export const sealsOf = ({ enterpriseId, storeId }: Owner): SQL =>
  storeId === null ? eq(seal.enterpriseId, enterpriseId ?? 0) : eq(seal.storeId, storeId);

/** Whether it is a right to sign for this party. */
export const isFor = (row: SignAuthRow | undefined, { enterpriseId, storeId }: Owner): row is SignAuthRow =>
  row !== undefined && row.enterpriseId === enterpriseId && row.storeId === storeId;

/** Who takes a step for himself. */
export const by = ({ member: { memberId, memberName } }: Applicant, reason?: string) => ({
  by: 'applicant' as const,
  actorId: memberId,
  actorName: memberName,
  ...(reason ? { reason } : {}),
});

/** Where he stands, his colleagues, the party's seals, and what has to be so before he may apply. */
export async function showSignAuth(work: Work, { member, owner }: Applicant): Promise<SignAuthStanding> {
  const isStore = owner.storeId !== null;
  const own = await findSignAuth(work, member.memberId);
  const isOwnHere = isFor(own, owner);
  const hasParty = isStore || owner.enterpriseId !== null;
  const others = hasParty
    ? await work.tx
        .select()
        .from(signAuth)
        .where(and(ownAuths(owner), ne(signAuth.memberId, member.memberId)))
        .orderBy(asc(signAuth.signAuthId))
    : [];
  const seals = hasParty
    ? await work.tx.select().from(seal).where(sealsOf(owner)).orderBy(asc(seal.sealId))
    : [];
  const registered = await partyOfAuth(work, owner);
  const person = await findMember(work, member.memberId);
  const conditions = await conditionsOf(work, owner, person?.mobile ?? null);
  const party = isOwnHere ? own : others.find(({ state }) => state === 'AUTHENTICATED');
  return {
    own: isOwnHere ? await signAuthReply(work, own, 'applicant') : null,
    others: await Promise.all(others.map((one) => signAuthReply(work, one, 'nobody'))),
    seals: seals.map((one) =>
      sealReply(work, one, isOwnHere && signAuthStatus[own.state].isLive ? 'applicant' : 'nobody'),
    ),
    conditions,
    mayApply: bit(!own && conditions.every(({ pass }) => pass === 1)),
    partyName: registered?.partyName ?? party?.partyName ?? '',
    uscc: registered?.uscc ?? party?.uscc ?? '',
    isPartyFixed: bit(registered !== undefined),
    legalName: registered?.legalName ?? '',
    mobile: person?.mobile?.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2') ?? null,
  };
}

async function conditionsOf(
  work: Work,
  owner: Owner,
  mobile: string | null,
): Promise<SignAuthStanding['conditions']> {
  const say = (zh: string, en: string) => (work.language === 'en' ? en : zh);
  const condition = (key: string, isMet: boolean, description: string, fixUrl: string) => ({
    key,
    description,
    pass: bit(isMet),
    fixUrl: isMet ? null : fixUrl,
  });
  const house = owner.enterpriseId === null ? undefined : await findEnterprise(work, owner.enterpriseId);
  return [
    ...(owner.storeId === null
      ? [
          condition(
            'certified',
            house?.isGood ?? false,
            say('企业认证有效', 'The enterprise is certified'),
            '/member/authen',
          ),
        ]
      : []),
    condition('mobile', mobile !== null, say('已绑定手机号', 'A mobile number is bound'), '/member/account'),
  ];
}

/** A store says under which name it signs; an enterprise's is registered. */
type Application = Omit<InputOf<typeof signAuthProtocol.apply>, 'requestId'> &
  Partial<Pick<InputOf<typeof signAuthProtocol.sellerApply>, 'partyName' | 'uscc'>>;
type Done = ReplyOf<typeof signAuthProtocol.apply>;

const done = ({ signAuthId, state, version }: SignAuthRow): Done => ({ signAuthId, state, version });

/** @throws signAuthErrors.already, forOther; as checkedValues */
export async function applySignAuth(work: Work, applicant: Applicant, input: Application): Promise<Done> {
  const { member, owner } = applicant;
  const former = await findSignAuth(work, member.memberId);
  if (former) throw isFor(former, owner) ? signAuthErrors.already() : signAuthErrors.forOther();
  const values = await checkedValues(work, applicant, input);
  const mover = by(applicant);
  const row = await signAuthLife.begin(
    work,
    'apply',
    { memberId: member.memberId, ...owner, ...values },
    mover,
  );
  const [any] = await work.tx.select().from(seal).where(sealsOf(owner)).limit(1);
  // so that an approval leaves nothing more to ask for
  if (!any)
    await beginSeal(work, { ...owner, kind: 'contract', name: '', partyName: values.partyName }, mover);
  return done(row);
}

/** Also for another party than before, once the former right is over. @throws signAuthErrors.notFound, changedMeanwhile, notNow */
export async function resubmitSignAuth(
  work: Work,
  applicant: Applicant,
  input: Application & { version: number },
): Promise<Done> {
  const row = await findSignAuth(work, applicant.member.memberId);
  if (!row) throw signAuthErrors.notFound();
  if (row.version !== input.version) throw signAuthErrors.changedMeanwhile();
  const values = await checkedValues(work, applicant, input);
  const set = { ...applicant.owner, ...values };
  return done(await signAuthLife.advance(work, row, 'resubmit', { ...by(applicant), set }));
}

/** @throws signAuthErrors.enterprisesOnly, notLegal, letterMissing, letterOver, licenceMissing; Refusal for a wrong code or somebody else's files */
async function checkedValues(work: Work, { member, owner }: Applicant, input: Application) {
  const registered = await partyOfAuth(work, owner);
  const house = owner.enterpriseId === null ? undefined : await findEnterprise(work, owner.enterpriseId);
  if (owner.storeId === null && (!registered || !house?.isGood)) throw signAuthErrors.enterprisesOnly();
  const { signerName, role, fileIds, authorisedUntil } = input;
  await requireFiles(work, member.memberId, fileIds, { kinds: 'certificates' });
  if (role === 'legal' && registered?.legalName && registered.legalName !== signerName)
    throw signAuthErrors.notLegal({ name: registered.legalName });
  if (role === 'handler' && (fileIds.length === 0 || !authorisedUntil)) throw signAuthErrors.letterMissing();
  if (owner.storeId !== null && fileIds.length === 0) throw signAuthErrors.licenceMissing();
  if (authorisedUntil && endOfDay(authorisedUntil) <= work.now) throw signAuthErrors.letterOver();
  const { mobile = null } = (await findMember(work, member.memberId)) ?? {};
  if (!mobile) throw contractErrors.noMobile();
  await checkSmsCodeOf(work, mobile, input.smsCode, 'sign');
  return {
    signerName,
    role,
    fileIds,
    authorisedUntil: role === 'handler' ? authorisedUntil : '',
    partyName: registered?.partyName ?? input.partyName ?? '',
    uscc: registered?.uscc ?? input.uscc ?? '',
  };
}

/** His own right. @throws signAuthErrors.notFound, changedMeanwhile, notNow */
export const revokeOwnSignAuth: Acts['revoke'] = async (work, applicant, { signAuthId, version, reason }) => {
  const row = await findSignAuth(work, applicant.member.memberId);
  if (row?.signAuthId !== signAuthId) throw signAuthErrors.notFound();
  if (row.version !== version) throw signAuthErrors.changedMeanwhile();
  return done(await signAuthLife.advance(work, row, 'revoke', by(applicant, reason)));
};

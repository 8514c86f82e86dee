// A member asks for the right to sign for his enterprise or store, looks at where he stands, and keeps the party's seals (domain 3.6.4).
import { and, asc, eq, ne, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { bit } from '#kit/http/wire.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { requireFiles } from '#mall/file/server/file.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { findMember } from '#mall/member/server/member.ts';
import { checkSmsCodeOf } from '#mall/message/server/message.ts';
import type { SignAuthStanding, signAuthProtocol } from '../sign-auth.protocol.ts';
import type { SealKind } from '../sign-auth-words.ts';
import {
  advanceSeal,
  advanceSignAuth,
  beginSeal,
  beginSignAuth,
  type SealRow,
  type SignAuthRow,
} from './advance-sign-auth.ts';
import { contractErrors, signAuthErrors } from './contract.errors.ts';
import { seal, signAuth } from './contract.tables.ts';
import { partyOfAuth } from './party-of-auth.ts';
import { findSignAuth } from './require-signer.ts';
import { sealReply, signAuthReply } from './sign-auth-view.ts';

/** For whom somebody signs: exactly one of the two. */
interface Owner {
  enterpriseId: number | null;
  storeId: number | null;
}

const ofEnterprise = (member: Member): Owner => ({ enterpriseId: member.enterpriseId, storeId: null });
const ofStore = (seller: Seller): Owner => ({ enterpriseId: null, storeId: seller.storeId });

const ownAuths = ({ enterpriseId, storeId }: Owner): SQL =>
  storeId === null ? eq(signAuth.enterpriseId, enterpriseId ?? 0) : eq(signAuth.storeId, storeId);
const ownSeals = ({ enterpriseId, storeId }: Owner): SQL =>
  storeId === null ? eq(seal.enterpriseId, enterpriseId ?? 0) : eq(seal.storeId, storeId);

const by = ({ memberId, memberName }: Member, reason?: string) => ({
  by: 'applicant' as const,
  actorId: memberId,
  actorName: memberName,
  ...(reason ? { reason } : {}),
});

export const showSignAuth = (work: Work, member: Member) => standing(work, member, ofEnterprise(member));
export const sellerShowSignAuth = (work: Work, seller: Seller) => standing(work, seller, ofStore(seller));

async function standing(work: Work, member: Member, owner: Owner): Promise<SignAuthStanding> {
  const isStore = owner.storeId !== null;
  const own = await findSignAuth(work, member.memberId);
  const isOwnHere = own && own.enterpriseId === owner.enterpriseId && own.storeId === owner.storeId;
  const hasParty = isStore || owner.enterpriseId !== null;
  const others = hasParty
    ? await work.tx
        .select()
        .from(signAuth)
        .where(and(ownAuths(owner), ne(signAuth.memberId, member.memberId)))
        .orderBy(asc(signAuth.signAuthId))
    : [];
  const seals = hasParty
    ? await work.tx.select().from(seal).where(ownSeals(owner)).orderBy(asc(seal.sealId))
    : [];
  const registered = await partyOfAuth(work, owner);
  const person = await findMember(work, member.memberId);
  const conditions = await conditionsOf(work, owner, person?.mobile ?? null);
  const party = isOwnHere ? own : others.find(({ state }) => state === 'AUTHENTICATED');
  return {
    own: isOwnHere ? await signAuthReply(work, own, 'applicant') : null,
    others: await Promise.all(others.map((one) => signAuthReply(work, one, 'nobody'))),
    seals: seals.map((one) =>
      sealReply(work, one, keepsSeals(isOwnHere ? own : undefined) ? 'applicant' : 'nobody'),
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

type Application = Omit<InputOf<typeof signAuthProtocol.apply>, 'requestId'>;
type Done = ReplyOf<typeof signAuthProtocol.apply>;

const done = ({ signAuthId, state, version }: SignAuthRow): Done => ({ signAuthId, state, version });

export const applySignAuth = (work: Work, member: Member, input: Application): Promise<Done> =>
  apply(work, member, ofEnterprise(member), input);

export const sellerApplySignAuth = (
  work: Work,
  seller: Seller,
  input: InputOf<typeof signAuthProtocol.sellerApply>,
): Promise<Done> => apply(work, seller, ofStore(seller), input, input);

async function apply(
  work: Work,
  member: Member,
  owner: Owner,
  input: Application,
  storesParty?: { partyName: string; uscc: string },
): Promise<Done> {
  const former = await findSignAuth(work, member.memberId);
  if (former) {
    const isSame = former.enterpriseId === owner.enterpriseId && former.storeId === owner.storeId;
    throw isSame ? signAuthErrors.already() : signAuthErrors.forOther();
  }
  const values = await checkedValues(work, member, owner, input, storesParty);
  const row = await beginSignAuth(work, { memberId: member.memberId, ...owner, ...values }, by(member));
  const [any] = await work.tx.select().from(seal).where(ownSeals(owner)).limit(1);
  // so that an approval leaves nothing more to ask for
  if (!any)
    await beginSeal(work, { ...owner, kind: 'contract', name: '', partyName: values.partyName }, by(member));
  return done(row);
}

export const resubmitSignAuth = (
  work: Work,
  member: Member,
  input: InputOf<typeof signAuthProtocol.resubmit>,
): Promise<Done> => resubmit(work, member, ofEnterprise(member), input);

export const sellerResubmitSignAuth = (
  work: Work,
  seller: Seller,
  input: InputOf<typeof signAuthProtocol.sellerResubmit>,
): Promise<Done> => resubmit(work, seller, ofStore(seller), input, input);

/** Also for another party than before, once the former right is over. @throws signAuthErrors.notFound, changedMeanwhile, notNow */
async function resubmit(
  work: Work,
  member: Member,
  owner: Owner,
  input: Application & { version: number },
  storesParty?: { partyName: string; uscc: string },
): Promise<Done> {
  const row = await findSignAuth(work, member.memberId);
  if (!row) throw signAuthErrors.notFound();
  if (row.version !== input.version) throw signAuthErrors.changedMeanwhile();
  const values = await checkedValues(work, member, owner, input, storesParty);
  return done(await advanceSignAuth(work, row, 'resubmit', { ...by(member), set: { ...owner, ...values } }));
}

/** @throws signAuthErrors.enterprisesOnly, notLegal, letterMissing, letterOver, licenceMissing; Refusal for a wrong code or somebody else's files */
async function checkedValues(
  work: Work,
  member: Member,
  owner: Owner,
  input: Application,
  storesParty: { partyName: string; uscc: string } | undefined,
) {
  const registered = await partyOfAuth(work, owner);
  const house = owner.enterpriseId === null ? undefined : await findEnterprise(work, owner.enterpriseId);
  if (owner.storeId === null && (!registered || !house?.isGood)) throw signAuthErrors.enterprisesOnly();
  const { signerName, role, fileIds, authorisedUntil } = input;
  await requireFiles(work, member.memberId, fileIds, { kinds: 'certificates' });
  if (role === 'legal' && registered?.legalName && registered.legalName !== signerName)
    throw signAuthErrors.notLegal({ name: registered.legalName });
  if (role === 'handler' && (fileIds.length === 0 || !authorisedUntil)) throw signAuthErrors.letterMissing();
  if (owner.storeId !== null && fileIds.length === 0) throw signAuthErrors.licenceMissing();
  if (authorisedUntil && new Date(`${authorisedUntil}T23:59:59.999+08:00`) <= work.now)
    throw signAuthErrors.letterOver();
  const { mobile = null } = (await findMember(work, member.memberId)) ?? {};
  if (!mobile) throw contractErrors.noMobile();
  await checkSmsCodeOf(work, mobile, input.smsCode, 'sign');
  return {
    signerName,
    role,
    fileIds,
    authorisedUntil: role === 'handler' ? authorisedUntil : '',
    partyName: registered?.partyName ?? storesParty?.partyName ?? '',
    uscc: registered?.uscc ?? storesParty?.uscc ?? '',
  };
}

/** His own right. @throws signAuthErrors.notFound, changedMeanwhile, notNow */
export async function revokeOwnSignAuth(
  work: Work,
  member: Member,
  { signAuthId, version, reason }: InputOf<typeof signAuthProtocol.revoke>,
): Promise<Done> {
  const row = await findSignAuth(work, member.memberId);
  if (row?.signAuthId !== signAuthId) throw signAuthErrors.notFound();
  if (row.version !== version) throw signAuthErrors.changedMeanwhile();
  return done(await advanceSignAuth(work, row, 'revoke', by(member, reason)));
}

type SealDone = ReplyOf<typeof signAuthProtocol.createSeal>;
const sealDone = ({ sealId, state, version }: SealRow): SealDone => ({ sealId, state, version });

const keepsSeals = (row: SignAuthRow | undefined): boolean =>
  row?.state === 'AUTHENTICATED' || row?.state === 'PENDING_REVIEW';

/** Whose right is good, or waits: nobody else keeps seals. @throws signAuthErrors.notFound */
async function requireOwnAuth(work: Work, member: Member, owner: Owner): Promise<SignAuthRow> {
  const row = await findSignAuth(work, member.memberId);
  const isHere = row && row.enterpriseId === owner.enterpriseId && row.storeId === owner.storeId;
  if (!isHere || !keepsSeals(row)) throw signAuthErrors.notFound();
  return row;
}

function sealActions<M extends Member>(ownerOf: (member: M) => Owner) {
  const requireSeal = async (work: Work, owner: Owner, sealId: number, version: number): Promise<SealRow> => {
    const [row] = await work.tx
      .select()
      .from(seal)
      .where(and(eq(seal.sealId, sealId), ownSeals(owner)));
    if (!row) throw signAuthErrors.sealNotFound();
    if (row.version !== version) throw signAuthErrors.changedMeanwhile();
    return row;
  };
  return {
    /** @throws signAuthErrors.sealTwice, handlerName */
    async create(work: Work, member: M, { kind, name }: { kind: SealKind; name: string }): Promise<SealDone> {
      const owner = ownerOf(member);
      const auth = await requireOwnAuth(work, member, owner);
      if (kind === 'handler' && !name) throw signAuthErrors.handlerName();
      const twins = await work.tx
        .select()
        .from(seal)
        .where(and(ownSeals(owner), eq(seal.kind, kind), ne(seal.state, 'DISABLED')));
      if (twins.some((one) => one.name === name)) throw signAuthErrors.sealTwice();
      const values = {
        ...owner,
        kind,
        name,
        partyName: auth.partyName,
      };
      return sealDone(await beginSeal(work, values, by(member)));
    },
    async submit(
      work: Work,
      member: M,
      { sealId, version }: { sealId: number; version: number },
    ): Promise<SealDone> {
      const owner = ownerOf(member);
      await requireOwnAuth(work, member, owner);
      const row = await requireSeal(work, owner, sealId, version);
      return sealDone(await advanceSeal(work, row, 'submit', by(member)));
    },
    async disable(
      work: Work,
      member: M,
      { sealId, version, reason }: { sealId: number; version: number; reason: string },
    ): Promise<SealDone> {
      const owner = ownerOf(member);
      const auth = await requireOwnAuth(work, member, owner);
      const row = await requireSeal(work, owner, sealId, version);
      // who still waits for his right takes nothing from those who have theirs
      if (auth.state !== 'AUTHENTICATED' && row.state === 'ACTIVE') throw signAuthErrors.notFound();
      return sealDone(await advanceSeal(work, row, 'disable', by(member, reason)));
    },
  };
}

export const enterpriseSeals = sealActions(ofEnterprise);
export const storeSeals = sealActions(ofStore);

// Who may sign a contract, and that it is he: the platform has authenticated him for this party, and he proves himself once more.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { Refusal } from '#kit/http/refusal.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { lacks, type Member, mayDo } from '#mall/member/actor.ts';
import { checkPayPassword, findMember } from '#mall/member/server/member.ts';
import { checkSmsCodeOf } from '#mall/message/server/message.ts';
import type { ContractContent } from '../../contract-content.ts';
import { contractErrors } from '../contract.errors.ts';
import { seal, signAuth } from '../contract.tables.ts';
import type { ContractRow } from '../contract-life.ts';
import type { Party } from '../hold-contract.ts';
import { partyOfAuth } from '../seal/party-of-auth.ts';
import { type SealRow, type SignAuthRow, signAuthLife } from '../seal/sign-auth-life.ts';

/** The right to sign that somebody has, whatever its state. */
export async function findSignAuth(work: Work, memberId: number): Promise<SignAuthRow | undefined> {
  const [row] = await work.tx.select().from(signAuth).where(eq(signAuth.memberId, memberId));
  return row;
}

/** Why he may not sign this contract now; undefined when he may. Changes nothing. */
export async function whyNotSign(
  work: Work,
  { side, member }: Party,
  row: Pick<ContractRow, 'enterpriseId' | 'storeId'>,
  content: Pick<ContractContent, 'purchaser' | 'supplier'>,
): Promise<{ refusal?: Refusal; auth?: SignAuthRow }> {
  const auth = await findSignAuth(work, member.memberId);
  const refuse = (refusal: Refusal) => ({ refusal, auth });
  if (side === 'purchaser') {
    if (!mayDo(member, 'contract.sign')) return refuse(new Refusal(403, lacks(member, 'contract.sign')));
    if (row.enterpriseId === null || row.enterpriseId !== member.enterpriseId)
      return refuse(contractErrors.enterprisesOnly());
    const house = await findEnterprise(work, row.enterpriseId);
    if (!house?.isGood) return refuse(contractErrors.certificationOver());
  }
  const isForThis =
    side === 'purchaser' ? auth?.enterpriseId === row.enterpriseId : auth?.storeId === row.storeId;
  if (!auth || !isForThis || auth.state !== 'AUTHENTICATED') return refuse(contractErrors.notAuthenticated());
  const inText = content[side].name;
  if (auth.partyName !== inText)
    return refuse(contractErrors.partyDiffers({ inText, signing: auth.partyName }));
  return { auth };
}

/**
 * The right to sign, good at this moment. One that the party has outgrown, because its name or its legal representative
 * has changed, goes back to review, whatever becomes of this work.
 * @throws contractErrors.notAuthenticated, certificationOver, partyDiffers, enterprisesOnly
 */
export async function requireSigner(
  work: Work,
  party: Party,
  row: ContractRow,
  content: ContractContent,
): Promise<SignAuthRow> {
  const auth = await findSignAuth(work, party.member.memberId);
  if (auth?.state === 'AUTHENTICATED' && (await hasOutgrown(work, auth))) {
    await work.apart((apart) => signAuthLife.advance(apart, auth, 'reviewAgain', { by: 'system' }));
    throw contractErrors.notAuthenticated();
  }
  const { refusal, auth: good } = await whyNotSign(work, party, row, content);
  if (refusal || !good) throw refusal ?? contractErrors.notAuthenticated();
  return good;
}

async function hasOutgrown(work: Work, auth: SignAuthRow): Promise<boolean> {
  const registered = await partyOfAuth(work, auth);
  if (!registered) return false;
  return (
    registered.partyName !== auth.partyName ||
    (auth.role === 'legal' && registered.legalName !== '' && registered.legalName !== auth.signerName)
  );
}

/** @throws contractErrors.unknownSeal for another party's, sealNotActive */
export async function requireSeal(work: Work, auth: SignAuthRow, sealId: number): Promise<SealRow> {
  const [row] = await work.tx.select().from(seal).where(eq(seal.sealId, sealId));
  const isOwn = row && row.enterpriseId === auth.enterpriseId && row.storeId === auth.storeId;
  if (!isOwn) throw contractErrors.unknownSeal();
  if (row.state !== 'ACTIVE') throw contractErrors.sealNotActive();
  return row;
}

/** How he proves that it is he: a password is checked already, `spend` checks a code and uses it up within the work that needed it. */
export interface Proven {
  method: 'sms' | 'payPassword';
  spend(work: Work): Promise<void>;
}

/**
 * The second factor. Wrong tries are counted whatever becomes of the rest.
 * @throws contractErrors.ruleOfFactor, noMobile; Refusal for a wrong code or password, and for too many
 */
export async function proveFactor(
  work: Work,
  { memberId }: Pick<Member, 'memberId'>,
  { smsCode, payPwd }: { smsCode?: string; payPwd?: string },
  caller: Caller,
): Promise<Proven> {
  if (smsCode) {
    const { mobile = null } = (await findMember(work, memberId)) ?? {};
    if (!mobile) throw contractErrors.noMobile();
    return { method: 'sms', spend: (later) => checkSmsCodeOf(later, mobile, smsCode, 'sign') };
  }
  if (!payPwd) throw contractErrors.ruleOfFactor();
  await checkPayPassword(work, memberId, payPwd, caller);
  return { method: 'payPassword', spend: async () => {} };
}

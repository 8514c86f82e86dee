// A laboratory that certifies, an enterprise with money, and cases as far as tests want them.
import type { Work } from '#kit/db/work.ts';
import { yuan } from '#kit/money/money.ts';
import { anAddress } from '#mall/address/server/address.builders.ts';
import { aCertifiedEnterprise, aMainAccount } from '#mall/company/server/company.builders.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { aColleague, aLab } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { hashPassword } from '#mall/member/server/member.ts';
import { aSeller, type MallToOrderIn, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { openBalance } from '#mall/payment/server/payment.ts';
import { type AuthenForm, emptyApplication } from '../authen-form.ts';
import { schemes } from '../authen-terms.ts';

export interface Certifier {
  labId: number;
  seller: Person & { storeId: number };
  people: Record<'acceptance' | 'reviewer' | 'inspector' | 'decider' | 'appeal', Person>;
}

const ROLES: Record<keyof Certifier['people'], LabRole> = {
  ...{ acceptance: 'acceptance', reviewer: 'authenReviewer', inspector: 'inspector' },
  ...{ decider: 'decider', appeal: 'decider' },
};

/** The laboratory YC with its store and one colleague of each part, two who decide. One for each mall of a test. */
export async function aCertifier(mall: MallToOrderIn): Promise<Certifier> {
  const seller = await aSeller(mall);
  const { labId } = await mall.work(async (work) => {
    const lab = await aLab(work);
    await work.query('UPDATE laboratory SET store_id = $1 WHERE lab_id = $2', [seller.storeId, lab.labId]);
    return lab;
  });
  const people: Partial<Certifier['people']> = {};
  for (const [part, role] of Object.entries(ROLES)) {
    const person = await aLogin(mall);
    await mall.work((work) => aColleague(work, person.memberId, [role], { labId }));
    people[part as keyof Certifier['people']] = person;
  }
  return { labId, seller, people: people as Certifier['people'] };
}

export type House = Person & { enterpriseId: number; name: string };

/** The main account of a certified enterprise, with ¥100,000, a pay password and an address. */
export async function anApplicant(mall: Parameters<typeof aMainAccount>[0]): Promise<House> {
  const house = await aMainAccount(mall);
  const payPassword = await hashPassword(PAY_PASSWORD);
  await mall.work(async (work) => {
    await work.query('UPDATE member SET pay_password_hash = $2 WHERE member_id = $1', [
      house.memberId,
      payPassword,
    ]);
    await openBalance(work, house.memberId, yuan(100_000));
    await anAddress(work, house.memberId, { isDefault: true });
  });
  return house;
}

/** A paper that somebody has uploaded for a case. */
export const aPaper = async (work: Work, memberId: number): Promise<number> =>
  (await aFile(work, memberId, { purpose: 'attachment' })).fileId;

const party = (name: string) => ({ name, uscc: '91350100M000100Y43', address: '广东省深圳市南山区' });

/** Complete, with its scheme's papers. */
export async function anApplication(
  work: Work,
  memberId: number,
  wish: Partial<AuthenForm> = {},
): Promise<AuthenForm> {
  const scheme = wish.scheme ?? 'VPC';
  const files: AuthenForm['files'] = [];
  for (const of of schemes[scheme].files) files.push({ of, fileId: await aPaper(work, memberId) });
  return {
    ...emptyApplication(scheme),
    ...{ applicant: party('深圳鼎元电子有限公司'), maker: party('鼎元制造'), factory: party('鼎元东莞工厂') },
    ...{ contact: '王工', mobile: '13900000000', email: 'wang@example.com', product: '矩形电连接器' },
    ...{ series: 'J30J', models: 'J30J-25ZKP\nJ30J-37ZKP', standards: 'GJB 2446A-2011', isDeclared: true },
    ...{ files, ...wish },
  };
}

/** A case that somebody has handed in to a laboratory of its own code, with a certificate, as rows alone. */
export async function aCaseWithCertificate(
  work: Work,
  memberId: number,
): Promise<{ authenSn: string; certNo: string }> {
  const { labId } = await aLab(work, 'TSL');
  const { enterpriseId } = await aCertifiedEnterprise(work);
  const authenSn = `AC26112100000${memberId}`;
  const certNo = `TSL-VPC-2026-${String(memberId).padStart(5, '0')}`;
  await work.query(
    `INSERT INTO authen_case (authen_sn, draft_id, kind, lab_id, member_id, enterprise_id, state, form, scheme)
     VALUES ($1, $1, 'INITIAL', $2, $3, $4, 'PENDING_REVIEW', $5, 'VPC')`,
    [authenSn, labId, memberId, enterpriseId, emptyApplication()],
  );
  await work.query(
    `INSERT INTO authen_certificate (cert_no, authen_sn, lab_id, member_id, enterprise_id, scheme, holder, paper,
                                     content_hash, issued_on, valid_to, state)
     VALUES ($1, $2, $3, $4, $5, 'VPC', 'A', '{}', '', '2026-01-01', '2031-01-01', 'VALID')`,
    [certNo, authenSn, labId, memberId, enterpriseId],
  );
  return { authenSn, certNo };
}

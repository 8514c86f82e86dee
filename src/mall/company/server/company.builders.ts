// Certified enterprises and their employees for tests.

import type { Work } from '#kit/db/work.ts';
import { cents } from '#kit/money/money.ts';
import { checkCreditCode } from '#kit/rules/identity-rules.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { type PermissionPoint, PRESET_ROLES, type PresetRole } from '#mall/member/permission-points.ts';
import { aMember, type MemberWish } from '#mall/member/server/member.builders.ts';
import type { CertificationData } from '../certification-process.ts';
import type { SubAccountState } from '../sub-account-process.ts';
import { enterprise, subAccount } from './company.tables.ts';

let made = 0;

/** A unified social credit code with the right check digit, another one each time. */
export function aCreditCode(): string {
  const start = `91440300${String(process.pid % 10_000).padStart(4, '0')}${String(++made).padStart(5, '0')}`;
  for (const last of '0123456789ABCDEFGHJKLMNPQRTUWXY') {
    if (checkCreditCode(start + last) === undefined) return start + last;
  }
  throw new Error(`no check digit fits ${start}`);
}

export interface EnterpriseWish {
  /** The main account; a new member when left out. */
  memberId?: number;
  name?: string;
  uscc?: string;
  licenceUntil?: string;
  isTrusted?: boolean;
}

/** An enterprise that has passed certification, with its main account, who becomes type 3. */
export async function aCertifiedEnterprise(
  work: Work,
  wish: EnterpriseWish = {},
): Promise<{ enterpriseId: number; memberId: number; name: string; uscc: string }> {
  const memberId = wish.memberId ?? (await aMember(work, { type: 3 })).memberId;
  await work.query('UPDATE member SET member_type = 3 WHERE member_id = $1', [memberId]);
  const uscc = wish.uscc ?? aCreditCode();
  const name = wish.name ?? `测试企业 ${made} 有限公司`;
  const data: CertificationData = {
    companyName: name,
    uscc,
    legalName: '张三',
    legalIdNumber: '',
    companyType: 'limited',
    registeredCapital: '1000 万元',
    foundedOn: '2015-06-01',
    address: '广东省深圳市南山区科苑路 15 号',
    businessScope: '电子元器件的研发与销售',
    licenceUntil: wish.licenceUntil ?? null,
    licenceFileId: 1,
    attorneyFileId: 1,
    contactName: '李四',
    contactMobile: '13900000000',
    industry: 'industrial',
  };
  const [row] = await work.tx
    .insert(enterprise)
    .values({
      name,
      uscc,
      mainMemberId: memberId,
      state: 'CERTIFIED',
      licenceUntil: wish.licenceUntil ?? null,
      data,
      isTrusted: wish.isTrusted ?? false,
      certifiedAt: work.now,
    })
    .returning({ enterpriseId: enterprise.enterpriseId });
  await work.announce('member', String(memberId));
  return { enterpriseId: row!.enterpriseId, memberId, name, uscc };
}

export interface EmployeeWish
  extends Pick<MemberWish, 'memberName' | 'mobile' | 'password' | 'payPasswordHash'> {
  /** Of a new enterprise when left out. */
  enterpriseId?: number;
  /** `['buyer']` when left out. */
  roles?: readonly PresetRole[];
  /** On top of what the roles bring; with `roles: []` nothing else. */
  permissions?: readonly PermissionPoint[];
  /** 3 when left out; an employee may be a designer. */
  type?: 2 | 3;
  /** ACTIVE when left out. */
  state?: SubAccountState;
  mustChangePassword?: boolean;
  /** In fen. */
  limitPerOrder?: number;
  /** In fen. */
  limitPerMonth?: number;
}

export interface BuiltEmployee {
  memberId: number;
  memberName: string;
  enterpriseId: number;
  /** The main account. */
  parentMemberId: number;
}

/** An employee's account, without a login. */
export async function anEmployee(work: Work, wish: EmployeeWish = {}): Promise<BuiltEmployee> {
  const enterpriseId = wish.enterpriseId ?? (await aCertifiedEnterprise(work)).enterpriseId;
  const { memberName, mobile, password, payPasswordHash, type = 3, roles = ['buyer'] } = wish;
  const made = await aMember(work, { memberName, mobile, password, payPasswordHash, type });
  const points = new Set<PermissionPoint>(roles.flatMap((role) => [...PRESET_ROLES[role].points]));
  for (const point of wish.permissions ?? []) points.add(point);
  const [house] = await work.query<{ main: number }>(
    'SELECT main_member_id AS main FROM enterprise WHERE enterprise_id = $1',
    [enterpriseId],
  );
  if (wish.mustChangePassword) {
    await work.query('UPDATE member SET must_change_password = true WHERE member_id = $1', [made.memberId]);
  }
  await work.tx.insert(subAccount).values({
    memberId: made.memberId,
    enterpriseId,
    parentMemberId: house!.main,
    realName: made.memberName,
    roles: [...roles],
    permissions: [...points],
    limitPerOrder: wish.limitPerOrder === undefined ? null : cents(wish.limitPerOrder),
    limitPerMonth: wish.limitPerMonth === undefined ? null : cents(wish.limitPerMonth),
    state: wish.state ?? 'ACTIVE',
    createdAt: work.now,
  });
  await work.announce('member', String(made.memberId));
  return { ...made, enterpriseId, parentMemberId: house!.main };
}

/** What the builder needs of a mall under test. */
interface MallWithSecret {
  work<T>(action: (work: Work) => Promise<T>): Promise<T>;
  tokenSecret: Uint8Array;
}

/** An employee who has logged in. */
export async function aLoggedInEmployee(
  mall: MallWithSecret,
  wish: EmployeeWish = {},
): Promise<BuiltEmployee & Person> {
  return mall.work(async (work) => {
    const made = await anEmployee(work, wish);
    return { ...made, ...(await tokensFor(work, mall.tokenSecret, made.memberId)) };
  });
}

/** The main account of an enterprise, logged in. */
export async function aMainAccount(
  mall: MallWithSecret,
  wish: EnterpriseWish = {},
): Promise<Person & { enterpriseId: number; name: string }> {
  return mall.work(async (work) => {
    const { enterpriseId, memberId, name } = await aCertifiedEnterprise(work, wish);
    const [row] = await work.query<{ name: string }>(
      'SELECT member_name AS name FROM member WHERE member_id = $1',
      [memberId],
    );
    const tokens = await tokensFor(work, mall.tokenSecret, memberId);
    return { enterpriseId, name, memberId, memberName: row!.name, ...tokens };
  });
}

async function tokensFor(work: Work, secret: Uint8Array, memberId: number) {
  const tokens = await issueTokens(work, secret, memberId, { ip: '127.0.0.1', userAgent: 'test' });
  return { token: tokens.access_token, refreshToken: tokens.refresh_token };
}

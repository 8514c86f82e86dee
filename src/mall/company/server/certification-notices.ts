// What an applicant is told when something happens to his certification.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import { tellMember } from '#mall/message/server/message.ts';

const notices = {
  approved: (name: string) => ({
    title: { zh: '企业认证已通过', en: 'Your enterprise is certified' },
    body: {
      zh: `“${name}”的企业认证已通过，询价、合同、子账号等企业功能已开通，无需重新登录。`,
      en: `“${name}” is certified. Inquiries, contracts and sub-accounts are open to you now, without a new login.`,
    },
  }),
  changeApproved: (name: string) => ({
    title: { zh: '企业资料变更已生效', en: 'The change of your enterprise took effect' },
    body: { zh: `“${name}”的新资料已生效。`, en: `The new data of “${name}” are valid now.` },
  }),
  sentBack: (name: string) => ({
    title: { zh: '企业认证被驳回', en: 'Your certification was sent back' },
    body: {
      zh: `“${name}”的认证资料需要修改，请查看各项原因后重新提交。`,
      en: `The application of “${name}” needs changes: please read the reasons and hand it in again.`,
    },
  }),
  revoked: (name: string, reason: string) => ({
    title: { zh: '企业认证已撤销', en: 'Your certification was revoked' },
    body: {
      zh: `“${name}”的企业认证已被撤销，原因：${reason}。账号恢复为个人用户，子账号已停用。`,
      en: `The certification of “${name}” was revoked: ${reason}. The account is an individual user again, its sub-accounts are disabled.`,
    },
  }),
  licenceEnds: (name: string, day: string) => ({
    title: { zh: '营业执照即将到期', en: 'Your licence ends soon' },
    body: {
      zh: `“${name}”的营业执照将于 ${day} 到期，请及时续期，以免影响询价、合同和信用下单。`,
      en: `The licence of “${name}” ends on ${day}. Renew it in time: without it inquiries, contracts and credit orders are refused.`,
    },
  }),
  expired: (name: string) => ({
    title: { zh: '企业认证已过期', en: 'Your certification has expired' },
    body: {
      zh: `“${name}”的营业执照已到期。浏览、支付和收货不受影响，新的询价、合同和信用订单需续期后才能提交。`,
      en: `The licence of “${name}” has run out. Browsing, paying and receiving go on; new inquiries, contracts and credit orders wait for the renewal.`,
    },
  }),
  administratorMoved: (name: string) => ({
    title: { zh: '企业管理员已变更', en: 'Your enterprise has another administrator' },
    body: {
      zh: `经申诉审核，“${name}”的企业管理员已变更为其他账号，您的账号恢复为个人用户。`,
      en: `After an appeal another account is the administrator of “${name}”; yours is an individual user again.`,
    },
  }),
} satisfies Record<string, (...values: string[]) => { title: Text; body: Text }>;

/** Puts the message, with the way to the certification. */
export async function tellApplicant<K extends keyof typeof notices>(
  work: Work,
  memberId: number,
  notice: K,
  ...values: Parameters<(typeof notices)[K]>
): Promise<void> {
  const write = notices[notice] as (...values: string[]) => { title: Text; body: Text };
  await tellMember(work, memberId, { kind: 'account', ...write(...values), link: '/member/authen' });
}

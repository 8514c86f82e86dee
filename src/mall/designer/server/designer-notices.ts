// What applicants and their employers are told.
import type { Work } from '#kit/db/work.ts';
import type { Text } from '#kit/words/text.ts';
import { findEnterprise } from '#mall/company/server/company.ts';
import { tellMember } from '#mall/message/server/message.ts';
import type { ApplicationRow } from './designer-life.ts';

interface Notice {
  title: Text;
  body: Text;
}

const notices = {
  approved: (): Notice => ({
    title: { zh: '设计师认证已通过', en: 'You are a certified designer' },
    body: {
      zh: '样品申请、优选和采购申请已开通，无需重新登录。',
      en: 'Samples, optimised selection and purchase requests are open to you now, without a new login.',
    },
  }),
  sentBack: (): Notice => ({
    title: { zh: '设计师申请被驳回', en: 'Your designer application was sent back' },
    body: {
      zh: '请查看各项原因，修改后重新提交。',
      en: 'Please read the reasons, change it and hand it in again.',
    },
  }),
  refused: (reason: string): Notice => ({
    title: { zh: '设计师申请被拒绝', en: 'Your designer application was rejected' },
    body: {
      zh: `原因：${reason}。90 天后可再次申请。`,
      en: `Reason: ${reason}. You may apply again after 90 days.`,
    },
  }),
  suspended: (reason: string): Notice => ({
    title: { zh: '设计师资格已暂停', en: 'You are suspended as a designer' },
    body: { zh: `原因：${reason}`, en: `Reason: ${reason}` },
  }),
  resumed: (): Notice => ({
    title: { zh: '设计师资格已恢复', en: 'You may work as a designer again' },
    body: { zh: '设计师功能已恢复使用。', en: 'All functions for designers are open again.' },
  }),
  left: (name: string): Notice => ({
    title: { zh: '您与企业的设计师关联已解除', en: 'You are no designer of your employer any more' },
    body: {
      zh: `您不再是“${name}”的设计师。如需以新单位或自由职业身份继续，请在 30 天内重新申请。`,
      en: `You are no designer of “${name}” any more. To go on elsewhere or as a freelancer, apply again within 30 days.`,
    },
  }),
  recheckMissed: (): Notice => ({
    title: { zh: '设计师资格已终止', en: 'Your designer certification has ended' },
    body: {
      zh: '您离职后 30 天内未重新申请，账号恢复为个人用户；可随时再次申请。',
      en: 'There was no new application within 30 days: the account is an individual user again. You may apply at any time.',
    },
  }),
  revoked: (reason: string): Notice => ({
    title: { zh: '设计师资格已撤销', en: 'Your designer certification was revoked' },
    body: {
      zh: `原因：${reason}。账号恢复为个人用户。`,
      en: `Reason: ${reason}. The account is an individual user again.`,
    },
  }),
} satisfies Record<string, (...values: string[]) => Notice>;

export async function tellDesigner<K extends keyof typeof notices>(
  work: Work,
  memberId: number,
  notice: K,
  ...values: Parameters<(typeof notices)[K]>
): Promise<void> {
  const write = notices[notice] as (...values: string[]) => Notice;
  await tellMember(work, memberId, { kind: 'account', ...write(...values), link: '/applyDesigner' });
}

/** The enterprise's main account hears who wants to be its designer. */
export async function tellEmployer(
  work: Work,
  enterpriseId: number,
  { applySn, data }: ApplicationRow,
): Promise<void> {
  const employer = await findEnterprise(work, enterpriseId);
  if (!employer) return;
  await tellMember(work, employer.mainMemberId, {
    kind: 'account',
    title: { zh: '有设计师申请等待确认', en: 'Somebody wants to be your designer' },
    body: {
      zh: `${data.realName} 申请成为贵企业的设计师，请在 7 天内确认或驳回。`,
      en: `${data.realName} applies as a designer of your enterprise. Please endorse it or send it back within 7 days.`,
    },
    link: `/member/desApp/detail?applySn=${applySn}`,
  });
}

// What somebody needs before he may inquire, condition by condition, with the way to mend each (spec §7, domain 3.3 conditionCheck).
import type { Work } from '#kit/db/work.ts';
import { statesWhere } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { listAddresses } from '#mall/address/server/address.ts';
import { findEmployee, findEnterprise } from '#mall/company/server/company.ts';
import { hasCompanyHeader } from '#mall/invoice/server/invoice.ts';
import { buysFor, type Member, mayDo } from '#mall/member/actor.ts';
import { findMember } from '#mall/member/server/member.ts';
import { hasOverdue } from '#mall/statement/server/statement.ts';
import type { Conditions } from '../../inquiry.protocol.ts';
import { CONDITIONS, type ConditionCode } from '../../inquiry-conditions.ts';
import { inquiryStatus } from '../../inquiry-status.ts';
import { OPEN_INQUIRIES } from '../../inquiry-terms.ts';
import { inquiryErrors } from '../inquiry.errors.ts';
import { findAskedConditions } from './choose-conditions.ts';

interface Found {
  code: ConditionCode;
  pass: boolean;
  fixUrl: string | null;
  hint: Text;
}

/** Those of C1 … C8 that the platform asks for, in this order. */
async function findConditions(work: Work, member: Member): Promise<Found[]> {
  const asked = await findAskedConditions(work);
  return (await findAll(work, member)).filter(({ code }) => asked.includes(code));
}

async function findAll(work: Work, member: Member): Promise<Found[]> {
  const enterpriseId = buysFor(member);
  const row = await findMember(work, member.memberId);
  const enterprise = enterpriseId === null ? undefined : await findEnterprise(work, enterpriseId);
  const addresses = await listAddresses(work, member);
  const openNum = await countOpen(work, member);
  const realName = (await findEmployee(work, member.memberId))?.realName ?? '';
  const isCertified = enterprise?.isGood === true;
  const isSub = member.sub !== null;
  const hasName = (row?.memberNickName ?? '') !== '' || realName !== '';
  const hasEmail = (row?.email ?? '') !== '';
  const askMain: Text = {
    zh: `请联系企业管理员 ${member.sub?.administrator ?? ''}`,
    en: `Please ask your administrator ${member.sub?.administrator ?? ''}`,
  };
  return [
    {
      code: 'C1',
      pass: isCertified,
      fixUrl: isSub ? null : '/member/authen',
      hint: isSub
        ? askMain
        : member.memberType === 2
          ? {
              zh: '设计师账号须使用已认证企业的子账号发起询价',
              en: 'Designers inquire with an employee’s account of a certified enterprise',
            }
          : { zh: '询价仅对已认证企业开放', en: 'Inquiries are open to certified enterprises' },
    },
    {
      code: 'C2',
      pass: row?.mobile !== null && row?.mobile !== undefined,
      fixUrl: '/member/phone',
      hint: { zh: '供应商报价提醒会发到手机', en: 'It receives the news of quotations' },
    },
    {
      code: 'C3',
      pass: hasName && hasEmail,
      fixUrl: hasName ? '/member/email' : '/member/information',
      hint: hasName
        ? { zh: '还缺邮箱', en: 'The e-mail address is missing' }
        : { zh: '还缺联系人姓名', en: 'The name is missing' },
    },
    {
      code: 'C4',
      pass: addresses.length > 0,
      fixUrl: '/member/address/list',
      hint: { zh: '用于填写交货地点', en: 'Where goods are to be delivered' },
    },
    {
      code: 'C5',
      // chosen: what was certified is a header that the platform verifies by itself, so nobody has to type it again.
      pass: (isCertified && enterprise.uscc !== '') || (await hasCompanyHeader(work, member)),
      fixUrl: mayDo(member, 'invoice.header') ? '/member/invoice/header' : null,
      hint: mayDo(member, 'invoice.header')
        ? { zh: '添加带税号的企业抬头', en: 'Add a company header with its tax number' }
        : askMain,
    },
    {
      code: 'C6',
      pass: enterpriseId === null || !(await hasOverdue(work, enterpriseId)),
      fixUrl: '/member/credit/pay',
      hint: { zh: '有逾期对账单，付清后即可询价', en: 'A statement is overdue: please pay it first' },
    },
    {
      code: 'C7',
      pass: enterpriseId !== null && mayDo(member, 'rfq.create'),
      fixUrl: isSub ? null : enterpriseId === null ? '/member/authen' : '/member/permission',
      hint: isSub
        ? askMain
        : { zh: '企业主账号自动具备', en: 'An enterprise’s main account has it by itself' },
    },
    {
      code: 'C8',
      pass: openNum < OPEN_INQUIRIES,
      fixUrl: '/member/inquiry/myInq',
      hint: {
        zh: `进行中 ${openNum} 个，上限 ${OPEN_INQUIRIES} 个`,
        en: `${openNum} are open, the limit is ${OPEN_INQUIRIES}`,
      },
    },
  ];
}

export async function checkConditions(work: Work, member: Member): Promise<Conditions> {
  const found = await findConditions(work, member);
  const { language } = work;
  return {
    conditions: found.map(({ code, pass, fixUrl, hint }) => ({
      code,
      description: CONDITIONS[code][language],
      pass,
      fixUrl,
      hint: pass ? '' : hint[language],
    })),
    pass: found.every(({ pass }) => pass),
  };
}

/** The guard of I1. @throws inquiryErrors.conditionsNotMet naming the first, the codes of all in its data */
export async function requireConditions(work: Work, member: Member): Promise<void> {
  const missing = (await findConditions(work, member)).filter(({ pass }) => !pass);
  const [first] = missing;
  if (first) {
    throw inquiryErrors.conditionsNotMet({
      description: CONDITIONS[first.code][work.language],
      conditions: missing.map(({ code }) => code),
    });
  }
}

/** Published or on their way there, and not over: of the whole enterprise (C8). */
export async function countOpen(work: Work, member: Member): Promise<number> {
  const [row] = await work.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM inquiry
     WHERE (enterprise_id = $1 OR (enterprise_id IS NULL AND member_id = $2))
       AND state = ANY($3::text[])`,
    [buysFor(member), member.memberId, statesWhere(inquiryStatus, (one) => one.isOpen)],
    'inquiry-open',
  );
  return required(row).n;
}

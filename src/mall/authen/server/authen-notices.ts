// What customers and the laboratory's people are told by message when a case or a certificate takes a step.
import type { Work } from '#kit/db/work.ts';
import type { Done } from '#kit/document/life.ts';
import type { Text } from '#kit/words/text.ts';
import { colleaguesWith } from '#mall/lab-staff/server/lab-staff.ts';
import type { LabRole } from '#mall/member/lab-roles.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import type { CaseAction, CaseState, caseProcess } from '../authen-process.ts';
import { caseSteps, certificateSteps } from '../authen-status.ts';
import type { CertificateAction, certificateProcess } from '../certificate-process.ts';
import type { authenCase, authenCertificate } from './authen.tables.ts';

type CaseRow = typeof authenCase.$inferSelect;
type CertificateRow = typeof authenCertificate.$inferSelect;

/** The step's name says it all. */
const SAID: Text = { zh: '', en: '' };

const forCustomer: Partial<Record<CaseAction, Text>> = {
  open: {
    zh: '年度监督到期前 60 天，已为您生成监督申请，请核对后提交。',
    en: 'The yearly surveillance is due in 60 days: please look at the application and submit it.',
  },
  accept: { zh: '申请已受理，请按页面提示付款。', en: 'Please pay as its page says.' },
  sendBack: { zh: '请按意见补正后重新提交。', en: 'Please mend it and hand it in again.' },
  refuse: SAID,
  approve: SAID,
  pay: { zh: '已转入资料审查。', en: 'The documents are being reviewed.' },
  ask: {
    zh: '请按清单补正资料，30 天内未提交将不予发证。',
    en: 'Please hand in what is on the list; after 30 days without it no certificate is issued.',
  },
  noAnswer: SAID,
  pass: { zh: '请查看下一阶段需要您做什么。', en: 'Its page says what you have to do next.' },
  acceptTest: SAID,
  refuseTest: { zh: '请重新提交符合要求的报告。', en: 'Please hand in another report.' },
  planVisit: { zh: '请确认检查日期或要求改期。', en: 'Please agree to the day, or ask for another.' },
  inspect: {
    zh: '有不符合项的，请逐项答复。',
    en: 'Where there are findings, please answer each of them.',
  },
  noAccess: SAID,
  judge: SAID,
  overdue: SAID,
  grant: { zh: '证书已签发，可在认证页面下载。', en: 'The certificate can be fetched on its page.' },
  deny: { zh: '可在 30 天内提出申诉。', en: 'You can appeal within 30 days.' },
  settle: SAID,
  lapse: SAID,
  idle: SAID,
};

/** Whose turn it is in a state. */
const TURN: Partial<Record<CaseState, LabRole>> = {
  PENDING_REVIEW: 'acceptance',
  DOCUMENT_REVIEW: 'authenReviewer',
  FACTORY_INSPECTION: 'inspector',
  DECISION: 'decider',
};

/** Steps of the customer that somebody waits for although the state stays. */
const AWAITED: Partial<Record<CaseAction, LabRole>> = {
  handInTest: 'authenReviewer',
  agreeVisit: 'inspector',
  declineVisit: 'inspector',
  answer: 'inspector',
};

/** With every step, in its transaction. */
export async function tellOfCase(
  work: Work,
  { action, before, row, mover: { by, reason = '' } }: Done<CaseRow, typeof caseProcess>,
): Promise<void> {
  const tell = (memberIds: readonly number[], text: Text, page: string) =>
    tellOfDocument(
      work,
      memberIds,
      {
        title: {
          zh: `产品认证：${caseSteps[action].zh}`,
          en: `Product certification: ${caseSteps[action].en}`,
        },
        text,
      },
      {
        kind: 'service',
        name: { zh: `认证 ${row.authenSn} ${row.title}`, en: `Certification ${row.authenSn} ${row.title}` },
        reason,
        link: `${page}?authenSn=${row.authenSn}`,
      },
    );
  const customer = forCustomer[action];
  if (customer && by !== 'customer') await tell([row.memberId], customer, '/member/order/authenDetail');
  const isNew = row.state !== before?.state;
  const role = AWAITED[action] ?? (isNew ? TURN[row.state] : undefined);
  if (row.labId === null || !role || (action === 'accept' && row.state === 'PENDING_REVIEW')) return;
  const people = await colleaguesWith(work, { labId: row.labId, role });
  await tell(
    people.map(({ memberId }) => memberId),
    { zh: '等待您处理。', en: 'It waits for you.' },
    '/lab/authen/detail',
  );
}

const forHolder: ReadonlySet<CertificateAction> = new Set([
  'suspend',
  'restore',
  'revoke',
  'expire',
  'propose',
]);
const forDeciders: ReadonlySet<CertificateAction> = new Set(['propose', 'remind', 'giveUp']);

export async function tellOfCertificate(
  work: Work,
  { action, row, mover: { reason = '' } }: Done<CertificateRow, typeof certificateProcess>,
): Promise<void> {
  const tell = (memberIds: readonly number[], link: string) =>
    tellOfDocument(
      work,
      memberIds,
      {
        title: {
          zh: `认证证书：${certificateSteps[action].zh}`,
          en: `Certificate: ${certificateSteps[action].en}`,
        },
        text: SAID,
      },
      {
        kind: 'service',
        name: { zh: `证书 ${row.certNo}`, en: `Certificate ${row.certNo}` },
        ...{ reason, link },
      },
    );
  if (forHolder.has(action))
    await tell([row.memberId], `/member/order/authenDetail?authenSn=${row.authenSn}`);
  if (!forDeciders.has(action)) return;
  const people = await colleaguesWith(work, { labId: row.labId, role: 'decider' });
  await tell(
    people.map(({ memberId }) => memberId),
    `/lab/certificate/list?keyword=${row.certNo}`,
  );
}

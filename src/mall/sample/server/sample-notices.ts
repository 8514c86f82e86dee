// What designers, enterprises and stores are told by message when something happens to a sample request.

import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { StepBy } from '#kit/process/process.ts';
import { listWhoMay } from '#mall/company/server/company.ts';
import { type Notice, notice, tellOfDocument } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import type { SampleAction } from '../sample-process.ts';
import type { SampleRules } from '../sample-terms.ts';
import type { sampleRequest } from './sample.tables.ts';

type Row = typeof sampleRequest.$inferSelect;

/** The designer hears of what others do with his request; what he has done himself he knows. */
const forDesignerOf = (rules: SampleRules): Partial<Record<SampleAction, Notice>> => ({
  endorse: notice(
    ['企业已确认样品申请', 'Your enterprise has endorsed your sample request'],
    ['已转商家审核。', 'The store decides next.'],
  ),
  approve: notice(
    ['样品申请已通过', 'Your sample request was approved'],
    ['商家将尽快寄出。', 'The store will ship it soon.'],
  ),
  offerSubstitute: notice(
    ['商家建议了替代型号', 'The store offers a substitute'],
    ['请确认是否接受。', 'Please say whether you accept it.'],
  ),
  sendBack: notice(
    ['样品申请被驳回', 'Your sample request was sent back'],
    [
      `请在 ${rules.correctDays} 天内按原因修改后重新提交。`,
      `Please correct it and submit it again within ${rules.correctDays} days.`,
    ],
  ),
  refuse: notice(
    ['样品申请被拒绝', 'Your sample request was refused'],
    ['本次申请已结束。', 'This request is closed.'],
  ),
  reviewTimeout: notice(
    ['样品申请已取消', 'Your sample request was cancelled'],
    ['审核超时，自动取消。可重新申请。', 'It was not reviewed in time. You may ask again.'],
  ),
  correctTimeout: notice(
    ['样品申请已取消', 'Your sample request was cancelled'],
    ['超时未修改，自动取消。可重新申请。', 'It was not corrected in time. You may ask again.'],
  ),
  payTimeout: notice(
    ['样品申请已取消', 'Your sample request was cancelled'],
    ['超时未付款，自动取消。可重新申请。', 'It was not paid in time. You may ask again.'],
  ),
  shipPart: notice(
    ['样品部分寄出', 'Some of your samples were shipped'],
    ['其余样品稍后寄出。', 'The rest will follow.'],
  ),
  shipRest: notice(
    ['样品已寄出', 'Your samples were shipped'],
    ['收到后请确认收货。', 'Please confirm when they have arrived.'],
  ),
  shipNoMore: notice(
    ['其余样品不再寄出', 'The rest of your samples will not be sent'],
    [
      '已寄出的收到后请确认收货；未寄出的已付款项原路退回。',
      'Please confirm when the others have arrived. What you have paid for the rest goes back the way it came.',
    ],
  ),
  storeCancel: notice(
    ['样品申请被商家取消', 'Your sample request was cancelled by the store'],
    ['已付款项原路退回。', 'What you have paid goes back the way it came.'],
  ),
  autoReceive: notice(
    ['样品已自动确认收货', 'Receipt of your samples was confirmed automatically'],
    [
      `请在 ${rules.feedbackDays} 天内提交试用反馈。`,
      `Please give your feedback within ${rules.feedbackDays} days.`,
    ],
  ),
  feedbackTimeout: notice(
    ['样品逾期未反馈', 'Feedback on your samples is overdue'],
    [
      `逾期超过 ${rules.mostWithoutFeedback} 份将不能再申请样品，可随时补交。`,
      `With more than ${rules.mostWithoutFeedback} overdue, no further samples: you can still hand it in.`,
    ],
  ),
});

const toPayOf = (row: Row, { payHours }: SampleRules): Notice => {
  const amount = showAmount(centsToWire(row.payable));
  return notice(
    ['样品申请已通过，待付款', 'Your sample request was approved: please pay'],
    [`请在 ${payHours} 小时内支付 ${amount}。`, `Please pay ${amount} within ${payHours} hours.`],
  );
};

const forStoreOf = (rules: SampleRules): Partial<Record<SampleAction, Notice>> => ({
  submit: notice(
    ['有新的样品申请', 'A new sample request'],
    [`请在 ${rules.reviewDays} 天内审核。`, `Please review it within ${rules.reviewDays} days.`],
  ),
  // The enterprise has used some of the days.
  endorse: notice(['有新的样品申请', 'A new sample request'], ['请尽快审核。', 'Please review it soon.']),
  resubmit: notice(
    ['样品申请已修改并重新提交', 'A sample request was submitted again'],
    ['请审核。', 'Please review it.'],
  ),
  acceptSubstitute: notice(
    ['对方接受了替代型号', 'The substitute was accepted'],
    ['请查看下一步。', 'See what comes next.'],
  ),
  declineSubstitute: notice(
    ['对方不接受替代型号', 'The substitute was declined'],
    ['请重新审核。', 'Please decide again.'],
  ),
  withdraw: notice(
    ['样品申请已撤回', 'A sample request was withdrawn'],
    ['预留的样品已释放。', 'What was reserved is free again.'],
  ),
  pay: notice(
    ['样品已付款，待发货', 'Samples are paid: to ship'],
    ['请尽快寄出。', 'Please ship them soon.'],
  ),
  receive: notice(
    ['对方已收到样品', 'The samples have arrived'],
    ['等待试用反馈。', 'Feedback will follow.'],
  ),
  feedback: notice(
    ['收到样品试用反馈', 'Feedback on your samples'],
    ['请查看试用结果。', 'Read what came of the trial.'],
  ),
  lateFeedback: notice(
    ['收到样品试用反馈', 'Feedback on your samples'],
    ['请查看试用结果。', 'Read what came of the trial.'],
  ),
});

const FOR_ENTERPRISE = notice(
  ['有样品申请等待企业确认', 'A sample request waits for your word'],
  ['请确认、驳回或拒绝。', 'Please endorse it, send it back or refuse it.'],
);

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfStep(
  work: Work,
  action: SampleAction,
  row: Row,
  by: StepBy,
  rules: SampleRules,
): Promise<void> {
  const reason = by.reason ?? '';
  const isToPay = row.state === 'PENDING_PAYMENT' && (action === 'approve' || action === 'acceptSubstitute');
  const forDesigner = isToPay ? toPayOf(row, rules) : forDesignerOf(rules)[action];
  if (forDesigner && by.by !== 'designer') await tell(work, [row.memberId], forDesigner, row, reason, OWN);
  if (row.turn === 'enterprise') {
    const deciders =
      row.enterpriseId === null ? [] : await listWhoMay(work, row.enterpriseId, 'desapp.decide');
    const others = deciders.filter((memberId) => memberId !== row.memberId);
    await tell(work, others, FOR_ENTERPRISE, row, reason, OWN);
    return;
  }
  const forStore = forStoreOf(rules)[action];
  if (!forStore || !row.hasReachedStore) return;
  await tell(work, await listOperators(work, [row.storeId]), forStore, row, reason, '/seller/sample/detail');
}

const OWN = '/member/request/info';

function tell(
  work: Work,
  memberIds: readonly number[],
  what: Notice,
  { sampleSn }: Row,
  reason: string,
  page: string,
): Promise<void> {
  return tellOfDocument(work, memberIds, what, {
    kind: 'sample',
    name: { zh: `样品申请 ${sampleSn}`, en: `Sample request ${sampleSn}` },
    reason,
    link: `${page}?sampleSn=${sampleSn}`,
  });
}

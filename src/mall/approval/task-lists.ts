// What waits for an approver and what he has decided: an employee's list and a store operator's, alike but for whose documents.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import type { Text } from '#kit/words/text.ts';
import { words } from '#kit/words/words.ts';
import { storeOperator } from '#mall/member/actor.ts';
import { ApprovalTask, decides } from './approval.protocol.ts';
import { approvalDocs, taskStatus } from './approval-status.ts';

const say = words({
  summary: { zh: '待我审批与已审批', en: 'What waits for my approval, and what I have decided' },
  summaryStore: {
    zh: '商家：待我审批与已审批',
    en: 'Store: what waits for my approval, what I have decided',
  },
  searchHint: { zh: '标题、单号、申请人', en: 'Title, number, author' },
  waiting: { zh: '待审批', en: 'To decide' },
  decided: { zh: '已审批', en: 'Decided' },
  docType: { zh: '单据', en: 'Document' },
  docSn: { zh: '单号', en: 'Number' },
  author: { zh: '申请人', en: 'Author' },
  rule: { zh: '审批原因', en: 'Why you' },
  asked: { zh: '提交时间', en: 'Since' },
  due: { zh: '审批期限', en: 'Due' },
  decidedAt: { zh: '审批时间', en: 'Decided' },
  noneWaiting: { zh: '没有待审批的事项', en: 'Nothing waits for you' },
  noneWaitingText: {
    zh: '需要您审批的询价、定标、合同与订单会出现在这里，并发消息通知您。',
    en: 'Inquiries, awards, contracts and orders that need you appear here; you are told by message.',
  },
  noneWaitingStore: {
    zh: '需要您审批的报价与合同会出现在这里，并发消息通知您。',
    en: 'Quotations and contracts that need you appear here; you are told by message.',
  },
});

/** The most urgent first; what is decided, the latest. */
const common = (noneText: Text) =>
  ({
    title: say.approvals,
    row: ApprovalTask,
    key: 'taskId',
    look: 'cards',
    pageSize: 10,
    mostRows: 50,
    search: say.searchHint,
    open: ({ url }: ApprovalTask) => url,
    columns: {
      title: col.text<ApprovalTask>(say.subject, { fixed: true, phone: 1 }),
      state: col.state<ApprovalTask>(say.state, { values: taskStatus, phone: 2 }),
      docType: col.state<ApprovalTask>(say.docType, { values: approvalDocs }),
      docSn: col.code<ApprovalTask>(say.docSn),
      amount: col.amount<ApprovalTask>(say.amount, { sort: true }),
      authorName: col.person<ApprovalTask>(say.author),
      costCentre: col.text<ApprovalTask>(say.costCentre),
      rule: col.text<ApprovalTask>(say.rule),
      since: col.moment<ApprovalTask>(say.asked, { sort: true }),
      dueAt: col.moment<ApprovalTask>(say.due, { sort: 'sparse' }),
      decidedAt: col.moment<ApprovalTask>(say.decidedAt, { sort: 'sparse' }),
      reason: col.text<ApprovalTask>(say.reason),
    },
    tabs: { field: 'tab', values: { waiting: say.waiting, decided: say.decided } },
    filters: {
      docType: filter.choices(say.docType, { options: approvalDocs }),
      amount: filter.amountRange(say.amount),
      since: filter.dateRange(say.asked),
      decidedAt: filter.dateRange(say.decidedAt),
    },
    start: { tab: 'waiting', sort: 'dueAt', sortIn: { decided: '-decidedAt' } },
    exports: { name: say.approvals },
    none: { title: say.noneWaiting, text: noneText },
  }) as const;

export const taskList = listing({
  ...common(say.noneWaitingText),
  path: 'v3/business/front/approval/tasks',
  access: decides,
  summary: say.summary,
});

export const storeTaskList = listing({
  ...common(say.noneWaitingStore),
  path: 'v3/business/seller/approval/tasks',
  access: storeOperator,
  summary: say.summaryStore,
});

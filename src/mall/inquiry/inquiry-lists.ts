// The lists of inquiries: what a purchaser asked for, and what a store was asked for.
import { id } from '#kit/http/wire.ts';
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { loggedIn, permitted, storeOperator } from '#mall/member/actor.ts';
import { InquiryCard } from './inquiry-detail.protocol.ts';
import { inquiryKinds } from './inquiry-kinds.ts';
import { invitationPage } from './inquiry-pages.ts';
import { inquiryTabs, supplierTabs } from './inquiry-status.ts';
import { SupplierCard } from './invitation.protocol.ts';

const say = words({
  search: { zh: '询价号 / 标题 / 型号', en: 'Number, title, part number' },
  noneOwn: { zh: '还没有询价', en: 'No inquiries yet' },
  noneOwnText: {
    zh: '一次填好明细，多家供应商同时报价，逐行比较后再定标。',
    en: 'List what you need once; several suppliers quote, and you compare line by line.',
  },
  received: { zh: '收到的询价', en: 'Inquiries' },
  noneReceived: { zh: '还没有收到询价', en: 'No inquiries yet' },
  noneReceivedText: {
    zh: '采购方定向邀请，或按您在售的分类、品牌广播时，会出现在这里。保持商品在售能收到更多询价。',
    en: 'They come when a purchaser invites you, or broadcasts to those who sell a category or brand. Listings on sale bring more.',
  },
  inqSn: { zh: '询价号', en: 'Inquiry' },
  asked: { zh: '明细', en: 'Asked for' },
  deadline: { zh: '报价截止', en: 'Deadline' },
  invited: { zh: '邀请家数', en: 'Invited' },
  quoted: { zh: '已报价', en: 'Quoted' },
  author: { zh: '负责人', en: 'Purchaser' },
  isOwn: { zh: '由我负责', en: 'My own' },
  updated: { zh: '更新时间', en: 'Touched' },
  enterprise: { zh: '采购方', en: 'Enterprise' },
  invitedAt: { zh: '邀请时间', en: 'Invited' },
});

const common = { key: 'inqSn', look: 'cards', search: say.search, pageSize: 10, mostRows: 50 } as const;

/** What both sides read of an inquiry. */
const columnsOf = <Card extends InquiryCard | SupplierCard>() => ({
  inqSn: col.code<Card>(say.inqSn, { fixed: true, phone: 1 }),
  stateName: col.text<Card>(say.state, { phone: 2 }),
  title: col.text<Card>(say.subject, { phone: 3 }),
  kindName: col.text<Card>(say.kind),
  lineTitles: col.tags<Card>(say.asked),
  lineNum: col.number<Card>(say.lineCount),
  deadline: col.moment<Card>(say.deadline, { sort: 'sparse' }),
});

const filters = {
  kind: filter.choice(say.kind, { options: inquiryKinds, as: 'kind', front: true }),
  deadline: filter.dateRange(say.deadline),
};

/** What was touched last first. */
export const ownInquiryList = listing({
  ...common,
  path: 'v3/business/front/purchaseInquire/list',
  changes: true,
  access: permitted(loggedIn, 'rfq.read'),
  title: say.myInquiries,
  row: InquiryCard,
  open: ({ kind, inqSn }) => `${inquiryKinds[kind].pages.inquiry}?inqSn=${inqSn}`,
  columns: {
    ...columnsOf<InquiryCard>(),
    invitedNum: col.number(say.invited),
    quotedNum: col.number(say.quoted, { sort: true }),
    authorName: col.person(say.author),
    projectName: col.text(say.project),
    createTime: col.moment(say.created, { sort: true }),
    updateTime: col.moment(say.updated, { sort: true }),
  },
  tabs: { field: 'tab', values: inquiryTabs },
  filters: {
    ...filters,
    createTime: filter.dateRange(say.created),
    isOwn: filter.yesNo(say.isOwn, { as: 'isOwn' }),
  },
  start: { sort: '-updateTime,-inquiryId' },
  actions: {
    begin: act.page(say.newInquiry, {
      to: '/inquiry/index',
      tone: 'primary',
      needs: permitted(loggedIn, 'rfq.create'),
    }),
  },
  exports: { name: say.myInquiries },
  input: { projectId: id().optional() },
  none: { title: say.noneOwn, text: say.noneOwnText },
});

/** Open ones by their deadline, the rest by invitation. */
export const invitationList = listing({
  ...common,
  path: 'v3/business/seller/purchaseInquire/list',
  access: storeOperator,
  title: say.received,
  row: SupplierCard,
  open: ({ inqSn }) => invitationPage(inqSn),
  columns: {
    ...columnsOf<SupplierCard>(),
    enterpriseName: col.text(say.enterprise),
    invitedAt: col.moment(say.invitedAt, { sort: true }),
  },
  tabs: { field: 'tab', as: 'state', values: supplierTabs },
  filters: { ...filters, invitedAt: filter.dateRange(say.invitedAt) },
  start: { sort: '-isOpen,openDeadline,-invitedAt' },
  exports: { name: say.received },
  none: { title: say.noneReceived, text: say.noneReceivedText },
});

// What the platform decides about signing: the rights to sign, and the seals apart from those that come with one.
import { z } from 'zod';
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { reviews, SealReply, SignAuthReply } from './sign-auth.protocol.ts';
import { sealKinds, sealStatus, signAuthStatus } from './sign-auth-words.ts';

export const signAuthListWords = words({
  summary: { zh: '签约认证审核', en: 'Rights to sign, to be reviewed' },
  search: { zh: '主体 / 签署人 / 信用代码', en: 'Party, signer, credit code' },
  party: { zh: '签约主体', en: 'Party' },
  side: { zh: '所属', en: 'Side' },
  signer: { zh: '签署人', en: 'Signer' },
  role: { zh: '签署身份', en: 'Signs as' },
  handler: { zh: '经办人', en: 'Authorised handler' },
  uscc: { zh: '统一社会信用代码', en: 'Credit code' },
  until: { zh: '授权截止日期', en: 'Authorised until' },
  none: { zh: '没有待审的签约认证', en: 'Nothing waits for review' },
  noneText: { zh: '有人提交后会出现在这里。', en: 'They appear here once somebody applies.' },
  seals: { zh: '印章', en: 'Seals' },
  sealsSummary: { zh: '印章审核', en: 'Seals, to be reviewed' },
  noSeals: { zh: '没有待审的印章', en: 'No seal waits' },
});
const say = signAuthListWords;

const SIDES = { purchaser: say.purchaser, supplier: say.supplier };
const ROLES = { legal: say.legal, handler: say.handler };

/** Waiting longest first where the tab waits; else the latest first. */
export const signAuthList = listing({
  path: 'v3/business/admin/signAuth/list',
  access: reviews,
  title: say.signing,
  summary: say.summary,
  row: SignAuthReply.extend({ seals: z.array(SealReply) }),
  key: 'signAuthId',
  look: 'cards',
  search: say.search,
  columns: {
    partyName: col.text(say.party),
    state: col.state(say.state, { values: signAuthStatus }),
    side: col.state(say.side, { values: SIDES }),
    signerName: col.person(say.signer),
    role: col.state(say.role, { values: ROLES }),
    uscc: col.code(say.uscc),
    authorisedUntil: col.date(say.until),
    createTime: col.moment(say.submittedAt, { sort: true }),
    decideTime: col.moment(say.decided),
    reason: col.text(say.reason),
  },
  tabs: { field: 'state', values: signAuthStatus },
  filters: {
    role: filter.choice(say.role, { options: ROLES }),
    createTime: filter.dateRange(say.submittedAt),
  },
  start: { sort: '-createTime', sortIn: { PENDING_REVIEW: 'createTime' }, tab: 'PENDING_REVIEW' },
  mostRows: 50,
  exports: { name: say.signing },
  none: { title: say.none, text: say.noneText },
});

export const sealList = listing({
  path: 'v3/business/admin/signAuth/seals',
  access: reviews,
  title: say.seals,
  summary: say.sealsSummary,
  row: SealReply,
  key: 'sealId',
  search: say.party,
  columns: {
    partyName: col.text(say.party, { fixed: true, width: 240, phone: 1 }),
    svg: col.text(say.seals, { onScreen: true, width: 130, phone: 3 }),
    kind: col.state(say.kind, { values: sealKinds, width: 140, phone: 4 }),
    name: col.text(say.name),
    createTime: col.moment(say.submittedAt, { sort: true, phone: 4 }),
    state: col.state(say.state, { values: sealStatus, width: 130, phone: 2 }),
  },
  tabs: { field: 'state', values: sealStatus },
  filters: {
    kind: filter.choice(say.kind, { options: sealKinds }),
    createTime: filter.dateRange(say.submittedAt),
  },
  start: { sort: '-createTime', tab: 'PENDING_REVIEW' },
  actions: { reviews: act.page(say.signing, { to: '/admin/signAuth/list' }) },
  mostRows: 50,
  exports: { name: say.seals },
  none: { title: say.noSeals, text: say.noneText },
});

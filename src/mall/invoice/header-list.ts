// The auditor's list of headers: what waits to be verified first.
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { platform } from '#mall/member/actor.ts';
import { HeaderToCheck, headerProtocol } from './header.protocol.ts';
import { headerStatus } from './header-status.ts';

const say = words({
  title: { zh: '发票抬头', en: 'Invoice headers' },
  name: { zh: '抬头', en: 'Title' },
  taxNo: { zh: '税号', en: 'Tax no.' },
  certified: { zh: '认证信息', en: 'As certified' },
  owner: { zh: '会员', en: 'Member' },
  registered: { zh: '注册地址、电话', en: 'Registered address, phone' },
  account: { zh: '开户行及账号', en: 'Bank and account' },
  handedIn: { zh: '提交时间', en: 'Handed in' },
  search: { zh: '抬头或税号', en: 'Title or tax number' },
  none: { zh: '没有待核验的抬头', en: 'No header waits' },
  noneText: {
    zh: '与认证信息一致且没有新银行账户的抬头自动核验。',
    en: 'What equals the certification and names no new bank account is verified by itself.',
  },
  verify: { zh: '核验通过', en: 'Verify' },
  verifyText: {
    zh: '核对名称、税号、注册信息和开户账户后通过，可用于专用发票。',
    en: 'Name, tax number, registration and account are right; it serves for special invoices then.',
  },
  reject: { zh: '不通过', en: 'Not verified' },
});

export const headerList = listing({
  path: 'v3/business/admin/invoiceHeader/list',
  access: platform('auditor'),
  title: say.title,
  row: HeaderToCheck,
  key: 'headerId',
  search: say.search,
  start: { sort: 'updatedAt', tab: 'PENDING_REVIEW' },
  columns: {
    title: col.text<HeaderToCheck>(say.name, { fixed: true, width: 220, phone: 1 }),
    state: col.state<HeaderToCheck>(say.state, { values: headerStatus, phone: 2 }),
    taxNo: col.code<HeaderToCheck>(say.taxNo, { width: 190, phone: 3 }),
    certified: col.text<HeaderToCheck>(say.certified, {
      of: ({ certifiedName, certifiedTaxNo }) => `${certifiedName} ${certifiedTaxNo}`.trim(),
      width: 220,
    }),
    registered: col.text<HeaderToCheck>(say.registered, {
      of: ({ registerAddress, registerPhone }) => `${registerAddress} ${registerPhone}`.trim(),
    }),
    account: col.text<HeaderToCheck>(say.account, {
      of: ({ bank, bankAccount }) => `${bank} ${bankAccount}`.trim(),
    }),
    ownerName: col.person<HeaderToCheck>(say.owner),
    updatedAt: col.moment<HeaderToCheck>(say.handedIn, { sort: true, phone: 4 }),
  },
  tabs: { field: 'state', values: headerStatus, always: ['PENDING_REVIEW', 'VERIFIED'] },
  actions: {
    verify: act.row(say.verify, {
      endpoint: headerProtocol.decideHeader,
      input: ({ headerId, version }: HeaderToCheck) => ({ headerId, version, isVerified: 1 }),
      ask: 'sure',
      askText: say.verifyText,
      tone: 'primary',
    }),
    reject: act.row(say.reject, {
      endpoint: headerProtocol.decideHeader,
      input: ({ headerId, version }: HeaderToCheck, reason) => ({ headerId, version, isVerified: 0, reason }),
      ask: 'reason',
      tone: 'danger',
    }),
  },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});

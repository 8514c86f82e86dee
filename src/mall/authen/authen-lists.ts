// The lists of certifications: the customer's, the laboratory's by stage; and the certificates.
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { CaseCard } from './authen.protocol.ts';
import { authenDesk, reads } from './authen-doors.ts';
import { caseStatus, certificateStatus } from './authen-status.ts';
import { caseKinds, schemes } from './authen-terms.ts';
import { CertificateCard } from './certificate.protocol.ts';

const say = words({
  own: { zh: '产品认证', en: 'Product certifications' },
  desk: { zh: '认证', en: 'Certifications' },
  authenSn: { zh: '认证编号', en: 'Certification' },
  kind: { zh: '类型', en: 'Kind' },
  scheme: { zh: '认证方案', en: 'Scheme' },
  title: { zh: '产品', en: 'Product' },
  applicant: { zh: '申请人', en: 'Applicant' },
  due: { zh: '期限', en: 'Until' },
  certNo: { zh: '证书编号', en: 'Certificate' },
  orderSn: { zh: '订单号', en: 'Order' },
  created: { zh: '创建时间', en: 'Begun' },
  search: { zh: '认证编号、产品、证书或订单号', en: 'Number, product, certificate or order' },
  none: { zh: '没有产品认证', en: 'No certifications yet' },
  noneText: {
    zh: '选择认证方案、填写申请并上传资料即可申请。',
    en: 'Choose a scheme, fill in the application and upload its papers.',
  },
  noneDesk: { zh: '没有待办的认证', en: 'No certifications' },
  certificates: { zh: '认证证书', en: 'Certificates' },
  holder: { zh: '持证人', en: 'Holder' },
  issued: { zh: '发证日期', en: 'Issued on' },
  validTo: { zh: '有效期至', en: 'Valid until' },
  nextDue: { zh: '下次监督', en: 'Next surveillance' },
  proposed: { zh: '建议暂停', en: 'To be suspended' },
  searchCertificate: { zh: '证书编号、持证人', en: 'Number or holder' },
  noCertificates: { zh: '没有认证证书', en: 'No certificates yet' },
});

const common = {
  row: CaseCard,
  key: 'authenId',
  search: say.search,
  start: { sort: '-createTime' },
  filters: {
    kind: filter.choice(say.kind, { options: caseKinds }),
    scheme: filter.choice(say.scheme, { options: schemes }),
    createTime: filter.dateRange(say.created),
  },
} as const;

const authenSn = col.code<CaseCard>(say.authenSn, { fixed: true, width: 170, phone: 1 });
const state = col.state<CaseCard>(say.state, { values: caseStatus, width: 130, phone: 2 });
const rest = {
  kindName: col.text<CaseCard>(say.kind, { width: 100 }),
  schemeName: col.text<CaseCard>(say.scheme, { width: 190 }),
  dueAt: col.moment<CaseCard>(say.due, { width: 150 }),
  amount: col.amount<CaseCard>(say.amount, { sort: true, width: 120, phone: 4 }),
  certNo: col.code<CaseCard>(say.certNo, { width: 190 }),
  orderSn: col.code<CaseCard>(say.orderSn, { width: 170, off: true }),
  createTime: col.moment<CaseCard>(say.created, { sort: true, width: 150 }),
};

export const ownCaseList = listing({
  ...common,
  path: 'v3/lab/front/authen/list',
  access: reads,
  title: say.own,
  open: (one) => `/member/order/authenDetail?authenSn=${one.authenSn}`,
  columns: { authenSn, state, title: col.text<CaseCard>(say.title, { phone: 3 }), ...rest },
  tabs: {
    field: 'state',
    values: caseStatus,
    always: ['DRAFT', 'PENDING_PAYMENT', 'SUPPLEMENT', 'CORRECTIVE_ACTION', 'CERTIFICATE_ISSUED'],
  },
  exports: { name: say.own },
  none: { title: say.none, text: say.noneText },
});

export const deskCaseList = listing({
  ...common,
  path: 'v3/lab/desk/authen/list',
  access: authenDesk,
  title: say.desk,
  open: (one) => `/lab/authen/detail?authenSn=${one.authenSn}`,
  columns: {
    authenSn,
    state,
    applicant: col.text<CaseCard>(say.applicant, { width: 180, phone: 3 }),
    title: col.text<CaseCard>(say.title),
    ...rest,
  },
  tabs: {
    field: 'state',
    values: caseStatus,
    always: [
      'PENDING_REVIEW',
      'DOCUMENT_REVIEW',
      'TYPE_TEST',
      'FACTORY_INSPECTION',
      'CORRECTIVE_ACTION',
      'DECISION',
    ],
  },
  exports: { name: say.desk },
  none: { title: say.noneDesk },
});

export const certificateList = listing({
  path: 'v3/lab/desk/authen/certificates',
  access: authenDesk,
  title: say.certificates,
  row: CertificateCard,
  key: 'certId',
  search: say.searchCertificate,
  start: { sort: '-createTime' },
  open: (one) => `/lab/authen/detail?authenSn=${one.authenSn}`,
  filters: {
    scheme: filter.choice(say.scheme, { options: schemes }),
    isProposed: filter.yesNo(say.proposed),
  },
  columns: {
    certNo: col.code<CertificateCard>(say.certNo, { fixed: true, width: 190, phone: 1 }),
    state: col.state<CertificateCard>(say.state, { values: certificateStatus, width: 100, phone: 2 }),
    holder: col.text<CertificateCard>(say.holder, { phone: 3 }),
    product: col.text<CertificateCard>(say.title, { width: 180 }),
    schemeName: col.text<CertificateCard>(say.scheme, { width: 190 }),
    isProposed: col.yesNo<CertificateCard>(say.proposed, { width: 100 }),
    nextDueOn: col.date<CertificateCard>(say.nextDue, { width: 120, phone: 4 }),
    validTo: col.date<CertificateCard>(say.validTo, { width: 120 }),
    issuedOn: col.date<CertificateCard>(say.issued, { width: 120 }),
    createTime: col.moment<CertificateCard>(say.created, { sort: true, width: 150, off: true }),
  },
  tabs: { field: 'state', values: certificateStatus, always: ['VALID', 'SUSPENDED', 'EXPIRED'] },
  exports: { name: say.certificates },
  none: { title: say.noCertificates },
});

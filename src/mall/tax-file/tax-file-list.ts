// A store's official files: what was found in each, where it went, or why nowhere.
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { storeOperator } from '#mall/member/actor.ts';
import { TaxFile } from './tax-file.protocol.ts';
import { taxFileStatus } from './tax-file-status.ts';

const say = words({
  title: { zh: '导入发票', en: 'Official files' },
  file: { zh: '文件', en: 'File' },
  number: { zh: '发票号码', en: 'Invoice number' },
  buyer: { zh: '购买方', en: 'Buyer' },
  type: { zh: '发票类型', en: 'Kind' },
  issuedOn: { zh: '开票日期', en: 'Date' },
  application: { zh: '开票申请', en: 'Application' },
  reason: { zh: '原因', en: 'Reason' },
  handedIn: { zh: '导入时间', en: 'Handed in' },
  search: { zh: '发票号码、文件名或购买方', en: 'Number, file name or buyer' },
  assign: { zh: '选择申请', en: 'Choose' },
  none: { zh: '还没有导入过发票文件', en: 'No files yet' },
  noneText: {
    zh: '从税务平台下载的 XML、OFD、PDF 或其 zip 可直接导入，自动匹配待开票申请。',
    en: 'XML, OFD and PDF from the tax office, or a zip of them, are matched with what waits to be issued.',
  },
});

export const taxFileList = listing({
  path: 'v3/business/seller/invoice/taxFile/list',
  access: storeOperator,
  title: say.title,
  row: TaxFile,
  key: 'taxFileId',
  search: say.search,
  open: ({ taxFileId }) => `/seller/invoice/file?taxFileId=${taxFileId}`,
  start: { sort: '-createTime' },
  filters: { createTime: filter.dateRange(say.handedIn) },
  columns: {
    fileNames: col.tags<TaxFile>(say.file, { fixed: true, width: 220, phone: 1 }),
    state: col.state<TaxFile>(say.state, { values: taxFileStatus, phone: 2 }),
    reasonName: col.text<TaxFile>(say.reason, { width: 200, phone: 3 }),
    number: col.code<TaxFile>(say.number, { width: 190 }),
    buyerName: col.text<TaxFile>(say.buyer, { width: 200 }),
    typeName: col.text<TaxFile>(say.type, { width: 130 }),
    amount: col.amount<TaxFile>(say.amount, { sort: true, phone: 4 }),
    issuedOn: col.date<TaxFile>(say.issuedOn, { width: 110 }),
    invoiceSn: col.code<TaxFile>(say.application, { width: 170 }),
    createTime: col.moment<TaxFile>(say.handedIn, { sort: true }),
  },
  tabs: { field: 'state', values: taxFileStatus, always: ['BY_HAND', 'MATCHED', 'REFUSED'] },
  actions: {
    assign: act.row(say.assign, {
      to: ({ taxFileId }: TaxFile) => `/seller/invoice/file?taxFileId=${taxFileId}`,
    }),
  },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});

// The words of official files: handing them in, what was found, and whose they are.
import { words } from '#kit/words/words.ts';

export const taxFileWords = words({
  backToList: { zh: '返回导入记录', en: 'Back to the files' },
  toInvoices: { zh: '发票管理', en: 'Invoices' },
  choose: { zh: '选择文件', en: 'Choose a file' },
  reading: { zh: '正在读取…', en: 'Being read …' },
  hint: {
    zh: 'XML、OFD、PDF 或包含它们的 zip，最多 500 个文件、200 MB；同一张发票以 XML 为准，其次 OFD、PDF。',
    en: 'XML, OFD, PDF or a zip of them, up to 500 files and 200 MB. Of one invoice XML counts, then OFD, then PDF.',
  },
  tooLarge: { zh: '文件过大，最大 200 MB', en: 'The file is too large, at most 200 MB' },
  wasRead: {
    zh: (invoices: number, refused: number) =>
      refused > 0 ? `已读取 ${invoices} 张发票，${refused} 个文件无法读取` : `已读取 ${invoices} 张发票`,
    en: (invoices: number, refused: number) =>
      refused > 0
        ? `${invoices} invoices were read, ${refused} files could not be`
        : `${invoices} invoices were read`,
  },

  found: { zh: '文件内容', en: 'What it says' },
  number: { zh: '发票号码', en: 'Invoice number' },
  issuedOn: { zh: '开票日期', en: 'Date' },
  type: { zh: '发票类型', en: 'Kind' },
  seller: { zh: '销售方税号', en: 'Seller’s tax no.' },
  buyer: { zh: '购买方', en: 'Buyer' },
  total: { zh: '价税合计', en: 'With tax' },
  net: { zh: '金额', en: 'Net' },
  tax: { zh: '税额', en: 'Tax' },
  remark: { zh: '备注', en: 'Remark' },
  files: { zh: '文件', en: 'Files' },
  application: { zh: '开票申请', en: 'Application' },
  reason: { zh: '原因', en: 'Reason' },
  waiting: { zh: '等待同一申请的其余发票', en: 'Waits for the other sheets of its application' },
  several: {
    zh: '多笔申请与这张发票相符，请选择。开票时在备注中写上申请单号即可自动匹配。',
    en: 'Several applications fit. With the application’s number in the remark, the mall matches by itself.',
  },
  noneFits: {
    zh: '目前没有相符的待开票申请。',
    en: 'No application that waits fits it now.',
  },
  assign: { zh: '选择申请', en: 'Choose the application' },
  choiceMissing: { zh: '请选择开票申请', en: 'Please choose an application' },
  done: { zh: '已匹配', en: 'Matched' },
  log: { zh: '办理记录', en: 'History' },
});

// What buyers and stores are told of an application, step by step; an issued electronic invoice also goes to the header's e-mail.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { StepBy } from '#kit/process/process.ts';
import type { Text } from '#kit/words/text.ts';
import { tellOfDocument, writeTo } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import { type InvoiceAction, invoiceSteps } from '../../invoice-status.ts';
import { type invoice, invoiceSheet } from '../invoice.tables.ts';

type Row = typeof invoice.$inferSelect;

const APPLIED: Text = { zh: '已为您提交开票申请。', en: 'It was applied for on your behalf.' };
const SAID: Text = { zh: '请查看详情。', en: 'See the details.' };
const forBuyer: Partial<Record<InvoiceAction, Text>> = {
  apply: { zh: '已按下单时的开票要求提交申请。', en: 'Your wish at checkout has become an application.' },
  return: { zh: '请修改后重新提交。', en: 'Please mend it and submit it again.' },
  sendBack: { zh: '请修改后重新提交。', en: 'Please mend it and submit it again.' },
  withdraw: {
    zh: '退款后金额已变化；已提交商家的，按剩余金额重新申请。',
    en: 'A refund has changed the amounts; what its store had before it is applied for anew with the rest.',
  },
  deliver: { zh: '电子发票已开具，可在详情中下载。', en: 'It is issued; download it from its page.' },
  send: { zh: '纸质发票已寄出。', en: 'The paper is on its way.' },
  askRed: {
    zh: '商家申请红冲，请查看是否需要您确认。',
    en: 'The store asks for a red letter; see whether you have to confirm.',
  },
  redIssued: { zh: '红字发票已开具。', en: 'The red letter is issued.' },
  redOver: { zh: '红冲申请已结束，发票保持有效。', en: 'No red letter was issued; the invoice stands.' },
};
const forStore: Partial<Record<InvoiceAction, Text>> = {
  apply: { zh: '请审核并开具。', en: 'Please accept and issue it.' },
  approve: { zh: '请审核并开具。', en: 'Please accept and issue it.' },
  resubmit: { zh: '请审核并开具。', en: 'Please accept and issue it.' },
  withdraw: SAID,
  fail: { zh: '请处理后重新开票，或手工登记。', en: 'Please mend it and try again, or issue it by hand.' },
  askRed: { zh: '请处理红冲申请。', en: 'Please see to the red letter.' },
  redOver: SAID,
};

/** To be called with every step, in its transaction. @param row as it is afterwards */
export async function tellOfStep(work: Work, action: InvoiceAction, row: Row, mover: StepBy): Promise<void> {
  const name = { zh: `开票申请 ${row.invoiceSn}`, en: `Invoice ${row.invoiceSn}` };
  const title = { zh: `发票：${invoiceSteps[action].zh}`, en: `Invoice: ${invoiceSteps[action].en}` };
  const tell = (memberIds: readonly number[], text: Text, page: string) =>
    tellOfDocument(
      work,
      memberIds,
      { title, text },
      {
        kind: 'invoice',
        name,
        reason: mover.reason ?? '',
        link: `${page}?invoiceSn=${row.invoiceSn}`,
      },
    );
  const buyer = action === 'apply' && !row.isWish ? APPLIED : forBuyer[action];
  if (buyer && mover.by !== 'buyer') await tell([row.memberId], buyer, '/member/invoice/info');
  const store = forStore[action];
  if (store && mover.by !== 'store' && !row.isAsked)
    await tell(await listOperators(work, [row.storeId]), store, '/seller/invoice/detail');
  if (action === 'deliver' && row.header.email !== '') await mail(work, row);
}

async function mail(work: Work, { header, invoiceSn, amount, memberId }: Row): Promise<void> {
  const yuan = showAmount(centsToWire(amount));
  const sheets = await work.tx
    .select({ fileIds: invoiceSheet.fileIds })
    .from(invoiceSheet)
    .where(eq(invoiceSheet.invoiceSn, invoiceSn));
  await writeTo(work, { channel: 'email', recipient: header.email }, memberId, {
    title: { zh: `电子发票 ${yuan}`, en: `Electronic invoice ${yuan}` },
    body: {
      zh: `${header.title}：开票申请 ${invoiceSn} 的电子发票已开具，价税合计 ${yuan}，文件见附件，登录后也可下载。`,
      en: `${header.title}: the electronic invoice of ${invoiceSn} over ${yuan} is issued: its files are attached, and there to download after login.`,
    },
    link: `/member/invoice/info?invoiceSn=${invoiceSn}`,
    fileIds: sheets.flatMap(({ fileIds }) => fileIds),
  });
}

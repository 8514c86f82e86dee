// Alipay's bill of a day: its address is asked for and good for half a minute, the zip behind it holds tables in GBK.
import { parse } from 'csv-parse/sync';
import { unzip } from '#kit/sheet/inspect-zip.ts';
import { askOverHttp, BILL_BYTES } from '../ask-channel.ts';
import { asAmount, type BillCells, billRows } from '../bill-table.ts';
import { type BillRow, ChannelTrouble, type OutsideChannel } from '../payment-channel.ts';

/** Alipay's words for a day on which nothing moved. */
const NOTHING_MOVED = /bill_not_exist|bill-not-exist/i;
const SPLIT = { relax_column_count: true, relax_quotes: true, skip_empty_lines: true, trim: true } as const;
const FIRST = '支付宝交易号';

/**
 * @param ask one call, signed, the node of its answer verified
 * @param gateway whose scheme the bill's address must have: bills come over HTTPS
 */
export function alipayBill(
  ask: (method: string, content: object) => Promise<{ bill_download_url?: string }>,
  gateway: () => Promise<string>,
): Pick<OutsideChannel, 'bill'> {
  return {
    async bill(day) {
      let url: string | undefined;
      try {
        const content = { bill_type: 'trade', bill_date: day };
        url = (await ask('alipay.data.dataservice.bill.downloadurl.query', content)).bill_download_url;
      } catch (error) {
        if (error instanceof ChannelTrouble && NOTHING_MOVED.test(error.code)) return [];
        throw error;
      }
      const { protocol } = new URL(await gateway());
      if (!url || !URL.canParse(url) || new URL(url).protocol !== protocol)
        throw new ChannelTrouble('untrusted', 'no place of a bill');
      const request = { method: 'GET', headers: { 'user-agent': 'yuancai' } } as const;
      const { status, body } = await askOverHttp(url, request, BILL_BYTES);
      if (status !== 200) throw new ChannelTrouble('silent', String(status));
      return readBill(body);
    },
  };
}

/** The zip has the rows in one table and their sums in another. */
function readBill(zip: Buffer): BillRow[] {
  let texts: string[];
  try {
    texts = unzip(zip, BILL_BYTES).map(({ bytes }) => new TextDecoder('gb18030').decode(bytes));
  } catch (error) {
    throw new ChannelTrouble('untrusted', error instanceof Error ? error.message : 'no zip');
  }
  const table = texts
    .map((text) => parse(text, SPLIT) as string[][])
    .find((rows) => rows.some((cells) => cells[0] === FIRST));
  return billRows(table ?? [], FIRST).map(rowOf);
}

function rowOf({ text, money }: BillCells): BillRow {
  const one = {
    number: text('商户订单号'),
    transactionNo: text(FIRST),
    amount: asAmount(money('订单金额（元）')),
    // Written as money that leaves the merchant.
    fee: -money('服务费（元）'),
  };
  return text('业务类型') === '退款'
    ? { ...one, kind: 'REFUND', refundSn: text('退款批次号/请求号') }
    : { ...one, kind: 'PAY', refundSn: '' };
}

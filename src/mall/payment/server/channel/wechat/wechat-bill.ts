// WeChat Pay's bill of a day: where it lies is asked for, its bytes are held against their hash, its rows read.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ChannelAnswer } from '../ask-channel.ts';
import { asAmount, type BillCells, billRows } from '../bill-table.ts';
import { type BillRow, ChannelTrouble, type OutsideChannel } from '../payment-channel.ts';

const Place = z.object({
  hash_type: z.literal('SHA1'),
  hash_value: z.string().regex(/^[0-9a-fA-F]{40}$/),
  download_url: z.url({ protocol: /^https?$/ }),
});

/** WeChat's word for a day on which nothing moved. */
const NOTHING_MOVED = 'NO_STATEMENT_EXIST';

/**
 * @param ask one call, signed, its answer verified
 * @param fetchFile signed like a call; what comes has no signature but the hash
 */
export function weChatBill(
  ask: (method: 'GET', path: string) => Promise<unknown>,
  fetchFile: (place: URL) => Promise<ChannelAnswer>,
): Pick<OutsideChannel, 'bill'> {
  return {
    async bill(day) {
      let said: unknown;
      try {
        said = await ask('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`);
      } catch (error) {
        if (error instanceof ChannelTrouble && error.code === NOTHING_MOVED) return [];
        throw error;
      }
      const { data: place } = Place.safeParse(said);
      if (!place) throw new ChannelTrouble('untrusted', 'no place of a bill');
      const { status, body } = await fetchFile(new URL(place.download_url));
      if (status !== 200) throw new ChannelTrouble('silent', String(status));
      const hash = createHash('sha1').update(body).digest('hex');
      if (hash !== place.hash_value.toLowerCase())
        throw new ChannelTrouble('untrusted', 'a bill with another hash');
      return readBill(body.toString());
    },
  };
}

/** Each cell begins with a backtick, so that nobody takes a number for one; headings have none. */
function readBill(text: string): BillRow[] {
  const table = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .map((line) =>
      (line.startsWith('`') ? line.slice(1).split(',`') : line.split(',')).map((cell) => cell.trim()),
    );
  return billRows(table, '交易时间').flatMap(rowOf);
}

function rowOf({ text, money }: BillCells): BillRow[] {
  const one = { number: text('商户订单号'), transactionNo: text('微信订单号'), fee: money('手续费') };
  if (text('交易状态') === 'SUCCESS')
    return [{ ...one, kind: 'PAY', refundSn: '', amount: asAmount(money('订单金额', '应结订单金额')) }];
  if (text('交易状态') !== 'REFUND' || text('退款状态') === 'FAIL') return [];
  return [
    {
      ...one,
      kind: 'REFUND',
      refundSn: text('商户退款单号'),
      amount: asAmount(money('申请退款金额', '退款金额')),
    },
  ];
}

// WeChat Pay's bill is believed only with its hash, and read by its headings.
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { ChannelTrouble } from '../payment-channel.ts';
import { weChatBill } from './wechat-bill.ts';

const BILL = [
  '\ufeff交易时间,微信订单号,商户订单号,交易状态,应结订单金额,商户退款单号,退款金额,退款状态,商品名称,手续费',
  '`2026-11-25 10:00:00,`42001,`PY1,`SUCCESS,`100.00,`,`0.00,`,`电阻, 电容,`0.60000',
  '`2026-11-25 11:00:00,`42001,`PY1,`REFUND,`0.00,`RF1,`40.00,`SUCCESS,`电阻,`-0.24000',
  '`2026-11-25 12:00:00,`42002,`PY2,`REFUND,`0.00,`RF2,`10.00,`FAIL,`电阻,`0.00000',
  '总交易单数,应结订单总金额',
  '`3,`100.00',
].join('\r\n');
const place = (text: string) => ({
  hash_type: 'SHA1',
  hash_value: createHash('sha1').update(text).digest('hex'),
  download_url: 'https://api.mch.weixin.qq.com/v3/billdownload/file?token=t',
});
const bill = (said: unknown, text = BILL) =>
  weChatBill(
    async () => said,
    async () => ({ status: 200, headers: {}, body: Buffer.from(text) }),
  ).bill('2026-11-25');

it('says what came and what went back', async () => {
  expect(await bill(place(BILL))).toEqual([
    { kind: 'PAY', number: 'PY1', refundSn: '', transactionNo: '42001', amount: 10_000, fee: 60 },
    { kind: 'REFUND', number: 'PY1', refundSn: 'RF1', transactionNo: '42001', amount: 4_000, fee: -24 },
  ]);
});

it.each([
  ['other bytes than were hashed', place(BILL), `${BILL} `],
  ['no place', { hash_type: 'MD5' }, BILL],
  ['no headings', place('a,b'), 'a,b'],
  ['no money', place(BILL.replace('100.00', 'x')), BILL.replace('100.00', 'x')],
])('%s are not believed', async (_what, said, text) => {
  await expect(bill(said, text)).rejects.toThrow(ChannelTrouble);
});

it('a day without a bill moved nothing, and any other no is one', async () => {
  const refusing = (code: string) =>
    weChatBill(
      () => Promise.reject(new ChannelTrouble('refused', code)),
      () => Promise.reject(new Error('not asked')),
    ).bill('2026-11-25');
  expect(await refusing('NO_STATEMENT_EXIST')).toEqual([]);
  await expect(refusing('STATEMENT_CREATING')).rejects.toThrow('STATEMENT_CREATING');
});

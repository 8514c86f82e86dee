// The bank's file and its answer: what goes out comes back the same, and banks that write otherwise are understood.
import { expect, it } from 'vitest';
import { cents } from '#kit/money/money.ts';
import { checkBankNo, payoutTable, readAnswers } from './payout-file.ts';

const LINE = {
  ...{ no: 1, payee: '深圳芯源', account: '755900001234567', bank: '招商银行', bankNo: '308584000013' },
  ...{ amount: cents(950_050), billSn: 'SB26110500000001' },
};
const out = () => payoutTable([LINE], 'zh').map((row) => row.map(String));

it('writes account and amount as the bank reads them, and nothing of it is answered yet', () => {
  expect(out()[1]).toEqual([
    '1',
    '深圳芯源',
    '755900001234567',
    '招商银行',
    '308584000013',
    '9500.50',
    'SB26110500000001',
  ]);
  expect(readAnswers(out())).toEqual([]);
});

it('reads what was filled in behind its own columns', () => {
  const [head, row] = out();
  expect(readAnswers([head!, [...row!, '成功', 'CMB1']])).toEqual([
    {
      ...{ rowNo: 2, billSn: LINE.billSn, account: LINE.account, amount: 950_050 },
      ...{ isPaid: true, serial: 'CMB1', reason: '成功' },
    },
  ]);
});

it('reads a bank’s own table below its title, and tells failed from paid', () => {
  const answers = readAnswers([
    ['代发明细'],
    ['交易流水', '收款账号', '交易金额', '用途', '交易状态', '失败原因'],
    ['A1', '7559 0000', '￥1,000.00'.replace('￥', '¥'), '货款SB26110500000002', '交易成功', ''],
    ['', '7559 0001', '20.00', 'SB26110500000003', '未成功', '户名不符'],
    ['', '7559 0002', '30.00', 'SB26110500000004', '处理中', ''],
    ['合计', '', '1,050.00', '', '', ''],
  ]);
  expect(answers?.map(({ billSn, isPaid, amount, reason }) => [billSn, isPaid, amount, reason])).toEqual([
    ['SB26110500000002', true, 100_000, '交易成功'],
    ['SB26110500000003', false, 2_000, '户名不符'],
  ]);
  expect(
    readAnswers([
      ['no', 'remark'],
      ['1', 'SB26110500000002'],
    ]),
  ).toBeUndefined();
});

it('a bank’s number has twelve digits', () => {
  expect(checkBankNo('308584000013')).toBeUndefined();
  expect([checkBankNo('3085'), checkBankNo('30858400001X')]).not.toContain(undefined);
});

// The entries of reconciling balance, and say where the money is and whose.
import { expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import type { Posting } from './posting-rules.ts';
import {
  bankFee,
  channelFee,
  corrected,
  goesBack,
  named,
  paidOut,
  setAside,
  wentBack,
} from './reconciling-rules.ts';

const line = { lineSn: 'BL1', amount: 12_345 as Cents };
const says = ({ legs }: Posting) =>
  legs.map(({ account, party, amount }) => `${account}${party && ` ${party}`} ${amount}`).join(', ');

it.each<[string, Posting, string]>([
  ['money nobody is named for', setAside(line), '1001 12345, 2006 BANK -12345'],
  ['it is named', named(line, 'JE1'), '2006 BANK 12345, 1001 -12345'],
  ['it is to go back', goesBack(line, '错汇'), '2006 BANK 12345, 2005 BL1 -12345'],
  [
    'it is named, at a channel',
    named({ ...line, atChannel: 'ALIPAY' }, 'JE1'),
    '2006 ALIPAY 12345, 1001 -12345',
  ],
  [
    'it is to go back, from a channel',
    goesBack({ ...line, atChannel: 'ALIPAY' }, '多收'),
    '2006 ALIPAY 12345, 2005 BL1 -12345',
  ],
  ['it went back', wentBack(line), '2005 BL1 12345, 1001 -12345'],
  ['a channel pays out', paidOut(line, 'WECHAT'), '1001 12345, 1002 WECHAT -12345'],
  ['the bank takes a fee', bankFee(line, '手续费'), '5003 BANK 12345, 1001 -12345'],
  ['a channel keeps a fee', channelFee('CD1', 'ALIPAY', 60), '5003 ALIPAY 60, 1002 ALIPAY -60'],
  ['a day on which more fees come back', channelFee('CD1', 'ALIPAY', -60), '5003 ALIPAY -60, 1002 ALIPAY 60'],
  [
    'the channel has more than the books',
    corrected('DF1', 'WECHAT', 100, ''),
    '1002 WECHAT 100, 2006 WECHAT -100',
  ],
  ['the channel has less', corrected('DF1', 'WECHAT', -100, ''), '1002 WECHAT -100, 5004 100'],
])('%s', (_what, posting, legs) => {
  expect(says(posting)).toBe(legs);
});

it('what was set aside and then named leaves nothing but where it is', () => {
  const sums = new Map<string, number>();
  for (const { account, amount } of [...setAside(line).legs, ...named(line, 'JE1').legs])
    sums.set(account, (sums.get(account) ?? 0) + amount);
  expect([...sums.values()]).toEqual([0, 0]);
});

// Which bill a bank line is for: forgiving of how a number was typed, and never of what was paid.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cents } from '#kit/money/money.ts';
import { channelOf, codesIn, judgeIncoming, type KnownBills, plainName } from './bank-match.ts';

const DIGITS = '26112600104501';
const known: KnownBills = {
  byCode: new Map([
    [DIGITS, { paySn: `PY${DIGITS}`, due: 10_000 as Cents }],
    ['26112699999999', { paySn: 'PY26112699999999', due: 500 as Cents }],
  ]),
  byName: new Map([
    [
      plainName('深圳（南山）电子有限公司'),
      [
        { paySn: 'PY1', due: 700 as Cents },
        { paySn: 'PY2', due: 800 as Cents },
      ],
    ],
    [
      plainName('一家公司'),
      [
        { paySn: 'PY3', due: 900 as Cents },
        { paySn: 'PY4', due: 900 as Cents },
      ],
    ],
  ]),
  approved: [
    { paySn: 'PY26112655555555', paymentSn: 'PY26112655555556', payerName: '丙公司', amount: 300 as Cents },
    { paySn: 'PY7', paymentSn: 'PY8', payerName: '丁公司', amount: 300 as Cents },
  ],
};
const line = (amount: number, remark: string, otherName = '') => ({
  amount: amount as Cents,
  remark,
  otherName,
});
const judged = (...lines: ReturnType<typeof line>[]) =>
  judgeIncoming(lines, known).map(({ match, bill }) => [match, bill?.paySn].join(' ').trim());

describe('the numbers in a remark', () => {
  it.each([
    [`货款 YC${DIGITS}`, [DIGITS]],
    ['yc 261126 00104501 元器件', [DIGITS]],
    ['ＹＣ２６１１２６００１０４５０１', [DIGITS]],
    ['YC26II26OOIO45OI', [DIGITS]],
    [`S0${DIGITS} / PY${DIGITS}`, [DIGITS]],
    [`TR${DIGITS},YC26112699999999`, [DIGITS, '26112699999999']],
    [`YC${DIGITS}9`, []],
    [`YC${DIGITS.slice(1)}`, []],
    [`XYC${DIGITS}`, []],
    ['货款', []],
  ])('%s', (remark, codes) => expect(codesIn(remark)).toEqual(codes));

  it('however it is typed, it names its own bill and no other', () => {
    const digits = fc.stringMatching(/^\d{14}$/);
    const typed = (code: string) =>
      fc
        .array(fc.record({ blanks: fc.nat(2), isLetter: fc.boolean(), isLow: fc.boolean() }), {
          minLength: code.length,
          maxLength: code.length,
        })
        .map((ways) =>
          [...code]
            .map((sign, at) => {
              const { blanks, isLetter, isLow } = ways[at]!;
              const letter = { 0: 'O', 1: 'I' }[sign];
              const written = at > 1 && isLetter && letter ? letter : sign;
              return ' '.repeat(at > 0 ? blanks : 0) + (isLow ? written.toLowerCase() : written);
            })
            .join(''),
        );
    fc.assert(
      fc.property(
        digits.chain((code) => fc.tuple(fc.constant(code), typed(`YC${code}`), digits)),
        ([code, remark, other]) => {
          expect(codesIn(`货款 ${remark}，谢谢`)).toEqual([code]);
          const bills = new Map([code, other].map((of) => [of, { paySn: `PY${of}`, due: 1 as Cents }]));
          const [verdict] = judgeIncoming([line(1, remark)], {
            byCode: bills,
            byName: new Map(),
            approved: [],
          });
          expect(verdict).toEqual({ match: 'SURE', bill: bills.get(code) });
        },
      ),
    );
  });
});

describe('what a line is for', () => {
  it('is sure by number and amount, and an open question with another amount', () => {
    expect(judged(line(10_000, `YC${DIGITS}`))).toEqual([`SURE PY${DIGITS}`]);
    expect(judged(line(9_999, `YC${DIGITS}`))).toEqual([`PART PY${DIGITS}`]);
    expect(judged(line(10_001, `YC${DIGITS}`))).toEqual([`EXCESS PY${DIGITS}`]);
  });

  it('another amount than what is due is never sure', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.string(), (amount, noise) => {
        const [{ match, bill } = { match: 'NONE' }] = judgeIncoming(
          [line(amount, `${noise} YC${DIGITS} ${noise}`, '深圳(南山)电子有限公司')],
          known,
        );
        if (match === 'SURE' || match === 'LIKELY') expect(amount).toBe(bill?.due);
      }),
    );
  });

  it('is likely by name only where just one bill asks that much', () => {
    expect(judged(line(800, '', '深圳(南山) 电子有限公司'))).toEqual(['LIKELY PY2']);
    expect(judged(line(801, '', '深圳(南山)电子有限公司'))).toEqual(['NONE']);
    expect(judged(line(900, '', '一家公司'))).toEqual(['NONE']);
  });

  it('a number that is nobody’s, or two bills’, names none, whoever pays', () => {
    expect(judged(line(800, 'YC00000000000000', '深圳(南山)电子有限公司'))).toEqual(['NONE']);
    expect(judged(line(10_000, `YC${DIGITS} YC26112699999999`))).toEqual(['NONE']);
  });

  it('a bill that one line pays waits for no other', () => {
    expect(judged(line(10_000, `YC${DIGITS}`), line(10_000, `YC${DIGITS}`))).toEqual([
      `SURE PY${DIGITS}`,
      'NONE',
    ]);
    const name = '深圳（南山）电子有限公司';
    expect(judged(line(700, '', name), line(700, '', name))).toEqual(['LIKELY PY1', 'NONE']);
  });

  it('a transfer that was approved by its voucher is known, by number or payer, and told once', () => {
    const [by, of] = [line(300, 'YC26112655555555'), line(300, 'YC26112655555556')];
    expect(judged(by, of)).toEqual(['KNOWN', 'NONE']);
    expect(judged(of)).toEqual(['KNOWN']);
    expect(judged(line(300, '货款', '丁 公司'))).toEqual(['KNOWN']);
    expect(judged(line(301, '货款', '丁公司'), line(300, 'YC00000000000000', '丁公司'))).toEqual([
      'NONE',
      'NONE',
    ]);
  });

  it('channels pay out under their own names', () => {
    expect(channelOf('财付通支付科技有限公司')).toBe('WECHAT');
    expect(channelOf('支付宝（中国）网络技术有限公司')).toBe('ALIPAY');
    expect(channelOf('支付宝大楼物业')).toBeUndefined();
    expect(judged(line(10_000, `YC${DIGITS}`, '财付通支付科技有限公司'))).toEqual(['PAYOUT']);
  });
});

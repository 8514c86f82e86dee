// The comparison's arithmetic: what holds for any offers, and the cases that people argue about.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, lineAmount } from '#kit/money/money.ts';
import {
  type ComparedOffer,
  compareQuotations,
  costOf,
  deductibleTax,
  financeCost,
  HARD_REASONS,
  isComparable,
  shareFee,
} from './compare-quotations.ts';
import { isSold } from './offer-amounts.ts';
import { QuotationLine } from './quotation-content.ts';

const GROSS = { annualPerMille: 60, basis: 'gross' } as const;
const ON_ORDER = [{ trigger: 'ON_ORDER' as const, perMille: 1000, dueDays: 0 }];

const line = (wish: Record<string, unknown> = {}) =>
  QuotationLine.parse({
    lineNo: 1,
    answer: 'same',
    number: 100,
    breaks: [{ number: 1, unitPrice: '1.00' }],
    ...wish,
  });

const offer = (wish: Partial<ComparedOffer> = {}): ComparedOffer => ({
  quoSn: 'Q1',
  freight: { kind: 'included', fee: '0.00' },
  taxPerMille: 130,
  invoiceKind: 'special',
  plan: ON_ORDER,
  lines: [line()],
  isStanding: true,
  isExpired: false,
  outdatedLines: new Set(),
  ...wish,
});

const compare = (
  offers: ComparedOffer[],
  number = 100,
  terms: Parameters<typeof compareQuotations>[2] = GROSS,
) => compareQuotations([{ lineNo: 1, number }], offers, terms);

describe('landed cost', () => {
  it('rounds up to the least quantity and the multiple, and says so', () => {
    const [cell] = compare([
      offer({ lines: [line({ breaks: [{ number: 240, unitPrice: '0.10' }], multiple: 24 })] }),
    ]);
    expect(cell).toMatchObject({ number: 240, goodsAmount: 2_400, landed: 2_400, reasons: ['more'] });
    expect(cell?.landedUnit).toBe(240_000); // ¥24.00 for 100 needed pieces
  });

  it('uses the break that holds, and tells of a larger number for less money', () => {
    const breaks = [
      { number: 1, unitPrice: '1.00' },
      { number: 150, unitPrice: '0.50' },
    ];
    expect(compare([offer({ lines: [line({ breaks })] })])[0]).toMatchObject({
      breakNumber: 1,
      goodsAmount: 10_000,
      better: { number: 150, amount: 7_500 },
    });
    expect(compare([offer({ lines: [line({ breaks })] })], 160)[0]).toMatchObject({
      breakNumber: 150,
      better: null,
    });
  });

  it.each([
    ['special', 'net', 1_300],
    ['special', 'gross', 0],
    ['normal', 'net', 0],
    ['none', 'net', 0],
  ] as const)('deducts the tax of a %s invoice on a %s basis', (invoiceKind, basis, tax) => {
    expect(deductibleTax(cents(11_300), { taxPerMille: 130, invoiceKind }, basis)).toBe(tax);
  });

  it.each([
    ['with delivery', [{ trigger: 'ON_RECEIPT', perMille: 1000, dueDays: 0 }], 0, 0],
    ['a year after it', [{ trigger: 'ON_RECEIPT', perMille: 1000, dueDays: 365 }], 0, -6_000],
    ['five working days before it', ON_ORDER, 5, 115],
    [
      'half each way',
      [
        ...ON_ORDER.map((one) => ({ ...one, perMille: 500 })),
        { trigger: 'ON_RECEIPT', perMille: 500, dueDays: 7 },
      ],
      5,
      0,
    ],
  ] as const)('costs capital for payment %s', (_, plan, leadDays, cost) => {
    expect(financeCost(cents(100_000), [...plan] as never, leadDays, 60)).toBe(cost);
  });

  it('marks only what can be compared', () => {
    const cells = compare([
      offer({ quoSn: 'A', lines: [line({ breaks: [{ number: 1, unitPrice: '2.00' }] })] }),
      offer({ quoSn: 'B', isExpired: true }),
      offer({ quoSn: 'C', isStanding: false }),
      offer({ quoSn: 'D', outdatedLines: new Set([1]) }),
      offer({ quoSn: 'E', lines: [line({ answer: 'none', breaks: [] })] }),
    ]);
    expect(cells.map((cell) => [cell.quoSn, cell.isLowest, cell.reasons])).toEqual([
      ['A', true, []],
      ['B', false, ['expired']],
      ['C', false, ['notStanding']],
      ['D', false, ['oldVersion']],
      ['E', false, ['none']],
    ]);
  });
});

describe('a fee over amounts', () => {
  it.each([
    [100, [1, 1], [50, 50]],
    [101, [1, 1], [51, 50]],
    [100, [1, 2], [33, 67]],
    [100, [2, 1], [67, 33]],
    [100, [1, 1, 1], [33, 33, 34]],
    [1, [5, 5, 5], [0, 0, 1]],
    [2, [3, 3, 0], [1, 1, 0]],
    [3, [5, 5, 0], [2, 1, 0]],
    [100, [0, 0], [0, 100]],
    [0, [7, 3], [0, 0]],
    [100, [7], [100]],
    [100, [], []],
  ])('%d over %j is %j', (fee, amounts, shares) => {
    expect(shareFee(cents(fee), amounts.map(cents))).toEqual(shares);
  });
});

describe('capital and tax', () => {
  const receipt = (dueDays: number) => [{ trigger: 'ON_RECEIPT' as const, perMille: 1_000, dueDays }];

  it.each([
    [365, 1_000, -1],
    [365, 1_499, -1],
    [365, 1_500, -2],
    [365, 499, 0],
    [365, 500, -1],
  ])('%d days after delivery %d fen at 0.1 %% a year cost %d', (dueDays, amount, cost) => {
    expect(financeCost(cents(amount), receipt(dueDays), 0, 1)).toBe(cost);
  });

  it('lead times count in calendar days, seven for five working days', () => {
    expect(financeCost(cents(365_000_000), ON_ORDER, 1, 1)).toBe(2_000);
    expect(financeCost(cents(365_000_000), ON_ORDER, 5, 1)).toBe(7_000);
    expect(financeCost(cents(365_000_000), ON_ORDER, 6, 1)).toBe(9_000);
    expect(financeCost(cents(365_000_000), [{ ...ON_ORDER[0]!, dueDays: 7 }], 5, 1)).toBe(0);
  });

  it.each([
    [113, 13],
    [100, 12],
    [4, 0],
    [5, 1],
    [0, 0],
  ])('in %d fen at 13 %% there are %d of tax', (amount, tax) => {
    expect(deductibleTax(cents(amount), { taxPerMille: 130, invoiceKind: 'special' }, 'net')).toBe(tax);
  });
});

describe('what is said of a cell', () => {
  const NET = { annualPerMille: 60, basis: 'net' } as const;

  it.each<[string, Partial<ComparedOffer>, Parameters<typeof compareQuotations>[2], string[]]>([
    ['nothing of an offer as asked', {}, GROSS, []],
    ['an alternative', { lines: [line({ answer: 'alternative' })] }, GROSS, ['alternative']],
    ['carriage on top', { freight: { kind: 'collect', fee: '0.00' } }, GROSS, ['carriage']],
    ['no tax back', { invoiceKind: 'normal' }, NET, ['untaxed']],
    ['no invoice', { invoiceKind: 'none' }, NET, ['untaxed']],
    ['tax back', {}, NET, []],
    ['no tax back where nobody wants any', { invoiceKind: 'normal' }, GROSS, []],
    [
      'more than needed',
      { lines: [line({ multiple: 3, breaks: [{ number: 3, unitPrice: '1' }] })] },
      GROSS,
      ['more'],
    ],
    ['expired, whether it stands or not', { isExpired: true, isStanding: false }, GROSS, ['expired']],
    [
      'everything at once',
      {
        ...{ isStanding: false, outdatedLines: new Set([1]), freight: { kind: 'collect', fee: '0.00' } },
        ...{
          invoiceKind: 'none',
          lines: [line({ answer: 'alternative', multiple: 3, breaks: [{ number: 3, unitPrice: '1' }] })],
        },
      },
      NET,
      ['notStanding', 'oldVersion', 'alternative', 'more', 'carriage', 'untaxed'],
    ],
  ])('%s', (_, wish, rate, reasons) => {
    expect(compare([offer(wish)], 100, rate)[0]?.reasons).toEqual(reasons);
  });

  it('only what cannot be awarded is left out of the comparison', () => {
    expect([...HARD_REASONS].toSorted()).toEqual(['expired', 'none', 'notStanding', 'oldVersion']);
    const soft = compare(
      [offer({ lines: [line({ answer: 'alternative' })], invoiceKind: 'none' })],
      100,
      NET,
    );
    expect(soft.map(isComparable)).toEqual([true]);
    expect(soft[0]).toMatchObject({ isLowest: true, isFastest: true, isBest: true });
  });

  it('lines that nobody asked about have no cell', () => {
    expect(compare([offer({ lines: [line(), line({ lineNo: 2 })] })])).toHaveLength(1);
    expect(compareQuotations([{ lineNo: 2, number: 5 }], [offer()], GROSS)).toEqual([]);
  });

  it('what is not offered costs nothing and is never marked', () => {
    const [cell] = compare([
      offer({ lines: [line({ answer: 'none', breaks: [] })], freight: { kind: 'fixed', fee: '9.00' } }),
    ]);
    expect(cell).toMatchObject({ better: null, isLowest: false, isFastest: false, isBest: false, score: 0 });
    expect(cell?.landed).toBeUndefined();
    expect(cell && 'landedUnit' in cell).toBe(false);
  });

  it('a larger number for the same money is better, too', () => {
    const breaks = [
      { number: 1, unitPrice: '1.00' },
      { number: 200, unitPrice: '0.50' },
      { number: 400, unitPrice: '0.30' },
    ];
    expect(compare([offer({ lines: [line({ breaks: breaks.slice(0, 2) })] })])[0]?.better).toBeNull();
    expect(
      compare([offer({ lines: [line({ breaks: [breaks[0]!, { number: 199, unitPrice: '0.50' }] })] })])[0]
        ?.better,
    ).toEqual({
      number: 199,
      amount: 9_950,
    });
    expect(compare([offer({ lines: [line({ breaks })] })], 400)[0]?.better).toBeNull();
  });
});

describe('the marks', () => {
  const at = (quoSn: string, unitPrice: string, leadDays: number, wish: Record<string, unknown> = {}) =>
    offer({
      quoSn,
      plan: [{ trigger: 'ON_RECEIPT', perMille: 1_000, dueDays: 0 }],
      lines: [line({ breaks: [{ number: 1, unitPrice }], leadDays, ...wish })],
    });
  const marks = (...offers: ComparedOffer[]) =>
    compare(offers).map((cell) =>
      [cell.quoSn, cell.score, cell.isLowest && 'lowest', cell.isFastest && 'fastest', cell.isBest && 'best']
        .filter((one) => one !== false)
        .join(' '),
    );

  it('weigh cost with seventy, time with twenty, exactness with ten', () => {
    expect(
      marks(at('A', '1.00', 10), at('B', '2.00', 0), at('C', '1.25', 5, { answer: 'alternative' })),
    ).toEqual(['A 86.7 lowest best', 'B 65 fastest', 'C 66']);
  });

  it('stand for all that are alike', () => {
    expect(marks(at('A', '1.00', 5), at('B', '1.00', 5))).toEqual([
      'A 100 lowest fastest best',
      'B 100 lowest fastest best',
    ]);
    expect(marks(at('A', '1.00', 5), at('B', '1.00', 5, { answer: 'alternative' }))).toEqual([
      'A 100 lowest fastest best',
      'B 90 lowest fastest',
    ]);
  });

  it('know nothing cheaper than nothing', () => {
    expect(marks(at('A', '0.00', 5), at('B', '1.00', 5))).toEqual([
      'A 100 lowest fastest best',
      'B 30 fastest',
    ]);
  });
});

const anyLine = (lineNo: number) =>
  fc
    .record({
      moq: fc.integer({ min: 1, max: 50 }),
      multiple: fc.integer({ min: 1, max: 40 }),
      micro: fc.integer({ min: 1, max: 90_000_000 }),
      leadDays: fc.nat(200),
      isNone: fc.boolean(),
    })
    .map(({ moq, multiple, micro, leadDays, isNone }) =>
      line({
        lineNo,
        multiple,
        leadDays,
        answer: isNone ? 'none' : 'same',
        breaks: isNone
          ? []
          : [
              { number: moq * multiple, unitPrice: (micro / 1e6).toFixed(6) },
              { number: moq * multiple * 10, unitPrice: (Math.ceil(micro / 2) / 1e6).toFixed(6) },
            ],
      }),
    );

const anyOffer = fc
  .record({
    fee: fc.nat(100_000),
    kind: fc.constantFrom('included' as const, 'fixed' as const, 'collect' as const),
    invoiceKind: fc.constantFrom('none' as const, 'normal' as const, 'special' as const),
    taxPerMille: fc.constantFrom(0, 60, 130),
    dueDays: fc.nat(180),
    lines: fc.tuple(anyLine(1), anyLine(2), anyLine(3)),
  })
  .map(({ fee, kind, invoiceKind, taxPerMille, dueDays, lines }) =>
    offer({
      freight: { kind, fee: (fee / 100).toFixed(2) },
      invoiceKind,
      taxPerMille,
      plan: [{ trigger: 'ON_RECEIPT', perMille: 1000, dueDays }],
      lines,
    }),
  );

describe('for any offers', () => {
  const needs = fc.tuple(
    fc.integer({ min: 1, max: 5_000 }),
    fc.integer({ min: 1, max: 5_000 }),
    fc.integer({ min: 1, max: 5_000 }),
  );
  const terms = fc.record({
    annualPerMille: fc.nat(500),
    basis: fc.constantFrom('net' as const, 'gross' as const),
  });

  it('the parts make up the whole, the numbers can be had and are the least that cover the need', () => {
    fc.assert(
      fc.property(
        fc.array(anyOffer, { minLength: 1, maxLength: 5 }),
        needs,
        terms,
        (offers, numbers, rate) => {
          const needed = numbers.map((number, i) => ({ lineNo: i + 1, number }));
          const named = offers.map((one, i) => ({ ...one, quoSn: `Q${i}` }));
          const cells = compareQuotations(needed, named, rate);
          expect(cells).toHaveLength(named.length * 3);
          for (const cell of cells) {
            if (cell.number === undefined) continue;
            const wanted = numbers[cell.lineNo - 1]!;
            expect(isSold(cell.line, cell.number)).toBe(true);
            expect(cell.number).toBeGreaterThanOrEqual(wanted);
            expect(
              isSold(cell.line, cell.number - cell.line.multiple) &&
                cell.number - cell.line.multiple >= wanted,
            ).toBe(false);
            expect(cell.goodsAmount).toBe(lineAmount(cell.unitPrice!, cell.number));
            expect(cell.landed).toBe(
              cell.goodsAmount! + cell.freightShare! - cell.deductibleTax! + cell.financeCost!,
            );
          }
          for (const one of named) {
            const own = cells.filter((cell) => cell.quoSn === one.quoSn && cell.number !== undefined);
            const shares = own.reduce((total, cell) => total + cell.freightShare!, 0);
            const fee =
              one.freight.kind === 'fixed' && own.length > 0 ? Math.round(Number(one.freight.fee) * 100) : 0;
            expect(shares).toBe(fee);
          }
          for (const lineNo of [1, 2, 3]) {
            const comparable = cells.filter((cell) => cell.lineNo === lineNo && isComparable(cell));
            expect(
              comparable.length === 0 ||
                comparable.some(
                  (cell) =>
                    cell.isLowest && cell.landed === Math.min(...comparable.map((one) => one.landed!)),
                ),
            ).toBe(true);
            expect(comparable.filter((cell) => cell.isBest).length > 0).toBe(comparable.length > 0);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('does not depend on the order of the offers', () => {
    fc.assert(
      fc.property(
        fc.array(anyOffer, { minLength: 2, maxLength: 5 }),
        needs,
        terms,
        (offers, numbers, rate) => {
          const needed = numbers.map((number, i) => ({ lineNo: i + 1, number }));
          const named = offers.map((one, i) => ({ ...one, quoSn: `Q${i}` }));
          const byKey = (cells: ReturnType<typeof compareQuotations>) =>
            new Map(cells.map((cell) => [`${cell.quoSn} ${cell.lineNo}`, cell]));
          expect(byKey(compareQuotations(needed, named.toReversed(), rate))).toEqual(
            byKey(compareQuotations(needed, named, rate)),
          );
        },
      ),
      { numRuns: 100 },
    );
  });

  it('a fee is shared to the last fen', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.nat(10_000_000), { minLength: 1, maxLength: 30 }),
        (fee, amounts) => {
          const shares = shareFee(cents(fee), amounts.map(cents));
          expect(shares.reduce((total, one) => total + one, 0)).toBe(fee);
          expect(shares.every((one) => one >= 0)).toBe(true);
        },
      ),
    );
  });

  it('a dearer price never lands lower', () => {
    fc.assert(
      fc.property(anyOffer, fc.integer({ min: 1, max: 5_000 }), terms, (one, number, rate) => {
        const chosen = one.lines.filter((own) => own.answer !== 'none').slice(0, 1);
        const dearer = chosen.map((own) => ({
          ...own,
          breaks: own.breaks.map((at) => ({ ...at, unitPrice: (Number(at.unitPrice) + 1).toFixed(6) })),
        }));
        const cost = (lines: typeof chosen) =>
          costOf(
            one,
            lines.map((own) => ({ line: own, number })),
            { ...rate, annualPerMille: 0 },
          )[0]?.landed ?? 0;
        expect(cost(dearer)).toBeGreaterThanOrEqual(cost(chosen));
      }),
      { numRuns: 100 },
    );
  });
});

// A quotation while it is typed: nothing typed is lost on the way, wrong figures are found, right ones are sent.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftAmount, draftTotal } from './quote-amounts.ts';
import { readCell, readPaste, writeCell } from './quote-cells.ts';
import {
  blankLine,
  type DraftLine,
  draftOf,
  filledLine,
  keptOf,
  offerOf,
  quotationLineOf,
  readPrice,
} from './quote-draft.ts';
import { headFaults, lineFaults } from './quote-faults.ts';

const asked = [
  { lineNo: 1, qty: 1000 },
  { lineNo: 2, qty: 30 },
];
const blank = blankLine({ lineNo: 1, qty: 1000 }, 'GOODS');
const priced: DraftLine = { ...writeCell(blank, 'unitPrice', '1.2'), leadDays: '5' };

describe('what is wrong with a line', () => {
  it.each([
    ['nothing chosen', blank, { answer: 'unanswered' }],
    ['not available', { ...blank, answer: 'none' as const }, {}],
    ['complete', priced, {}],
    ['half a price', writeCell(priced, 'unitPrice', '1.'), { unitPrice: 'price' }],
    ['a price of nothing', writeCell(priced, 'unitPrice', '0'), { unitPrice: 'price' }],
    ['no lead time', { ...priced, leadDays: '' }, { leadDays: 'leadDays' }],
    [
      'a MOQ that is no multiple',
      { ...writeCell(priced, 'minNumber', '50'), multiple: '24' },
      { minNumber: 'moqMultiple' },
    ],
    [
      'breaks that do not rise',
      { ...priced, breaks: [...priced.breaks, { number: '1', unitPrice: '1' }] },
      { breaks: 'breakOrder' },
    ],
    [
      'an alternative without a word',
      { ...priced, answer: 'alternative' as const },
      { partNo: 'alternativeName', differences: 'differences' },
    ],
  ])('%s', (_name, line, faults) => {
    expect(lineFaults(line)).toEqual(faults);
  });
});

it.each([
  ['1.2', '1.200000'],
  [' 1,234.5 ', '1234.500000'],
  ['¥0.0036', '0.003600'],
  ['￥０．５', '0.500000'],
  ['１，２００', '1200.000000'],
  ['1 000', '1000.000000'],
  ['1.2345678', undefined],
  ['-1', undefined],
  ['', undefined],
])('reads the price %j', (text, wanted) => {
  expect(readPrice(text)).toBe(wanted);
});

describe('the price in the sheet', () => {
  const ladder: DraftLine = {
    ...priced,
    breaks: [
      { number: '1', unitPrice: '2' },
      { number: '500', unitPrice: '1.5' },
      { number: '5000', unitPrice: '1.2' },
    ],
  };

  it('is that of the break which counts at the asked quantity, and typing it changes the amount', () => {
    expect(readCell(ladder, 'unitPrice')).toBe('1.5');
    const typed = writeCell(ladder, 'unitPrice', '1.4');
    expect(typed.breaks.map(({ unitPrice }) => unitPrice)).toEqual(['2', '1.4', '1.2']);
    expect(draftAmount(typed)).toBe(140_000);
    expect(quotationLineOf(typed).breaks[1]).toEqual({ number: 500, unitPrice: '1.400000' });
  });

  it('follows the quantity that is bought: up to the least and the multiple', () => {
    const few = { ...ladder, number: 400, multiple: '500', breaks: ladder.breaks.slice(1) };
    expect(readCell(few, 'unitPrice')).toBe('1.5');
    expect(readCell({ ...ladder, number: 400, multiple: '250' }, 'unitPrice')).toBe('1.5');
    expect(readCell({ ...ladder, number: 499, multiple: '1' }, 'unitPrice')).toBe('2');
  });

  it('is at fault when it is half a price; another break is so behind it', () => {
    expect(lineFaults(writeCell(ladder, 'unitPrice', ''))).toEqual({ unitPrice: 'price' });
    expect(
      lineFaults({ ...ladder, breaks: [{ number: '1', unitPrice: '' }, ...ladder.breaks.slice(1)] }),
    ).toEqual({
      breaks: 'price',
    });
  });

  it('counts what is charged, whatever is typed', () => {
    const breaks = fc
      .uniqueArray(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 5 })
      .map((numbers) =>
        numbers.sort((a, b) => a - b).map((n, i) => ({ number: `${n}`, unitPrice: `${9 - i}` })),
      );
    fc.assert(
      fc.property(breaks, fc.integer({ min: 1, max: 4000 }), (ladderOf, number) => {
        const line = writeCell({ ...priced, number, breaks: ladderOf }, 'unitPrice', '77');
        const bought = Math.max(number, Number(ladderOf[0]!.number));
        expect(draftAmount(line)).toBe(bought * 7700);
      }),
    );
  });
});

it('what a listing does not know stays as it was typed', () => {
  const typed = { ...blank, warrantyMonths: '24', dateCode: '2530', lotNum: '2', remark: 'from Shenzhen' };
  const listing = { ...quotationLineOf(priced), warrantyMonths: 0, number: 5000 };
  expect(filledLine(listing, typed)).toMatchObject({
    answer: 'same',
    number: 1000,
    warrantyMonths: '24',
    dateCode: '2530',
    lotNum: '2',
    remark: 'from Shenzhen',
    breaks: [{ number: '1', unitPrice: '1.2' }],
  });
});

describe('amounts', () => {
  it('count what has to be bought: up to the MOQ and the multiple, at the break that holds', () => {
    const line: DraftLine = {
      ...blankLine({ lineNo: 2, qty: 30 }, 'GOODS'),
      answer: 'same',
      leadDays: '0',
      multiple: '25',
      breaks: [
        { number: '25', unitPrice: '2' },
        { number: '50', unitPrice: '1.5' },
      ],
    };
    expect(draftAmount(line)).toBe(7500);
  });

  it('of a service are its fees', () => {
    const service = blankLine({ lineNo: 1, qty: 3 }, 'METERING');
    const line = {
      ...service,
      answer: 'same' as const,
      leadDays: '5',
      fees: { ...service.fees!, test: '100', report: '20.5' },
    };
    expect(draftAmount(line)).toBe(36150);
  });

  it('with the freight make the total', () => {
    const draft = {
      ...draftOf({}, asked, 'GOODS', '2026-12-31'),
      freightKind: 'fixed' as const,
      freightFee: '10',
    };
    const [first, second] = draft.lines;
    expect(
      draftTotal({
        ...draft,
        lines: [
          { ...first!, ...priced },
          { ...second!, answer: 'none' },
        ],
      }).total,
    ).toBe(121000);
  });
});

describe('keeping', () => {
  it('gives back every text as it was typed', () => {
    const draft = draftOf({}, asked, 'GOODS', '2026-12-31');
    const typed = {
      ...draft,
      freightKind: 'fixed' as const,
      freightFee: '12.',
      plan: [{ trigger: 'ON_ORDER' as const, share: '3', days: '' }],
      lines: draft.lines.map((line) => ({ ...writeCell(line, 'unitPrice', '1.'), leadDays: 'x' })),
    };
    const kept: unknown = JSON.parse(JSON.stringify(keptOf(typed)));
    expect(draftOf(kept as Record<string, unknown>, asked, 'GOODS', '')).toEqual(typed);
  });

  it('reads an offer, and leaves out lines that are not asked for any more', () => {
    const draft = draftOf({}, asked, 'GOODS', '2026-12-31');
    const offer = offerOf({
      ...draft,
      lines: [
        { ...draft.lines[0]!, ...priced },
        { ...draft.lines[1]!, answer: 'none' },
      ],
    });
    const again = draftOf({ ...offer }, asked.slice(0, 1), 'GOODS', '');
    expect(again.lines).toHaveLength(1);
    expect(readCell(again.lines[0]!, 'unitPrice')).toBe('1.2');
    expect(lineFaults(again.lines[0]!)).toEqual({});
  });
});

it('wants a plan of the whole and a validity that is long enough', () => {
  const draft = draftOf({}, asked, 'GOODS', '2026-12-31');
  expect(headFaults(draft, '2026-12-01')).toEqual({});
  expect(
    headFaults({ ...draft, plan: [{ trigger: 'ON_ORDER', share: '30', days: '0' }] }, '2027-01-01'),
  ).toEqual({
    plan: 'plan',
    validUntil: 'validTooShort',
  });
});

it('reads a pasted range', () => {
  expect(readPaste('1.2\t100\r\n"1.1"\t200\r\n')).toEqual([
    ['1.2', '100'],
    ['1.1', '200'],
  ]);
});

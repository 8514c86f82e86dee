// The worked examples X9 to X11 to the fen, and what holds for any rows.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Cents, cents, sum } from '#kit/money/money.ts';
import {
  fillSheets,
  lineOf,
  type RowToInvoice,
  redOf,
  restOf,
  type SheetLine,
  taxAsIssued,
  totalOf,
} from './sheet-lines.ts';

const row = (amount: number, more: Partial<RowToInvoice> = {}): RowToInvoice => ({
  rowId: 1,
  qty: 1,
  gross: cents(amount),
  amount: cents(amount),
  taxRate: 130,
  ...more,
});
const said = ({ gross, grossNet, net, tax }: SheetLine) => [grossNet, gross - grossNet, net, tax];

it('X9: net and tax by row, the discount as a line of its own, the sheet their sum', () => {
  const rows = [
    row(8_085, { qty: 100, gross: cents(12_300) }),
    row(99_999, { taxRate: 60 }),
    row(333),
    row(1_000),
  ];
  const lines = rows.map(lineOf);
  expect(lines.map(said)).toEqual([
    [10_885, 1_415, 7_155, 930],
    [94_339, 5_660, 94_339, 5_660],
    [295, 38, 295, 38],
    [885, 115, 885, 115],
  ]);
  expect(totalOf(lines)).toEqual({ net: 102_674, tax: 6_743 });
  expect(sum(lines.map(({ amount }) => amount))).toBe(109_417);
});

it('X10: a red letter takes its share, the last one the rest', () => {
  const line = { amount: cents(8_085), net: cents(7_155), taxRate: 130 };
  const first = redOf({ ...line, red: cents(0), redNet: cents(0) }, cents(3_234));
  expect(first).toEqual({ net: 2_862, tax: 372 });
  expect(redOf({ ...line, red: cents(3_234), redNet: first.net }, cents(4_851))).toEqual({
    net: 4_293,
    tax: 558,
  });
});

it('X11: a row above the limit is cut by whole pieces', () => {
  const sheets = fillSheets([row(18_000_000, { qty: 1_000 })], cents(10_000_000));
  expect(sheets?.map(([line]) => [line?.qty, line?.net, line?.tax])).toEqual([
    [627, 9_987_611, 1_298_389],
    [373, 5_941_593, 772_407],
  ]);
});

it('keeps a row that fits an empty sheet whole, and counts a discount as a row', () => {
  const rows = [row(6_000), row(9_000, { qty: 90 }), row(500, { gross: cents(600) }), row(400)];
  expect(fillSheets(rows, cents(8_000))?.map((sheet) => sheet.map(({ amount }) => amount))).toEqual([
    [6_000],
    [9_000],
    [500, 400],
  ]);
  expect(fillSheets(rows, null, 3)?.map((sheet) => sheet.length)).toEqual([2, 2]);
  expect(fillSheets([row(20_000)], cents(8_000))).toBeUndefined();
});

it('invoices what is left of a row with its share of the discount', () => {
  const a1 = { rowId: 7, gross: cents(12_300), amount: cents(8_085), taxRate: 130 };
  expect(restOf(a1, cents(8_085), 100)).toEqual({ ...a1, qty: 100 });
  expect(restOf(a1, cents(4_851), 60)).toMatchObject({ qty: 60, amount: 4_851, gross: 7_380 });
  expect(restOf(a1, cents(1), 0)).toMatchObject({ qty: 1, amount: 1, gross: 1 });
});

it('takes the tax that the sheet says, a fen a line, and no line loses its total', () => {
  const lines = [row(8_085, { gross: cents(12_300) }), row(99_999, { taxRate: 60 }), row(333)].map(lineOf);
  for (const off of [0, 1, -3, 3]) {
    const issued = taxAsIssued(lines, totalOf(lines).tax + off);
    expect(totalOf(issued).tax).toBe(totalOf(lines).tax + off);
    expect(issued.map(({ net, tax }) => net + tax)).toEqual(lines.map(({ amount }) => amount));
    expect(issued.every(({ tax }, at) => Math.abs(tax - lines[at]!.tax) <= 1)).toBe(true);
  }
});

const rows = fc.array(
  fc
    .record({
      qty: fc.integer({ min: 1, max: 9_999 }),
      price: fc.integer({ min: 1, max: 90_000 }),
      off: fc.nat(1_000),
    })
    .chain(({ qty, price, off }) =>
      fc.constantFrom(10, 30, 60, 130).map((taxRate) => {
        const gross = qty * price;
        return row(gross - Math.floor((gross * off) / 1_001), { qty, gross: cents(gross), taxRate });
      }),
    ),
  { minLength: 1, maxLength: 8 },
);

it('loses and doubles nothing: sheets within their limits add up to the rows, tax by row to the sheet', () => {
  fc.assert(
    fc.property(rows, fc.integer({ min: 2_000_000, max: 9_000_000 }), (given, limit) => {
      const wanted = given.map((one, rowId) => ({ ...one, rowId }));
      const sheets = fillSheets(wanted, cents(limit), 6) ?? [];
      for (const sheet of sheets) {
        const { net, tax } = totalOf(sheet);
        expect(net).toBeLessThanOrEqual(limit);
        expect(net + tax).toBe(sum(sheet.map(({ amount }) => amount)));
        expect(sheet.every((line) => line.amount === line.net + line.tax && line.tax >= -1)).toBe(true);
      }
      for (const one of wanted) {
        const of = (pick: (line: SheetLine) => Cents) =>
          sum(
            sheets
              .flat()
              .filter(({ rowId }) => rowId === one.rowId)
              .map(pick),
          );
        const whole = lineOf(one);
        expect([of((line) => line.amount), of((line) => line.gross)]).toEqual([one.amount, one.gross]);
        expect([of((line) => line.net), of((line) => line.grossNet)]).toEqual([whole.net, whole.grossNet]);
      }
    }),
  );
});

it('takes back exactly what was invoiced, however it is parted', () => {
  fc.assert(
    fc.property(rows, fc.array(fc.integer({ min: 1, max: 100_000 }), { maxLength: 12 }), ([one], steps) => {
      const line = lineOf(one!);
      const state = {
        amount: line.amount,
        net: line.net,
        taxRate: line.taxRate,
        red: cents(0),
        redNet: cents(0),
      };
      let tax = 0;
      for (const step of [...steps, Number.MAX_SAFE_INTEGER]) {
        const amount = cents(Math.min(step, state.amount - state.red));
        if (amount === 0) break;
        const back = redOf(state, amount);
        tax += back.tax;
        [state.red, state.redNet] = [cents(state.red + amount), cents(state.redNet + back.net)];
        expect(back.net).toBeGreaterThanOrEqual(0);
      }
      expect([state.red, state.redNet, tax]).toEqual([line.amount, line.net, line.tax]);
    }),
  );
});

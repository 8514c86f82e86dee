// What of a sheet of prices can be taken, row by row.
import { expect, it } from 'vitest';
import { judgePrices, samePrice } from './price-sheet.ts';

it('reads prices, on request, and the day', () => {
  expect(
    judgePrices(
      [
        ['capNo', 'unit', 'priceCny', 'minChargeCny', '生效日'],
        ['ct1', '小时', '60.5', '500', '2027/1/5'],
        ['CT2', '项', '询价', '', ''],
      ],
      '2026-11-28',
    ),
  ).toEqual([
    {
      ...{ rowNo: 2, capNo: 'CT1', fromDate: '2027-01-05' },
      said: { unit: '小时', unitPrice: 60_500_000, minCharge: 50_000, fixture: 0 },
    },
    {
      ...{ rowNo: 3, capNo: 'CT2', fromDate: '2026-11-28' },
      said: { unit: '项', unitPrice: null, minCharge: 0, fixture: 0 },
    },
  ]);
});

it('says what is wrong in a row', () => {
  const judged = judgePrices(
    [
      ['编号', '单位', '单价', '夹具费', '生效日'],
      ['', '项', '1', '', ''],
      ['A1', '桶', '1', '', ''],
      ['A1', '项', '-1', '', ''],
      ['A1', '项', '1', 'x', ''],
      ['A1', '项', '1', '', '2020-01-01'],
      ['A1', '项', '1', '', '昨天'],
    ],
    '2026-11-28',
  );
  expect(judged?.map(({ wrong }) => wrong?.zh)).toEqual([
    '能力编号为空',
    '计价单位“桶”不能识别',
    '单价“-1”不能识别，询价请写“询价”',
    '夹具费“x”不能识别',
    '生效日早于今天',
    '生效日“昨天”不能识别',
  ]);
  expect(
    judgePrices(
      [
        ['编号', '单位'],
        ['A1', '项'],
      ],
      '2026-11-28',
    ),
  ).toBeUndefined();
});

it('compares all that a price says', () => {
  const price = { unit: '项', unitPrice: null, minCharge: 0 as never, fixture: 0 as never };
  expect(samePrice(price, { ...price })).toBe(true);
  expect(samePrice(price, { ...price, unit: '批' })).toBe(false);
});

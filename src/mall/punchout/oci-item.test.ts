// Prices in OCI are exact: what is told for one piece or a thousand is the unit price, in three decimals.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unitPrice } from '#kit/money/money.ts';
import { ociFields, ociPrice } from './oci-item.ts';

it.each([
  [1_200_000, '1.200', 1],
  [12_345, '12.345', 1000],
  [3_120, '3.120', 1000],
  [1, '0.001', 1000],
  [1_000, '0.001', 1],
  [0, '0.000', 1],
  [123_456_789_000, '123456.789', 1],
])('%i micro-yuan is %s for %i', (micro, price, unit) =>
  expect(ociPrice(unitPrice(micro))).toEqual({ price, unit }),
);

it('loses nothing', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (micro) => {
      const { price, unit } = ociPrice(unitPrice(micro));
      expect(price).toMatch(/^\d{1,11}\.\d{3}$/);
      const thousandths = BigInt(price.replace('.', ''));
      expect(thousandths * 1_000n).toBe(BigInt(micro) * BigInt(unit));
    }),
  );
});

it('keeps to the lengths of its fields, and cuts no sign in two', () => {
  const item = {
    productId: 7,
    number: 100,
    unitPrice: unitPrice(1),
    priceKey: 'k',
    name: '😀'.repeat(60),
    partNo: 'P'.repeat(50),
    brandName: 'B',
    matCode: 'M'.repeat(60),
    leadDays: 3,
  };
  const fields = new Map(ociFields({ ...item, partNo: 'P' }, 2));
  expect(fields.get('NEW_ITEM-DESCRIPTION[2]')).toBe(`P ${'😀'.repeat(38)}`);
  expect(fields.get('NEW_ITEM-MATNR[2]')).toHaveLength(40);
  expect(fields.get('NEW_ITEM-QUANTITY[2]')).toBe('100.000');
  expect(new Map(ociFields(item, 1)).get('NEW_ITEM-MANUFACTMAT[1]')).toHaveLength(40);
});

// Which invoices stores issue to whom: an individual user never gets a special one.
import { expect, it } from 'vitest';
import { invoiceKindsFor } from './order-snapshot.ts';

it.each([
  [1, ['none', 'normal']],
  [2, ['none', 'normal', 'special']],
  [3, ['none', 'normal', 'special']],
])('to a member of type %i', (memberType, kinds) => {
  expect(invoiceKindsFor({ memberType })).toEqual(kinds);
});

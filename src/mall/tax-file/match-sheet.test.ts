// Which application a file belongs to, and each reason why to none.
import { expect, it } from 'vitest';
import { cents } from '#kit/money/money.ts';
import { standsAgainst, verdictOf, type WaitingSheet } from './match-sheet.ts';
import type { OfficialInvoice } from './official-invoice.ts';

const FILE: OfficialInvoice = {
  ...{ number: '26352000000000000001', issuedOn: '2026-11-20', type: 'normal', remark: '', redOf: '' },
  ...{ sellerNo: 'S', buyerNo: 'B', buyerName: '甲', net: cents(10_000), tax: cents(1_300) },
  amount: cents(11_300),
};
const sheet = (invoiceSn: string, more: Partial<WaitingSheet> = {}): WaitingSheet => ({
  ...{ invoiceSn, type: 'normal', seq: 1, redOf: '', tax: 1_300, amount: 11_300, lines: 2 },
  ...more,
});
const verdict = (sheets: WaitingSheet[], file = FILE) => verdictOf(file, sheets, sheets);

it('stands against a known number, a future date, another seller', () => {
  const fine = { taxNo: 'S', today: '2026-11-20', isKnown: false };
  expect(standsAgainst(FILE, fine)).toBeUndefined();
  expect(standsAgainst(FILE, { ...fine, isKnown: true })).toBe('numberKnown');
  expect(standsAgainst(FILE, { ...fine, today: '2026-11-19' })).toBe('futureDate');
  expect(standsAgainst(FILE, { ...fine, taxNo: 'T' })).toBe('seller');
});

it('matches the only one; among several the one that the remark names, else a person chooses', () => {
  expect(verdict([sheet('IV1')])).toMatchObject({ is: 'match', sheet: { invoiceSn: 'IV1' } });
  expect(verdict([sheet('IV1'), sheet('IV2')])).toEqual({ is: 'several', invoiceSns: ['IV1', 'IV2'] });
  const named = { ...FILE, remark: '订单 IV2' };
  expect(verdict([sheet('IV1'), sheet('IV2')], named)).toMatchObject({ sheet: { invoiceSn: 'IV2' } });
  const both = { ...FILE, remark: 'IV1 IV2' };
  expect(verdict([sheet('IV1'), sheet('IV2')], both).is).toBe('several');
  expect(verdict([sheet('IV1', { seq: 2 }), sheet('IV1', { seq: 3 })])).toMatchObject({ sheet: { seq: 2 } });
});

it('says why it fits none', () => {
  expect(verdict([])).toEqual({ is: 'refused', reason: 'buyer' });
  expect(verdictOf(FILE, [sheet('IV1', { type: 'special' })], [])).toEqual({ is: 'refused', reason: 'type' });
  expect(verdict([sheet('IV1', { amount: 11_301 })])).toEqual({ is: 'refused', reason: 'amount' });
  expect(verdict([sheet('IV1', { tax: 1_303 })])).toEqual({ is: 'refused', reason: 'tax' });
  expect(verdict([sheet('IV1', { tax: 1_298 })]).is).toBe('match');
});

it('takes a red letter for the one that was asked for, of the number that it names', () => {
  const red = { ...FILE, net: cents(-10_000), tax: cents(-1_300), amount: cents(-11_300), redOf: 'N1' };
  expect(verdictOf(red, [], [])).toEqual({ is: 'refused', reason: 'noRequest' });
  const reds = [sheet('IV1', { seq: 0, redOf: 'N2' }), sheet('IV2', { seq: 0, redOf: 'N1' })];
  expect(verdictOf(red, [], reds)).toMatchObject({ sheet: { invoiceSn: 'IV2', seq: 0 } });
  expect(verdictOf({ ...red, redOf: '' }, [], reds).is).toBe('several');
});

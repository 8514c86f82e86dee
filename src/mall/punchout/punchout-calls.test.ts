// A login from a procurement system shops or looks, and nothing else.
import { expect, it } from 'vitest';
import { callsOfPunchout, whyNotInPunchout } from './punchout-calls.ts';

const ADD = 'POST v3/business/front/cart/add';
const LIST = 'GET v3/business/front/cart/cartList';
const SUBMIT = 'POST v3/business/front/orderOperate/submit';

it.each([
  ['shop', ADD, undefined],
  ['look', ADD, 'onlyLooking'],
  ['shop', LIST, undefined],
  ['look', LIST, undefined],
  ['shop', SUBMIT, 'onlyShopping'],
  ['look', SUBMIT, 'onlyShopping'],
] as const)('%s, %s: %s', (punchout, call, why) => expect(whyNotInPunchout(punchout, call)).toBe(why));

it('names no call twice', () => expect(new Set(callsOfPunchout()).size).toBe(callsOfPunchout().length));

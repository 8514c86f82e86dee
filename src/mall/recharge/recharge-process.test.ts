// The life of a recharge as a table.
import { expect, it } from 'vitest';
import { lifeTable } from '#kit/process/process.builders.ts';
import { RECHARGE_ACTIONS, RECHARGE_STATES, rechargeProcess } from './recharge-process.ts';
import { rechargeStatus } from './recharge-status.ts';

it('allows exactly this', () => {
  expect(lifeTable(rechargeProcess, RECHARGE_STATES, ['buyer', 'payment', 'system'])).toMatchInlineSnapshot(`
    {
      "CANCELLED": "payment: pay → PAID",
      "COMPLETED": "",
      "PAID": "payment: credit → COMPLETED",
      "PENDING_PAYMENT": "buyer: goOn, buyer: cancel → CANCELLED, payment: pay → PAID, system: payTimeout → CANCELLED",
      "new": "buyer: submit → PENDING_PAYMENT",
    }
  `);
  expect(RECHARGE_ACTIONS).toHaveLength(6);
});

it('its states have the codes of the protocol', () => {
  expect(RECHARGE_STATES.map((state) => [state, rechargeStatus[state].code])).toEqual([
    ['PENDING_PAYMENT', 1],
    ['PAID', 2],
    ['COMPLETED', 3],
    ['CANCELLED', 0],
  ]);
});

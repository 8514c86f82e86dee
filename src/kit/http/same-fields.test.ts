// Rows never reach a reply whole: only what its shape names goes along.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { yuan } from '#kit/money/money.ts';
import { sameFields, wireFields } from './same-fields.ts';
import { Bit, Moment, Yuan } from './wire.ts';

it('takes what both have, and leaves the rest behind', () => {
  const shape = z.object({ partNo: z.string(), amount: z.string(), note: z.string().optional() });
  const row = { partNo: 'L-1', cost: 5, passwordHash: 'x' };
  expect(sameFields(shape, row)).toEqual({ partNo: 'L-1' });
});

it('writes amounts, moments and yes or no as the wire carries them', () => {
  const shape = z.object({
    paid: Yuan,
    lowerTo: Yuan.nullable(),
    number: z.number(),
    isOpen: Bit,
    dueAt: Moment.nullable(),
    createTime: Moment,
  });
  const at = new Date('2026-11-27T00:00:00Z');
  const row = {
    paid: yuan(5),
    lowerTo: null as never,
    number: 5,
    isOpen: true,
    dueAt: at,
    createdAt: at,
    secret: 1,
  };
  expect(wireFields(shape, row)).toEqual({
    paid: '5.00',
    lowerTo: null,
    number: 5,
    isOpen: 1,
    dueAt: at.toISOString(),
    createTime: at.toISOString(),
  });
});

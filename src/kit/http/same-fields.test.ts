// Rows never reach a reply whole: only what its shape names goes along.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sameFields } from './same-fields.ts';

it('takes what both have, and leaves the rest behind', () => {
  const shape = z.object({ partNo: z.string(), amount: z.string(), note: z.string().optional() });
  const row = { partNo: 'L-1', cost: 5, passwordHash: 'x' };
  expect(sameFields(shape, row)).toEqual({ partNo: 'L-1' });
});

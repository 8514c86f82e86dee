// Behind which doors the calls of contracts stand, and the shapes that all of them begin and end with.
import { z } from 'zod';
import { Bit, line, whole } from '#kit/http/wire.ts';
import { loggedIn, permitted, storeOperator } from '#mall/member/actor.ts';
import { CONTRACT_STATES } from './contract-status.ts';

/** `may` of a call names one of these; the first is what most calls ask for. */
export const front = {
  path: 'v3/business/front/contract',
  access: {
    reads: permitted(loggedIn, 'contract.read'),
    drafts: permitted(loggedIn, 'contract.create'),
    signs: permitted(loggedIn, 'contract.sign'),
    ends: permitted(loggedIn, 'contract.terminate'),
    orders: permitted(loggedIn, 'order.submit'),
  },
};
export const seller = {
  path: 'v3/business/seller/contract',
  access: storeOperator,
  prefix: 'seller',
} as const;

export const Hash = z.string().regex(/^[0-9a-f]{64}$/);

export const oneContract = z.object({ contractSn: line(20, 1) });
/** A step on what was read before: refused when it has moved on since. */
export const seenContract = oneContract.extend({ version: whole(1, 1_000_000) });

export const ContractDone = z.object({
  contractSn: z.string(),
  state: z.enum(CONTRACT_STATES),
  version: z.number(),
  /** Instead of signing: the reader's own people are asked first. */
  isAsked: Bit.optional(),
});
export type ContractDone = z.infer<typeof ContractDone>;

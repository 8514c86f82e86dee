// The life of a store: made by who runs the mall, opened by its owner once what buyers need is there, closed for good.
import { process } from '#kit/process/process.ts';

export const STORE_STATES = ['PREPARING', 'OPEN', 'CLOSED'] as const;
export type StoreState = (typeof STORE_STATES)[number];

/** Only an OPEN store is found and sells. */
export const storeProcess = process<StoreState, 'owner' | 'system'>()({
  make: { from: [], to: ['PREPARING', 'OPEN'], by: ['system'] },
  open: { from: ['PREPARING'], to: 'OPEN', by: ['owner'] },
  close: { from: ['PREPARING', 'OPEN'], to: 'CLOSED', by: ['system'] },
});

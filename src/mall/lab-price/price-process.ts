// The life of a price as it is written down (domain-lab 4.1): at once, or on request once somebody else has published it.
import { process } from '#kit/process/process.ts';

export const PRICE_STATES = ['WAITING', 'IN_FORCE', 'DROPPED'] as const;
export type PriceState = (typeof PRICE_STATES)[number];
export type PriceActor = 'author' | 'publisher';

export const priceProcess = process<PriceState, PriceActor>()({
  /** A price that everybody can read needs nobody else. */
  write: { from: [], to: 'IN_FORCE', by: ['author'] },
  propose: { from: [], to: 'WAITING', by: ['author'] },
  publish: { from: ['WAITING'], to: 'IN_FORCE', by: ['publisher'] },
  drop: { from: ['WAITING'], to: 'DROPPED', by: ['author', 'publisher'] },
});
export type PriceAction = keyof typeof priceProcess;

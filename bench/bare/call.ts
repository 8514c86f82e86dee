// What a call to the bare server is, and how it says no.
import type { Ask } from './bare-database.ts';

export interface BareCall {
  ask: Ask;
  /** Who calls; 0 for a guest. The mall finds it out from a token. */
  memberId: number;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export type BareAction = (call: BareCall) => Promise<unknown>;

/** Answered as state 255, like a refusal of the mall. */
export class Refusal extends Error {}

// What the sample room tells the rooms above it.
import { event } from '#kit/events/event.ts';
import type { Cents } from '#kit/money/money.ts';

/** A sample request was submitted, in the work that makes it; a listener that refuses undoes the request. */
export const sampleSubmitted = event<{
  requestId: number;
  sampleSn: string;
  memberId: number;
  enterpriseId: number | null;
  /** The project that it was said to be for; whose it is has not been checked here. */
  projectId: number | null;
}>('sample.submitted');

/** The store has cancelled what it had promised, and what was paid for it has gone back. */
export const storeCancelledSample = event<{
  orderSn: string;
  /** The number of the case that is made of it; its refunds carry it. */
  caseSn: string;
  reason: string;
  /** In fen: all that went back, and what of it is carriage. */
  amount: Cents;
  freight: Cents;
  lines: readonly { orderLineId: number; number: number; amount: Cents }[];
}>('sample.storeCancelled');

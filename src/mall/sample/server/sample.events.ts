// What the sample room tells the rooms above it.
import { event } from '#kit/events/event.ts';

/** A sample request was submitted, in the work that makes it; a listener that refuses undoes the request. */
export const sampleSubmitted = event<{
  requestId: number;
  sampleSn: string;
  memberId: number;
  enterpriseId: number | null;
  /** The project that it was said to be for; whose it is has not been checked here. */
  projectId: number | null;
}>('sample.submitted');

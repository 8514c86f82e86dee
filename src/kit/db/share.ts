// How many of the database's connections one kind of work may hold, so that what stands still does not stop the rest.
import { bulkhead, ConsecutiveBreaker, circuitBreaker, handleWhen, wrap } from 'cockatiel';
import { seconds } from '#kit/time/duration.ts';
import { whyUnavailable } from './failure.ts';

/** Does the work once a place is free. @throws what `whyUnavailable` calls busy when there are too many, or when such work keeps running out of time */
export type Share = <T>(work: () => Promise<T>) => Promise<T>;

const MOST_WAITING = 500; // chosen: what a rush for one piece brings together
/** As many that ran out of time one after another, e.g. before a table that somebody holds: for a moment nobody else begins, then one tries. */
const FAILURES = 4; // chosen
const NEXT_TRY = seconds(1); // chosen

/** A share of half the connections, for one endpoint or one reading that many calls need. */
export function openShare({ size }: { size: number }): Share {
  const ranOutOfTime = handleWhen((error) => whyUnavailable(error) === 'busy');
  const policy = wrap(
    bulkhead(Math.max(1, Math.floor(size / 2)), MOST_WAITING),
    circuitBreaker(ranOutOfTime, { halfOpenAfter: NEXT_TRY, breaker: new ConsecutiveBreaker(FAILURES) }),
  );
  return (work) => policy.execute(work);
}

// Ends floods: how often a minute somebody may make a call is counted in the database, so that it survives a restart and holds for all processes together.
import { callbackify } from 'node:util';
import fastifyRateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
  normalizeIP,
} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { only } from '#kit/db/only.ts';
import { openShare } from '#kit/db/share.ts';
import type { Workshop } from '#kit/db/work.ts';
import { after } from '#kit/time/duration.ts';
import { httpErrors } from '../refusal.ts';

/** Counts one more call of `$1`; when its time is over, counting begins anew and ends at `$3`. */
const COUNT = `
  INSERT INTO rate_limit AS r (subject, count, ends_at) VALUES ($1, 1, $3)
  ON CONFLICT (subject) DO UPDATE SET
    count = CASE WHEN r.ends_at <= $2 THEN 1 ELSE r.count + 1 END,
    ends_at = CASE WHEN r.ends_at <= $2 THEN $3 ELSE r.ends_at END
  RETURNING count, ends_at`;

/** Each first call sweeps away some counts that are over. */
const SWEEP = `
  DELETE FROM rate_limit WHERE subject IN
    (SELECT subject FROM rate_limit WHERE ends_at <= $1 ORDER BY ends_at LIMIT 20 FOR UPDATE SKIP LOCKED)`;

/** Limits the endpoints that say so (`config.rateLimit`); call it before they are served. */
export async function limitRates(app: FastifyInstance, workshop: Workshop): Promise<void> {
  await app.register(fastifyRateLimit, {
    global: false,
    store: storeIn(workshop),
    errorResponseBuilder: () => httpErrors.tooMany(),
  });
}

/** Whose calls are counted together. */
export function addressOf(request: FastifyRequest): string {
  return householdOf(request.ip);
}

/** Which addresses count as one: an address is that of a household, which in IPv6 is a network of 64 bits. */
export const householdOf = (ip: string): string => normalizeIP(ip);

/** Counts a call of `subject` within a time, in milliseconds; more than `max` of them are remembered without asking again. */
export type CountCall = (
  subject: string,
  timeWindow: number,
  max: number,
) => Promise<{ current: number; ttl: number }>;

export function callCounter(workshop: Workshop): CountCall {
  /** Who has called too often until when: what the database has said holds until then, and a flood costs it nothing. */
  const over = new LRUCache<string, { count: number; endsAt: Date }>({ max: 10_000 });

  const share = openShare(workshop.database);

  return async (subject, timeWindow, max) => {
    const now = workshop.clock.now();
    const known = over.get(subject);
    if (known && known.endsAt > now)
      return { current: known.count, ttl: known.endsAt.getTime() - now.getTime() };
    return share(() =>
      workshop.reading('zh', async (work) => {
        const { count: current, ends_at: endsAt } = only(
          await work.query<{ count: number; ends_at: Date }>(
            COUNT,
            [subject, now, after(now, timeWindow)],
            'rate-count',
          ),
        );
        if (current === 1) await work.query(SWEEP, [now], 'rate-sweep');
        if (current > max) over.set(subject, { count: current, endsAt });
        return { current, ttl: endsAt.getTime() - now.getTime() };
      }),
    );
  };
}

function storeIn(workshop: Workshop): FastifyRateLimitStoreCtor {
  const countThen = callbackify(callCounter(workshop));

  return class Store implements FastifyRateLimitStore {
    incr(
      subject: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
      max: number,
    ): void {
      countThen(subject, timeWindow, max, done);
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}

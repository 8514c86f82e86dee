// Keeps what visitors do. Whatever arrives, a visit is never disturbed by it.
import { z } from 'zod';
import { deviceKind } from '#kit/http/device-kind.ts';
import type { Handler } from '#kit/http/server/serve.ts';
import { placeOf } from '#kit/http/server/where-from.ts';
import { setTimer } from '#kit/jobs/timer.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { BEHAVIOUR_TYPES, decodeBehaviour, MOST_EVENTS } from '../behaviour.ts';
import type { statisticsProtocol } from '../statistics.protocol.ts';
import { statisticsErrors } from './statistics.errors.ts';
import { behaviourEvent } from './statistics.tables.ts';
import { BEHAVIOUR_KEPT, SWEEP_TIMER } from './sweep-behaviour.ts';

/** PostgreSQL keeps no NUL and no halves of characters. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed());

const named = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).nullish().catch(null);
/** What says nothing usable is as if it were not there. */
const maybe = (max: number, form?: RegExp) => {
  const one = text(max).min(1);
  return (form ? one.regex(form) : one).nullish().catch(null);
};

/** chosen: events with the fields of spec §3 alone come from one visitor. */
const NAMELESS = 'nameless';

const Reported = z.object({
  behaviorType: z.enum(BEHAVIOUR_TYPES),
  /** Only the path: an address may hold codes and tokens. */
  url: text(2_000)
    .transform((url) => required(url.split(/[?#]/, 1)[0]).slice(0, 200))
    .pipe(z.string().regex(/^\/(?!\/)/))
    .default('/'),
  uuid: text(64)
    .regex(/^[\w-]{8,64}$/)
    .default(NAMELESS),
  language: z.enum(['zh', 'en']).catch('zh'),
  goodsId: named,
  storeId: named,
  location: maybe(40, /^-?\d{1,3}(\.\d{1,8})?,-?\d{1,2}(\.\d{1,8})?$/),
  province: maybe(60),
  city: maybe(60),
});

/**
 * Keeps the events of one call; those that make no sense are left out.
 * @throws Refusal 255 when `u` cannot be read at all
 */
export function behaviourSaver(): Handler<typeof statisticsProtocol.save> {
  /** The day whose sweeping this process has arranged already. */
  let arranged = '';

  return async (work, actor, { u }, { ip, userAgent }) => {
    const said = decodeBehaviour(u);
    if (said === undefined) throw statisticsErrors.unreadable();
    const events = (Array.isArray(said) ? said : [said]).slice(0, MOST_EVENTS).flatMap((one) => {
      const event = Reported.safeParse(one);
      return event.success ? [event.data] : [];
    });
    if (events.length === 0) return { saved: 0 };
    const common = {
      memberId: actor?.memberId ?? null,
      ipPlace: placeOf(ip).text,
      device: deviceKind(userAgent),
      at: work.now,
    };
    await work.tx.insert(behaviourEvent).values(events.map((event) => ({ ...event, ...common })));
    const day = work.now.toISOString().slice(0, 10);
    if (day !== arranged) {
      const due = after(new Date(`${day}T00:00:00Z`), BEHAVIOUR_KEPT + days(1));
      await setTimer(work, SWEEP_TIMER.docType, day, SWEEP_TIMER.event, due);
      arranged = day;
    }
    return { saved: events.length };
  };
}

// Asks channels about charges whose notice has not come, and tells them which are to be closed: each minute, while one may still be paid.
import type { Workshop } from '#kit/db/work.ts';
import { describeError } from '#kit/http/server/safe-log.ts';
import { after } from '#kit/time/duration.ts';
import { ASKED_FOR, type ChargeRow, noteDecided, takeDue } from './charge-books.ts';
import { learnOf } from './learn-of-charge.ts';
import type { OutsideChannels } from './payment-channel.ts';

/** Apart from the timers: a channel that does not answer must not hold up an order. Any number of processes share the work. */
export function chargeTending(
  workshop: Workshop,
  channels: OutsideChannels,
  log: (error: unknown) => void,
): () => Promise<number> {
  const tend = async (charge: ChargeRow) => {
    const channel = channels[charge.method];
    const now = workshop.clock.now();
    if (!channel || now > after(charge.createdAt, ASKED_FOR)) {
      await workshop.inTransaction('zh', (work) => noteDecided(work, charge.paymentSn, null));
      log(new Error(`${charge.method} ${charge.paymentSn} is asked no more`));
      return;
    }
    const how = charge.isToClose || now >= charge.expiresAt ? 'close' : 'query';
    await workshop.reading('zh', (work) => learnOf(work, channel, charge.paymentSn, how));
  };
  /** @returns how many were due */
  return async () => {
    const due = await workshop.inTransaction('zh', takeDue);
    await Promise.all(
      due.map((charge) =>
        tend(charge).catch((error: unknown) =>
          log(new Error(`${charge.method} ${charge.paymentSn} was asked in vain: ${describeError(error)}`)),
        ),
      ),
    );
    return due.length;
  };
}

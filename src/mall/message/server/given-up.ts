// SMS and e-mails that no provider took: which they are, and sending them once more.
import type { Work } from '#kit/db/work.ts';
import type { CodeChannel } from '../code-purpose.ts';

/** A message that was given up. Whom it was for and what it said stay where they are. */
export interface GivenUp {
  deliveryId: number;
  channel: CodeChannel;
  title: string;
  tries: number;
  createdAt: Date;
}

/** The newest first; two hundred at most. */
export const findGivenUp = (work: Work): Promise<GivenUp[]> =>
  work.query<GivenUp>(
    `SELECT delivery_id AS "deliveryId", channel, title, tries, created_at AS "createdAt"
     FROM message_delivery WHERE state = 'GIVEN_UP' ORDER BY created_at DESC LIMIT 200`,
  );

/** Puts all of them on their way again, with as many tries as at first. @returns how many */
export async function retryGivenUp(work: Work): Promise<number> {
  const again = await work.query(
    `UPDATE message_delivery SET state = 'WAITING', tries = 0, due_at = $1 WHERE state = 'GIVEN_UP' RETURNING delivery_id`,
    [work.now],
  );
  return again.length;
}

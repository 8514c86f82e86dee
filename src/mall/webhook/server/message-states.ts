// The states of what is sent to other systems: waiting, sent, given up; and waiting once more.
import type { Work } from '#kit/db/work.ts';
import type { WebhookMessageState } from '../webhook.protocol.ts';

/** How a try has ended. @returns whether it is kept: not when somebody else has taken the message meanwhile, which `tries` tells */
export async function settleMessage(
  work: Work,
  { row_id: rowId, tries }: { row_id: number; tries: number },
  to: { state: WebhookMessageState; status: number | null; error: string; dueAt: Date },
): Promise<boolean> {
  const { state, status, error, dueAt } = to;
  const kept = await work.query(
    `UPDATE webhook_message SET state = $3, status = $4, error = $5, due_at = $6,
       sent_at = CASE WHEN $3 = 'SENT' THEN $7::timestamptz ELSE sent_at END
     WHERE row_id = $1 AND tries = $2 RETURNING row_id`,
    [rowId, tries, state, status, error, dueAt, work.now],
    'webhook-settle',
  );
  return kept.length > 0;
}

/** Sends one, or all that were made within a span, once more: by the same ids, with as many tries as at first. @returns how many */
export async function sendAgain(
  work: Work,
  endpointId: number,
  { messageId, span }: { messageId?: string | undefined; span?: { from: string; until: string } | undefined },
): Promise<number> {
  const again = await work.query(
    `UPDATE webhook_message SET state = 'WAITING', tries = 0, due_at = $5 WHERE endpoint_id = $1
       AND ($2::text IS NULL OR message_id = $2)
       AND ($3::timestamptz IS NULL OR created_at BETWEEN $3 AND $4::timestamptz) RETURNING row_id`,
    [endpointId, messageId ?? null, span?.from ?? null, span?.until ?? null, work.now],
  );
  return again.length;
}

/** Puts all that were given up on their way again, to addresses that are on. @returns how many */
export async function retryUntaken(work: Work): Promise<number> {
  const again = await work.query(
    `UPDATE webhook_message m SET state = 'WAITING', tries = 0, due_at = $1 FROM webhook_endpoint e
     WHERE e.endpoint_id = m.endpoint_id AND e.is_on AND state = 'GIVEN_UP' RETURNING row_id`,
    [work.now],
  );
  return again.length;
}

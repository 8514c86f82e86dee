// The front door of the webhook room.
import type { Work } from '#kit/db/work.ts';

export { retryUntaken } from './message-states.ts';
export { openWebhooks, type WebhookSending } from './send-webhooks.ts';

/** A message that was given up after its last try. */
export interface UntakenMessage {
  messageId: string;
  type: string;
  url: string;
  tries: number;
  error: string;
  createdAt: Date;
}

/** The newest first; two hundred at most. */
export const findUntaken = (work: Work): Promise<UntakenMessage[]> =>
  work.query<UntakenMessage>(
    `SELECT message_id AS "messageId", type, url, tries, error, m.created_at AS "createdAt"
     FROM webhook_message m JOIN webhook_endpoint USING (endpoint_id)
     WHERE state = 'GIVEN_UP' ORDER BY row_id DESC LIMIT 200`,
  );

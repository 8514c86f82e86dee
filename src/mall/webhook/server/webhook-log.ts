// What a webhook was sent: the log, a test, and sending again.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { after, minutes } from '#kit/time/duration.ts';
import type { KeyParty } from '#mall/api-key/server/api-key.ts';
import { LOG_PAGE, type WebhookMessage, type webhookProtocol } from '../webhook.protocol.ts';
import { findEndpoint } from './manage-webhooks.ts';
import { sendAgain } from './message-states.ts';
import type { WebhookSending } from './send-webhooks.ts';
import { bodyOf, newMessageId } from './tell-outside.ts';
import { webhookErrors } from './webhook.errors.ts';

const COLUMNS = `message_id AS "messageId", type, state, tries, status, error, body, created_at AS "createdAt", sent_at AS "sentAt",
  CASE WHEN state = 'WAITING' THEN due_at END AS "dueAt"`;

type Row = Omit<WebhookMessage, 'createdAt' | 'sentAt' | 'dueAt'> & {
  createdAt: Date;
  sentAt: Date | null;
  dueAt: Date | null;
};

const shown = (row: Row): WebhookMessage => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
  dueAt: row.dueAt?.toISOString() ?? null,
});

/** Of a test, whose moment does not come by itself. */
const NOT_YET = minutes(5);

/** Makes the actions. */
export function webhookLog(mall: { webhooks: WebhookSending }) {
  return {
    /** The newest first. @throws webhookErrors.notFound */
    async messages(
      work: Work,
      party: KeyParty,
      { endpointId, state, before }: InputOf<typeof webhookProtocol.messages>,
    ): Promise<{ list: WebhookMessage[]; isMore: boolean }> {
      await findEndpoint(work, party, { endpointId });
      const rows = await work.query<Row>(
        `SELECT ${COLUMNS} FROM webhook_message WHERE endpoint_id = $1 AND ($2::text IS NULL OR state = $2)
           AND ($3::text IS NULL OR row_id < (SELECT row_id FROM webhook_message WHERE message_id = $3 AND endpoint_id = $1))
         ORDER BY row_id DESC LIMIT ${LOG_PAGE + 1}`,
        [endpointId, state ?? null, before ?? null],
      );
      return { list: rows.slice(0, LOG_PAGE).map(shown), isMore: rows.length > LOG_PAGE };
    },

    /** Sends a message of type `webhook.test` at once and waits for the answer. @throws webhookErrors.notFound, isOff */
    async test(
      work: Work,
      party: KeyParty,
      which: InputOf<typeof webhookProtocol.test>,
    ): Promise<WebhookMessage> {
      const { endpointId, url, state } = await findEndpoint(work, party, which);
      if (state !== 'ON') throw webhookErrors.isOff();
      const messageId = newMessageId();
      const made = await work.apart((apart) =>
        apart.query<{ rowId: number }>(
          `INSERT INTO webhook_message (endpoint_id, message_id, type, body, due_at, created_at)
           VALUES ($1, $2, 'webhook.test', $3, $4, $5) RETURNING row_id AS "rowId"`,
          [
            endpointId,
            messageId,
            bodyOf('webhook.test', apart.now, { url }),
            after(apart.now, NOT_YET),
            apart.now,
          ],
        ),
      );
      await mall.webhooks.sendNow(only(made).rowId);
      const rows = await work.query<Row>(`SELECT ${COLUMNS} FROM webhook_message WHERE message_id = $1`, [
        messageId,
      ]);
      return shown(only(rows));
    },

    /** Each keeps its id and its body. @throws webhookErrors.notFound, isOff, noSpan */
    async replay(
      work: Work,
      party: KeyParty,
      { endpointId, messageId, from, until }: InputOf<typeof webhookProtocol.replay>,
    ): Promise<{ count: number }> {
      const { state } = await findEndpoint(work, party, { endpointId });
      if (state !== 'ON') throw webhookErrors.isOff();
      const span = from && until ? { from, until } : undefined;
      if (!messageId && !span) throw webhookErrors.noSpan();
      const count = await sendAgain(work, endpointId, { messageId, span });
      if (messageId && count === 0) throw webhookErrors.notFound();
      return { count };
    },
  };
}

// What the room of webhooks serves.
import { onBothSides, type Route, serveAll } from '#kit/http/server/serve.ts';
import { buyerParty, storeParty } from '#mall/api-key/server/api-key.ts';
import { webhookProtocol } from '../webhook.protocol.ts';
import { type Mall, manageWebhooks } from './manage-webhooks.ts';
import type { WebhookSending } from './send-webhooks.ts';
import { webhookLog } from './webhook-log.ts';

/** @param mall `webhooks`: what sends */
export function webhookRoutes(mall: Mall & { webhooks: WebhookSending }): Route[] {
  return serveAll(
    webhookProtocol,
    onBothSides(
      buyerParty,
      { prefix: 'seller', party: storeParty },
      { ...manageWebhooks(mall), ...webhookLog(mall) },
    ),
  );
}

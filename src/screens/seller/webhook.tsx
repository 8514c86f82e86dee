// Where the mall tells a store's systems what happens to documents.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { LoadError } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { WebhookDesk } from '#mall/webhook/parts/webhook-desk.tsx';
import { webhookWords } from '#mall/webhook/parts/webhook-words.ts';
import { webhookProtocol } from '#mall/webhook/webhook.protocol.ts';
import { titled } from '../storefront/seo.ts';

export const meta = titled(webhookWords.title);

export const clientLoader = () => call(webhookProtocol.sellerList, {});

export default function StoreWebhookScreen() {
  return <WebhookDesk side="store" webhooks={useLoaderData<typeof clientLoader>().list} />;
}

export const HydrateFallback = waitingPage('h-96');

export { LoadError as ErrorBoundary };

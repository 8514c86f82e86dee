// Where the mall tells my systems, or my enterprise's, what happens to documents.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { WebhookDesk } from '#mall/webhook/parts/webhook-desk.tsx';
import { webhookWords } from '#mall/webhook/parts/webhook-words.ts';
import { webhookProtocol } from '#mall/webhook/webhook.protocol.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(webhookWords.title);

export const clientLoader = () => call(webhookProtocol.list, {});

export default function WebhookScreen() {
  return <WebhookDesk side="buyer" webhooks={useLoaderData<typeof clientLoader>().list} />;
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from '../member-failed.tsx';

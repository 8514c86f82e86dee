// Keys by which my programs, or my enterprise's, call the mall.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { apiKeyProtocol } from '#mall/api-key/api-key.protocol.ts';
import { apiKeyWords } from '#mall/api-key/parts/api-key-words.ts';
import { KeyDesk } from '#mall/api-key/parts/key-desk.tsx';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(apiKeyWords.title);

export const clientLoader = () => call(apiKeyProtocol.list, {});

export default function KeyScreen() {
  return <KeyDesk side="buyer" keys={useLoaderData<typeof clientLoader>().list} />;
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from '../member-failed.tsx';

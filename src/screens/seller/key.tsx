// Keys by which a store's programs call the mall.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { LoadError } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { apiKeyProtocol } from '#mall/api-key/api-key.protocol.ts';
import { apiKeyWords } from '#mall/api-key/parts/api-key-words.ts';
import { KeyDesk } from '#mall/api-key/parts/key-desk.tsx';
import { titled } from '../storefront/seo.ts';

export const meta = titled(apiKeyWords.title);

export const clientLoader = () => call(apiKeyProtocol.sellerList, {});

export default function StoreKeyScreen() {
  return <KeyDesk side="store" keys={useLoaderData<typeof clientLoader>().list} />;
}

export const HydrateFallback = waitingPage('h-96');

export { LoadError as ErrorBoundary };

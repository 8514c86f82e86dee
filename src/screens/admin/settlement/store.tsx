// How one store stands with the platform: its terms are set, its deposit is entered and looked over.
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { BackLink } from '#kit/detail/document-head.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { loadFailed } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { StandingActions, StandingPage } from '#mall/settlement/parts/standing-page.tsx';
import { standingWords } from '#mall/settlement/parts/standing-words.ts';
import { standingProtocol } from '#mall/settlement/standing.protocol.ts';
import { adminWords } from '../admin-words.ts';

export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const storeId = new URL(request.url).searchParams.get('storeId') || '0';
  return call(standingProtocol.adminStore, { storeId: Number(storeId) });
}

export default function StoreScreen() {
  const store = useLoaderData<typeof clientLoader>();
  const say = useWords(standingWords);
  const { console: consoleName } = useWords(adminWords);
  return (
    <>
      <ConsoleHead
        tab={`${store.storeName} · ${consoleName}`}
        before={<BackLink to="/admin/settlement/stores" text={say.backToList} />}
        title={store.storeName}
      >
        <StandingActions store={store} />
      </ConsoleHead>
      <StandingPage store={store} side="platform" />
    </>
  );
}

export const ErrorBoundary = loadFailed(['/admin/settlement/stores', standingWords.backToList]);

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-24', 10);

// The store's deposit: what is there, what is asked for, what has changed it.
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { BackLink } from '#kit/detail/document-head.tsx';
import { ConsoleHead } from '#kit/ui/console-frame.tsx';
import { LoadError } from '#kit/ui/load-error.tsx';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { StandingPage } from '#mall/settlement/parts/standing-page.tsx';
import { standingWords } from '#mall/settlement/parts/standing-words.ts';
import { standingProtocol } from '#mall/settlement/standing.protocol.ts';
import { sellerWords } from '../seller-words.ts';

export const clientLoader = () => call(standingProtocol.deposit, {});

export default function DepositScreen() {
  const store = useLoaderData<typeof clientLoader>();
  const say = useWords(standingWords);
  const { console: consoleName } = useWords(sellerWords);
  return (
    <>
      <ConsoleHead
        tab={`${say.deposit} · ${consoleName}`}
        before={<BackLink to="/seller/settlement/list" text={say.backToBills} />}
        title={say.deposit}
      />
      <StandingPage store={store} side="store" />
    </>
  );
}

export const HydrateFallback = waitingPage('h-8 w-72 max-w-full', 'h-96');

export { LoadError as ErrorBoundary };

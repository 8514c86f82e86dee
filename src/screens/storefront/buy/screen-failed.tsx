// What the screens of buying show when they cannot be loaded.
import { useRevalidator, useRouteError } from 'react-router';
import { CallError } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';

const sheet = 'rounded-card border border-line bg-surface';

/** What does not exist is said so; everything else offers a retry. */
export function ErrorBoundary() {
  const error = useRouteError();
  const say = useWords(buyerWords);
  const { revalidate, state } = useRevalidator();
  const toOrders = <Button to="/member/order/list">{say.myOrders}</Button>;
  const isMissing = error instanceof CallError && error.state === State.notFound;
  return (
    <div className="page-width py-4">
      {isMissing ? (
        <EmptyState className={sheet} title={error.message} action={toOrders} />
      ) : (
        <ErrorState
          className={sheet}
          text={error instanceof Error ? error.message : undefined}
          onRetry={() => void revalidate()}
          busy={state === 'loading'}
          action={toOrders}
        />
      )}
    </div>
  );
}

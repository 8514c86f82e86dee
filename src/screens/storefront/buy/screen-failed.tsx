// What the screens of buying show when they cannot be loaded.
import { useRevalidator, useRouteError } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { buyerWords } from '#mall/order/parts/buyer-words.ts';

/** The sentence of what happened, a retry, and the way to the cart. */
export function ErrorBoundary() {
  const error = useRouteError();
  const say = useWords(buyerWords);
  const { revalidate, state } = useRevalidator();
  return (
    <div className="page-width py-4">
      <ErrorState
        className="rounded-card border border-line bg-surface"
        text={error instanceof Error ? error.message : undefined}
        onRetry={() => void revalidate()}
        busy={state === 'loading'}
        action={<Button to="/member/order/list">{say.myOrders}</Button>}
      />
    </div>
  );
}

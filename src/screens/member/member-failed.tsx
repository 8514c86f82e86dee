// What a screen of the member centre shows when it cannot be loaded.
import type { ReactNode } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { CallError } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { memberWords } from './member-words.ts';

const sheet = 'rounded-card border border-line bg-surface';

export const ErrorBoundary = () => <MemberFailed />;

/** What does not exist is said so, with the way to its list, or else to the orders; everything else offers a retry. The menu stays around it. */
export function MemberFailed({ toList }: { toList?: ReactNode }) {
  const error = useRouteError();
  const say = useWords(memberWords);
  const { revalidate, state } = useRevalidator();
  const toCentre = <Button to="/member/index">{say.memberCentre}</Button>;
  if (error instanceof CallError && error.state === State.notFound) {
    return (
      <EmptyState
        className={sheet}
        title={error.message}
        action={
          <>
            {toList ?? (
              <Button to="/member/order/list" variant="primary">
                {say.toOrders}
              </Button>
            )}
            {toCentre}
          </>
        }
      />
    );
  }
  return (
    <ErrorState
      className={sheet}
      text={error instanceof Error ? error.message : undefined}
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
      action={toCentre}
    />
  );
}

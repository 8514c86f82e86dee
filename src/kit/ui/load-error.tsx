// What stands in a screen's place when its data could not be loaded: why, and the way to try again.
import type { ReactNode } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { CallError } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';

/** For a screen's `ErrorBoundary`: says the server's sentence where there is one, offers a retry and `action`. */
export function LoadError({
  action,
  missing,
}: {
  action?: ReactNode;
  /** Ways out of what does not exist: there is no retry then. */
  missing?: ReactNode;
}) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (missing && error instanceof CallError && error.state === State.notFound)
    return (
      <Card>
        <EmptyState title={error.message} action={missing} />
      </Card>
    );
  return (
    <Card>
      <ErrorState
        text={error instanceof CallError ? error.message : undefined}
        onRetry={() => void revalidate()}
        busy={state === 'loading'}
        action={action}
      />
    </Card>
  );
}

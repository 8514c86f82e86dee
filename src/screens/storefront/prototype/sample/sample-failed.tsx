// What the screens of samples in the tools area show when they cannot be loaded: why, a retry, the way to the requests.
import { useRevalidator, useRouteError } from 'react-router';
import { CallError } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';

const sheet = 'rounded-card border border-line bg-surface';

export function ErrorBoundary() {
  const error = useRouteError();
  const say = useWords(sampleWords);
  const { revalidate, state } = useRevalidator();
  const toHistory = <Button to="/prototype/sample/history">{say.history}</Button>;
  const isMissing = error instanceof CallError && error.state === State.notFound;
  return (
    <div className="page-width py-4">
      {isMissing ? (
        <EmptyState className={sheet} title={error.message} action={toHistory} />
      ) : (
        <ErrorState
          className={sheet}
          text={error instanceof Error ? error.message : undefined}
          onRetry={() => void revalidate()}
          busy={state === 'loading'}
          action={toHistory}
        />
      )}
    </div>
  );
}

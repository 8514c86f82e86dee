// What a screen of the member centre shows when it cannot be loaded.
import { useRevalidator, useRouteError } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { memberWords } from './member-words.ts';

/** The sentence of what happened, a retry, and the way to the member's home; the menu stays around it. */
export function ErrorBoundary() {
  const error = useRouteError();
  const say = useWords(memberWords);
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorState
      className="rounded-card border border-line bg-surface"
      text={error instanceof Error ? error.message : undefined}
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
      action={<Button to="/member/index">{say.centre}</Button>}
    />
  );
}

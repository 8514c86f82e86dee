// What stands in a screen's place when its data could not be loaded: why, the way to try again, and the ways on.
import type { ReactNode } from 'react';
import { useRevalidator, useRouteError } from 'react-router';
import { CallError } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import type { Text } from '#kit/words/text.ts';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { useLanguage } from './language-context.ts';
import { useUiWords } from './ui-words.ts';

/** For a screen's `ErrorBoundary`: what does not exist, or is not the reader's, is said so and leads on by `action`; everything else offers a retry beside it. */
export function LoadError({ action }: { action?: ReactNode }) {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const say = useUiWords();
  const refusal = error instanceof CallError ? error : undefined;
  return (
    <Card>
      {/* For a page that names its tab by what it could not load. */}
      <title>{say('somethingWrong')}</title>
      {action && refusal?.state === State.notFound ? (
        <EmptyState title={refusal.message} action={action} />
      ) : refusal?.state === State.notAllowed ? (
        <EmptyState title={say('notYours')} text={refusal.message} action={action} />
      ) : (
        <ErrorState
          text={refusal?.message}
          onRetry={() => void revalidate()}
          busy={state === 'loading'}
          action={action}
        />
      )}
    </Card>
  );
}

/** `export const ErrorBoundary = loadFailed(['/member/order/list', words.myOrders])`: a load error with buttons that lead on. */
export const loadFailed =
  (...ways: readonly (readonly [to: string, text: Text])[]) =>
  () => {
    const language = useLanguage();
    const buttons = ways.map(([to, text]) => (
      <Button key={to} to={to}>
        {text[language]}
      </Button>
    ));
    return <LoadError action={buttons} />;
  };

// What the screens of inquiries show when they cannot be loaded: why, a retry, the way to the list.
import { useRevalidator, useRouteError } from 'react-router';
import { CallError } from '#kit/browser/call.ts';
import { State } from '#kit/http/state.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryWords } from '#mall/inquiry/parts/inquiry-words.ts';

const sheet = 'rounded-card border border-line bg-surface';

export function ErrorBoundary() {
  return (
    <div className="page-width py-4">
      <InquiryFailed to="/member/inquiry/myInq" />
    </div>
  );
}

export function InquiryFailed({ to }: { to: string }) {
  const error = useRouteError();
  const say = useWords(inquiryWords);
  const { revalidate, state } = useRevalidator();
  const toList = <Button to={to}>{say.toList}</Button>;
  if (error instanceof CallError && error.state === State.notFound)
    return <EmptyState className={sheet} title={error.message} action={toList} />;
  return (
    <ErrorState
      className={sheet}
      text={error instanceof CallError ? error.message : undefined}
      onRetry={() => void revalidate()}
      busy={state === 'loading'}
      action={toList}
    />
  );
}

// What a page or a list says when it could not be loaded.
import { CloudAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { To } from 'react-router';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { useUiWords } from './ui-words.ts';

export type ErrorStateProps = {
  title?: ReactNode;
  /** What happened, in a sentence for people. */
  text?: ReactNode;
  /** Tries again; with `retryTo` instead it is a link, for pages without script. */
  onRetry?: () => void;
  retryTo?: To;
  busy?: boolean;
  /** Further ways out. */
  action?: ReactNode;
  className?: string;
};

/** Announced at once; always offers a way on when given one. */
export function ErrorState({ title, text, onRetry, retryTo, busy, action, className }: ErrorStateProps) {
  const say = useUiWords();
  return (
    <div role="alert" className={cx('flex flex-col items-center px-4 py-10 text-center', className)}>
      <CloudAlert size={40} strokeWidth={1.25} aria-hidden="true" className="text-waiting" />
      <p className="mt-2 text-14 text-ink">{title ?? say('somethingWrong')}</p>
      {text ? <p className="mt-1 max-w-md text-13 text-hint">{text}</p> : null}
      {onRetry || retryTo !== undefined || action ? (
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {retryTo === undefined ? null : <Button to={retryTo}>{say('retry')}</Button>}
          {onRetry ? (
            <Button onClick={onRetry} busy={busy}>
              {say('retry')}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}

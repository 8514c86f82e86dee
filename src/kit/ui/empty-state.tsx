// What a list says when it has nothing: why, and what to do next.
import { PackageOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { useUiWords } from './ui-words.ts';

export type EmptyStateProps = {
  title?: ReactNode;
  /** What to do about it. */
  text?: ReactNode;
  icon?: ReactNode;
  /** The way on, as a link that stands out: its address and its text. */
  way?: readonly [to: string, text: string];
  /** Other buttons. */
  action?: ReactNode;
  /** Less air, for inside a card or a table. */
  compact?: boolean;
  className?: string;
};

/** Centred in the room it is given. */
export function EmptyState({ title, text, icon, way, action, compact, className }: EmptyStateProps) {
  const say = useUiWords();
  return (
    <div className={cx('flex flex-col items-center px-4 text-center', compact ? 'py-6' : 'py-10', className)}>
      <span aria-hidden="true" className="text-muted">
        {icon ?? <PackageOpen size={compact ? 28 : 40} strokeWidth={1.25} />}
      </span>
      <p className="mt-2 text-14 text-ink">{title ?? say('nothingHere')}</p>
      {text ? <p className="mt-1 max-w-md text-13 text-hint">{text}</p> : null}
      {way || action ? (
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          {way ? (
            <Button variant="primary" to={way[0]}>
              {way[1]}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}

/** In a page's place when there is nothing for it to show: why, and the way to where something is. */
export function NothingNamed({
  to,
  label,
  ...said
}: Pick<EmptyStateProps, 'title' | 'text'> & {
  to: string;
  label: string;
}) {
  return <EmptyState {...said} className="rounded-card border border-line bg-surface" way={[to, label]} />;
}

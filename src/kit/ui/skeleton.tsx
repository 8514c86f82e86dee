// The grey shape of what is on its way, so that the page does not jump when it comes.
import { cx } from './cx.ts';
import { useUiWords } from './ui-words.ts';

const bone = 'animate-wait rounded-control bg-line';
const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-2/3'];
const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** One shape; give its size through `className` ("h-5 w-24"). */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block', bone, className)} />;
}

/** Lines of text. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  const say = useUiWords();
  return (
    <div role="status" className={cx('space-y-2', className)}>
      <span className="sr-only">{say('loading')}</span>
      {times(lines).map((line) => (
        <Skeleton key={line} className={cx('h-4', line === lines - 1 ? 'w-1/2' : widths[line % 4])} />
      ))}
    </div>
  );
}

/** Picture and lines of a goods card. */
export function SkeletonCard({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx('rounded-card border border-line bg-surface p-3', className)}>
      <Skeleton className="aspect-square w-full" />
      <Skeleton className="mt-3 h-4 w-4/5" />
      <Skeleton className="mt-2 h-4 w-1/2" />
      <Skeleton className="mt-3 h-5 w-1/3" />
    </div>
  );
}

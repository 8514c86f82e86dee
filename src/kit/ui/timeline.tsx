// What happened, newest first or oldest first as given: the log of an order, of a parcel, of a negotiation.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { type Tone, tones } from './tone.ts';

export type TimelineEntry = {
  key: string | number;
  title: ReactNode;
  time?: ReactNode;
  /** Who did it. */
  actor?: ReactNode;
  text?: ReactNode;
  tone?: Tone;
};

/** A vertical log; entries without a tone are neutral. */
export function Timeline({ entries, className }: { entries: readonly TimelineEntry[]; className?: string }) {
  return (
    <ol className={cx('text-13', className)}>
      {entries.map((entry, index) => (
        <li key={entry.key} className="relative pb-4 pl-5 last:pb-0">
          {index < entries.length - 1 ? (
            <span aria-hidden="true" className="absolute top-3 -bottom-1.5 left-[4.5px] w-px bg-line" />
          ) : null}
          <span
            aria-hidden="true"
            className={cx(
              'absolute top-[5px] left-0 size-2.5 rounded-full',
              tones[entry.tone ?? 'neutral'].solid,
            )}
          />
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="min-w-0">{entry.title}</span>
            {entry.time || entry.actor ? (
              <span className="num text-12 whitespace-nowrap text-hint">
                {entry.actor}
                {entry.actor && entry.time ? ' · ' : null}
                {entry.time}
              </span>
            ) : null}
          </div>
          {entry.text ? <div className="mt-0.5 text-secondary">{entry.text}</div> : null}
        </li>
      ))}
    </ol>
  );
}

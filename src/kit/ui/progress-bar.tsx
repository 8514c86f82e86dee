// How far a long job has come: an import, an upload, a matching.
import { cx } from './cx.ts';
import { type Tone, tones } from './tone.ts';

export type ProgressBarProps = {
  /** 0 to 1; null while it is not known. */
  value: number | null;
  /** What is under way. */
  label: string;
  tone?: Tone;
  /** Shows the percentage at the right. */
  figure?: boolean;
  className?: string;
};

/** A thin bar; sweeps while the share is not known. */
export function ProgressBar({ value, label, tone = 'moving', figure, className }: ProgressBarProps) {
  const percent = value === null ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <span className={cx('flex items-center gap-2', className)}>
      <span
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-line"
      >
        <span
          className={cx(
            'block h-full rounded-full',
            tones[tone].solid,
            percent === undefined ? 'w-1/3 animate-sweep' : 'transition-[width]',
          )}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </span>
      {figure && percent !== undefined ? (
        <span className="num w-9 text-right text-12 text-secondary">{percent}%</span>
      ) : null}
    </span>
  );
}

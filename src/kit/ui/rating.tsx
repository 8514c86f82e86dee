// How well something was judged, in stars.
import { cx } from './cx.ts';
import { useUiWords } from './ui-words.ts';

const STAR = 'M8 1.3l2.06 4.2 4.64.66-3.36 3.26.8 4.61L8 11.86l-4.14 2.17.8-4.61L1.3 6.16l4.64-.66z';
const stars = [0, 1, 2, 3, 4];

/** Five stars, the last one filled by part; `value` is 0–5. With `figure` the number stands beside them. */
export function Rating({
  value,
  figure,
  className,
}: {
  value: number;
  figure?: boolean;
  className?: string;
}) {
  const say = useUiWords();
  const shown = Math.min(5, Math.max(0, value));
  const text = shown.toFixed(1);
  return (
    <span className={cx('inline-flex items-center gap-1.5', className)}>
      <span
        role="img"
        aria-label={say('stars', { value: text })}
        className="relative inline-block h-4 w-20 shrink-0"
      >
        <Row className="fill-line" />
        <span className="absolute inset-y-0 left-0 overflow-hidden" style={{ width: `${shown * 20}%` }}>
          <Row className="fill-price" />
        </span>
      </span>
      {figure ? <span className="num text-13 text-secondary">{text}</span> : null}
    </span>
  );
}

function Row({ className }: { className: string }) {
  return (
    <svg
      aria-hidden="true"
      width="80"
      height="16"
      viewBox="0 0 80 16"
      className={cx('block max-w-none', className)}
    >
      {stars.map((star) => (
        <path key={star} d={STAR} transform={`translate(${star * 16})`} />
      ))}
    </svg>
  );
}

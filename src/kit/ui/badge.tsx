// The count on a corner: unread messages, goods in the cart.
import { cx } from './cx.ts';

export type BadgeProps = {
  count: number;
  /** Above it the badge says "99+". */
  max?: number;
  /** What is counted, for screen readers: "12 unread". */
  label?: string;
  tone?: 'price' | 'brand' | 'neutral';
  className?: string;
};

const grounds = {
  price: 'bg-price-ink text-surface',
  brand: 'bg-brand text-surface',
  neutral: 'bg-neutral-wash text-secondary',
};

/** Nothing at zero. Place it inside a `relative` box and position it through `className`. */
export function Badge({ count, max = 99, label, tone = 'price', className }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={cx(
        'num inline-flex h-4 min-w-4 items-center justify-center rounded-full px-1 text-[11px] leading-none',
        grounds[tone],
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{count > max ? `${max}+` : count}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}

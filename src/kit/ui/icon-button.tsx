// A button that is only an icon, with its name for those who cannot see it.
import type { ComponentProps, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

type Look = {
  /** What it does, in words: read aloud and shown on hover. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
  variant?: 'ghost' | 'outline';
  className?: string;
};

export type IconButtonProps =
  | (Look & Omit<ComponentProps<'button'>, keyof Look | 'children'> & { busy?: boolean; to?: undefined })
  | (Look & Omit<ComponentProps<typeof Link>, keyof Look | 'children'> & { to: To; busy?: undefined });

const ground =
  'inline-flex shrink-0 items-center justify-center rounded-control border transition-colors disabled:pointer-events-none disabled:opacity-45 ' +
  'aria-disabled:opacity-45';
const variants = {
  ghost: 'border-transparent text-secondary hover:bg-neutral-wash hover:text-ink',
  outline: 'border-edge bg-surface text-secondary hover:border-brand hover:text-brand',
};
const sizes = { sm: 'size-8', md: 'size-9' };

/** A square button of 32 (`sm`, default) or 36 px; a link when given `to`. Icons inside are best at 16 px. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, size = 'sm', variant = 'ghost', className, ...rest } = props;
  const classes = cx(ground, variants[variant], sizes[size], className);
  if (rest.to !== undefined) {
    return (
      <Link title={label} {...rest} aria-label={label} className={classes}>
        {icon}
      </Link>
    );
  }
  const { busy, disabled, ...button } = rest;
  return (
    <button
      type="button"
      title={label}
      {...button}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled || busy}
      className={classes}
    >
      {busy ? <Spinner size={14} /> : icon}
    </button>
  );
}

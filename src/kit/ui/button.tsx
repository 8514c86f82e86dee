// The button: what a person presses to make something happen, or a link that looks like one.
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'buy' | 'outline' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

const ground =
  'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-control border whitespace-nowrap select-none transition-colors ' +
  'disabled:pointer-events-none disabled:opacity-50 aria-disabled:opacity-60';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-brand bg-brand text-surface hover:border-brand-hover hover:bg-brand-hover',
  buy: 'border-price-ink bg-price-ink font-semibold text-surface hover:border-price-hover hover:bg-price-hover',
  outline: 'border-edge bg-surface text-ink hover:border-brand hover:text-brand',
  ghost: 'border-transparent bg-transparent text-secondary hover:bg-neutral-wash hover:text-ink',
  danger: 'border-refused bg-surface text-refused hover:bg-refused hover:text-surface',
  link: 'border-transparent bg-transparent text-brand hover:text-brand-hover hover:underline',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 px-3 text-13',
  md: 'h-9 px-4 text-14',
  lg: 'h-10 px-6 text-16',
};

/** A link-like button keeps to its line: no height, no padding of its own. */
const linkSizes: Record<ButtonSize, string> = { sm: 'text-12', md: 'text-13', lg: 'text-14' };

/** The classes of a button, for the rare element that must be a button by look only (a label, a summary). */
export function buttonClasses(variant: ButtonVariant = 'outline', size: ButtonSize = 'md'): string {
  return `${ground} ${variants[variant]} ${variant === 'link' ? linkSizes[size] : sizes[size]}`;
}

type Look = {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the width it is given. */
  wide?: boolean;
  icon?: ReactNode;
  children?: ReactNode;
  className?: string;
};

type PressButton = Look &
  Omit<ComponentProps<'button'>, keyof Look> & {
    /** Under way: shows a spinner and swallows every further press, keeping focus and width. */
    busy?: boolean;
    to?: undefined;
    href?: undefined;
  };
type LinkButton = Look &
  Omit<ComponentProps<typeof Link>, keyof Look> & { to: To; busy?: undefined; href?: undefined };
type AnchorButton = Look &
  Omit<ComponentProps<'a'>, keyof Look> & { href: string; busy?: undefined; to?: undefined };

export type ButtonProps = PressButton | LinkButton | AnchorButton;

/**
 * A button; with `to` a link inside the mall, with `href` a plain anchor (downloads, other sites).
 * Defaults: `outline`, `md`, `type="button"`. One filled button per view: the next step.
 */
export function Button(props: ButtonProps) {
  const { variant = 'outline', size = 'md', wide, icon, className, children, ...rest } = props;
  const classes = cx(buttonClasses(variant, size), wide && 'w-full', className);
  if (rest.to !== undefined) {
    return (
      <Link {...rest} className={classes}>
        {icon}
        {children}
      </Link>
    );
  }
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={classes}>
        {icon}
        {children}
      </a>
    );
  }
  const { busy, onClick, type = 'button', ...button } = rest;
  return (
    <button
      {...button}
      type={type}
      className={classes}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? swallow : onClick}
    >
      {busy ? <Spinner size={size === 'lg' ? 16 : 14} /> : icon}
      {children}
    </button>
  );
}

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

// A white sheet on the page that keeps together what belongs together.
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type CardProps = {
  title?: ReactNode;
  /** At the right end of the title's line: a link, buttons. */
  actions?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** No padding around the body: for tables and lists that reach the edge. */
  flush?: boolean;
  id?: string;
  className?: string;
};

/** With a title it is a section under an h2. */
export function Card({ title, actions, children, footer, flush, id, className }: CardProps) {
  const head =
    title || actions ? (
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2">
        {title ? <h2 className="text-16 font-semibold">{title}</h2> : <span />}
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
    ) : null;
  return (
    <section id={id} className={cx('min-w-0 rounded-card border border-line bg-surface', className)}>
      {head}
      {flush ? children : <div className="grow p-4">{children}</div>}
      {footer ? <div className="border-t border-line px-4 py-3">{footer}</div> : null}
    </section>
  );
}

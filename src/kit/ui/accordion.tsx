// A list of things that fold, ruled like a sheet: questions and answers, filter groups.
import type { ReactNode } from 'react';
import { Collapsible } from './collapsible.tsx';
import { cx } from './cx.ts';

export type AccordionItem = {
  key: string;
  title: ReactNode;
  content: ReactNode;
  aside?: ReactNode;
  open?: boolean;
};

export type AccordionProps = {
  items: readonly AccordionItem[];
  /** Give a name to keep a single one open. */
  name?: string;
  className?: string;
};

/** Items with `open` start unfolded. */
export function Accordion({ items, name, className }: AccordionProps) {
  return (
    <div className={cx('divide-y divide-line', className)}>
      {items.map((item) => (
        <Collapsible key={item.key} title={item.title} aside={item.aside} defaultOpen={item.open} name={name}>
          {item.content}
        </Collapsible>
      ))}
    </div>
  );
}

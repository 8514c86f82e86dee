// Tabs inside one page: parameters, datasheet, replacements, reviews.
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tab = { key: string; text: ReactNode; count?: number | string; content: ReactNode };

export type TabsProps = {
  tabs: readonly Tab[];
  label: string;
  /** Controlled with `value` and `onChange`, else starts at `defaultValue` or the first tab. */
  value?: string;
  defaultValue?: string;
  onChange?: (key: string) => void;
  /** Keeps the content of hidden tabs in the page, so that it is found by the browser and by search engines. */
  keepAll?: boolean;
  className?: string;
};

/** Arrow keys walk the tabs. For tabs that deserve an address use LinkTabs. */
export function Tabs({ tabs, label, value, defaultValue, onChange, keepAll, className }: TabsProps) {
  return (
    <Radix.Root
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.key) : undefined}
      onValueChange={onChange}
      className={className}
    >
      <Radix.List aria-label={label} className="flex overflow-x-auto border-b border-line scrollbar-none">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.key}
            value={tab.key}
            className={cx(
              'inline-flex h-10 shrink-0 items-center gap-1 border-b-2 border-transparent px-3 whitespace-nowrap text-secondary',
              'hover:text-brand focus-visible:-outline-offset-2 data-[state=active]:border-brand',
              'data-[state=active]:font-semibold data-[state=active]:text-brand',
            )}
          >
            {tab.text}
            {tab.count === undefined ? null : <span className="num text-12">({tab.count})</span>}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.key}
          value={tab.key}
          forceMount={keepAll || undefined}
          className="pt-4 data-[state=inactive]:hidden"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

// The further actions of a row or a person, behind one button.
import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { cx } from './cx.ts';

export type MenuItem =
  | 'line'
  | {
      key: string;
      text: ReactNode;
      icon?: ReactNode;
      to?: To;
      onSelect?: () => void;
      danger?: boolean;
      disabled?: boolean;
      /** A tick in front: the present choice. */
      checked?: boolean;
    };

export type DropdownMenuProps = {
  trigger: ReactElement;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  /** Name of the menu where the trigger's own words do not say it. */
  label?: string;
};

const row =
  'flex h-8 items-center gap-2 rounded-control px-2.5 whitespace-nowrap outline-none select-none ' +
  'data-disabled:text-muted data-highlighted:bg-brand-wash';

/** Arrow keys, first letters, Enter and Escape work; `'line'` draws a rule between groups. */
export function DropdownMenu({ trigger, items, align = 'end', label }: DropdownMenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-36 animate-appear overflow-auto rounded-card border border-line bg-surface p-1 text-13 shadow-float"
        >
          {items.map((item, index) =>
            item === 'line' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no identity of its own.
              <Radix.Separator key={`line-${index}`} className="my-1 h-px bg-line" />
            ) : (
              <Radix.Item
                key={item.key}
                asChild={item.to !== undefined}
                disabled={item.disabled}
                onSelect={item.onSelect}
                aria-current={item.checked || undefined}
                className={cx(row, item.danger && 'text-refused', item.checked && 'font-semibold text-brand')}
              >
                {item.to === undefined ? (
                  <>
                    {item.icon}
                    {item.text}
                  </>
                ) : (
                  <Link to={item.to}>
                    {item.icon}
                    {item.text}
                  </Link>
                )}
              </Radix.Item>
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

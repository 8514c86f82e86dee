// A small sheet beside the thing it explains or asks about.
import { Popover as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';

export type PopoverProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  children: ReactNode;
  /** Name of the sheet, for screen readers. */
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'right' | 'bottom' | 'left';
  align?: 'start' | 'center' | 'end';
  /** No padding of its own. */
  flush?: boolean;
  className?: string;
};

/** Opens on click, keeps within the screen, closes on Escape or a click outside. */
export function Popover(props: PopoverProps) {
  const { trigger, children, label, open, onOpenChange, side, align = 'start', flush, className } = props;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          className={cx(
            'z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] animate-appear overflow-auto rounded-card',
            'border border-line bg-surface shadow-float outline-none',
            !flush && 'p-4',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

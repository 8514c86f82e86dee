// A sheet from the side of the page: filters and menus on phones, details beside a list.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';
import { useFocusBack } from './dialog.tsx';
import { useUiWords } from './ui-words.ts';

export type DrawerProps = {
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  side?: 'left' | 'right';
  /** `md` 360 px, `lg` 640 px; never wider than the screen less a strip to tap beside it. */
  size?: 'md' | 'lg';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  trigger?: ReactElement;
};

const sides = {
  left: 'left-0 animate-from-left',
  right: 'right-0 animate-from-right',
};
const widths = { md: 'w-[360px]', lg: 'w-[640px]' };

/** Behaves like Dialog: focus stays inside, Escape and the strip beside it close. */
export function Drawer(props: DrawerProps) {
  const { title, children, footer, side = 'right', size = 'md', open, onOpenChange, trigger } = props;
  const say = useUiWords();
  const focus = useFocusBack();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-ink/45" />
        <Radix.Content
          aria-describedby={undefined}
          {...focus}
          className={cx(
            'fixed inset-y-0 z-50 flex max-w-[calc(100vw-48px)] flex-col bg-surface shadow-float outline-none',
            sides[side],
            widths[size],
          )}
        >
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
            <Radix.Title className="text-16 font-semibold">{title}</Radix.Title>
            <Radix.Close
              aria-label={say('close')}
              className="inline-flex size-9 items-center justify-center rounded-control text-hint hover:bg-neutral-wash hover:text-ink"
            >
              <X size={18} aria-hidden="true" />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto p-4">{children}</div>
          {footer ? (
            <div className="flex gap-2 border-t border-line px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] *:flex-1">
              {footer}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Wraps a button that only closes the drawer. */
export const DrawerClose = Radix.Close;

// A window over the page that asks for one thing; on a phone a sheet from the bottom.
import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';
import { useUiWords } from './ui-words.ts';

export type DialogProps = {
  title: ReactNode;
  children?: ReactNode;
  /** Buttons at the right end, the next step last. */
  footer?: ReactNode;
  /** A sentence under the title that screen readers read on opening. */
  text?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The element that opens it, when it is not controlled. */
  trigger?: ReactElement;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** False for something that must be answered: Escape, the cross and a click outside do nothing. */
  dismissible?: boolean;
  role?: 'dialog' | 'alertdialog';
};

const widths = { sm: 'md:w-[400px]', md: 'md:w-[560px]', lg: 'md:w-[800px]', xl: 'md:w-[1080px]' };

/** Gives focus back to what had it when the window opened: a window without a trigger of its own would lose it. */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(opener.current instanceof HTMLElement) || !opener.current.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

/** Keeps focus inside, gives it back on closing, closes on Escape; the body scrolls, title and footer stay. */
export function Dialog(props: DialogProps) {
  const {
    title,
    children,
    footer,
    text,
    open,
    onOpenChange,
    trigger,
    size = 'md',
    dismissible = true,
    role = 'dialog',
  } = props;
  const say = useUiWords();
  const focus = useFocusBack();
  const hold = dismissible ? undefined : (event: Event) => event.preventDefault();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-appear bg-ink/45" />
        <Radix.Content
          role={role}
          {...focus}
          {...(text ? {} : { 'aria-describedby': undefined })}
          onEscapeKeyDown={hold}
          onInteractOutside={hold}
          className={cx(
            'fixed z-50 flex max-h-[88dvh] animate-rise flex-col bg-surface shadow-float outline-none',
            'max-md:inset-x-0 max-md:bottom-0 max-md:rounded-t-card',
            'md:inset-x-0 md:top-[10vh] md:mx-auto md:max-h-[80vh] md:max-w-[calc(100vw-64px)] md:rounded-card',
            widths[size],
          )}
        >
          <div className="flex items-start justify-between gap-4 px-4 pt-3 pb-2 md:px-6 md:pt-4">
            <div className="min-w-0 pt-1">
              <Radix.Title className="text-16 font-semibold">{title}</Radix.Title>
              {text ? (
                <Radix.Description className="mt-1 text-13 text-secondary">{text}</Radix.Description>
              ) : null}
            </div>
            {dismissible ? (
              <Radix.Close
                aria-label={say('close')}
                className="-mr-2 inline-flex size-8 shrink-0 items-center justify-center rounded-control text-hint hover:bg-neutral-wash hover:text-ink"
              >
                <X size={18} aria-hidden="true" />
              </Radix.Close>
            ) : null}
          </div>
          {children ? (
            <div className="min-h-0 flex-1 overflow-y-auto px-4 py-2 md:px-6">{children}</div>
          ) : null}
          {footer ? (
            <div className="flex justify-end gap-2 px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] max-md:*:flex-1 md:px-6 md:pb-4">
              {footer}
            </div>
          ) : (
            <div className="h-4 shrink-0" />
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

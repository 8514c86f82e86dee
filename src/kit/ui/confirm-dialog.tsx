// Asks once before something that cannot easily be undone.
import type { ReactNode } from 'react';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { FormError } from './form-error.tsx';
import { useUiWords } from './ui-words.ts';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** What will happen, and whether it can be undone. */
  text?: ReactNode;
  /** The verb of the act: "delete the address", not "OK". */
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger` for what destroys or ends something. */
  tone?: 'primary' | 'danger';
  /** The dialog closes when it is through; when it throws it stays and shows the error's sentence. `requestId`: see `useAct`. */
  onConfirm: (requestId: string) => unknown;
  /** More to decide before confirming: a reason, a tick. */
  children?: ReactNode;
};

/** Busy while `onConfirm` runs; cannot be confirmed twice. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    onOpenChange,
    title,
    text,
    confirmLabel,
    cancelLabel,
    tone = 'primary',
    onConfirm,
    children,
  } = props;
  const say = useUiWords();
  const { busy, error, say: warn, run } = useAct({ says: 'here' });

  function change(next: boolean) {
    if (busy) return;
    warn('');
    onOpenChange(next);
  }

  const confirm = async () => {
    if (await run(async (requestId) => onConfirm(requestId))) onOpenChange(false);
  };

  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={open}
      onOpenChange={change}
      title={title}
      text={text}
      footer={
        <>
          <Button onClick={() => change(false)}>{cancelLabel ?? say('cancel')}</Button>
          <Button variant={tone} busy={busy} onClick={confirm}>
            {confirmLabel ?? say('confirm')}
          </Button>
        </>
      }
    >
      {children || error ? (
        <>
          {children}
          <FormError className={children ? 'mt-3' : undefined}>{error}</FormError>
        </>
      ) : null}
    </Dialog>
  );
}

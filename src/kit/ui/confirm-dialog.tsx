// Asks once before something that cannot easily be undone.
import { type ReactNode, useState } from 'react';
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
  /** The dialog closes when it is through; when it throws it stays and shows the error's message. */
  onConfirm: () => unknown;
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
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  function change(next: boolean) {
    if (busy) return;
    setError('');
    onOpenChange(next);
  }

  async function confirm() {
    setBusy(true);
    setError('');
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (reason) {
      setError(reason instanceof Error && reason.message ? reason.message : say('notDone'));
    } finally {
      setBusy(false);
    }
  }

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

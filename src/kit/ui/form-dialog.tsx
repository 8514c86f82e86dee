// A window with a form: checked, sent once, and kept with all that was typed when it is refused.
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type ActOptions, useAct } from '#kit/browser/use-act.ts';
import { LoseQuestion } from '../form/lose-question.tsx';
import { useUnsaved } from '../form/unsaved.tsx';
import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { FormError } from './form-error.tsx';

export type FormDialogProps = Pick<DialogProps, 'title' | 'text' | 'size'> & {
  children: ReactNode;
  /** The verb of the act. */
  submitLabel: string;
  /** `danger` for what destroys or ends something. */
  tone?: 'primary' | 'danger';
  /** Left of the button: a total that follows the typing. */
  aside?: ReactNode;
  onClose: () => void;
  /**
   * Looked at before anything is sent. False: the fields say what is wrong (let them show it here), the first wrong one
   * is focused. A sentence is shown under the form.
   */
  check?: () => boolean | string;
  /** A declared form: it gives `check` and `atField`. */
  form?: {
    check: () => boolean;
    atField: NonNullable<ActOptions['atField']>;
    isUploading: boolean;
    isUnsaved: boolean;
  };
  /** A refusal that belongs to one field, shown there: see `useAct`. */
  atField?: ActOptions['atField'];
  /**
   * When it is through, whoever mounted the window takes it away; when it throws, the error's sentence is shown.
   * `requestId` is for what creates: the same until the mall has answered.
   */
  onSubmit: (requestId: string) => Promise<unknown>;
};

/** Mount it to open it. Busy until it is taken away or refused; cannot be sent twice nor closed meanwhile; closing it with something typed asks. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    text,
    size,
    children,
    submitLabel,
    tone = 'primary',
    aside,
    onClose,
    form: declared,
    check = declared?.check,
    atField = declared?.atField,
    onSubmit,
  } = props;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const act = useAct({ says: 'here', atField });
  const [isThrough, setThrough] = useState(false);
  const [pressed, setPressed] = useState(0);
  const busy = act.busy || isThrough;
  const [isTyped, setTyped] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isUnsaved = !busy && (declared ? declared.isUnsaved : isTyped);
  useUnsaved(isUnsaved);

  // After the errors are drawn.
  useEffect(() => {
    if (pressed > 0 && form.current) focusFirstInvalid(form.current);
  }, [pressed]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || declared?.isUploading) return;
    const outcome = flushSync(() => {
      const found = check?.() ?? true;
      act.say(typeof found === 'string' ? found : '');
      return found;
    });
    if (outcome === true) setThrough(await act.run(onSubmit));
    setPressed((times) => times + 1);
  }

  const button = (
    <Button variant={tone} type="submit" form={formId} busy={busy}>
      {submitLabel}
    </Button>
  );
  return (
    <Dialog
      open
      size={size}
      onOpenChange={(isOpen) => {
        if (isOpen || busy) return;
        if (isUnsaved) setAsking(true);
        else onClose();
      }}
      title={title}
      text={text}
      footer={
        aside ? (
          <div className="flex w-full flex-wrap items-center justify-end gap-x-4 gap-y-2">
            <span className="mr-auto text-13 text-secondary">{aside}</span>
            {button}
          </div>
        ) : (
          button
        )
      }
    >
      <form
        id={formId}
        ref={form}
        onSubmit={(event) => void submit(event)}
        onInput={() => setTyped(true)}
        noValidate
        className="space-y-4 pb-1"
      >
        {children}
        <FormError>{act.error}</FormError>
      </form>
      {isAsking ? <LoseQuestion what="close" onStay={() => setAsking(false)} onLose={onClose} /> : null}
    </Dialog>
  );
}

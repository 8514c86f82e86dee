// A page's form: checked, sent once, the first wrong field focused; leaving with something typed asks first.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAct } from '#kit/browser/use-act.ts';
import { useUnsaved } from '#kit/form/unsaved.tsx';
import { Button } from '#kit/ui/button.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import type { Fields } from './field-kinds.ts';
import type { Form } from './use-form.ts';

export interface FormSheetProps<F extends Fields> {
  form: Form<F>;
  submitLabel: string;
  /** Throw to refuse: the sentence stands at the field it names, or above the button. */
  onSubmit: (requestId: string) => Promise<unknown>;
  /** Hears each refusal first. */
  onRefused?: (data: unknown) => void;
  /** Another way out, beside the button. */
  aside?: ReactNode;
  /** Small print beside the button; told whether it is being sent. */
  note?: (busy: boolean) => ReactNode;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

export function FormSheet<F extends Fields>(props: FormSheetProps<F>) {
  const { form, submitLabel, onSubmit, onRefused, aside, note, disabled, children } = props;
  const place = useRef<HTMLFormElement>(null);
  const [pressed, setPressed] = useState(0);
  const { busy, error, say, run } = useAct({
    atField(refusal, name) {
      onRefused?.(refusal.data);
      return form.atField(refusal, name);
    },
  });

  useUnsaved(form.isUnsaved && !busy);

  // After the errors are drawn.
  useEffect(() => {
    if (pressed > 0 && place.current) focusFirstInvalid(place.current);
  }, [pressed]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || form.isUploading) return;
    say('');
    if (form.check()) {
      const isDone = await run(onSubmit);
      if (isDone) form.forget();
    }
    setPressed((times) => times + 1);
  }

  return (
    <form
      ref={place}
      onSubmit={(event) => void submit(event)}
      noValidate
      className={props.className ?? 'flex flex-col gap-3'}
    >
      {children}
      <FormError>{error}</FormError>
      <StickyBar>
        <Button type="submit" variant="primary" busy={busy} disabled={disabled || form.isUploading}>
          {submitLabel}
        </Button>
        {aside}
        {note?.(busy)}
      </StickyBar>
    </form>
  );
}

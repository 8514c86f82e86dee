// The form around the fields of an entrance: sent with Enter, the first wrong field focused, what the mall says, the button.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Act } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';

export function EntranceForm(props: {
  attempt: Pick<Act, 'busy' | 'error'>;
  /** Checks and sends. */
  onSubmit: () => void;
  label: string;
  /** The first field is focused when it appears. */
  startsAtOnce?: boolean;
  children: ReactNode;
}) {
  const { attempt, onSubmit, label, startsAtOnce, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [pressed, setPressed] = useState(0);

  // With a mouse at hand a keyboard is too; on a phone it would cover half of the form.
  useEffect(() => {
    if (startsAtOnce && window.matchMedia('(pointer: fine)').matches)
      form.current?.querySelector('input')?.focus();
  }, [startsAtOnce]);
  // Once when it is pressed, and once more when the mall has refused at a field.
  useEffect(() => {
    if (pressed > 0 && form.current && !attempt.busy) focusFirstInvalid(form.current);
  }, [pressed, attempt.busy]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed((times) => times + 1);
    onSubmit();
  }
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-4">
      {children}
      <FormError>{attempt.error}</FormError>
      <Button type="submit" variant="primary" size="lg" wide busy={attempt.busy}>
        {label}
      </Button>
    </form>
  );
}

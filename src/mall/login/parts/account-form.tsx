// The sheet on which one thing of an account is changed: its title, the fields, what the mall says, the button.

import { ChevronLeft } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { Act } from '#kit/browser/use-act.ts';
import { useUnsaved } from '#kit/form/unsaved.tsx';
import { Button } from '#kit/ui/button.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountWords } from './account-words.ts';

export type AccountFormProps = {
  /** The person cannot leave before it is done: no way back is shown. */
  isDuty?: boolean;
  title: string;
  text?: ReactNode;
  /** Above the fields: the steps of a longer way. */
  head?: ReactNode;
  attempt: Pick<Act, 'busy' | 'error'>;
  submitLabel: string;
  /** Checks and sends; the first wrong field is focused afterwards. */
  onSubmit: () => void;
  /** Nothing to send: the account lacks what is needed. */
  isClosed?: boolean;
  children: ReactNode;
};

const INVALID = '[aria-invalid="true"]';

/** Leaving with something typed asks first. */
export function AccountForm(props: AccountFormProps) {
  const { isDuty, title, text, head, attempt, submitLabel, onSubmit, isClosed, children } = props;
  const say = useWords(accountWords);
  const form = useRef<HTMLFormElement>(null);
  const [pressed, setPressed] = useState(0);
  const { busy, error } = attempt;
  const [isTyped, setTyped] = useState(false);
  useUnsaved(isTyped && !busy);

  // Once when it is pressed, and once more when the mall has refused at a field.
  useEffect(() => {
    if (pressed > 0 && form.current && error !== null) focusFirstInvalid(form.current);
  }, [pressed, error]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed((times) => times + 1);
    onSubmit();
  }

  // What has been taken is no longer unsaved; what was refused, here or at a field, still is.
  const wasBusy = useRef(false);
  useEffect(() => {
    const isTaken = wasBusy.current && !busy && !error && !form.current?.querySelector(INVALID);
    if (isTaken) setTyped(false);
    wasBusy.current = busy;
  }, [busy, error]);
  return (
    <div className="flex flex-col gap-3 pb-4">
      {isDuty ? null : (
        <Link
          to="/member/account"
          className="inline-flex items-center gap-0.5 self-start text-13 text-secondary hover:text-brand"
        >
          <ChevronLeft size={16} aria-hidden="true" />
          {say.back}
        </Link>
      )}
      <section className="rounded-card border border-line bg-surface p-6 max-md:p-4">
        <h1 className="text-20 font-semibold">{title}</h1>
        {text ? <p className="mt-1 text-13 text-secondary">{text}</p> : null}
        {head ? <div className="mt-4 max-w-xl">{head}</div> : null}
        <form
          ref={form}
          method="post"
          onSubmit={submit}
          onInput={() => setTyped(true)}
          noValidate
          className="mt-5 grid max-w-md gap-4"
        >
          {children}
          <FormError>{error}</FormError>
          {isClosed ? null : (
            <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
              {submitLabel}
            </Button>
          )}
        </form>
      </section>
    </div>
  );
}

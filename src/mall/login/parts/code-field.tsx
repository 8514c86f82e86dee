// The field for a code that is sent somewhere, with the button that sends it and counts a minute down (spec §4).
import { useState } from 'react';
import { CallError } from '#kit/browser/call.ts';
import { CodeButton } from '#kit/ui/code-button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { loginWords } from './login-words.ts';

export type CodeFieldProps = {
  label: string;
  /** Of the input. */
  name?: string;
  /** Sends a code and tells where it can be read when it was not really sent; false: nothing was sent. */
  send: () => Promise<{ outboxUrl: string | null } | false>;
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  error?: string;
  /** Milliseconds since 1970: until then no other code is sent, although the field has just appeared. */
  countsUntil?: number;
  /** A code has been sent before the field appeared; where it can be read. */
  sentBefore?: { outboxUrl: string | null };
};

/** What goes wrong with sending is said under the field (spec §8). */
export function CodeField({
  label,
  name = 'code',
  send,
  value,
  onChange,
  onBlur,
  error,
  countsUntil,
  sentBefore,
}: CodeFieldProps) {
  const say = useWords(loginWords);
  const [sendError, setSendError] = useState<string>();
  const [sent, setSent] = useState(sentBefore);

  async function sendOne(): Promise<boolean> {
    setSendError(undefined);
    try {
      const done = await send();
      if (done) setSent(done);
      return done !== false;
    } catch (reason) {
      setSendError(reason instanceof CallError ? reason.message : say.failed);
      return false;
    }
  }

  const hint = sent && (
    <span role="status">
      {say.codeSent}
      {sent.outboxUrl ? (
        <>
          <br />
          <a href={sent.outboxUrl} target="_blank" rel="noreferrer" className="text-brand hover:underline">
            {say.outbox}
          </a>
        </>
      ) : null}
    </span>
  );
  return (
    <Field label={label} required error={sendError ?? error} hint={hint}>
      {(wiring) => (
        <div className="flex gap-2">
          <Input
            {...wiring}
            name={name}
            value={value}
            onChange={(event) => {
              setSendError(undefined);
              onChange(event.target.value.replace(/\D/g, '').slice(0, 6));
            }}
            onBlur={onBlur}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={say.codePlace}
          />
          <CodeButton onSend={sendOne} countsUntil={countsUntil} className="min-w-28" />
        </div>
      )}
    </Field>
  );
}

// The field for an SMS code, with the button that sends one (spec §4: counts down 60 s).
import { useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { CodeButton } from '#kit/ui/code-button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { loginWords } from './login-words.ts';

export type SmsCodeFieldProps = {
  mobile: string;
  /** Whether a code may be sent there; says under the mobile's field why not. */
  isMobileRight: () => boolean;
  value: string;
  onChange: (code: string) => void;
  onBlur?: () => void;
  error?: string;
};

/** What goes wrong with sending is said under the field (spec §8: the SMS error line). */
export function SmsCodeField({ mobile, isMobileRight, value, onChange, onBlur, error }: SmsCodeFieldProps) {
  const say = useWords(loginWords);
  const [sendError, setSendError] = useState<string>();
  const [sent, setSent] = useState<{ outboxUrl: string | null }>();

  async function send(): Promise<boolean> {
    setSendError(undefined);
    if (!isMobileRight()) return false;
    try {
      setSent(await call(messageProtocol.smsCode, { mobile, type: 'free' }));
      return true;
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
    <Field label={say.smsCode} required error={sendError ?? error} hint={hint}>
      {(wiring) => (
        <div className="flex gap-2">
          <Input
            {...wiring}
            name="smsCode"
            value={value}
            onChange={(event) => {
              setSendError(undefined);
              onChange(event.target.value.replace(/\D/g, '').slice(0, 6));
            }}
            onBlur={onBlur}
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={say.smsCodePlace}
          />
          <CodeButton onSend={send} className="min-w-28" />
        </div>
      )}
    </Field>
  );
}

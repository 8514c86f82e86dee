// The second step of a login: the code of an authenticator, or a recovery code.
import { useEffect, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { EntranceForm } from '#mall/login/parts/entrance-form.tsx';
import { LineField, useFields } from '#mall/login/parts/line-field.tsx';
import { baggage, comeIn, keptFactorTicket } from '#mall/login/parts/log-in.ts';
import { withWayBack } from '#mall/login/parts/way-back.ts';
import { checkFactorCode } from '../factor-code.ts';
import { secondFactorProtocol } from '../second-factor.protocol.ts';
import { factorWords } from './factor-words.ts';

/** Whoever shows it watches the session to learn that somebody has come in. @param redirectUrl where the login leads to */
export function FactorLoginForm({ redirectUrl }: { redirectUrl: string }) {
  const say = useWords(factorWords);
  const fields = useFields({ code: checkFactorCode }, 'sent');
  const attempt = useAct({ atField: fields.atField });
  const [ticket, setTicket] = useState<string | null>();
  useEffect(() => setTicket(keptFactorTicket() ?? null), []);

  function submit() {
    if (!ticket || !fields.areRight()) return;
    void attempt.run(async () => {
      try {
        await comeIn(await call(secondFactorProtocol.logIn, { ticket, ...fields.values, ...baggage() }));
      } catch (reason) {
        const isOver =
          reason instanceof CallError && (reason.data as { isTicketOver?: true } | null)?.isTicketOver;
        if (isOver) setTicket(null);
        throw reason;
      }
    });
  }

  if (ticket === null) {
    return (
      <>
        <FormError>{say.loginOver}</FormError>
        <Button to={withWayBack('/login', redirectUrl)} variant="primary" size="lg" wide className="mt-4">
          {say.logInAnew}
        </Button>
      </>
    );
  }
  return (
    <EntranceForm startsAtOnce attempt={attempt} onSubmit={submit} label={say.login}>
      <p className="text-13 text-secondary">{say.loginText}</p>
      <LineField
        fields={fields}
        name="code"
        label={say.code}
        placeholder={say.anyCodePlace}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
      />
      <p className="text-12 text-hint">{say.loginLost}</p>
    </EntranceForm>
  );
}

// The fields in which a member proves himself: the ways to choose from, and the one for code or password.
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import type { Standing } from '../account.protocol.ts';
import { accountWords } from './account-words.ts';
import { CodeField } from './code-field.tsx';
import type { AnyProof, ProofInput } from './use-proof.ts';

export type ProofFieldsProps<P extends AnyProof> = {
  input: ProofInput<P>;
  standing: Pick<Standing, 'mobile' | 'email'>;
  /** What the mall has said about the proof. */
  error?: string;
  /** Under the choice. */
  hint?: string;
};

/** With a single way there is nothing to choose. */
export function ProofFields<P extends AnyProof>({ input, standing, error, hint }: ProofFieldsProps<P>) {
  const say = useWords(accountWords);
  const names: Record<AnyProof, string> = {
    sms: say.bySms(standing.mobile ?? ''),
    email: say.byEmail(standing.email ?? ''),
    password: say.loginPwd,
    payPassword: say.byPayPwd,
  };
  const { by } = input;
  if (!by) return <p className="text-13 text-refused">{say.noProof}</p>;
  const wrong = error ?? input.error;
  return (
    <>
      {input.ways.length > 1 ? (
        <Field label={say.howToProve} group hint={hint}>
          <RadioGroup
            name="by"
            value={by}
            onChange={input.choose}
            options={input.ways.map((way) => ({
              value: way,
              label: <span className="num">{names[way]}</span>,
            }))}
            className="flex-col"
          />
        </Field>
      ) : null}
      {by === 'sms' || by === 'email' ? (
        <CodeField
          key={by}
          label={input.ways.length > 1 ? say.verifyCode : names[by]}
          send={() => call(messageProtocol.ownCode, { channel: by })}
          value={input.proof}
          onChange={input.type}
          error={wrong}
        />
      ) : (
        <Field key={by} label={names[by]} required error={wrong}>
          <PasswordInput
            name="proof"
            value={input.proof}
            onChange={(event) => input.type(event.target.value)}
            autoComplete="current-password"
            maxLength={60}
          />
        </Field>
      )}
    </>
  );
}

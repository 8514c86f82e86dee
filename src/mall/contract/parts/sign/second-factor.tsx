// With what a signer proves that it is he: a code sent to his phone for signing, or the payment password.
import { call } from '#kit/browser/call.ts';
import { Field } from '#kit/ui/field.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CodeField, type CodeFieldProps } from '#mall/login/parts/code-field.tsx';
import { type ProofInput, useProof } from '#mall/login/parts/use-proof.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { contractWords } from '../contract-words.ts';

type Factor = 'sms' | 'payPassword';

export interface SecondFactorInput extends ProofInput<Factor> {
  /** As the calls take it. */
  fields(): { smsCode?: string; payPwd?: string };
}

/** @param standing his mobile, masked, and whether he has a payment password */
export function useSecondFactor(standing: { mobile: string | null; hasPayPwd: 0 | 1 }): SecondFactorInput {
  const say = useWords(contractWords);
  const ways: Factor[] = [];
  if (standing.hasPayPwd) ways.push('payPassword');
  if (standing.mobile) ways.push('sms');
  const input = useProof(ways, say.payPwdMissing);
  const { by, proof } = input;
  return { ...input, fields: () => (by === 'sms' ? { smsCode: proof } : { payPwd: proof }) };
}

export function SecondFactorFields({ input, mobile }: { input: SecondFactorInput; mobile: string | null }) {
  const say = useWords(contractWords);
  if (input.ways.length === 0) return <p className="text-13 text-refused">{say.noFactor}</p>;
  return (
    <>
      {input.ways.length > 1 ? (
        <Field label={say.proveBy} group>
          <RadioGroup
            name="by"
            value={input.by}
            onChange={input.choose}
            options={input.ways.map((way) => ({
              value: way,
              label: way === 'sms' ? say.bySms(mobile ?? '') : say.byPayPwd,
            }))}
          />
        </Field>
      ) : null}
      {input.by === 'sms' ? (
        <SignCodeField
          key="sms"
          label={input.ways.length > 1 ? say.verifyCode : say.bySms(mobile ?? '')}
          value={input.proof}
          onChange={input.type}
          error={input.error}
        />
      ) : (
        <Field key="payPassword" label={say.byPayPwd} required error={input.error}>
          <PasswordInput
            name="payPwd"
            autoComplete="off"
            maxLength={60}
            value={input.proof}
            onChange={(event) => input.type(event.target.value)}
          />
        </Field>
      )}
    </>
  );
}

/** The field for a code that is sent to the signer's own phone. */
export function SignCodeField(field: Omit<CodeFieldProps, 'send'>) {
  return (
    <CodeField {...field} send={() => call(messageProtocol.ownCode, { channel: 'sms', type: 'sign' })} />
  );
}

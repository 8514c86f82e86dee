// With what a signer proves that it is he: a code sent to his phone for signing, or the payment password.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { checkSmsCode } from '#kit/rules/identity-rules.ts';
import { Field } from '#kit/ui/field.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CodeField } from '#mall/login/parts/code-field.tsx';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { contractWords } from '../contract-words.ts';

export interface SecondFactor {
  by: 'sms' | 'payPassword';
  proof: string;
  isSpoken: boolean;
}

export interface SecondFactorInput extends SecondFactor {
  ways: readonly SecondFactor['by'][];
  choose(by: SecondFactor['by']): void;
  type(proof: string): void;
  /** Whether it may be sent; from here on the field says what is missing. */
  isRight(): boolean;
  /** As the calls take it. */
  fields(): { smsCode?: string; payPwd?: string };
}

/** @param standing his mobile, masked, and whether he has a payment password */
export function useSecondFactor(standing: { mobile: string | null; hasPayPwd: 0 | 1 }): SecondFactorInput {
  const ways: SecondFactor['by'][] = [];
  if (standing.hasPayPwd) ways.push('payPassword');
  if (standing.mobile) ways.push('sms');
  const [state, setState] = useState<SecondFactor>({
    by: ways[0] ?? 'payPassword',
    proof: '',
    isSpoken: false,
  });
  const isRight = state.by === 'sms' ? checkSmsCode(state.proof) === undefined : state.proof !== '';
  return {
    ...state,
    ways,
    choose: (by) => setState({ by, proof: '', isSpoken: false }),
    type: (proof) => setState((before) => ({ ...before, proof })),
    isRight() {
      setState((before) => ({ ...before, isSpoken: true }));
      return ways.length > 0 && isRight;
    },
    fields: () => (state.by === 'sms' ? { smsCode: state.proof } : { payPwd: state.proof }),
  };
}

export function SecondFactorFields({ input, mobile }: { input: SecondFactorInput; mobile: string | null }) {
  const say = useWords(contractWords);
  const language = useLanguage();
  if (input.ways.length === 0) return <p className="text-13 text-refused">{say.noFactor}</p>;
  const codeError = input.isSpoken ? checkSmsCode(input.proof)?.[language] : undefined;
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
        <CodeField
          key="sms"
          label={input.ways.length > 1 ? say.verifyCode : say.bySms(mobile ?? '')}
          send={() => call(messageProtocol.ownCode, { channel: 'sms', type: 'sign' })}
          value={input.proof}
          onChange={input.type}
          error={codeError}
        />
      ) : (
        <Field
          key="payPassword"
          label={say.byPayPwd}
          required
          error={input.isSpoken && !input.proof ? say.payPwdMissing : undefined}
        >
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

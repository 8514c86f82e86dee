// A WeChat user's first login: his mobile with a code, and for a new one a member name and his consent (spec §4).
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { checkMemberName, checkMobile, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { guestCartInfo } from '#mall/cart/parts/guest-cart.ts';
import { weChatProtocol } from '../wechat.protocol.ts';
import { ConsentField } from './consent-field.tsx';
import { comeIn } from './log-in.ts';
import { loginWords } from './login-words.ts';
import { SmsCodeField } from './sms-code-field.tsx';
import { useFields } from './use-fields.ts';
import { weChatWords } from './wechat-words.ts';

const RULES = {
  mobile: (value: string) => checkMobile(value),
  smsCode: checkSmsCode,
  memberName: checkMemberName,
};

export type BindMobileFormProps = {
  bindKey: string;
  /** Of the agreement that stands beside the consent. */
  agreementVersion: string | undefined;
};

/**
 * Whether somebody has the mobile already is known once its code was right: only then a name is asked for.
 * Whoever shows it watches the session to learn that somebody has come in.
 */
export function BindMobileForm({ bindKey, agreementVersion }: BindMobileFormProps) {
  const say = useWords(weChatWords);
  const saying = useWords(loginWords);
  const fields = useFields(RULES);
  const { values } = fields;
  /** The mobile that nobody has registered. */
  const [newMobile, setNewMobile] = useState<string>();
  const [version, setVersion] = useState(agreementVersion);
  const [agreed, setAgreed] = useState(false);
  const [mustAgree, setMustAgree] = useState(false);
  const [pressed, setPressed] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const attempt = useAct({ atField: standsAtField });
  const isNew = newMobile !== undefined && newMobile === values.mobile;

  function standsAtField({ data, message }: CallError): boolean {
    const told = (data ?? {}) as Partial<
      Record<'needsName' | 'memberName' | 'name' | 'agreementVersion', string>
    >;
    if (told.needsName) {
      setNewMobile(values.mobile);
      fields.set('memberName', told.memberName ?? '');
      return true;
    }
    if (told.agreementVersion) {
      setVersion(told.agreementVersion);
      setAgreed(false);
      return false;
    }
    if (told.name !== 'memberName') return false;
    fields.refuse('memberName', message);
    setPressed((times) => times + 1);
    return true;
  }

  useEffect(() => {
    if (pressed > 0 && form.current) focusFirstInvalid(form.current);
  }, [pressed]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed((times) => times + 1);
    const isRight = isNew ? fields.areRight() : fields.areRight('mobile', 'smsCode');
    setMustAgree(isNew && !agreed);
    if (!isRight || (isNew && !agreed)) return;
    const { mobile, smsCode, memberName } = values;
    const registration = isNew ? { memberName, agreementVersion: version } : {};
    void attempt.run(async () => {
      const cartInfo = guestCartInfo();
      await comeIn(
        await call(weChatProtocol.bindMobile, { bindKey, mobile, smsCode, ...registration, cartInfo }),
      );
    });
  }

  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-4">
      <Field label={saying.phone} required error={fields.errorOf('mobile')}>
        <Input
          name="mobile"
          type="tel"
          value={values.mobile}
          onChange={(event) => fields.set('mobile', event.target.value.trim())}
          onBlur={() => fields.leave('mobile')}
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={saying.phonePlace}
        />
      </Field>
      <SmsCodeField
        mobile={values.mobile}
        purpose="bind"
        isMobileRight={() => fields.areRight('mobile')}
        value={values.smsCode}
        onChange={(code) => fields.set('smsCode', code)}
        onBlur={() => fields.leave('smsCode')}
        error={fields.errorOf('smsCode')}
      />
      {isNew ? (
        <>
          <p role="status" className="rounded-control bg-brand-wash px-3 py-2 text-13 text-secondary">
            {say.newHere}
          </p>
          <Field
            label={saying.memberName}
            required
            hint={fields.errorOf('memberName') ? undefined : saying.memberNameHint}
            error={fields.errorOf('memberName')}
          >
            <Input
              name="memberName"
              value={values.memberName}
              onChange={(event) => fields.set('memberName', event.target.value.trim())}
              onBlur={() => fields.leave('memberName')}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
          <ConsentField
            agreed={agreed}
            isMissing={mustAgree}
            onChange={(value) => {
              setAgreed(value);
              setMustAgree(false);
            }}
          />
        </>
      ) : null}
      <FormError>{attempt.error}</FormError>
      <Button type="submit" variant="primary" size="lg" wide busy={attempt.busy}>
        {isNew ? say.registerAndLogIn : say.bindAndLogIn}
      </Button>
    </form>
  );
}

/** Who waits to be bound; an error when his key is used or over. */
export function useBindTicket(bindKey: string | null): { nickName?: string; error?: string } {
  const say = useWords(weChatWords);
  const [ticket, setTicket] = useState<{ nickName?: string; error?: string }>({});
  const { over, failed } = say;
  useEffect(() => {
    let isHere = true;
    const tell = (told: { nickName?: string; error?: string }) => isHere && setTicket(told);
    if (!bindKey) tell({ error: over });
    else {
      call(weChatProtocol.ticket, { bindKey }).then(tell, (reason: unknown) =>
        tell({ error: reason instanceof CallError ? reason.message : failed }),
      );
    }
    return () => {
      isHere = false;
    };
  }, [bindKey, over, failed]);
  return ticket;
}

// A WeChat user's first login: his mobile with a code, and for a new one a member name and his consent (spec §4).
import { useEffect, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { checkMemberName, checkMobile, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { useWords } from '#kit/words/use-words.ts';
import { weChatProtocol } from '../wechat.protocol.ts';
import { ConsentField } from './consent-field.tsx';
import { EntranceForm } from './entrance-form.tsx';
import { codeIn, LineField, LOGIN_NAME, MOBILE, useFields } from './line-field.tsx';
import { baggage, comeIn, throughFactor } from './log-in.ts';
import { loginWords } from './login-words.ts';
import { SmsCodeField } from './sms-code-field.tsx';
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
  const attempt = useAct({ atField: standsAtField });
  const isNew = newMobile !== undefined && newMobile === values.mobile;

  function standsAtField(refusal: CallError, name: string): boolean {
    const told = (refusal.data ?? {}) as Partial<
      Record<'needsName' | 'memberName' | 'agreementVersion', string>
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
    return name === 'memberName' && fields.atField(refusal, name);
  }

  function submit() {
    const isRight = isNew ? fields.areRight() : fields.areRight('mobile', 'smsCode');
    setMustAgree(isNew && !agreed);
    if (!isRight || (isNew && !agreed)) return;
    const { mobile, smsCode, memberName } = values;
    const registration = isNew ? { memberName, agreementVersion: version } : {};
    void attempt.run(async () => {
      const input = { bindKey, mobile, smsCode, ...registration, ...baggage() };
      await comeIn(await throughFactor(call(weChatProtocol.bindMobile, input)));
    });
  }

  return (
    <EntranceForm attempt={attempt} onSubmit={submit} label={isNew ? say.registerAndLogIn : say.bindAndLogIn}>
      <LineField
        fields={fields}
        name="mobile"
        label={saying.phone}
        {...MOBILE}
        placeholder={saying.phonePlace}
      />
      <SmsCodeField
        {...codeIn(fields, 'smsCode')}
        mobile={values.mobile}
        purpose="bind"
        isMobileRight={() => fields.areRight('mobile')}
      />
      {isNew ? (
        <>
          <p role="status" className="rounded-control bg-brand-wash px-3 py-2 text-13 text-secondary">
            {say.newHere}
          </p>
          <LineField
            fields={fields}
            name="memberName"
            label={saying.memberName}
            hint={saying.memberNameHint}
            {...LOGIN_NAME}
          />
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
    </EntranceForm>
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

// The login form, the same on its page and in the window over any page: account and password, or mobile and SMS code.

import { Building2, MessageCircle, QrCode } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '#kit/browser/use-act.ts';
import {
  checkAccount,
  checkSmsCode as checkCode,
  checkMobile,
  checkPassword,
} from '#kit/rules/identity-rules.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { PasswordInput } from '#kit/ui/password-input.tsx';
import { Tabs } from '#kit/ui/tabs.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CaptchaField } from '#mall/captcha/parts/captcha-field.tsx';
import { useCaptcha } from '#mall/captcha/parts/use-captcha.ts';
import { EntranceForm } from './entrance-form.tsx';
import { codeIn, LineField, LOGIN_NAME, MOBILE, useFields } from './line-field.tsx';
import { logIn } from './log-in.ts';
import { loginWords } from './login-words.ts';
import { SmsCodeField } from './sms-code-field.tsx';
import { withWayBack } from './way-back.ts';
import { useWeChatDoor } from './wechat-door.ts';

const QrPanel = lazy(() => import('./qr-panel.tsx'));

export type LoginFormProps = {
  /** Where registration should lead back to. */
  redirectUrl: string;
  /** What went wrong before the form was opened (spec §2: the error query). */
  error?: string | null;
};

/**
 * Whoever shows it watches the session to learn that somebody has logged in, here or in another tab.
 * Switching the way of logging in clears fields and error (spec §4): each way is a form of its own.
 */
export function LoginForm({ redirectUrl, error }: LoginFormProps) {
  const say = useWords(loginWords);
  const [way, setWay] = useState('password');
  const [firstError, setFirstError] = useState(error);
  function change(next: string) {
    setWay(next);
    setFirstError(undefined);
  }
  return (
    <div>
      {way === 'qr' ? (
        <Suspense fallback={<div className="h-80" />}>
          <QrPanel onBack={() => change('password')} />
        </Suspense>
      ) : (
        <Tabs
          label={say.howToLogIn}
          value={way}
          onChange={change}
          tabs={[
            { key: 'password', text: say.byPassword, content: <PasswordForm firstError={firstError} /> },
            { key: 'sms', text: say.bySms, content: <SmsForm firstError={firstError} /> },
          ]}
        />
      )}
      <p className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-13">
        <span className="text-secondary">
          {say.noAccount}{' '}
          <Link to={withWayBack('/register', redirectUrl)} className="text-brand underline">
            {say.register}
          </Link>
        </span>
        <Link to={withWayBack('/pwd/forget', redirectUrl)} className="text-brand hover:underline">
          {say.forgot}
        </Link>
      </p>
      {way === 'qr' ? null : <OtherWays onQr={() => change('qr')} redirectUrl={redirectUrl} />}
    </div>
  );
}

type WayProps = { firstError: string | null | undefined };

function PasswordForm({ firstError }: WayProps) {
  const say = useWords(loginWords);
  const fields = useFields({ account: checkAccount, password: checkPassword }, 'sent');
  const { values } = fields;
  const captcha = useCaptcha();
  const attempt = useAct({ says: 'here', first: firstError });
  function submit() {
    const isRight = [fields.areRight(), captcha.isRight()].every(Boolean);
    const { account, password } = values;
    if (isRight)
      void attempt.run(() => captcha.around((picture) => logIn(1, account.trim(), password, picture)));
  }
  return (
    <EntranceForm startsAtOnce attempt={attempt} onSubmit={submit} label={say.login}>
      <LineField
        fields={fields}
        name="account"
        inputName="username"
        label={say.account}
        {...LOGIN_NAME}
        placeholder={say.accountPlace}
      />
      <Field label={say.password} required error={fields.errorOf('password')}>
        <PasswordInput
          name="password"
          value={values.password}
          onChange={(event) => fields.set('password', event.target.value)}
          autoComplete="current-password"
          placeholder={say.passwordPlace}
        />
      </Field>
      <CaptchaField captcha={captcha} hint={say.orBySms} />
    </EntranceForm>
  );
}

function SmsForm({ firstError }: WayProps) {
  const say = useWords(loginWords);
  const fields = useFields({ mobile: (value) => checkMobile(value), code: checkCode }, 'sent');
  const { values } = fields;
  const attempt = useAct({ says: 'here', first: firstError });
  return (
    <EntranceForm
      startsAtOnce
      attempt={attempt}
      label={say.login}
      onSubmit={() => fields.areRight() && void attempt.run(() => logIn(2, values.mobile, values.code))}
    >
      <LineField fields={fields} name="mobile" label={say.phone} {...MOBILE} placeholder={say.phonePlace} />
      <SmsCodeField
        {...codeIn(fields, 'code')}
        mobile={values.mobile}
        isMobileRight={() => fields.areRight('mobile')}
      />
    </EntranceForm>
  );
}

/** QR code and, where it is offered, WeChat (spec §4); and the login of one's enterprise. */
function OtherWays({ onQr, redirectUrl }: { onQr: () => void; redirectUrl: string }) {
  const say = useWords(loginWords);
  const goToWeChat = useWeChatDoor();
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p className="mb-2 text-12 text-hint">{say.otherWays}</p>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="sm" icon={<QrCode size={16} aria-hidden="true" />} onClick={onQr}>
          {say.qr}
        </Button>
        {goToWeChat ? (
          <Button
            size="sm"
            icon={<MessageCircle size={16} aria-hidden="true" />}
            onClick={() => goToWeChat({ purpose: 'login' })}
          >
            {say.weChat}
          </Button>
        ) : null}
        <Button
          size="sm"
          icon={<Building2 size={16} aria-hidden="true" />}
          to={withWayBack('/login/enterprise', redirectUrl)}
        >
          {say.enterprise}
        </Button>
      </div>
    </div>
  );
}

// Binding a mobile, or another one: the old one or the login password proves the member, a code proves the new one.
import { useLoaderData, useNavigate } from 'react-router';
import { type CallError, call } from '#kit/browser/call.ts';
import { checkMobile, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol, type Standing } from '#mall/login/account.protocol.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { ChangeContact } from '#mall/login/parts/change-contact.tsx';
import { readMember } from '#mall/login/parts/session.ts';
import { SmsCodeField } from '#mall/login/parts/sms-code-field.tsx';
import { useFields } from '#mall/login/parts/use-fields.ts';
import { titled } from '../storefront/seo.ts';

export const meta = titled(accountWords.mobile);

export function clientLoader(): Promise<Standing> {
  return call(accountProtocol.standing, {});
}

export default function PhoneScreen() {
  const standing = useLoaderData<Standing>();
  const say = useWords(accountWords);
  const navigate = useNavigate();
  const fields = useFields({ mobile: (value) => checkMobile(value), smsCode: checkSmsCode });
  const { values } = fields;

  function atField({ data, message }: CallError): boolean {
    if ((data as { name?: string } | null)?.name !== 'mobile') return false;
    fields.refuse('mobile', message);
    return true;
  }
  async function save(ticket: string) {
    await call(accountProtocol.changeMobile, { ticket, ...values });
    await readMember();
    toast.show({ text: say.mobileSaved });
    await navigate('/member/account');
  }
  return (
    <ChangeContact
      title={standing.mobile ? say.replaceMobile : say.bindMobile}
      newLabel={say.newMobile}
      current={standing.mobile}
      standing={standing}
      hint={standing.mobile && standing.hasPassword ? say.lostMobile : undefined}
      check={() => fields.areRight()}
      save={save}
      atField={atField}
    >
      <Field label={say.newMobile} required error={fields.errorOf('mobile')}>
        <Input
          name="mobile"
          type="tel"
          value={values.mobile}
          onChange={(event) => fields.set('mobile', event.target.value.trim())}
          onBlur={() => fields.leave('mobile')}
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={say.mobilePlace}
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
    </ChangeContact>
  );
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from './member-failed.tsx';

// Binding a mobile, or another one: the old one or the login password proves the member, a code proves the new one.
import { useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { checkMobile, checkSmsCode } from '#kit/rules/identity-rules.ts';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol, type Standing } from '#mall/login/account.protocol.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { ChangeContact } from '#mall/login/parts/change-contact.tsx';
import { codeIn, LineField, MOBILE, useFields } from '#mall/login/parts/line-field.tsx';
import { readMember } from '#mall/login/parts/session.ts';
import { SmsCodeField } from '#mall/login/parts/sms-code-field.tsx';
import { titled } from '../../storefront/seo.ts';

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
      atField={fields.atField}
    >
      <LineField
        fields={fields}
        name="mobile"
        label={say.newMobile}
        {...MOBILE}
        placeholder={say.mobilePlace}
      />
      <SmsCodeField
        {...codeIn(fields, 'smsCode')}
        mobile={values.mobile}
        purpose="bind"
        isMobileRight={() => fields.areRight('mobile')}
      />
    </ChangeContact>
  );
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from '../member-failed.tsx';

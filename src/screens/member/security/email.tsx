// Binding an e-mail address, or another one: the member proves himself, a code proves the new one.
import { useLoaderData, useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { checkEmail, checkEmailCode } from '#kit/rules/identity-rules.ts';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol, type Standing } from '#mall/login/account.protocol.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { ChangeContact } from '#mall/login/parts/change-contact.tsx';
import { CodeField } from '#mall/login/parts/code-field.tsx';
import { codeIn, LineField, useFields } from '#mall/login/parts/line-field.tsx';
import { readMember } from '#mall/login/parts/session.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(accountWords.email);

export function clientLoader(): Promise<Standing> {
  return call(accountProtocol.standing, {});
}

export default function EmailScreen() {
  const standing = useLoaderData<Standing>();
  const say = useWords(accountWords);
  const navigate = useNavigate();
  const fields = useFields({ email: checkEmail, emailCode: checkEmailCode });
  const { values } = fields;

  async function save(ticket: string) {
    await call(accountProtocol.changeEmail, { ticket, ...values });
    await readMember();
    toast.show({ text: say.emailSaved });
    await navigate('/member/account');
  }
  return (
    <ChangeContact
      title={standing.isEmailProven ? say.replaceEmail : say.bindEmail}
      newLabel={say.newEmail}
      current={standing.isEmailProven ? standing.email : null}
      standing={standing}
      check={() => fields.areRight()}
      save={save}
      atField={fields.atField}
    >
      <LineField
        fields={fields}
        name="email"
        type="email"
        label={say.newEmail}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        placeholder={say.emailPlace}
      />
      <CodeField
        label={say.emailCode}
        send={async () =>
          fields.areRight('email') && call(messageProtocol.emailCode, { email: values.email, type: 'bind' })
        }
        {...codeIn(fields, 'emailCode')}
      />
    </ChangeContact>
  );
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from '../member-failed.tsx';

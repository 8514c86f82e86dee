// Binding an e-mail address, or another one: the member proves himself, a code proves the new one.
import { useLoaderData, useNavigate } from 'react-router';
import { type CallError, call } from '#kit/browser/call.ts';
import { checkEmail, checkEmailCode } from '#kit/rules/identity-rules.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { toast } from '#kit/ui/toast.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { accountProtocol, type Standing } from '#mall/login/account.protocol.ts';
import { accountWords } from '#mall/login/parts/account-words.ts';
import { ChangeContact } from '#mall/login/parts/change-contact.tsx';
import { CodeField } from '#mall/login/parts/code-field.tsx';
import { readMember } from '#mall/login/parts/session.ts';
import { useFields } from '#mall/login/parts/use-fields.ts';
import { messageProtocol } from '#mall/message/message.protocol.ts';
import { titled } from '../storefront/seo.ts';

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

  function atField({ data, message }: CallError): boolean {
    if ((data as { name?: string } | null)?.name !== 'email') return false;
    fields.refuse('email', message);
    return true;
  }
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
      atField={atField}
    >
      <Field label={say.newEmail} required error={fields.errorOf('email')}>
        <Input
          name="email"
          type="email"
          value={values.email}
          onChange={(event) => fields.set('email', event.target.value.trim())}
          onBlur={() => fields.leave('email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          placeholder={say.emailPlace}
        />
      </Field>
      <CodeField
        label={say.emailCode}
        send={async () =>
          fields.areRight('email') && call(messageProtocol.emailCode, { email: values.email, type: 'bind' })
        }
        value={values.emailCode}
        onChange={(code) => fields.set('emailCode', code)}
        onBlur={() => fields.leave('emailCode')}
        error={fields.errorOf('emailCode')}
      />
    </ChangeContact>
  );
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from './member-failed.tsx';

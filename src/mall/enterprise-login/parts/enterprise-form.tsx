// Where one says which enterprise one comes from, and is led to its login.
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useWords } from '#kit/words/use-words.ts';
import { EntranceForm } from '#mall/login/parts/entrance-form.tsx';
import { LineField, useFields } from '#mall/login/parts/line-field.tsx';
import { enterpriseLoginProtocol } from '../enterprise-login.protocol.ts';
import { checkEnterpriseAccount, checkEnterpriseCode } from '../login-address.ts';
import { enterpriseLoginWords } from './enterprise-login-words.ts';
import { leaveForProvider } from './trips.ts';

/** With a `code` in the address it names the enterprise. @param target where the login leads to */
export function EnterpriseForm({ target }: { target: string }) {
  const say = useWords(enterpriseLoginWords);
  const [query] = useSearchParams();
  const code = (query.get('code') ?? '').toLowerCase();
  const name = useEnterpriseName(code);
  const fields = useFields({ account: checkEnterpriseAccount }, 'sent');
  const attempt = useAct({ atField: fields.atField, first: query.get('error') });
  const { set } = fields;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands in the address is typed once
  useEffect(() => {
    if (code) set('account', code);
  }, [code]);

  function submit() {
    if (!fields.areRight()) return;
    void attempt.run(async () => {
      const { url, ...browser } = await call(enterpriseLoginProtocol.start, fields.values);
      leaveForProvider(url, { ...browser, purpose: 'login', target });
      await new Promise(() => {}); // nothing on this page goes on
    });
  }
  return (
    <EntranceForm startsAtOnce attempt={attempt} onSubmit={submit} label={say.goOn}>
      <p className="text-13 text-secondary">{name ? say.welcome(name) : say.loginText}</p>
      <LineField
        fields={fields}
        name="account"
        label={say.account}
        placeholder={say.accountPlace}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
      />
    </EntranceForm>
  );
}

/** Undefined while it is not known, and for a code that nobody has. */
function useEnterpriseName(code: string): string | undefined {
  const [name, setName] = useState<string>();
  useEffect(() => {
    let isHere = true;
    if (checkEnterpriseCode(code) === undefined)
      call(enterpriseLoginProtocol.find, { enterpriseCode: code }).then(
        ({ enterpriseName }) => isHere && setName(enterpriseName),
        () => {}, // the form says so when it is sent
      );
    return () => {
      isHere = false;
    };
  }, [code]);
  return name;
}

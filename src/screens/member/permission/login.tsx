// How employees of my enterprise come in: its own login, tried, switched on, made obligatory; its e-mail domains.
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { employeeWords } from '#mall/company/parts/employee-words.ts';
import { enterpriseLoginProtocol } from '#mall/enterprise-login/enterprise-login.protocol.ts';
import { enterpriseLoginWords } from '#mall/enterprise-login/parts/enterprise-login-words.ts';
import { LoginDomains } from '#mall/enterprise-login/parts/login-domains.tsx';
import { LoginSwitch } from '#mall/enterprise-login/parts/login-switch.tsx';
import { ProviderForm } from '#mall/enterprise-login/parts/provider-form.tsx';
import { titled } from '../../storefront/seo.ts';
import { EnterpriseTabs } from './enterprise-tabs.tsx';

export const meta = titled(enterpriseLoginWords.title);

export const clientLoader = () => call(enterpriseLoginProtocol.show, {});

export default function EnterpriseLoginScreen() {
  const say = useWords(enterpriseLoginWords);
  const { permissionTitle } = useWords(employeeWords);
  const [settings, setSettings] = useState(useLoaderData<typeof clientLoader>());
  return (
    <div className="flex flex-col gap-3 pb-4">
      <h1 className="text-20 font-semibold">{permissionTitle}</h1>
      <EnterpriseTabs tab="login" />
      <p className="text-13 text-secondary">{say.settingsText}</p>
      <LoginSwitch settings={settings} onChanged={setSettings} />
      <ProviderForm settings={settings} onSaved={setSettings} />
      <LoginDomains settings={settings} onChanged={setSettings} />
    </div>
  );
}

export const HydrateFallback = waitingPage('h-96');

export { ErrorBoundary } from '../member-failed.tsx';

// An enterprise says which provider its employees come in by, and reads what that provider must know of the mall.
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { enterpriseLoginProtocol, type LoginSettings } from '../enterprise-login.protocol.ts';
import { checkEnterpriseCode } from '../login-address.ts';
import { enterpriseLoginWords as W } from './enterprise-login-words.ts';

const missing = { zh: '此项必填', en: 'This must be filled in' };

const FIELDS = {
  protocol: field.radio(
    W.protocol,
    { oidc: { zh: 'OpenID Connect', en: 'OpenID Connect' }, saml: { zh: 'SAML 2.0', en: 'SAML 2.0' } },
    { empty: 'oidc', wide: true },
  ),
  code: field.text(W.code, { max: 30, rule: checkEnterpriseCode, missing, hint: W.codeHint, wide: true }),
  issuer: field.text(W.issuer, { max: 300, missing, place: W.issuerPlace, inputMode: 'url', wide: true }),
  clientId: field.text(W.clientId, { max: 200, missing, spellCheck: false }),
  clientSecret: field.password(W.clientSecret, { max: 500, autoComplete: 'new-password', optional: true }),
  entityId: field.text(W.entityId, { max: 300, missing, spellCheck: false, wide: true }),
  ssoUrl: field.text(W.ssoUrl, { max: 500, missing, inputMode: 'url', wide: true }),
  certificate: field.area(W.certificate, { max: 20_000, missing, rows: 6, spellCheck: false, wide: true }),
  addsUnknown: field.yesNo(W.addsUnknown, { wide: true }),
};

export type ProviderFormProps = {
  settings: LoginSettings;
  onSaved: (settings: LoginSettings) => void;
};

export function ProviderForm({ settings, onSaved }: ProviderFormProps) {
  const say = useWords(W);
  const fields = {
    ...FIELDS,
    clientSecret: { ...FIELDS.clientSecret, hint: settings.hasSecret ? W.secretKept : undefined },
  };
  const isOidc = ({ protocol }: { protocol: string }) => protocol === 'oidc';
  const isSaml = ({ protocol }: { protocol: string }) => protocol === 'saml';
  const form = useForm(fields, {
    initial: { ...settings, clientSecret: '', addsUnknown: settings.addsUnknown === 1 },
    when: {
      issuer: isOidc,
      clientId: isOidc,
      clientSecret: isOidc,
      entityId: isSaml,
      ssoUrl: isSaml,
      certificate: isSaml,
    },
  });
  async function send() {
    onSaved(await call(enterpriseLoginProtocol.save, form.values));
    toast.show({ text: say.saved });
  }
  return (
    <Card title={say.provider}>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,360px)]">
        <FormSheet form={form} submitLabel={say.save} onSubmit={send} className="flex flex-col gap-4">
          <FormFields form={form} className="items-start gap-x-6" />
        </FormSheet>
        <Addresses settings={settings} protocol={form.values.protocol} />
      </div>
    </Card>
  );
}

function Addresses({ settings, protocol }: { settings: LoginSettings; protocol: 'oidc' | 'saml' }) {
  const say = useWords(W);
  const { addresses, isSetUp } = settings;
  // Those of SAML and the employees' own stand under the enterprise's code.
  const withCode = isSetUp === 1;
  const rows: [label: string, address: string | undefined][] =
    protocol === 'oidc'
      ? [[say.redirectUri, addresses.oidcRedirect]]
      : [
          [say.samlAcs, addresses.samlAnswers],
          [say.samlEntity, withCode ? addresses.samlEntityId : undefined],
        ];
  return (
    <div className="self-start rounded-card bg-page p-4 text-13">
      <h3 className="font-semibold">{say.tellProvider}</h3>
      <dl className="mt-2 grid gap-3">
        {[...rows, [say.ownAddress, withCode ? addresses.login : undefined] as const].map(
          ([label, address]) => (
            <div key={label}>
              <dt className="text-secondary">{label}</dt>
              <dd className="flex items-start gap-1">
                <span className="num min-w-0 wrap-anywhere">{address ?? say.saveFirst}</span>
                {address ? <CopyButton text={address} /> : null}
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}

// The e-mail domains of an enterprise: added, proven by a TXT record, removed.
import type { FormEvent } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useUnsaved } from '#kit/form/unsaved.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { LineField, useFields } from '#mall/login/parts/line-field.tsx';
import {
  enterpriseLoginProtocol,
  type LoginDomain,
  type LoginSettings,
} from '../enterprise-login.protocol.ts';
import { checkDomain } from '../login-address.ts';
import { enterpriseLoginWords } from './enterprise-login-words.ts';

export type LoginDomainsProps = {
  settings: LoginSettings;
  onChanged: (settings: LoginSettings) => void;
};

export function LoginDomains({ settings, onChanged }: LoginDomainsProps) {
  const say = useWords(enterpriseLoginWords);
  const { busy, doing, error, run } = useAct({ says: 'here' });
  const isShut = settings.mayChange === 0 || settings.isSetUp === 0;

  const act = (name: 'proveDomain' | 'dropDomain', domain: string) =>
    void run(async () => onChanged(await call(enterpriseLoginProtocol[name], { domain })), {
      key: `${name} ${domain}`,
    });

  return (
    <Card title={say.domains}>
      <p className="text-13 text-secondary">{say.domainsText}</p>
      {settings.domains.length > 0 ? (
        <ul className="mt-3 divide-y divide-line border-y border-line">
          {settings.domains.map((one) => (
            <li key={one.domain} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
              <Domain domain={one} />
              <div className="flex gap-2">
                {one.provenAt ? null : (
                  <Button
                    size="sm"
                    variant="primary"
                    busy={doing === `proveDomain ${one.domain}`}
                    disabled={busy || isShut}
                    onClick={() => act('proveDomain', one.domain)}
                  >
                    {say.prove}
                  </Button>
                )}
                <Button
                  size="sm"
                  busy={doing === `dropDomain ${one.domain}`}
                  disabled={busy || isShut}
                  onClick={() => act('dropDomain', one.domain)}
                >
                  {say.drop}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      <FormError>{error}</FormError>
      <NewDomain key={settings.domains.length} isShut={isShut} onAdded={onChanged} />
    </Card>
  );
}

/** Begins anew with each domain that is added. */
function NewDomain({ isShut, onAdded }: { isShut: boolean; onAdded: (settings: LoginSettings) => void }) {
  const say = useWords(enterpriseLoginWords);
  const fields = useFields({ domain: (value) => checkDomain(value.toLowerCase()) }, 'sent');
  const { busy, error, run } = useAct({ atField: fields.atField });
  useUnsaved(fields.values.domain !== '' && !busy);
  function add(event: FormEvent) {
    event.preventDefault();
    const domain = fields.values.domain.toLowerCase();
    if (fields.areRight())
      void run(async () => onAdded(await call(enterpriseLoginProtocol.addDomain, { domain })));
  }
  return (
    <>
      <form onSubmit={add} noValidate className="mt-4 flex max-w-md flex-wrap items-start gap-2">
        <div className="min-w-48 flex-1">
          <LineField
            fields={fields}
            name="domain"
            label={say.domain}
            placeholder={say.domainPlace}
            autoCapitalize="none"
            spellCheck={false}
            disabled={isShut}
            maxLength={100}
          />
        </div>
        <Button type="submit" busy={busy} disabled={isShut} className="mt-6.5">
          {say.addDomain}
        </Button>
      </form>
      <FormError>{error}</FormError>
    </>
  );
}

function Domain({ domain: { domain, provenAt, recordName, recordText } }: { domain: LoginDomain }) {
  const say = useWords(enterpriseLoginWords);
  return (
    <div className="min-w-60 flex-1">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere">{domain}</span>
        <Tag tone={provenAt ? 'done' : 'waiting'}>{provenAt ? say.proven : say.notProven}</Tag>
      </p>
      {provenAt ? null : (
        <div className="mt-1 text-12 text-secondary">
          <p>{say.record}</p>
          {[recordName, recordText].map((text) => (
            <p key={text} className="flex items-start gap-1">
              <code className="num min-w-0 wrap-anywhere">{text}</code>
              <CopyButton text={text} />
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

// The window in which a key is made: its name, how long it lives, what it may do.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { apiKeyProtocol } from '../api-key.protocol.ts';
import { API_KEY_SCOPES, type ApiKeyScope, scopesOf } from '../api-key-scopes.ts';
import { apiKeyWords as W } from './api-key-words.ts';
import type { KeySide } from './key-desk.tsx';

const days = (n: number) => ({ zh: W.day.zh(n), en: W.day.en(n) });

const FIELDS = {
  name: field.text(W.name, { missing: W.nameMissing, max: 60, place: W.namePlace, wide: true }),
  days: field.choice(
    W.days,
    { 30: days(30), 90: days(90), 180: days(180), 365: days(365) },
    { empty: '90', wide: true },
  ),
};

/** Mount it to open it. @param onMade gets the key, which is shown this once */
export function NewKey({
  side,
  onClose,
  onMade,
}: {
  side: KeySide;
  onClose: () => void;
  onMade: (token: string) => void;
}) {
  const say = useWords(W);
  const language = useLanguage();
  const form = useForm(FIELDS, {});
  const [scopes, setScopes] = useState<readonly ApiKeyScope[]>([]);
  const toggle = (scope: ApiKeyScope, isOn: boolean) =>
    setScopes(isOn ? [...scopes, scope] : scopes.filter((one) => one !== scope));

  async function submit() {
    const make = side === 'store' ? apiKeyProtocol.sellerMake : apiKeyProtocol.make;
    const { name, days: life } = form.values;
    const { token } = await call(make, { name, days: Number(life), scopes: [...scopes] });
    onMade(token);
  }

  return (
    <FormDialog
      title={say.make}
      submitLabel={say.make}
      onClose={onClose}
      onSubmit={submit}
      atField={form.atField}
      check={() => form.check() && (scopes.length > 0 || say.scopesMissing)}
    >
      <FormFields form={form} />
      <fieldset className="mt-4">
        <legend className="text-13 text-secondary">{say.scopes}</legend>
        <ul className="mt-2 grid gap-2">
          {scopesOf(side).map((scope) => (
            <li key={scope}>
              <Checkbox
                checked={scopes.includes(scope)}
                onChange={({ target }) => toggle(scope, target.checked)}
              >
                <span className="text-14">{API_KEY_SCOPES[scope].name[language]}</span>
                <code className="num text-12 text-hint">{scope}</code>
              </Checkbox>
            </li>
          ))}
        </ul>
      </fieldset>
    </FormDialog>
  );
}

// Finds the certified enterprise that somebody works for, by a part of its name.

import { useState } from 'react';
import { useCall } from '#kit/browser/use-call.ts';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { certificationProtocol } from '#mall/company/certification.protocol.ts';
import { designerWords } from './designer-words.ts';

export interface Employer {
  enterpriseId: number;
  name: string;
}

const AFTER_TYPING = 300;

export function EmployerChoice({
  value,
  onChange,
  error,
}: {
  value: Employer | null;
  onChange: (employer: Employer | null) => void;
  error?: string;
}) {
  const say = useWords(designerWords);
  const [typed, setTyped] = useState(value?.name ?? '');
  const keyword = typed.trim();
  const isChosen = value !== null && value.name === keyword;
  const asks = !isChosen && keyword.length >= 2;
  const {
    reply,
    error: failed,
    busy,
  } = useCall(certificationProtocol.findEnterprises, asks ? { keyword } : undefined, AFTER_TYPING);
  const found = !asks || busy ? null : failed ? [] : (reply?.list ?? null);

  return (
    <div>
      <Field
        label={say.certifiedEnterprise}
        required
        error={error}
        hint={isChosen ? say.employerChosen(value.name) : undefined}
      >
        <Input
          name="employer"
          value={typed}
          maxLength={100}
          autoComplete="off"
          placeholder={say.employerPlace}
          onChange={(event) => {
            setTyped(event.target.value);
            if (value) onChange(null);
          }}
        />
      </Field>
      {found && found.length > 0 ? (
        <ul
          aria-label={say.employerList}
          className="mt-1 divide-y divide-line rounded-control border border-line"
        >
          {found.map((one) => (
            <li key={one.enterpriseId}>
              <button
                type="button"
                onClick={() => {
                  setTyped(one.name);
                  onChange(one);
                }}
                className="block min-h-9 w-full px-3 py-1.5 text-left text-13 hover:bg-brand-wash hover:text-brand"
              >
                {one.name}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {found?.length === 0 ? <p className="mt-1 text-12 text-hint">{say.employerNone}</p> : null}
    </div>
  );
}

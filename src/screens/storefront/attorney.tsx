// The letters of authorisation: what each is for, the letter to print, and, for members, a filled PDF.

import { useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { mallContext } from '#kit/browser/mall-context.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { attorneyProtocol } from '#mall/company/attorney.protocol.ts';
import {
  ATTORNEY_FIELDS,
  ATTORNEY_KINDS,
  type AttorneyField,
  type AttorneyKind,
  type AttorneyValues,
  attorneyTemplates,
  isAttorneyKind,
} from '#mall/company/attorney-templates.ts';
import { AttorneyLetter } from '#mall/company/parts/attorney-letter.tsx';
import { attorneyWords } from '#mall/company/parts/attorney-words.ts';
import { openLogin, useSession } from '#mall/login/parts/session.ts';
import { pageMeta } from './seo.ts';

/** `kind` chooses the letter; without one it is that of the account administrator. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('kind');
  const kind: AttorneyKind = isAttorneyKind(asked) ? asked : 'administrator';
  const { language } = context.get(mallContext);
  return {
    kind,
    title: attorneyTemplates[kind].title[language],
    description: attorneyTemplates[kind].purpose[language],
  };
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const { kind = 'administrator', title = '', description = '' } = args.loaderData ?? {};
  return pageMeta(args, { title, description, path: `/attorney?kind=${kind}` });
};

const DATES: readonly AttorneyField[] = ['since', 'until'];

export default function AttorneyScreen() {
  const { kind } = useLoaderData<typeof loader>();
  const say = useWords(attorneyWords);
  const language = useLanguage();
  const { purpose, advice } = attorneyTemplates[kind];
  const { member } = useSession();
  const [typed, setTyped] = useState<AttorneyValues>({});
  const ownAccount = member?.permissions === null ? { memberName: member.memberName } : {};
  const values: AttorneyValues = { ...ownAccount, ...typed };
  return (
    <div className="page-width grid gap-4 py-4 md:grid-cols-[220px_minmax(0,1fr)] print:block">
      <nav
        aria-label={say.kinds}
        data-print="none"
        className="self-start rounded-card border border-line bg-surface py-2"
      >
        <h1 className="px-4 py-2 text-16 font-semibold">{say.title}</h1>
        <ul>
          {ATTORNEY_KINDS.map((one) => (
            <li key={one}>
              <Link
                to={`/attorney?kind=${one}`}
                preventScrollReset
                aria-current={one === kind ? 'page' : undefined}
                className={`flex min-h-10 items-center border-l-2 px-4 py-1 text-13 ${one === kind ? 'border-brand bg-brand-wash text-brand' : 'border-transparent text-secondary hover:text-brand'}`}
              >
                {attorneyTemplates[one].title[language]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_340px]">
        <AttorneyLetter kind={kind} values={values} />
        <aside
          data-print="none"
          className="space-y-4 rounded-card border border-line bg-surface p-4 text-13 max-xl:order-first"
        >
          <p className="text-hint">{say.intro}</p>
          <section>
            <h2 className="font-semibold">{say.purpose}</h2>
            <p className="mt-1 text-secondary">{purpose[language]}</p>
          </section>
          <section>
            <h2 className="font-semibold">{say.advice}</h2>
            <ul className="mt-1 list-disc space-y-1 pl-4 text-secondary">
              {advice.map((one) => (
                <li key={one.en}>{one[language]}</li>
              ))}
            </ul>
          </section>
          <FillIn key={kind} kind={kind} values={values} onChange={setTyped} />
        </aside>
      </div>
    </div>
  );
}

/** What is typed shows in the letter at once; members make a PDF of it. */
function FillIn({
  kind,
  values,
  onChange,
}: {
  kind: AttorneyKind;
  values: AttorneyValues;
  onChange: (values: AttorneyValues) => void;
}) {
  const say = useWords(attorneyWords);
  const language = useLanguage();
  const { status } = useSession();
  const { busy, error, run } = useAct({ says: 'here' });
  const [url, setUrl] = useState<string>();

  const make = () =>
    run(async () => {
      const used = Object.fromEntries(
        attorneyTemplates[kind].fields.map((field) => [field, values[field]?.trim() ?? '']),
      );
      setUrl((await call(attorneyProtocol.write, { kind, values: used })).url);
    });

  return (
    <section>
      <h2 className="mb-2 font-semibold">{say.fill}</h2>
      <div className="grid gap-3">
        {attorneyTemplates[kind].fields.map((field) => (
          <Field key={field} label={ATTORNEY_FIELDS[field][language]}>
            <Input
              size="sm"
              name={field}
              type={DATES.includes(field) ? 'date' : 'text'}
              maxLength={100}
              autoComplete="off"
              value={values[field] ?? ''}
              onChange={(event) => {
                setUrl(undefined);
                onChange({ ...values, [field]: event.target.value });
              }}
            />
          </Field>
        ))}
      </div>
      <p className="my-3 text-12 text-hint">
        {say.fillHint} {say.privacy}
      </p>
      <FormError>{error}</FormError>
      <div className="mt-2 flex flex-wrap gap-2">
        {status === 'member' ? (
          <Button variant="primary" busy={busy} onClick={() => void make()}>
            {say.makePdf}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => openLogin()}>
            {say.loginForPdf}
          </Button>
        )}
        <Button onClick={() => window.print()}>{say.print}</Button>
        {url ? (
          <span role="status" className="flex items-center gap-2">
            {say.made}
            <Button href={url} target="_blank" rel="noreferrer" variant="link">
              {say.open}
            </Button>
          </span>
        ) : null}
      </div>
    </section>
  );
}

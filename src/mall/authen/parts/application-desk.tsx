// The application for a certification on one page: what it says on the left, what it costs on the right; kept while it is typed.
import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useDraftSaving } from '#kit/form/use-draft-saving.ts';
import { useForm } from '#kit/form/use-form.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { authenProtocol, type CaseDetail } from '../authen.protocol.ts';
import { type AuthenForm, faultsOf } from '../authen-form.ts';
import { CASE_FILES, schemes } from '../authen-terms.ts';
import {
  APPLICATION_FIELDS,
  type ApplicationValues,
  fieldsOfParty,
  formOf,
  valuesOf,
} from './authen-fields.ts';
import { authenWords } from './authen-words.ts';

/** What the page begins with. */
export interface BegunApplication {
  draftId: string;
  /** Of one that the mall has already; '' for a new one. */
  authenSn: string;
  form: AuthenForm;
  files: CaseDetail['files'];
  /** Its scheme is its certificate's. */
  isFixed: boolean;
  fees: readonly { scheme: AuthenForm['scheme']; first: string; total: string }[];
}

const asks = Object.fromEntries(
  CASE_FILES.map((file) => [file, ({ scheme }: ApplicationValues) => schemes[scheme].files.includes(file)]),
);

export function ApplicationDesk({ begun }: { begun: BegunApplication }) {
  const say = useWords(authenWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const form = useForm(APPLICATION_FIELDS, {
    initial: valuesOf(begun.form, begun.files),
    when: {
      ...asks,
      invoiceTitle: ({ invoiceKind }) => invoiceKind !== 'none',
      taxNo: ({ invoiceKind }) => invoiceKind !== 'none',
    },
  });
  const [isPressed, setPressed] = useState(false);
  const sn = useRef(begun.authenSn);
  const said = useMemo(() => formOf(form.values), [form.values]);
  const newest = useRef(said);
  newest.current = said;
  const save = useCallback(async () => {
    const kept = await call(authenProtocol.save, {
      ...{ draftId: begun.draftId, authenSn: sn.current, form: JSON.stringify(newest.current) },
    } as never);
    sn.current = kept.authenSn;
    return kept;
  }, [begun]);
  const saving = useDraftSaving(said, save);
  const { busy, error, run } = useAct();
  const faults = isPressed ? faultsOf(said) : [];
  function press() {
    setPressed(true);
    form.check();
    if (faultsOf(said).length > 0) {
      document.getElementById('application-faults')?.focus();
      return;
    }
    void run(async () => {
      saving.stop();
      const { authenSn, version } = await save();
      await call(authenProtocol.submit, { authenSn, version });
      await navigate(`/member/order/authenDetail?authenSn=${authenSn}`);
    });
  }
  const copy = (who: 'maker' | 'factory') => {
    for (const part of ['Name', 'Uscc', 'Address'] as const)
      form.set(`${who}${part}`, form.values[`applicant${part}`]);
  };
  const fee = begun.fees.find(({ scheme }) => scheme === said.scheme);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <Card title={say.scheme}>
          {begun.isFixed ? (
            schemes[said.scheme][language]
          ) : (
            <FormFields form={form} names={['scheme']} columns={1} />
          )}
          <p className="mt-2 text-12 text-hint">
            {say.basis} {schemes[said.scheme].basis}
          </p>
        </Card>
        <Card title={say.applicant}>
          <FormFields form={form} names={[...fieldsOfParty('applicant'), 'contact', 'mobile', 'email']} />
        </Card>
        {(['maker', 'factory'] as const).map((who) => (
          <Card
            key={who}
            title={say[who]}
            actions={
              <Button size="sm" variant="ghost" onClick={() => copy(who)}>
                {say.sameAs}
              </Button>
            }
          >
            <FormFields form={form} names={fieldsOfParty(who)} />
          </Card>
        ))}
        <Card title={say.product}>
          <FormFields form={form} names={['product', 'series', 'models', 'standards', 'market', 'reports']} />
        </Card>
        <Card title={say.papers}>
          <FormFields form={form} names={[...CASE_FILES]} />
        </Card>
        <Card title={say.money}>
          <FormFields
            form={form}
            names={['invoiceKind', 'invoiceTitle', 'taxNo', 'poNumber', 'costCentre', 'remark']}
          />
        </Card>
      </div>
      <aside className="min-w-0 space-y-4 lg:sticky lg:top-4">
        {fee ? (
          <Card title={say.usualFees}>
            <Descriptions
              columns={1}
              items={[
                { label: say.total, value: showAmount(fee.total) },
                { label: say.first, value: showAmount(fee.first) },
              ]}
            />
            <p className="mt-2 text-12 text-hint">{say.restLater}</p>
          </Card>
        ) : null}
        <Card>
          <FormFields form={form} names={['isDeclared']} columns={1} />
          {faults.length > 0 ? (
            <div id="application-faults" tabIndex={-1} role="alert" className="mt-3 text-13 text-refused">
              {say.faults(faults.length)}
              <ul className="mt-1 list-disc pl-5">
                {faults.slice(0, 8).map(({ at, text }) => (
                  <li key={at}>{text[language]}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <FormError>{error}</FormError>
          <Button
            variant="primary"
            className="mt-3 w-full"
            busy={busy}
            disabled={form.isUploading}
            onClick={press}
          >
            {say.submit}
          </Button>
          <p className="mt-2 text-12 text-hint">{say.submitText}</p>
          <p className="mt-1 text-12 text-hint" aria-live="polite">
            {saving.error ? say.notKept : saving.savedAt ? say.savedAt(showMoment(saving.savedAt)) : null}
          </p>
        </Card>
      </aside>
    </div>
  );
}

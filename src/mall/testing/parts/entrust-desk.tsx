// The form that commissions tests, on one page: what it says on the left, what it costs and when it is done on the right; kept while it is typed.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useDraftSaving } from '#kit/form/use-draft-saving.ts';
import { useForm } from '#kit/form/use-form.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { abilityProtocol } from '#mall/ability/ability.protocol.ts';
import { emptyTray } from '#mall/ability/parts/capability-tray.ts';
import { FormCosts } from '#mall/ability/parts/charge-result.tsx';
import { openLogin, sessionNow, useSession } from '#mall/login/parts/session.ts';
import {
  type EntrustForm,
  extrasOf,
  type FormSpecimen,
  faultsOf,
  isUnread,
  piecesOf,
  repeatedRows,
} from '../entrust-form.ts';
import type { ServiceKind } from '../service-terms.ts';
import { testingProtocol } from '../testing.protocol.ts';
import { type Bought, BoughtCard } from './bought/bought-card.tsx';
import { boughtWords } from './bought/bought-words.ts';
import { dropDraft, handOverDrafts, keepDraft, watchForMember } from './entrust-drafts.ts';
import { ENTRUST_FIELDS, formOf, marksOf, valuesOf } from './entrust-fields.ts';
import { entrustWords } from './entrust-words.ts';
import { ItemList } from './item-list.tsx';
import { SpecimenSheet } from './specimen-sheet.tsx';

/** What the page begins with. */
export interface Begun {
  draftId: string;
  /** Of a member's form that the mall has already; '' for a new one. */
  serviceSn: string;
  /** Of that form, as it was read: what somebody has changed meanwhile is not written over. */
  version?: number;
  form: EntrustForm;
  isRestored: boolean;
  /** What was bought at once, and stays; absent: a form that is still priced. */
  bought?: Bought;
  /** What was agreed in a quotation or a contract, in yuan: the form says what it is for. */
  agreed?: string;
}

/** Asked of whoever wants a visit. */
const SITE_FIELDS = [...(['siteAddress', 'siteDays', 'siteRules', 'manDays', 'km', 'nights'] as const)];
const isVisited = ({ place }: { place: string }) => place === 'ON_SITE';

/** Part of the price of what was bought. */
const PRICED_FIELDS = [
  ...([
    'language',
    'split',
    'copies',
    'urgency',
    'witnessDays',
    'disposal',
    'invoiceKind',
    'costCentre',
  ] as const),
];

export function EntrustDesk({ kind, begun }: { kind: ServiceKind; begun: Begun }) {
  const say = useWords(entrustWords);
  const bought = useWords(boughtWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { status } = useSession();
  const [specimens, setSpecimens] = useState<readonly FormSpecimen[]>(begun.form.specimens);
  const form = useForm(ENTRUST_FIELDS, {
    initial: valuesOf(begun.form),
    when: {
      ...Object.fromEntries(PRICED_FIELDS.map((name) => [name, () => !begun.bought])),
      lotPassport: () => specimens.some(({ lotId }) => lotId !== null),
      ...Object.fromEntries(SITE_FIELDS.map((name) => [name, isVisited])),
      place: () => kind === 'METERING' && !begun.bought,
      disposal: (values) => !begun.bought && !isVisited(values),
      returnAddress: (values) => !isVisited(values) && values.disposal === 'RETURN',
      freight: (values) => !begun.bought && !isVisited(values) && values.disposal === 'RETURN',
      returnKg: (values) =>
        !begun.bought && !isVisited(values) && values.disposal === 'RETURN' && values.freight === 'PREPAID',
      invoiceTitle: ({ invoiceKind }) => !begun.bought && invoiceKind !== 'none',
      taxNo: ({ invoiceKind }) => !begun.bought && invoiceKind !== 'none',
    },
  });
  const [items, setItems] = useState(begun.form.items as readonly EntrustForm['items'][number][]);
  const [isPressed, setPressed] = useState(false);
  const sn = useRef(begun.serviceSn);
  const version = useRef(begun.version ?? 0);
  const [, setAsked] = useSearchParams();
  const { projectId, publishEvidence } = begun.form;
  const said = useMemo(
    () => formOf(kind, { projectId, publishEvidence }, form.values, specimens, items),
    [kind, projectId, publishEvidence, form.values, specimens, items],
  );
  const newest = useRef(said);
  newest.current = said;

  const save = useCallback(async () => {
    const { draftId } = begun;
    if (sessionNow().status !== 'member') return keepDraft(draftId, newest.current);
    await handOverDrafts();
    const kept = await call(testingProtocol.save, {
      ...{ draftId, serviceSn: sn.current, form: JSON.stringify(newest.current), version: version.current },
    } as never);
    // from here on the address says which form it is, so that the page may be read again
    if (sn.current === '')
      setAsked({ serviceSn: kept.serviceSn }, { replace: true, preventScrollReset: true });
    sn.current = kept.serviceSn;
    version.current = kept.version;
    dropDraft(draftId);
    return kept;
  }, [begun, setAsked]);
  const saving = useDraftSaving(said, save);
  useEffect(watchForMember, []);

  const { busy, error, run } = useAct();
  const faults = isPressed ? faultsOf(said) : [];
  const submit = () =>
    run(async () => {
      saving.stop();
      const { version, serviceSn } = (await save()) as unknown as { version: number; serviceSn: string };
      await call(testingProtocol.submit, { serviceSn, version } as never);
      emptyTray();
      const packSn = begun.bought?.packSn ?? '';
      await navigate(
        packSn ? `/member/order/packDetail?packageNo=${packSn}` : `/member/order/info?serviceSn=${serviceSn}`,
      );
    });
  function press() {
    setPressed(true);
    form.check();
    if (faultsOf(said).length > 0) {
      document.getElementById('entrust-faults')?.focus();
      return;
    }
    openLogin(() => void submit());
  }

  const priced = useCall(
    abilityProtocol.calculate,
    !begun.bought && !begun.agreed && items.length > 0 && specimens.length > 0
      ? ({
          ...extrasOf(said),
          isBilingual: said.language === 'BOTH' ? 1 : 0,
          items: JSON.stringify(
            said.items.map((item) => ({
              ...{ capId: item.capId, units: item.units, stage: item.stage },
              specimens: Math.max(1, piecesOf(said, item)),
            })),
          ),
        } as never)
      : undefined,
    400,
  );
  const known = items.map((item, at) => {
    const one = priced.reply?.items[at];
    return one?.capId === item.capId ? one : undefined;
  });
  const repeated = useMemo(() => repeatedRows(specimens), [specimens]);
  const isMetering = kind === 'METERING';
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[minmax(0,1fr)_26rem]">
      <div className="min-w-0 space-y-4">
        {begun.isRestored ? (
          <p className="flex flex-wrap items-center gap-3 text-13 text-secondary">
            {say.restored}
            <Button
              size="sm"
              variant="ghost"
              reloadDocument
              to={`${isMetering ? '/metering' : '/entrust'}?new=1`}
            >
              {say.startAnew}
            </Button>
          </p>
        ) : null}
        <Card title={say.client}>
          <FormFields
            form={form}
            names={['clientName', 'reportName', 'clientAddress', 'contact', 'mobile', 'email']}
          />
        </Card>
        <Card title={isMetering ? say.instruments : say.specimens}>
          <SpecimenSheet kind={kind} rows={specimens} onChange={setSpecimens} needsAll={isPressed} />
          {repeated.length > 0 ? (
            <p role="status" className="mt-2 text-12 text-waiting">
              {repeated
                .slice(0, 5)
                .map((pair) => say.repeated(...pair))
                .join(' ')}
            </p>
          ) : null}
        </Card>
        {begun.bought ? null : (
          <Card title={isMetering ? say.services : say.items}>
            <ItemList kind={kind} items={items} known={known} specimens={specimens} onChange={setItems} />
          </Card>
        )}
        {isMetering && !begun.bought ? (
          <Card title={say.place}>
            <FormFields form={form} names={['place', ...SITE_FIELDS]} />
          </Card>
        ) : null}
        <Card title={say.report}>
          <FormFields
            form={form}
            now={{ marks: { options: marksOf(kind, language) } }}
            names={[
              'marks',
              'language',
              'rule',
              'split',
              'copies',
              'withUncertainty',
              'seesDraft',
              'isMasked',
              'lotPassport',
            ]}
          />
        </Card>
        <Card title={say.work}>
          <FormFields form={form} names={['urgency', 'witnessDays', 'maySubcontract', 'wantsPhotos']} />
        </Card>
        <Card title={say.after}>
          <FormFields
            form={form}
            names={[
              'disposal',
              'returnAddress',
              'freight',
              'returnKg',
              'invoiceKind',
              'invoiceTitle',
              'taxNo',
              'poNumber',
              'costCentre',
              'remark',
            ]}
          />
        </Card>
      </div>
      <aside className="min-w-0 space-y-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-auto">
        {begun.bought ? <BoughtCard bought={begun.bought} /> : null}
        <Card title={say.price} className={begun.bought ? 'hidden' : undefined}>
          <div aria-live="polite" aria-busy={priced.busy || undefined}>
            <FormError>{priced.error}</FormError>
            {begun.agreed ? (
              <>
                <PriceText amount={begun.agreed} size="lg" />
                <p className="mt-2 text-12 text-hint">{bought.agreedText}</p>
              </>
            ) : isUnread(said) ? (
              <p className="text-13 text-hint">{say.noPriceUnread}</p>
            ) : priced.reply ? (
              <FormCosts reply={priced.reply} />
            ) : (
              <p className="text-13 text-hint">{say.noPrice}</p>
            )}
          </div>
        </Card>
        <Card>
          <FormFields form={form} names={['isDeclared']} columns={1} />
          {faults.length > 0 ? (
            <div id="entrust-faults" tabIndex={-1} role="alert" className="mt-3 text-13 text-refused">
              {say.faults(faults.length)}
              <ul className="mt-1 list-disc pl-5">
                {faults.slice(0, 8).map(({ at, text }) => (
                  <li key={at}>{text[language]}</li>
                ))}
              </ul>
            </div>
          ) : null}
          <FormError>{error}</FormError>
          <Button variant="primary" className="mt-3 w-full" busy={busy} onClick={press}>
            {say.submit}
          </Button>
          <p className="mt-2 text-12 text-hint">
            {begun.bought || begun.agreed ? bought.submitText : say.submitText}
          </p>
          <p className="mt-1 text-12 text-hint" aria-live="polite">
            {saving.error ? (
              <span className="text-refused">{`${say.notKept}${saving.error}`}</span>
            ) : saving.savedAt ? (
              say.savedAt(showMoment(saving.savedAt))
            ) : null}
            {saving.savedAt && status === 'guest' ? ` · ${say.keptHere}` : null}
          </p>
        </Card>
      </aside>
    </div>
  );
}

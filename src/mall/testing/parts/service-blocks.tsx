// The blocks of a commission's page that both sides see: where it stands, what was agreed, what it costs.
import { showAmount } from '#kit/money/price-format.ts';
import { useLanguage } from '#kit/ui/language-context.ts';
import { type Step, Steps } from '#kit/ui/steps.tsx';
import { Table } from '#kit/ui/table.tsx';
import type { Language } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { urgencyNames } from '#mall/ability/ability-terms.ts';
import { partNames } from '#mall/ability/price-of-form.ts';
import { changesOf } from '../form-changes.ts';
import { orderedRun } from '../ordered-run.ts';
import type { ServiceState } from '../service-process.ts';
import { decisionRules, disposals, reportLanguages, reportMarks } from '../service-terms.ts';
import type { FormVersion, ServiceDetail } from '../testing.protocol.ts';
import { serviceWords } from './service-words.ts';

/** How many of the six steps are behind. */
export const PLACE: Record<ServiceState, number> = {
  ...{ DRAFT: 0, REVIEW_REJECTED: 0, PENDING_REVIEW: 1, REJECTED: 1, PENDING_PAYMENT: 1, CANCELLED: 0 },
  ...{ VISIT_PLANNED: 2, ON_SITE: 3 },
  ...{ PENDING_DELIVERY: 2, PENDING_RECEIPT: 2, SAMPLE_RECEIVED: 3, SAMPLE_ABNORMAL: 3, SCHEDULED: 3 },
  ...{ IN_TEST: 3, SUSPENDED: 3, REPORT_DRAFTING: 4, REPORT_REVIEW: 4, REPORT_ISSUED: 5, OBJECTION: 5 },
  ...{ COMPLETED: 6, TERMINATED: 3 },
};
const OVER: ReadonlySet<ServiceState> = new Set(['REJECTED', 'CANCELLED', 'TERMINATED']);

/** @param now what the reader has to do, or waits for */
export function ServiceSteps({ one, now: said }: { one: ServiceDetail; now: string }) {
  const say = useWords(serviceWords);
  if (OVER.has(one.state)) return null;
  const now = PLACE[one.state];
  const third = one.form.site ? say.stepVisit : say.step3;
  const steps = [say.step1, say.step2, third, say.step4, say.step5, say.step6].map(
    (title, at): Step => ({
      title,
      state: at < now ? 'done' : at > now ? 'todo' : one.state === 'REVIEW_REJECTED' ? 'refused' : 'current',
    }),
  );
  return (
    <div className="mb-4 space-y-4">
      {said ? <p className="text-14 font-semibold">{said}</p> : null}
      <Steps steps={steps} label={say.steps} />
    </div>
  );
}

/** What the form says apart from its tables. */
export function factsOfForm(
  form: FormVersion['form'],
  say: {
    [K in
      | 'client'
      | 'reportName'
      | 'contact'
      | 'report'
      | 'rule'
      | 'urgency'
      | 'disposal'
      | 'site'
      | 'remark']: string;
  },
  language: Language,
) {
  return [
    { label: say.client, value: `${form.clientName} · ${form.clientAddress}` },
    ...(form.reportName ? [{ label: say.reportName, value: form.reportName }] : []),
    { label: say.contact, value: [form.contact, form.mobile, form.email].filter(Boolean).join(' · ') },
    {
      label: say.report,
      value: [reportMarks[form.marks][language], reportLanguages[form.language][language]].join(' · '),
    },
    { label: say.rule, value: decisionRules[form.rule][language] },
    { label: say.urgency, value: urgencyNames[form.urgency][language] },
    ...(form.site
      ? [
          {
            label: say.site,
            value: [form.site.address, form.site.days, form.site.rules].filter(Boolean).join(' · '),
          },
        ]
      : []),
    ...(form.site
      ? []
      : [
          {
            label: say.disposal,
            value: [disposals[form.disposal][language], form.disposal === 'RETURN' ? form.returnAddress : '']
              .filter(Boolean)
              .join(' · '),
          },
        ]),
    ...(form.remark ? [{ label: say.remark, value: form.remark }] : []),
  ];
}

/** Places of the specimens that an item is for; '': all of them. */
const placesOf = ({ form }: FormVersion, at: number): string => (form.items[at]?.specimens ?? []).join(', ');

export function ItemsAndPrice({ version }: { version: FormVersion }) {
  const say = useWords(serviceWords);
  const language = useLanguage();
  const isOpen = version.items.some(({ amount }) => amount === null);
  const others = version.parts.filter(({ kind }) => kind !== 'ITEM');
  return (
    <Table label={say.items} dense head={[say.item, { num: say.pieces }, { num: say.amount }]}>
      {version.items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item is its place
        <tr key={at}>
          <td>
            {item.item[language]} <span className="text-hint">{item.object[language]}</span>
            <span className="num block text-12 text-hint">
              {[item.standard, item.clause].filter(Boolean).join(' ')}
            </span>
            <span className="block text-12 text-hint">
              {[
                orderedRun(item).text && `${say.ordered} ${orderedRun(item).text}`,
                placesOf(version, at) && say.onSpecimens(placesOf(version, at)),
                say.stageNo(item.stage),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {item.conditions || item.limits ? (
              <span className="block text-12 text-hint wrap-anywhere">
                {[item.conditions, item.limits].filter(Boolean).join(' · ')}
              </span>
            ) : null}
          </td>
          <td className="num text-right">{item.pieces}</td>
          <td className="num text-right">
            {item.amount === null ? say.onRequest : showAmount(item.amount)}
            {item.isAgreed ? <span className="block text-12 text-hint">{say.agreedPrice}</span> : null}
          </td>
        </tr>
      ))}
      {others.map((part) => (
        <tr key={`${part.kind} ${part.item}`}>
          <td colSpan={2}>
            {partNames[part.kind][language]}{' '}
            {part.item === null ? null : (
              <span className="text-hint">{version.items[part.item]?.item[language]}</span>
            )}
          </td>
          <td className="num text-right">{showAmount(part.amount)}</td>
        </tr>
      ))}
      <tr>
        <td colSpan={2}>
          {say.total}{' '}
          <span className="text-12 text-hint">
            {isOpen ? say.notAllPriced : say.taxIn(showAmount(version.tax))}
          </span>
        </td>
        <td className="num text-right font-semibold">
          {isOpen && Number(version.amount) === 0 ? say.onRequest : showAmount(version.amount)}
        </td>
      </tr>
    </Table>
  );
}

/** What the newest version changes of the one before. */
export function Changes({ one }: { one: ServiceDetail }) {
  const language = useLanguage();
  const say = useWords(serviceWords);
  const [newest, before] = one.versions;
  if (!newest || !before) return null;
  return (
    <div className="space-y-2 text-13">
      {newest.content.note ? <p className="wrap-anywhere">{newest.content.note}</p> : null}
      <ul className="divide-y divide-line">
        {changesOf(before.content, newest.content, language).map(({ what, was, is }) => (
          <li key={`${what} ${was}`} className="grid gap-x-4 py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <span className="text-secondary">{what}</span>
            <span className="num wrap-anywhere">
              <del className="text-hint">{was}</del>
              {is ? (
                <>
                  {' → '}
                  <ins className="font-medium no-underline">{is}</ins>
                </>
              ) : (
                <span className="ml-2 text-refused">{say.dropped('').trim()}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

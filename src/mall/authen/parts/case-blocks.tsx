// The blocks of a case's page that both sides see: where it stands, what was applied for, fees, rounds, test, visits, findings, certificate.
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { saveBlob } from '#kit/browser/save-blob.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { type Block, block } from '#kit/detail/detail.tsx';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { type Description, Descriptions } from '#kit/ui/descriptions.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { type Step, Steps } from '#kit/ui/steps.tsx';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { CaseDetail } from '../authen.protocol.ts';
import { modelsOf, PARTIES, partyNames } from '../authen-form.ts';
import { feeNames } from '../authen-price.ts';
import type { CaseState } from '../authen-process.ts';
import { caseFiles, findingKinds, schemes, testMarks } from '../authen-terms.ts';
import { certificateProtocol } from '../certificate.protocol.ts';
import { authenWords } from './authen-words.ts';

type Say = Spoken<typeof authenWords>;

/** Which of the seven steps a state stands in, from 0; 7: all done. */
const PLACE: Record<CaseState, number> = {
  ...{ DRAFT: 0, REVIEW_REJECTED: 0, PENDING_REVIEW: 1, REJECTED: 1, PENDING_PAYMENT: 1, CANCELLED: 0 },
  ...{ DOCUMENT_REVIEW: 2, SUPPLEMENT: 2, TYPE_TEST: 3, FACTORY_INSPECTION: 4, CORRECTIVE_ACTION: 4 },
  ...{ DECISION: 5, NOT_GRANTED: 5, CERTIFICATE_ISSUED: 6, COMPLETED: 7 },
};
const STOPPED: ReadonlySet<CaseState> = new Set(['REVIEW_REJECTED', 'REJECTED', 'NOT_GRANTED']);

/** What the customer has to do, or waits for, in one sentence. */
export function nowOf(one: CaseDetail, say: Say): string {
  const due = one.dueAt ? showMoment(one.dueAt).slice(0, 10) : '';
  const visit = one.visits.at(-1);
  switch (one.state) {
    case 'DRAFT':
    case 'REVIEW_REJECTED':
      return say.nowDraft;
    case 'PENDING_REVIEW':
      return one.orderSn ? say.nowApproval : say.nowReview;
    case 'PENDING_PAYMENT':
      return say.nowPay;
    case 'DOCUMENT_REVIEW':
      return say.nowDocuments;
    case 'SUPPLEMENT':
      return say.nowSupplement(due);
    case 'TYPE_TEST':
      return one.test?.state === 'HANDED_IN' ? say.nowTestJudged : say.nowTest;
    case 'FACTORY_INSPECTION':
      if (visit?.state === 'PROPOSED') return say.nowVisit(visit.date);
      return visit?.state === 'AGREED' ? say.nowVisitAgreed(visit.date) : say.nowVisitWaits;
    case 'CORRECTIVE_ACTION':
      return one.findings.some(({ state }) => state === 'OPEN') ? say.nowCorrect(due) : say.nowJudged;
    case 'DECISION':
      return say.nowDecision;
    case 'CERTIFICATE_ISSUED':
      return say.nowIssued;
    case 'NOT_GRANTED':
      return one.allowedActions.includes('appeal') ? say.nowAppeal(due) : '';
    case 'COMPLETED':
      return say.nowDone;
    default:
      return '';
  }
}

export function CaseSteps({ one, now: said }: { one: CaseDetail; now: string }) {
  const say = useWords(authenWords);
  if (one.state === 'CANCELLED') return null;
  const now = PLACE[one.state];
  const { needsTest, needsInspection } = schemes[one.scheme];
  const isYearly = one.kind === 'SURVEILLANCE';
  const steps = [say.step1, say.step2, say.step3, say.step4, say.step5, say.step6, say.step7].flatMap(
    (title, at): Step[] => {
      const isLeftOut =
        (at === 2 && isYearly) ||
        (at === 3 && (isYearly || !needsTest)) ||
        (at === 4 && !isYearly && !needsInspection);
      const current = STOPPED.has(one.state) ? 'refused' : 'current';
      return isLeftOut ? [] : [{ title, state: at < now ? 'done' : at > now ? 'todo' : current }];
    },
  );
  return (
    <div className="mb-4 space-y-4">
      {said ? <p className="text-14 font-semibold">{said}</p> : null}
      <Steps steps={steps} label={say.progress} />
    </div>
  );
}

const partyText = ({ name, uscc, address }: CaseDetail['form']['maker']) =>
  [name, uscc, address].filter(Boolean).join(' · ') || '—';

/** What was applied for. */
export function applicationFacts({ form, scheme }: CaseDetail, say: Say, language: Language): Description[] {
  const more = (label: string, value: string) => (value ? [{ label, value }] : []);
  return [
    { label: say.scheme, value: `${schemes[scheme][language]} (${schemes[scheme].basis})`, wide: true },
    ...PARTIES.map((who) => ({ label: partyNames[who][language], value: partyText(form[who]), wide: true })),
    { label: say.product, value: [form.product, form.series].filter(Boolean).join(' · ') || '—' },
    { label: say.standards, value: form.standards || '—' },
    { label: say.models, value: modelsOf(form).join('、') || '—', wide: true },
    { label: say.contact, value: [form.contact, form.mobile, form.email].filter(Boolean).join(' · ') || '—' },
    ...more(say.market, form.market),
    ...more(say.reports, form.reports),
    ...more(say.remark, form.remark),
  ];
}

function Fees({ one }: { one: CaseDetail }) {
  const say = useWords(authenWords);
  const language = useLanguage();
  return (
    <Table label={say.fees} dense head={[say.fee, { num: say.count }, { num: say.amount }]}>
      {one.fees.map(({ kind, count, amount }) => (
        <tr key={kind}>
          <td>{feeNames[kind][language]}</td>
          <td className="num text-right">{count}</td>
          <td className="num text-right">{showAmount(amount)}</td>
        </tr>
      ))}
      <tr>
        <td colSpan={2}>{say.total}</td>
        <td className="num text-right font-semibold">{showAmount(one.total)}</td>
      </tr>
    </Table>
  );
}

function Rounds({ one }: { one: CaseDetail }) {
  const say = useWords(authenWords);
  return (
    <ol className="divide-y divide-line text-13">
      {one.rounds.toReversed().map((round) => (
        <li key={round.no} className="space-y-2 py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-2 font-medium">
            {say.roundOf(round.no, showMoment(round.askedAt))}
            <Tag tone={round.answeredAt ? 'done' : 'waiting'}>
              {round.answeredAt ? say.answered : say.notAnswered}
            </Tag>
          </p>
          <ul className="list-disc pl-5">
            {round.items.map((item) => (
              <li key={item} className="wrap-anywhere">
                {item}
              </li>
            ))}
          </ul>
          {round.answer ? <p className="wrap-anywhere text-secondary">{round.answer}</p> : null}
          <FileLinks files={round.files} />
        </li>
      ))}
    </ol>
  );
}

function testFacts({ test }: CaseDetail, say: Say, language: Language): Description[] {
  if (!test) return [];
  const link = <FileLinks files={test.files} />;
  return [
    ...(test.serviceSn
      ? [{ label: say.ofCommission, value: test.serviceSn }]
      : [
          { label: say.reportNo, value: test.reportNo },
          { label: say.testLab, value: test.laboratory },
          { label: say.mark, value: test.mark ? testMarks[test.mark][language] : '—' },
          { label: say.issuedOn, value: test.issuedOn },
        ]),
    { label: say.testState, value: [say[test.state], test.remark].filter(Boolean).join(' · ') },
    ...(test.files.length > 0 ? [{ label: say.files, value: link }] : []),
  ];
}

function Visits({ one }: { one: CaseDetail }) {
  const say = useWords(authenWords);
  return (
    <Table label={say.visits} dense head={[say.visitDate, say.people, say.state, say.note]}>
      {one.visits.map((visit) => (
        <tr key={visit.no}>
          <td className="num whitespace-nowrap">{visit.date}</td>
          <td>{visit.people}</td>
          <td>
            <Tag dot tone={visit.tone}>
              {visit.stateName}
            </Tag>
          </td>
          <td className="wrap-anywhere">{visit.note || '—'}</td>
        </tr>
      ))}
    </Table>
  );
}

function Findings({ one }: { one: CaseDetail }) {
  const say = useWords(authenWords);
  const language = useLanguage();
  return (
    <ol className="divide-y divide-line text-13">
      {one.findings.map((finding) => (
        <li key={finding.no} className="space-y-2 py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-2">
            <span className="font-medium">{say.finding(finding.no)}</span>
            <Tag tone={finding.kind === 'MAJOR' ? 'refused' : 'waiting'}>
              {findingKinds[finding.kind][language]}
            </Tag>
            <Tag dot tone={finding.tone}>
              {finding.stateName}
            </Tag>
            {finding.needsVisit ? <span className="text-12 text-hint">{say.needsVisit}</span> : null}
          </p>
          <p className="wrap-anywhere">{finding.text}</p>
          {finding.answer ? (
            <p className="wrap-anywhere text-secondary">
              {say.yourAnswer}：{finding.answer} <FileLinks files={finding.files} />
            </p>
          ) : null}
          {finding.remark ? (
            <p className="wrap-anywhere text-secondary">
              {say.judgement}：{finding.remark}
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

function Decisions({ one }: { one: CaseDetail }) {
  const say = useWords(authenWords);
  return (
    <ul className="divide-y divide-line text-13">
      {one.decisions.map((decision) => (
        <li key={decision.at} className="flex flex-wrap items-center gap-2 py-2">
          <Tag tone={decision.isGranted ? 'done' : 'refused'}>
            {decision.isGranted ? say.granted : say.denied}
          </Tag>
          {decision.isAppeal ? <span className="text-12 text-hint">{say.onAppeal}</span> : null}
          <span className="min-w-0 wrap-anywhere">{decision.reason}</span>
          <span className="num text-12 text-hint">
            {[decision.byName, showMoment(decision.at)].filter(Boolean).join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

export function FetchCertificate({ certNo }: { certNo: string }) {
  const say = useWords(authenWords);
  const act = useAct();
  const fetchIt = () =>
    act.run(async () => {
      const { fileName, bytes } = await call(certificateProtocol.pdf, { certNo });
      const pdf = Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0));
      saveBlob(new Blob([pdf], { type: 'application/pdf' }), fileName);
    });
  return (
    <Button
      size="sm"
      busy={act.busy}
      icon={<Download size={14} aria-hidden="true" />}
      onClick={() => void fetchIt()}
    >
      {say.download}
    </Button>
  );
}

function Certificate({ one, caseHref }: { one: CaseDetail; caseHref?: (authenSn: string) => string }) {
  const say = useWords(authenWords);
  const { certificate } = one;
  if (!certificate) return null;
  return (
    <div className="space-y-3">
      {certificate.isProposed ? <FormError>{say.isProposed}</FormError> : null}
      <Descriptions
        columns={2}
        items={[
          { label: say.certNo, value: <span className="num">{certificate.certNo}</span> },
          {
            label: say.state,
            value: (
              <Tag dot tone={certificate.tone}>
                {certificate.stateName}
              </Tag>
            ),
          },
          { label: say.issuedOn, value: certificate.issuedOn },
          { label: say.validTo, value: certificate.validTo },
          ...(certificate.reason ? [{ label: say.reason, value: certificate.reason, wide: true }] : []),
        ]}
      />
      <p className="flex flex-wrap items-center gap-3">
        <FetchCertificate certNo={certificate.certNo} />
        <Link
          to={`/certificate/query?no=${certificate.certNo}`}
          className="text-13 text-brand hover:underline"
        >
          {say.publicQuery}
        </Link>
      </p>
      {one.surveillance.length > 0 ? (
        <Table label={say.surveillance} dense head={[say.surveillance, say.dueOn, say.state, '']}>
          {one.surveillance.map((task) => (
            <tr key={task.seq}>
              <td>{say.surveillanceOf(task.seq)}</td>
              <td className="num">{task.dueOn}</td>
              <td>
                <Tag dot tone={task.tone}>
                  {task.stateName}
                </Tag>
              </td>
              <td className="text-right">
                {task.authenSn && caseHref && task.authenSn !== one.authenSn ? (
                  <Link to={caseHref(task.authenSn)} className="text-brand hover:underline">
                    {say.openCase}
                  </Link>
                ) : null}
              </td>
            </tr>
          ))}
        </Table>
      ) : null}
    </div>
  );
}

const some = (title: string, list: readonly unknown[], node: ReactNode): Block[] =>
  list.length > 0 ? [block.custom(title, node)] : [];

/** All that has come of a case, what is newest first. @param caseHref where a surveillance is opened */
export const caseBlocks = (
  one: CaseDetail,
  say: Say,
  language: Language,
  caseHref?: (authenSn: string) => string,
): Block[] => [
  ...(one.certificate ? [block.custom(say.certificate, <Certificate one={one} caseHref={caseHref} />)] : []),
  ...some(say.decisions, one.decisions, <Decisions one={one} />),
  ...some(say.findings, one.findings, <Findings one={one} />),
  ...some(say.visits, one.visits, <Visits one={one} />),
  ...(one.test ? [block.facts(say.test, testFacts(one, say, language))] : []),
  ...some(say.asked, one.rounds, <Rounds one={one} />),
  block.custom(one.orderSn ? say.fees : say.usualFees, <Fees one={one} />),
  block.facts(say.application, applicationFacts(one, say, language)),
  ...(one.files.length > 0
    ? [
        block.facts(
          say.papers,
          [...Map.groupBy(one.files, ({ of }) => of)].map(([of, files]) => ({
            label: caseFiles[of][language],
            value: <FileLinks files={files} />,
            wide: true,
          })),
        ),
      ]
    : []),
  block.steps(say.history, one.log),
];

// One report at the desk: what it is made from, what stands in its way, who has done what, and the paper itself.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { markNames } from '#mall/ability/ability-terms.ts';
import { HashText } from '#mall/contract/parts/text/hash-text.tsx';
import {
  ReportEvidence,
  ReportGates,
  ReportItems,
  ReportPreview,
} from '#mall/report/parts/report-blocks.tsx';
import { reportWords as W } from '#mall/report/parts/report-words.ts';
import { reportProtocol as P } from '#mall/report/report.protocol.ts';
import { LONGEST_TEXT } from '#mall/report/report-terms.ts';
import { labWords } from '../lab-words.ts';

const APPROVE = {
  payPwd: field.password(W.payPwd, { missing: W.needPayPwd, autoComplete: 'current-password' }),
};
const WORDS = {
  conclusionZh: field.area(W.conclusionZh, { max: LONGEST_TEXT, missing: W.needText }),
  conclusionEn: field.area(W.conclusionEn, { max: LONGEST_TEXT, optional: true, hint: W.onlyZh }),
  deviations: field.area(W.deviations, { max: LONGEST_TEXT, missing: W.needText, hint: W.deviationsHint }),
};
const AMEND = {
  changed: field.area(W.changed, { max: LONGEST_TEXT, missing: W.needText }),
  reason: field.area(W.changeReason, { max: LONGEST_TEXT, missing: W.needText }),
};

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(P.detail, { reportId: new URL(request.url).searchParams.get('reportId') || '0' }),
  backTo: '/lab/report/list',
  backLabel: (say) => say.backToList,
  console: (language) => labWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.reportId} ${one.version}`,
  page(one, say, language) {
    const { reportId, version } = one;
    const seen = { reportId, version };
    const { sure, because, opens } = actionMaker(say);
    const isSigned = one.pdfHash !== '';
    const isOpen = one.state === 'DRAFT' || one.state === 'IN_REVIEW' || one.state === 'REVIEWED';
    const people = [one.preparedName, one.reviewedName, one.approvedName]
      .map((name) => name || '—')
      .join(' / ');
    return {
      title: one.reportNo || one.serviceSn,
      subtitle: `${one.kindName} · ${one.clientName}`,
      state: { tone: one.tone, name: one.stateName },
      tags: one.state === 'SIGNING' ? [{ tone: 'moving', text: say.signing }] : [],
      notices: [
        one.points && say.points(one.points),
        one.whyNot && say.whyNot(one.whyNot),
        one.voidReason && `${say.voidReason}: ${one.voidReason}`,
      ],
      main: [
        block.facts(undefined, [
          {
            label: say.service,
            value: (
              <Link
                to={`/lab/entrust/detail?serviceSn=${one.serviceSn}`}
                className="num text-brand hover:underline"
              >
                {one.serviceSn}
              </Link>
            ),
          },
          { label: say.promised, value: one.promisedAt ? showMoment(one.promisedAt) : '—' },
          { label: say.people, value: people },
          ...(isSigned
            ? [
                { label: say.issued, value: showMoment(one.issuedAt) },
                {
                  label: say.marks,
                  value: one.marks.map((mark) => markNames[mark][language]).join(' · ') || say.noMark,
                },
                {
                  label: say.seal,
                  value: one.isDemoSeal ? `${one.sealHolder} · ${say.demoSeal}` : one.sealHolder,
                },
                { label: say.stamped, value: one.stampedAt ? showMoment(one.stampedAt, true) : say.noStamp },
                { label: say.code, value: <span className="num">{one.verifyCode}</span> },
                { label: say.pdfHash, value: <HashText hash={one.pdfHash} /> },
              ]
            : []),
          ...(one.replacesNo ? [{ label: say.replaces, value: one.replacesNo }] : []),
          ...(one.replacedByNo ? [{ label: say.replacedBy, value: one.replacedByNo }] : []),
          ...(one.changed
            ? [
                { label: say.changed, value: one.changed, wide: true },
                { label: say.changeReason, value: one.changeReason, wide: true },
              ]
            : []),
          {
            label: say.conclusion,
            value: [one.conclusionZh, one.conclusionEn].filter(Boolean).join(' / ') || '—',
            wide: true,
          },
          { label: say.deviations, value: one.printedDeviations || '—', wide: true },
        ]),
        block.actions(),
        ...(isOpen ? [block.custom(say.marks, <ReportGates one={one} />)] : []),
        block.custom(say.items, <ReportItems one={one} />, { flush: true }),
        block.custom(
          isSigned ? say.original : say.preview,
          <ReportPreview reportId={reportId} version={version} title={say.report} />,
        ),
        block.custom(say.evidence, <ReportEvidence one={one} />, { flush: true }),
        block.steps(say.history, one.log),
      ],
      actions: {
        write: opens(
          'write',
          'outline',
          formWindow(WORDS, {
            ...{ title: say.write, text: say.writeText, size: 'lg' as const },
            initial: {
              conclusionZh: one.conclusionZh || one.proposedZh,
              conclusionEn: one.conclusionEn || (one.language === 'ZH' ? '' : one.proposedEn),
              deviations: one.deviations || say.noDeviation,
            },
            send: (said) => call(P.write, { ...seen, ...said }),
          }),
        ),
        handIn: sure('handIn', 'primary', () => call(P.handIn, seen)),
        pass: sure('pass', 'primary', () => call(P.pass, seen)),
        approve: opens(
          'approve',
          'primary',
          formWindow(APPROVE, {
            ...{ title: say.approve, text: say.approveText },
            send: ({ payPwd }) => call(P.approve, { ...seen, payPwd }),
          }),
        ),
        sendBack: because('sendBack', 'outline', (reason) => call(P.sendBack, { ...seen, reason })),
        amend: opens(
          'amend',
          'outline',
          formWindow(AMEND, {
            ...{ title: say.amend, text: say.amendText },
            send: (said) => call(P.amend, { ...seen, ...said }),
          }),
        ),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;

// One commission of the customer's, tests and calibrations alike: what he has to do now, where it stands, what was agreed, what it costs.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { fileIdsOf, filesFor } from '#mall/file/parts/upload-file.ts';
import { MOST_FILES, type ObjectionRow, objectionProtocol } from '#mall/objection/objection.protocol.ts';
import { WISHES } from '#mall/objection/objection-process.ts';
import { wishNames } from '#mall/objection/objection-status.ts';
import { ObjectionBlock } from '#mall/objection/parts/objection-block.tsx';
import { objectionWords } from '#mall/objection/parts/objection-words.ts';
import { ReportBlock } from '#mall/report/parts/report-block.tsx';
import { reportWords } from '#mall/report/parts/report-words.ts';
import { type OwnReport, reportProtocol } from '#mall/report/report.protocol.ts';
import { changeActions, changesAllowed } from '#mall/service-change/parts/change-actions.tsx';
import { ChangeBlock } from '#mall/service-change/parts/change-block.tsx';
import { changeWords } from '#mall/service-change/parts/change-words.ts';
import { serviceChangeProtocol } from '#mall/service-change/service-change.protocol.ts';
import { SpecimenQuestions } from '#mall/specimen/parts/own-specimens.tsx';
import { PrintLabels } from '#mall/specimen/parts/print-labels.tsx';
import { Specimens } from '#mall/specimen/parts/specimen-blocks.tsx';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { boughtWords } from '#mall/testing/parts/bought/bought-words.ts';
import { Changes, factsOfForm, ItemsAndPrice, ServiceSteps } from '#mall/testing/parts/service-blocks.tsx';
import { serviceWords } from '#mall/testing/parts/service-words.ts';
import { testingProtocol as P, type ServiceDetail } from '#mall/testing/testing.protocol.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(serviceWords.service);

const SENT = {
  carrier: field.text(serviceWords.carrier, { max: 40, missing: serviceWords.needCarrier }),
  trackingNo: field.text(serviceWords.trackingNo, { max: 60, optional: true }),
};
const CONFIRM = {
  payPwd: field.password(serviceWords.payPwd, {
    missing: serviceWords.needPayPwd,
    autoComplete: 'current-password',
  }),
};

/** What the reader has to do, or what he waits for, in one sentence. */
function nowOf(one: ServiceDetail, say: Record<string, unknown>): string {
  if (one.entry !== 'FORM' && one.state === 'DRAFT') return String(say.nowBought);
  const key = {
    ...{
      DRAFT: 'nowDraft',
      REVIEW_REJECTED: 'nowDraft',
      PENDING_PAYMENT: 'nowPay',
      PENDING_DELIVERY: 'nowSend',
    },
    ...{ PENDING_RECEIPT: 'nowOnWay', SAMPLE_RECEIVED: 'nowReceived', REPORT_ISSUED: 'nowReport' },
    ...{
      SAMPLE_ABNORMAL: 'nowAbnormal',
      SCHEDULED: 'nowPlanned',
      IN_TEST: 'nowTest',
      SUSPENDED: 'nowSuspended',
    },
    ...{
      REPORT_DRAFTING: 'nowWriting',
      REPORT_REVIEW: 'nowWriting',
      OBJECTION: 'nowObjection',
      TERMINATED: '',
    },
    PENDING_REVIEW:
      one.turn === 'CUSTOMER' ? 'nowConfirm' : one.turn === 'APPROVAL' ? 'nowApproval' : 'nowLab',
    ...{ REJECTED: '', COMPLETED: '', CANCELLED: '' },
  }[one.state];
  return key ? String(say[key]) : '';
}

/** Reports that nobody has objected to yet. */
const objectable = ({
  reports,
  objections,
}: {
  reports: readonly OwnReport[];
  objections: readonly ObjectionRow[];
}) =>
  reports.filter(
    ({ reportNo, state }) =>
      state === 'ISSUED' && !objections.some((one) => one.reportNo === reportNo && one.state !== 'WITHDRAWN'),
  );

const screen = detail({
  words: serviceWords,
  load: async ({ request }) => {
    const serviceSn = new URL(request.url).searchParams.get('serviceSn') ?? '-';
    const [one, specimens, reports, objected, of] = await Promise.all([
      call(P.detail, { serviceSn }),
      call(specimenProtocol.ofService, { serviceSn }),
      // Who may see the commission but no reports sees it without them.
      call(reportProtocol.ofService, { serviceSn }).catch(() => ({ reports: [] })),
      call(objectionProtocol.ofService, { serviceSn }),
      call(serviceChangeProtocol.ofService, { serviceSn }),
    ]);
    return { ...one, ...specimens, ...reports, ...objected, of };
  },
  backTo: '/member/service/list',
  backLabel: (say) => say.backToList,
  allowed: (one) => [
    ...one.allowedActions,
    'again',
    ...changesAllowed(one.of, 'customer'),
    ...(one.allowedActions.includes('object') && objectable(one).length > 0 ? ['objectTo'] : []),
  ],
  version: (one) => `${one.serviceSn} ${one.version}`,
  page(one, say, language) {
    const { serviceSn, version } = one;
    const seen = { serviceSn, version };
    const { sure, because, opens } = actionMaker(say);
    const [newest] = one.versions;
    const isProposed = one.turn === 'CUSTOMER' && one.versions.length > 1;
    // what was bought stands as its purchase until its form is handed in
    const isBought = one.entry !== 'FORM' && one.state === 'DRAFT';
    const form = isBought ? one.form : (newest?.content.form ?? one.form);
    const isComing = one.specimens.some(({ state }) => state === 'LABELLED' || state === 'IN_TRANSIT');
    const isAsked = one.specimens.some(({ allowedActions }) => allowedActions.includes('decide'));
    const isSent = one.state === 'PENDING_DELIVERY' || one.state === 'PENDING_RECEIPT';
    const where = one.kind === 'METERING' ? '/metering' : '/entrust';
    return {
      title: one.serviceSn,
      subtitle: one.kindName,
      state: { tone: one.tone, name: one.turnName || one.stateName },
      notices: [one.closeReason && say.refused(one.closeReason)],
      main: [
        block.custom(
          undefined,
          <ServiceSteps one={one} now={isAsked ? say.nowAbnormal : nowOf(one, say as never)} />,
        ),
        block.facts(undefined, [
          { label: say.laboratory, value: one.labName || '—' },
          {
            label: one.receivedAt ? say.promised : say.estimated,
            value: one.promisedAt ? showMoment(one.promisedAt) : '—',
          },
          ...one.stops.map((stop) => ({
            label: say.stood,
            value: say.stoodFor(
              stop.reason,
              showMoment(stop.from),
              stop.to ? showMoment(stop.to) : '',
              stop.days,
            ),
          })),
          ...(one.order
            ? [
                {
                  label: say.order,
                  value: (
                    <Link
                      to={`/member/order/detail?orderSn=${one.order.orderSn}`}
                      className="num text-brand underline"
                    >
                      {one.order.orderSn}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(one.packSn
            ? [
                {
                  label: boughtWords.ofPack[language],
                  value: (
                    <Link
                      to={`/member/order/packDetail?packageNo=${one.packSn}`}
                      className="num text-brand underline"
                    >
                      {one.packSn}
                    </Link>
                  ),
                },
              ]
            : []),
          ...(isSent || isComing ? [{ label: say.sendTo, value: one.receiver }] : []),
          ...(one.carrier ? [{ label: say.sentBy, value: `${one.carrier} ${one.trackingNo}` }] : []),
        ]),
        block.actions(),
        ...(isProposed ? [block.custom(say.changes, <Changes one={one} />)] : []),
        ...(one.of.changes.length > 0
          ? [
              block.custom(
                changeWords.changes[language],
                <ChangeBlock changes={one.of.changes} side="customer" />,
              ),
            ]
          : []),
        ...(one.reports.length > 0
          ? [block.custom(reportWords.reports[language], <ReportBlock reports={one.reports} />)]
          : []),
        ...(one.objections.length > 0
          ? [
              block.custom(
                objectionWords.objections[language],
                <ObjectionBlock objections={one.objections} />,
              ),
            ]
          : []),
        ...(newest ? [block.custom(say.items, <ItemsAndPrice version={newest.content} />)] : []),
        ...(one.specimens.length > 0
          ? [
              block.custom(
                say.specimens,
                <>
                  <SpecimenQuestions of={one} />
                  <Specimens of={one} />
                </>,
                {
                  aside: isComing && one.receiver && one.order ? <PrintLabels serviceSn={serviceSn} /> : null,
                },
              ),
            ]
          : []),
        block.facts(say.form, factsOfForm(form, say, language)),
        block.steps(say.history, one.log),
      ],
      actions: {
        confirm: opens(
          'confirm',
          'primary',
          formWindow(CONFIRM, {
            title: say.confirm,
            text: say.confirmText,
            send: ({ payPwd }) => call(P.confirm, { ...seen, hash: one.contentHash, payPwd }),
          }),
        ),
        pay: { label: say.pay, tone: 'buy', to: `/buy/pay?paySn=${one.order?.paySn ?? ''}` },
        edit: { label: say.edit, tone: 'primary', to: `${where}?serviceSn=${serviceSn}` },
        send: opens(
          'send',
          'primary',
          formWindow(SENT, { title: say.send, send: (said) => call(P.sent, { ...seen, ...said }) }),
        ),
        acceptReports: sure('acceptReports', 'primary', () => call(P.acceptReports, seen)),
        objectTo: {
          label: objectionWords.object[language],
          tone: 'outline',
          ask: 'window',
          window: formWindow(
            {
              reportNo: field.choice(
                objectionWords.whichReport,
                Object.fromEntries(
                  objectable(one).map(({ reportNo }) => [reportNo, { zh: reportNo, en: reportNo }]),
                ),
                { missing: objectionWords.needed },
              ),
              wish: field.radio(objectionWords.wish, wishNames, { empty: WISHES[0] }),
              reason: field.area(objectionWords.reason, {
                ...{ max: 1_000, rows: 4, missing: objectionWords.needed, hint: objectionWords.reasonHint },
              }),
              files: field.files(objectionWords.files, filesFor('attachment', MOST_FILES), {
                optional: true,
              }),
            },
            {
              title: objectionWords.object[language],
              text: objectionWords.objectText[language],
              initial: { reportNo: objectable(one)[0]?.reportNo },
              send: ({ files, ...said }) =>
                call(objectionProtocol.object, {
                  ...said,
                  fileIds: JSON.stringify(fileIdsOf(files)),
                } as never),
            },
          ),
        },
        askAgain: because('askAgain', 'outline', (reason) => call(P.askAgain, { ...seen, reason })),
        cancel: sure('cancel', 'danger', () => call(P.cancel, seen)),
        ...changeActions(one.of, { side: 'customer', serviceSn, language }),
        again: { label: say.again, tone: 'ghost', to: `${where}?from=${serviceSn}`, inMenu: true },
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;

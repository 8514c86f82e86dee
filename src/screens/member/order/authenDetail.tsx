// One certification of the enterprise's: what it has to do now, what was asked for, found and decided, the certificate with its surveillance.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import type { DetailActions } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { authenProtocol as P } from '#mall/authen/authen.protocol.ts';
import { MOST_FILES, testMarks } from '#mall/authen/authen-terms.ts';
import { certificateProtocol } from '#mall/authen/certificate.protocol.ts';
import { authenWords as W } from '#mall/authen/parts/authen-words.ts';
import { CaseSteps, caseBlocks, nowOf } from '#mall/authen/parts/case-blocks.tsx';
import { fileIdsOf, filesFor } from '#mall/file/parts/upload-file.ts';
import { titled } from '../../storefront/seo.ts';

export const meta = titled(W.title);

const ANSWER = {
  answer: field.area(W.said, { max: 1_000, rows: 4, missing: W.needSaid }),
  files: field.files(W.files, filesFor('attachment', MOST_FILES)),
};
const TEST = {
  by: field.radio(W.testBy, { ORDER: W.byOrder, REPORT: W.byReport }, { empty: 'REPORT' }),
  serviceSn: field.text(W.ofCommission, { max: 20, missing: W.needReport, className: 'num' }),
  reportNo: field.text(W.reportNo, { max: 60, missing: W.needReport }),
  laboratory: field.text(W.testLab, { max: 120, missing: W.needReport }),
  mark: field.radio(W.mark, testMarks, { empty: 'CNAS' }),
  issuedOn: field.date(W.issuedOn, { missing: W.needReport }),
  files: field.files(W.files, filesFor('attachment', MOST_FILES), { missing: W.needReport }),
};

const href = (authenSn: string) => `/member/order/authenDetail?authenSn=${authenSn}`;

const screen = detail({
  words: W,
  load: ({ request }) => {
    const { searchParams } = new URL(request.url);
    const orderSn = searchParams.get('orderSn') ?? '';
    return call(P.detail, { authenSn: searchParams.get('authenSn') ?? (orderSn ? '' : '-'), orderSn });
  },
  backTo: '/member/order/authen',
  backLabel: (say) => say.backToList,
  allowed: (one) => [...one.allowedActions, ...(one.certificate?.allowedActions ?? [])],
  version: (one) => `${one.authenSn} ${one.version} ${one.certificate?.version}`,
  page(one, say, language) {
    const { authenSn, version, certificate } = one;
    const seen = { authenSn, version };
    const { sure, because, opens } = actionMaker(say);
    const answers: DetailActions = Object.fromEntries(
      one.findings
        .filter(({ state }) => state === 'OPEN')
        .map(({ no, text }, at) => [
          `answer ${no}`,
          {
            ...opens(
              'answer',
              at === 0 ? 'primary' : 'outline',
              formWindow(ANSWER, {
                title: say.answerOf(no),
                text: `${text}\n${say.answerText}`,
                send: ({ answer, files }) =>
                  call(P.answer, {
                    ...{ ...seen, findingNo: no, answer },
                    fileIds: JSON.stringify(fileIdsOf(files)),
                  } as never),
              }),
            ),
            label: say.answerOf(no),
            needs: 'answer',
          },
        ]),
    );
    return {
      title: authenSn,
      subtitle: [one.kindName, one.title].filter(Boolean).join(' · '),
      state: { tone: one.tone, name: one.stateName },
      notices: [one.closeReason && say.refused(one.closeReason)],
      main: [
        block.custom(undefined, <CaseSteps one={one} now={nowOf(one, say)} />),
        block.facts(undefined, [
          { label: say.scheme, value: one.schemeName },
          { label: say.laboratory, value: one.labName || '—' },
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
          ...(one.baseCertNo ? [{ label: say.base, value: one.baseCertNo }] : []),
          ...(one.dueAt ? [{ label: say.due, value: showMoment(one.dueAt) }] : []),
        ]),
        block.actions(),
        ...caseBlocks(one, say, language, href),
      ],
      actions: {
        pay: { label: say.pay, tone: 'buy', to: `/buy/pay?paySn=${one.order?.paySn ?? ''}` },
        edit: { label: say.edit, tone: 'primary', to: `/authen?authenSn=${authenSn}` },
        submit: sure('submit', 'outline', () => call(P.submit, seen)),
        supplement: opens(
          'supplement',
          'primary',
          formWindow(ANSWER, {
            ...{ title: say.supplement, text: say.supplementText },
            send: ({ answer, files }) =>
              call(P.answer, { ...seen, answer, fileIds: JSON.stringify(fileIdsOf(files)) } as never),
          }),
        ),
        handInTest: opens(
          'handInTest',
          'primary',
          formWindow(TEST, {
            ...{ title: say.handInTest, text: say.handInTestText },
            when: {
              serviceSn: ({ by }) => by === 'ORDER',
              ...Object.fromEntries(
                (['reportNo', 'laboratory', 'mark', 'issuedOn', 'files'] as const).map((name) => [
                  name,
                  ({ by }: { by: string }) => by === 'REPORT',
                ]),
              ),
            },
            send: ({ by, files, serviceSn, ...said }) =>
              call(P.handInTest, {
                ...seen,
                ...(by === 'ORDER' ? { serviceSn } : { ...said, fileIds: JSON.stringify(fileIdsOf(files)) }),
              } as never),
          }),
        ),
        answerVisit: sure('answerVisit', 'primary', () =>
          call(P.answerVisit, { ...seen, isAgreed: 1 } as never),
        ),
        decline: because(
          'decline',
          'outline',
          (note) => call(P.answerVisit, { ...seen, isAgreed: 0, note } as never),
          { needs: 'answerVisit' },
        ),
        ...answers,
        appeal: because('appeal', 'primary', (reason) => call(P.appeal, { ...seen, reason })),
        cancel: sure('cancel', 'danger', () => call(P.cancel, seen)),
        giveUp: because(
          'giveUp',
          'ghost',
          (reason) =>
            call(certificateProtocol.giveUp, {
              ...{ certNo: certificate?.certNo ?? '', version: certificate?.version ?? 0, reason },
            }),
          { inMenu: true },
        ),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;

// One certification at the laboratory's desk: accepted, reviewed, inspected, decided, each by whom it falls to; and its certificate afterwards.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import type { DetailActions } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { parseCents } from '#kit/money/money.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { authenProtocol as P } from '#mall/authen/authen.protocol.ts';
import { schemes } from '#mall/authen/authen-terms.ts';
import { certificateProtocol } from '#mall/authen/certificate.protocol.ts';
import { authenWords as W } from '#mall/authen/parts/authen-words.ts';
import { CaseSteps, caseBlocks } from '#mall/authen/parts/case-blocks.tsx';
import { InspectWindow } from '#mall/authen/parts/inspect-window.tsx';

const MOST_DAYS = 60;
const ACCEPT = {
  manDays: field.number(W.manDays, {
    max: 2,
    rule: (typed) =>
      /^\d{1,2}$/.test(typed.trim()) && Number(typed) <= MOST_DAYS ? undefined : W.wholeNumber,
  }),
  travel: field.amount(W.travel, {
    rule: (typed) =>
      parseCents(typed.trim()) === undefined
        ? { zh: '请输入正确的金额', en: 'Please enter an amount' }
        : undefined,
  }),
};
const ASK = { items: field.area(W.askItems, { max: 8_000, rows: 6, missing: W.needItems }) };
const VISIT = {
  date: field.date(W.visitDate, { missing: W.needDate }),
  people: field.text(W.people, { max: 120, missing: W.needPeople }),
};
const DECIDE = {
  outcome: field.radio(W.outcome, { YES: W.granted, NO: W.denied }, { empty: 'YES' }),
  reason: field.area(W.reason, { max: 1_000, rows: 3, missing: W.needReason }),
};

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(P.deskDetail, { authenSn: new URL(request.url).searchParams.get('authenSn') ?? '-' }),
  backTo: '/lab/authen/list',
  backLabel: (say) => say.backToDesk,
  console: (language) => W.console[language],
  allowed: (one) => [...one.allowedActions, ...(one.certificate?.allowedActions ?? [])],
  version: (one) => `${one.authenSn} ${one.version} ${one.certificate?.version}`,
  page(one, say, language) {
    const { authenSn, version, certificate } = one;
    const seen = { authenSn, version };
    const { sure, because, opens } = actionMaker(say);
    const ofCertificate = (act: 'suspend' | 'restore' | 'revoke') => (reason: string) =>
      call(certificateProtocol.changeCertificate, {
        ...{ certNo: certificate?.certNo ?? '', version: certificate?.version ?? 0, act, reason },
      });
    const judged: DetailActions = Object.fromEntries(
      one.findings
        .filter(({ state }) => state === 'ANSWERED')
        .flatMap(({ no }, at) => {
          const judge = (isClosed: 0 | 1, remark = '') =>
            call(P.judge, { ...seen, findingNo: no, isClosed, remark } as never);
          const close = say.closeOf(no);
          const reopen = say.reopenOf(no);
          return [
            [
              `close ${no}`,
              {
                ...{ label: close, title: close, text: say.closeText, done: say.done },
                ...{
                  ask: 'sure',
                  needs: 'judge',
                  run: () => judge(1),
                  tone: at === 0 ? 'primary' : 'outline',
                },
              },
            ],
            [
              `reopen ${no}`,
              {
                ...{ label: reopen, title: reopen, text: say.reopenText, tone: 'outline', done: say.done },
                ...{
                  ask: 'reason',
                  needs: 'judge',
                  run: ({ reason }: { reason: string }) => judge(0, reason),
                },
              },
            ],
          ];
        }),
    );
    return {
      title: authenSn,
      subtitle: [one.kindName, one.schemeName, one.applicant].filter(Boolean).join(' · '),
      state: { tone: one.tone, name: one.stateName },
      notices: [one.closeReason && say.refused(one.closeReason)],
      main: [
        block.custom(undefined, <CaseSteps one={one} now="" />),
        block.facts(undefined, [
          { label: say.product, value: one.title || '—' },
          { label: say.order, value: one.orderSn || '—' },
          ...(one.baseCertNo ? [{ label: say.base, value: one.baseCertNo }] : []),
          ...(one.dueAt ? [{ label: say.due, value: showMoment(one.dueAt) }] : []),
        ]),
        block.actions(),
        ...caseBlocks(one, say, language, (sn) => `/lab/authen/detail?authenSn=${sn}`),
      ],
      actions: {
        accept: opens(
          'accept',
          'primary',
          formWindow(ACCEPT, {
            ...{ title: say.accept, text: say.acceptText },
            initial: {
              manDays: String(one.kind === 'SURVEILLANCE' ? 1 : schemes[one.scheme].manDays),
              travel: '0',
            },
            send: (said) => call(P.accept, { ...seen, ...said } as never),
          }),
        ),
        sendBack: because('sendBack', 'outline', (reason) =>
          call(P.reject, { ...seen, isFinal: 0, reason } as never),
        ),
        refuse: because('refuse', 'danger', (reason) =>
          call(P.reject, { ...seen, isFinal: 1, reason } as never),
        ),
        pass: sure('pass', 'primary', () => call(P.pass, seen)),
        ask: opens(
          'ask',
          'outline',
          formWindow(ASK, {
            ...{ title: say.ask, text: say.askText },
            send: ({ items }) =>
              call(P.ask, {
                ...seen,
                items: JSON.stringify(
                  items
                    .split('\n')
                    .map((item) => item.trim())
                    .filter(Boolean),
                ),
              } as never),
          }),
        ),
        judgeTest: sure('judgeTest', 'primary', () => call(P.judgeTest, { ...seen, isAccepted: 1 } as never)),
        refuseTest: because(
          'refuseTest',
          'outline',
          (remark) => call(P.judgeTest, { ...seen, isAccepted: 0, remark } as never),
          { needs: 'judgeTest' },
        ),
        ...judged,
        inspect: opens('inspect', 'primary', ({ close, through }) => (
          <InspectWindow one={one} onClose={close} onDone={() => through()} />
        )),
        planVisit: opens(
          'planVisit',
          'outline',
          formWindow(VISIT, {
            ...{ title: say.planVisit, text: say.planVisitText },
            send: (said) => call(P.planVisit, { ...seen, ...said }),
          }),
        ),
        decide: opens(
          'decide',
          'primary',
          formWindow(DECIDE, {
            ...{ title: say.decide, text: say.decideText },
            send: ({ outcome, reason }) =>
              call(P.decide, { ...seen, isGranted: outcome === 'YES' ? 1 : 0, reason } as never),
          }),
        ),
        restore: because('restore', 'primary', ofCertificate('restore')),
        suspend: because('suspend', 'outline', ofCertificate('suspend')),
        revoke: because('revoke', 'danger', ofCertificate('revoke')),
      },
    };
  },
});

export const clientLoader = screen.clientLoader;
export const ErrorBoundary = screen.ErrorBoundary;
export const HydrateFallback = screen.HydrateFallback;
export default screen.Page;

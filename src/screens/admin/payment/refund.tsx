// One refund by bank: what it is of, to which account, and what finance does with it.
import { Link } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { block, detail } from '#kit/detail/detail.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { StepList } from '#kit/detail/step-history.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { toEntriesOf } from '#mall/books/parts/legs-table.tsx';
import { bankRefundProtocol as P } from '#mall/payment/bank-refund.protocol.ts';
import { bankRefundWords as W } from '#mall/payment/bank-refund-words.ts';
import { adminWords } from '../admin-words.ts';

const link = (to: string, text: string) => (
  <Link to={to} className="num text-brand hover:underline">
    {text}
  </Link>
);

const SERIAL = {
  serial: field.text(W.serial, {
    required: true,
    rule: (typed) => (typed.trim().length < 4 ? W.needsSerial : undefined),
    className: 'num',
    max: 64,
  }),
};

const screen = detail({
  words: W,
  load: ({ request }) =>
    call(P.refundDetail, { refundSn: new URL(request.url).searchParams.get('refundSn') || '0' }),
  backTo: '/admin/refund/list',
  backLabel: (say) => say.backToList,
  console: (language) => adminWords.console[language],
  allowed: (one) => one.allowedActions,
  version: (one) => `${one.refundSn} ${one.log.length}`,
  page(one, say) {
    const { refundSn, caseSn, paymentSn, state, allowedActions } = one;
    const { sure, because, opens } = actionMaker(say);
    return {
      title: refundSn,
      state: { tone: one.tone, name: one.stateName },
      notices: [
        caseSn !== '' && state === 'PROCESSING' && say.paidAtCase,
        allowedActions.includes('check') && say.firstChecks,
      ],
      main: [
        block.facts(undefined, [
          { label: say.amount, value: showAmount(one.amount) },
          { label: say.payee, value: one.payee },
          { label: say.bank, value: one.bank },
          { label: say.account, value: one.account },
          { label: say.member, value: one.memberName },
          { label: say.document, value: one.documentSn },
          { label: say.payment, value: link(toEntriesOf(paymentSn), paymentSn) },
          ...(caseSn
            ? [{ label: say.case, value: link(`/admin/aftersale/detail?caseSn=${caseSn}`, caseSn) }]
            : []),
          ...(one.serial ? [{ label: say.serial, value: one.serial }] : []),
          { label: say.created, value: showMoment(one.createdAt) },
          { label: say.entries, value: link(toEntriesOf(refundSn), say.seeEntries) },
        ]),
        block.actions(),
        block.custom(say.history, <StepList steps={one.log} />),
      ],
      actions: {
        check: sure('check', 'primary', () => call(P.checkRefund, { refundSn })),
        payByBank: opens(
          'payByBank',
          'primary',
          formWindow(SERIAL, {
            size: 'sm',
            title: say.payByBank,
            send: ({ serial }) => call(P.refundPaid, { refundSn, serial }),
          }),
        ),
        refuseAccount: because('refuseAccount', 'outline', (reason) =>
          call(P.refuseRefundAccount, { refundSn, reason }),
        ),
      },
    };
  },
});

export const { clientLoader, ErrorBoundary, HydrateFallback } = screen;
export default screen.Page;

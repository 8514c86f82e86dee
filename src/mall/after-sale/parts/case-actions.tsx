// What the reader may do with a case now: buttons from the server's list alone, each with the window it opens.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import { afterSaleProtocol as P } from '../after-sale.protocol.ts';
import type { CaseButton, CaseDetail } from '../after-sale-detail.protocol.ts';
import { isReturn } from '../after-sale-terms.ts';
import { AgreeDialog } from './agree-dialog.tsx';
import { caseActionWords } from './case-action-words.ts';
import { accountWindow, amountWindow, decisionWindow, serialWindow, wayWindow } from './case-windows.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { isAtBank } from './refund-rows.tsx';
import { saidWindow } from './said.tsx';

const yuan = (amount: string) => (amount ? showAmount(amount) : '');

/** @param side whose doors the evidence goes through */
export function CaseActions({ one, side }: { one: CaseDetail; side: 'buyer' | 'store' | 'platform' }) {
  const say = useWords(caseActionWords);
  const { sure, because, opens } = actionMaker(say);
  const { caseSn, version, kind, amount } = one;
  const seen = { caseSn, version };
  const add = side === 'store' ? P.storeEvidence : P.addEvidence;
  const read = { hint: say.buyerReads };
  const actions = {
    acceptOffer: sure('acceptOffer', 'primary', () => call(P.acceptOffer, seen), {
      title: say.acceptOfferTitle(yuan(one.offered)),
      ...(one.part === 'U' ? { text: say.acceptOfferOfUndelivered } : {}),
    }),
    declineOffer: because('declineOffer', 'outline', (reason) => call(P.declineOffer, { ...seen, reason }), {
      isOptional: true,
    }),
    escalate: opens(
      'escalate',
      'primary',
      saidWindow(say.escalate, (said) => call(P.escalate, { caseSn, ...said })),
    ),
    addEvidence: opens(
      'addEvidence',
      'outline',
      saidWindow(say.addEvidence, (said) => call(add, { caseSn, ...said })),
    ),
    sendBack: opens(
      'sendBack',
      'primary',
      wayWindow(say, { title: say.sendBack, most: one.mostCarriage }, (way) =>
        call(P.sendBack, { ...seen, ...way }),
      ),
    ),
    takeReplacement: sure('takeReplacement', 'primary', () => call(P.takeReplacement, seen)),
    takeRefund: sure('takeRefund', 'primary', () => call(P.takeRefund, seen)),
    edit: {
      label: say.edit,
      tone: 'outline',
      to: `/member/order/refund/apply?orderSn=${one.orderSn}&caseSn=${caseSn}`,
    },
    withdraw: sure('withdraw', 'outline', () => call(P.withdraw, seen)),
    agree: isReturn(kind)
      ? opens('agreeReturn', 'primary', ({ close, through }) => (
          <AgreeDialog
            send={(addressId) => call(P.agree, { ...seen, addressId })}
            onClose={close}
            onSent={through}
          />
        ))
      : sure('agree', 'primary', () => call(P.agree, seen), { title: say.agreeTitle(yuan(amount)) }),
    receive: opens('receive', 'primary', ({ close, through }) => (
      <ReceiveDialog one={one} onClose={close} onReceived={through} />
    )),
    turnAway: opens(
      'turnAway',
      'danger',
      saidWindow(say.turnAway, ({ text: reason, imageFileIds }) =>
        call(P.turnAway, { ...seen, reason, imageFileIds }),
      ),
    ),
    sendReplacement: opens(
      'sendReplacement',
      'primary',
      wayWindow(say, { title: say.sendReplacement, most: '' }, ({ carrier, trackingNo }) =>
        call(P.sendReplacement, { ...seen, carrier, trackingNo }),
      ),
    ),
    cannotReplace: because(
      'cannotReplace',
      'outline',
      (reason) => call(P.cannotReplace, { ...seen, reason }),
      read,
    ),
    offer: opens(
      'offer',
      'outline',
      amountWindow(say, { title: say.offer, most: amount }, (said) => call(P.offer, { ...seen, ...said })),
    ),
    refuse: because('refuse', 'danger', (reason) => call(P.refuse, { ...seen, reason }), read),
    decideForBuyer: opens(
      kind === 2 ? 'replaced' : 'decide',
      'primary',
      isReturn(kind)
        ? decisionWindow(say, { isExchange: kind === 2, most: kind === 2 ? '' : amount }, (said) =>
            call(P.decide, { ...seen, ...said }),
          )
        : amountWindow(
            say,
            { title: say.decideTitle, isWhole: one.isInFull, most: amount, initial: amount },
            (said) => call(P.decide, { ...seen, ...said }),
          ),
    ),
    decideForStore: because('decideStore', 'outline', (reason) => call(P.decide, { ...seen, reason })),
    firstRelease: sure('firstRelease', 'primary', () => call(P.release, seen), {
      title: say.releaseTitle(yuan(one.agreed)),
    }),
    release: sure('release', 'primary', () => call(P.release, seen), {
      title: say.releaseTitle(yuan(one.agreed)),
    }),
    nameAccount: opens(
      'nameAccount',
      'primary',
      accountWindow(say, (named, requestId) => call(P.nameAccount, { ...seen, ...named, requestId })),
    ),
    markRefundPaid: opens(
      'markRefundPaid',
      'primary',
      serialWindow(say, one.refunds.filter(isAtBank), (said) => call(P.markRefundPaid, { ...seen, ...said })),
    ),
    refuseAccount: because(
      'refuseAccount',
      'outline',
      (reason) => call(P.refuseAccount, { ...seen, reason }),
      read,
    ),
    retryRefund: sure('retryRefund', 'primary', () => call(P.retryRefund, seen)),
  } satisfies Record<CaseButton, DetailAction>;
  return <ActionButtons size="sm" actions={actions} allowed={one.allowedActions} />;
}

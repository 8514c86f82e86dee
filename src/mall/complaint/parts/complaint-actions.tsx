// What the reader may do with a complaint now: buttons from the server's list alone, each with the window it opens.
import { call } from '#kit/browser/call.ts';
import { actionMaker } from '#kit/detail/action-maker.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { formWindow } from '#kit/detail/form-window.tsx';
import { field } from '#kit/form/field-kinds.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import { aboveZeroIfAny } from '#mall/after-sale/parts/case-windows.tsx';
import { needsWords, saidWindow } from '#mall/after-sale/parts/said.tsx';
import { type ComplaintButton, type ComplaintDetail, complaintProtocol as P } from '../complaint.protocol.ts';
import { complaintWords as W } from './complaint-words.ts';

const UPHELD = {
  amount: field.amount(W.compensated, { optional: true, rule: aboveZeroIfAny }),
  reason: field.area(W.reason, { ...needsWords, rows: 3, max: 500 }),
};

/** @param side whose doors the words go through */
export function ComplaintActions({
  one,
  side,
}: {
  one: ComplaintDetail;
  side: 'buyer' | 'store' | 'platform';
}) {
  const say = useWords(W);
  const { sure, because, opens } = actionMaker(say);
  const { complaintSn, version } = one;
  const seen = { complaintSn, version };
  const own = side === 'store' ? { say: P.storeSay, escalate: P.storeEscalate } : P;
  const actions = {
    answer: opens(
      'answer',
      'primary',
      saidWindow(say.answer, (said) => call(P.answer, { ...seen, ...said })),
    ),
    settle: sure('settle', 'primary', () => call(P.settle, seen)),
    escalate: sure('escalate', 'outline', () => call(own.escalate, seen)),
    say: opens(
      'say',
      'outline',
      saidWindow(say.say, (said) => call(own.say, { complaintSn, ...said })),
    ),
    withdraw: sure('withdraw', 'outline', () => call(P.withdraw, seen)),
    accept: sure('accept', 'primary', () => call(P.accept, seen)),
    dismiss: because('dismiss', 'outline', (reason) => call(P.dismiss, { ...seen, reason }), {
      hint: say.buyerReads,
    }),
    decideForBuyer: opens(
      'decideForBuyer',
      'primary',
      formWindow(UPHELD, {
        title: say.decideForBuyer,
        text: one.takesOff ? say.takesOff : undefined,
        when: { amount: () => one.orderSn !== '' },
        now: { amount: { hint: say.amountHint(showAmount(one.mostCompensation)) } },
        send: ({ amount, reason }) =>
          call(P.decide, { ...seen, isUpheld: 1, ...(amount ? { amount } : {}), reason }),
      }),
    ),
    decideForStore: because('decideForStore', 'outline', (reason) =>
      call(P.decide, { ...seen, isUpheld: 0, reason }),
    ),
  } satisfies Record<ComplaintButton, DetailAction>;
  return <ActionButtons size="sm" actions={actions} allowed={one.allowedActions} />;
}

// What the reader may do with a case now: buttons from the server's list alone, each with the window it opens.
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';
import type { CaseButton, CaseDetail } from '../after-sale-detail.protocol.ts';
import { AmountDialog } from './amount-dialog.tsx';
import { caseWords } from './case-words.ts';
import { EvidenceDialog } from './evidence-dialog.tsx';
import { refundActions } from './refund-actions.tsx';
import { refundWords } from './refund-words.ts';

/** @param side whose doors the evidence goes through */
export function CaseActions({ one, side }: { one: CaseDetail; side: 'buyer' | 'store' | 'platform' }) {
  const say = useWords(caseWords);
  const ofRefunds = useWords(refundWords);
  const { caseSn, version } = one;
  const seen = { caseSn, version };
  const sure = { ask: 'sure', done: say.done } as const;
  const add = side === 'store' ? afterSaleProtocol.storeEvidence : afterSaleProtocol.addEvidence;
  const yuan = (amount: string) => (amount ? showAmount(amount) : '');
  const actions = {
    acceptOffer: {
      ...sure,
      label: say.acceptOffer,
      tone: 'primary',
      title: say.acceptTitle(yuan(one.offered)),
      text: say.acceptText,
      run: () => call(afterSaleProtocol.acceptOffer, seen),
    },
    declineOffer: {
      label: say.declineOffer,
      ask: 'reason',
      isOptional: true,
      tone: 'outline',
      text: say.declineText,
      done: say.done,
      run: ({ reason }) => call(afterSaleProtocol.declineOffer, { ...seen, reason }),
    },
    escalate: {
      label: say.escalate,
      ask: 'window',
      tone: 'primary',
      done: say.done,
      window: ({ close, through }) => (
        <EvidenceDialog
          title={say.escalate}
          send={(shown) => call(afterSaleProtocol.escalate, { caseSn, ...shown })}
          onClose={close}
          onSent={through}
        />
      ),
    },
    addEvidence: {
      label: say.addEvidence,
      ask: 'window',
      tone: 'outline',
      done: say.done,
      window: ({ close, through }) => (
        <EvidenceDialog
          title={say.addEvidence}
          send={(shown) => call(add, { caseSn, ...shown })}
          onClose={close}
          onSent={through}
        />
      ),
    },
    withdraw: {
      ...sure,
      label: say.withdraw,
      tone: 'outline',
      title: say.withdrawTitle,
      text: say.withdrawText,
      run: () => call(afterSaleProtocol.withdraw, { caseSn }),
    },
    agree: {
      ...sure,
      label: say.agree,
      tone: 'primary',
      title: say.agreeTitle(yuan(one.amount)),
      text: say.agreeText,
      run: () => call(afterSaleProtocol.agree, seen),
    },
    offer: {
      label: say.offer,
      ask: 'window',
      tone: 'outline',
      done: say.done,
      window: ({ close, through }) => (
        <AmountDialog
          title={say.offer}
          most={one.amount}
          send={(said) => call(afterSaleProtocol.offer, { ...seen, ...said })}
          onClose={close}
          onSent={through}
        />
      ),
    },
    refuse: {
      label: say.refuse,
      ask: 'reason',
      tone: 'danger',
      text: say.refuseText,
      hint: say.buyerReads,
      done: say.done,
      run: ({ reason }) => call(afterSaleProtocol.refuse, { ...seen, reason }),
    },
    decideForBuyer: {
      label: say.decide,
      ask: 'window',
      tone: 'primary',
      done: say.done,
      window: ({ close, through }) => (
        <AmountDialog
          title={say.decideTitle}
          most={one.amount}
          initial={one.amount}
          send={(said) => call(afterSaleProtocol.decide, { ...seen, ...said })}
          onClose={close}
          onSent={through}
        />
      ),
    },
    decideForStore: {
      label: say.decideStore,
      ask: 'reason',
      tone: 'outline',
      text: say.decideStoreText,
      done: say.done,
      run: ({ reason }) => call(afterSaleProtocol.decide, { ...seen, reason }),
    },
    firstRelease: {
      ...sure,
      label: say.firstRelease,
      tone: 'primary',
      title: say.releaseTitle(yuan(one.agreed)),
      text: say.firstReleaseText,
      run: () => call(afterSaleProtocol.release, seen),
    },
    release: {
      ...sure,
      label: say.release,
      tone: 'primary',
      title: say.releaseTitle(yuan(one.agreed)),
      text: say.releaseText,
      run: () => call(afterSaleProtocol.release, seen),
    },
    ...refundActions(seen, ofRefunds),
  } satisfies Record<CaseButton, DetailAction>;
  return <ActionButtons size="sm" actions={actions} allowed={one.allowedActions} />;
}

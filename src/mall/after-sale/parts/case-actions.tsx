// What the reader may do with a case now: buttons from the server's list alone, each with the window it opens.
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';
import type { CaseButton, CaseDetail } from '../after-sale-detail.protocol.ts';
import { isReturn } from '../after-sale-terms.ts';
import { AgreeDialog } from './agree-dialog.tsx';
import { AmountDialog } from './amount-dialog.tsx';
import { caseWords } from './case-words.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { EvidenceDialog } from './evidence-dialog.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { refundActions } from './refund-actions.tsx';
import { refundWords } from './refund-words.ts';
import { returnWords } from './return-words.ts';
import { WayDialog } from './way-dialog.tsx';

/** @param side whose doors the evidence goes through */
export function CaseActions({ one, side }: { one: CaseDetail; side: 'buyer' | 'store' | 'platform' }) {
  const say = { ...useWords(caseWords), ...useWords(returnWords) };
  const ofRefunds = useWords(refundWords);
  const { caseSn, version } = one;
  const seen = { caseSn, version };
  const isReturned = isReturn(one.kind);
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
    sendBack: {
      label: say.sendBack,
      ask: 'window',
      tone: 'primary',
      done: say.done,
      window: ({ close, through }) => (
        <WayDialog
          title={say.sendBack}
          withCarriage={one.bearer === 'store'}
          send={(way) => call(afterSaleProtocol.sendBack, { ...seen, ...way })}
          onClose={close}
          onSent={through}
        />
      ),
    },
    takeReplacement: {
      ...sure,
      label: say.takeReplacement,
      tone: 'primary',
      title: say.takeReplacementTitle,
      text: say.takeReplacementText,
      run: () => call(afterSaleProtocol.takeReplacement, seen),
    },
    takeRefund: {
      ...sure,
      label: say.takeRefund,
      tone: 'primary',
      title: say.takeRefundTitle,
      text: say.takeRefundText,
      run: () => call(afterSaleProtocol.takeRefund, seen),
    },
    withdraw: {
      ...sure,
      label: say.withdraw,
      tone: 'outline',
      title: say.withdrawTitle,
      text: say.withdrawText,
      run: () => call(afterSaleProtocol.withdraw, { caseSn }),
    },
    agree: isReturned
      ? {
          label: say.agreeReturn,
          ask: 'window',
          tone: 'primary',
          done: say.done,
          window: ({ close, through }) => (
            <AgreeDialog
              send={(addressId) => call(afterSaleProtocol.agree, { ...seen, addressId })}
              onClose={close}
              onSent={through}
            />
          ),
        }
      : {
          ...sure,
          label: say.agree,
          tone: 'primary',
          title: say.agreeTitle(yuan(one.amount)),
          text: say.agreeText,
          run: () => call(afterSaleProtocol.agree, seen),
        },
    receive: {
      label: say.receive,
      ask: 'window',
      tone: 'primary',
      done: say.done,
      window: ({ close, through }) => <ReceiveDialog one={one} onClose={close} onReceived={through} />,
    },
    turnAway: {
      label: say.turnAway,
      ask: 'window',
      tone: 'danger',
      done: say.done,
      window: ({ close, through }) => (
        <EvidenceDialog
          title={say.turnAway}
          send={({ text, imageFileIds }) =>
            call(afterSaleProtocol.turnAway, { ...seen, reason: text, imageFileIds })
          }
          onClose={close}
          onSent={through}
        />
      ),
    },
    sendReplacement: {
      label: say.sendReplacement,
      ask: 'window',
      tone: 'primary',
      done: say.done,
      window: ({ close, through }) => (
        <WayDialog
          title={say.sendReplacement}
          send={({ carrier, trackingNo }) =>
            call(afterSaleProtocol.sendReplacement, { ...seen, carrier, trackingNo })
          }
          onClose={close}
          onSent={through}
        />
      ),
    },
    cannotReplace: {
      label: say.cannotReplace,
      ask: 'reason',
      tone: 'outline',
      text: say.cannotReplaceText,
      hint: say.buyerReads,
      done: say.done,
      run: ({ reason }) => call(afterSaleProtocol.cannotReplace, { ...seen, reason }),
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
      label: one.kind === 2 ? say.replaced : say.decide,
      ask: 'window',
      tone: 'primary',
      done: say.done,
      window: ({ close, through }) =>
        isReturned ? (
          <DecideDialog
            isExchange={one.kind === 2}
            most={one.kind === 2 ? '' : one.amount}
            send={(said) => call(afterSaleProtocol.decide, { ...seen, ...said })}
            onClose={close}
            onSent={through}
          />
        ) : (
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

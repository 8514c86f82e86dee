// What buyer and finance may do about a refund that its channel has refused, each with the window it opens.
import { call } from '#kit/browser/call.ts';
import type { DetailAction } from '#kit/detail/detail-actions.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import { afterSaleProtocol } from '../after-sale.protocol.ts';
import type { CaseButton } from '../after-sale-detail.protocol.ts';
import { AccountDialog, SerialDialog } from './account-dialog.tsx';
import type { refundWords } from './refund-words.ts';

type RefundButton = Extract<CaseButton, 'nameAccount' | 'retryRefund' | 'markRefundPaid' | 'refuseAccount'>;

/** @param seen the case as it is shown */
export const refundActions = (
  seen: { caseSn: string; version: number },
  say: Spoken<typeof refundWords>,
): Record<RefundButton, DetailAction> => ({
  nameAccount: {
    label: say.choose,
    ask: 'window',
    tone: 'primary',
    done: say.done,
    window: ({ close, through }) => (
      <AccountDialog
        send={(named) => call(afterSaleProtocol.nameAccount, { ...seen, ...named })}
        onClose={close}
        onSent={through}
      />
    ),
  },
  markRefundPaid: {
    label: say.paid,
    ask: 'window',
    tone: 'primary',
    done: say.done,
    window: ({ close, through }) => (
      <SerialDialog
        send={(said) => call(afterSaleProtocol.markRefundPaid, { ...seen, ...said })}
        onClose={close}
        onSent={through}
      />
    ),
  },
  refuseAccount: {
    label: say.refuse,
    ask: 'reason',
    tone: 'outline',
    text: say.refuseText,
    hint: say.buyerReads,
    done: say.done,
    run: ({ reason }) => call(afterSaleProtocol.refuseAccount, { ...seen, reason }),
  },
  retryRefund: {
    label: say.retry,
    ask: 'sure',
    tone: 'primary',
    title: say.retryTitle,
    text: say.retryText,
    done: say.done,
    run: () => call(afterSaleProtocol.retryRefund, seen),
  },
});

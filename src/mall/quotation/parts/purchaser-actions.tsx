// What a purchaser may do with a quotation now: buttons from the server's list alone, each with the window it opens.
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { quotationProtocol } from '../quotation.protocol.ts';
import type { QuotationCard } from '../quotation-detail.protocol.ts';
import { AskFinalDialog } from './haggle/ask-final-dialog.tsx';
import { orReload } from './or-reload.ts';
import { quoteWords } from './quote-words.ts';

export interface PurchaserActionsProps {
  detail: Pick<QuotationCard, 'quoSn' | 'inqSn' | 'version' | 'allowedActions'>;
  onCounter: () => void;
}

export function PurchaserActions({ detail, onCounter }: PurchaserActionsProps) {
  const say = useWords(quoteWords);
  const { revalidate } = useRevalidator();
  const { quoSn, inqSn, version, allowedActions } = detail;
  const actions = {
    accept: {
      label: say.toAward,
      tone: 'primary',
      needs: allowedActions.includes('acceptMore') ? 'acceptMore' : 'accept',
      to: `/inquiry/contract_quo?inqSn=${encodeURIComponent(inqSn)}`,
    },
    counter: { label: say.counter, tone: 'outline', opens: onCounter },
    askFinal: {
      label: say.askFinal,
      ask: 'window',
      tone: 'outline',
      window: ({ close, through }) => (
        <AskFinalDialog inqSn={inqSn} quoSn={quoSn} onClose={close} onAsked={through} />
      ),
    },
    reject: {
      label: say.reject,
      ask: 'reason',
      tone: 'danger',
      title: say.rejectTitle,
      text: say.rejectText,
      hint: say.noteHint,
      usual: [say.reject_price, say.reject_lead, say.reject_terms],
      done: say.succeeded,
      run: ({ reason }) => orReload(call(quotationProtocol.reject, { quoSn, version, reason }), revalidate),
    },
  } satisfies Record<string, DetailAction>;
  return <ActionButtons actions={actions} allowed={allowedActions} />;
}

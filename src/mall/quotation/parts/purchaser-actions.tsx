// What a purchaser may do with a quotation now: buttons from the server's list alone, each with the window it opens.
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { quotationProtocol } from '../quotation.protocol.ts';
import type { QuotationCard } from '../quotation-detail.protocol.ts';
import { AskFinalDialog } from './haggle/ask-final-dialog.tsx';
import { orReload } from './or-reload.ts';
import { quoteWords } from './quote-words.ts';

export interface PurchaserActionsProps {
  detail: Pick<QuotationCard, 'quoSn' | 'inqSn' | 'version' | 'allowedActions'>;
  onCounter: () => void;
  onChanged: () => void;
}

export function PurchaserActions({ detail, onCounter, onChanged }: PurchaserActionsProps) {
  const say = useWords(quoteWords);
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState<'askFinal' | 'reject' | null>(null);
  const may = (act: QuotationCard['allowedActions'][number]) => detail.allowedActions.includes(act);
  const close = () => setOpen(null);
  return (
    <>
      {may('accept') || may('acceptMore') ? (
        <Button variant="primary" to={`/inquiry/contract_quo?inqSn=${encodeURIComponent(detail.inqSn)}`}>
          {say.toAward}
        </Button>
      ) : null}
      {may('counter') ? <Button onClick={onCounter}>{say.counter}</Button> : null}
      {may('askFinal') ? <Button onClick={() => setOpen('askFinal')}>{say.askFinal}</Button> : null}
      {may('reject') ? (
        <Button variant="danger" onClick={() => setOpen('reject')}>
          {say.reject}
        </Button>
      ) : null}
      {open === 'askFinal' ? (
        <AskFinalDialog
          inqSn={detail.inqSn}
          quoSn={detail.quoSn}
          onClose={close}
          onAsked={() => {
            close();
            onChanged();
          }}
        />
      ) : null}
      {open === 'reject' ? (
        <ReasonDialog
          title={say.rejectTitle}
          text={say.rejectText}
          hint={say.noteHint}
          usual={[say.reject_price, say.reject_lead, say.reject_terms]}
          confirmLabel={say.reject}
          tone="danger"
          onClose={close}
          onConfirm={async (reason) => {
            await orReload(
              call(quotationProtocol.reject, { quoSn: detail.quoSn, version: detail.version, reason }),
              revalidate,
            );
            close();
            toast.show({ text: say.done });
            onChanged();
          }}
        />
      ) : null}
    </>
  );
}

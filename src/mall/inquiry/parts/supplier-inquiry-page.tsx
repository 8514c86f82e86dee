// An invitation as its store sees it: what is asked for, until when, questions; nothing of anybody else.
import type { ReactNode } from 'react';
import { showMoment } from '#kit/time/show-moment.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { SupplierDetail } from '../invitation.protocol.ts';
import { InquiryFrame } from './inquiry-page.tsx';
import { inquiryWords } from './inquiry-words.ts';

export interface SupplierInquiryPageProps {
  inquiry: SupplierDetail;
  backTo: string;
  /** From the room of quotations: quote, decline, look at one's own. */
  actions?: ReactNode;
  /** And what one has answered so far. */
  quotation?: ReactNode;
}

export function SupplierInquiryPage({ inquiry, backTo, actions, quotation }: SupplierInquiryPageProps) {
  const say = useWords(inquiryWords);
  return (
    <InquiryFrame
      isSupplier
      inquiry={inquiry}
      back={{ to: backTo, text: say.backToReceived }}
      actions={actions}
      facts={
        <p className="mt-1 text-13 text-secondary">
          {say.purchaser} {inquiry.enterpriseName} ·{' '}
          <span className="num">{say.invitedAt(showMoment(inquiry.invitedAt))}</span>
          {inquiry.mayCloseEarly === 1 && inquiry.state === 'QUOTING' ? ` · ${say.mayCloseEarly}` : ''}
        </p>
      }
      head={
        inquiry.isAmended === 1 && inquiry.isCurrent === 1 ? (
          <p className="mt-3 border-t border-line pt-3 text-13 text-waiting">{say.amendedText}</p>
        ) : null
      }
      before={quotation}
      questions={{ mayAsk: inquiry.allowedActions.includes('ask') }}
    />
  );
}

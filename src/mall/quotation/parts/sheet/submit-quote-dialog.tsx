// Before a quotation is handed in: what it says in short, and whom the store itself asks first.

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { centsToWire, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import { quotationProtocol } from '../../quotation.protocol.ts';
import type { QuotationOffer } from '../../quotation-content.ts';
import { sayPlan } from '../../quotation-vocabulary.ts';
import { orReload } from '../or-reload.ts';
import { quoteFormWords } from './quote-form-words.ts';

export interface SubmitQuoteDialogProps {
  quoSn: string;
  mode: 'submit' | 'offer';
  offer: QuotationOffer;
  isSealed: boolean;
  isFinal: boolean;
  settle: () => Promise<number>;
  onClose: () => void;
  onSubmitted: () => void;
}

export function SubmitQuoteDialog(props: SubmitQuoteDialogProps) {
  const { quoSn, mode, offer, isSealed, isFinal, settle, onClose, onSubmitted } = props;
  const say = useWords(quoteFormWords);
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [first] = useState(offer);
  const { reply: preview, error } = useCall(quotationProtocol.previewApproval, { quoSn, offer: first });
  const count = (answer: string) => offer.lines.filter((line) => line.answer === answer).length;
  const longest = Math.max(
    0,
    ...offer.lines.filter((line) => line.answer !== 'none').map((line) => line.leadDays),
  );
  const freight = parseCents(offer.freight.fee);
  const facts: [string, string][] = [
    [say.lines, say.summaryLines(count('same'), count('alternative'), count('none'))],
    [
      say.freight,
      offer.freight.kind === 'fixed' && freight !== undefined
        ? showAmount(centsToWire(freight))
        : say[`freight_${offer.freight.kind}`],
    ],
    [say.longestLead, longest === 0 ? say.inStock : say.workingDays(longest)],
    [say.plan, sayPlan(offer.plan, language)],
    [say.validUntil, offer.validUntil],
    [say.binding, offer.isBinding ? say.bindingYes : say.binding_no],
  ];
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={mode === 'offer' ? say.submitOffer : say.submitTitle}
      text={isFinal ? say.submitFinalText : isSealed && mode === 'submit' ? say.submitSealed : say.submitText}
      confirmLabel={mode === 'offer' ? say.submitOffer : say.submit}
      onConfirm={async (requestId) => {
        const version = await settle();
        const done = await orReload(
          call(mode === 'offer' ? quotationProtocol.offer : quotationProtocol.submit, {
            quoSn,
            version,
            offer,
            requestId,
          }),
          revalidate,
          { says: true },
        );
        toast.show({ text: done.state === 'PENDING_REVIEW' ? say.toApproval : say.submitted });
        onSubmitted();
      }}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-13">
        <dt className="text-secondary">{say.total}</dt>
        <dd className="num text-16 font-semibold text-price-ink">
          {preview ? showAmount(preview.total) : <Skeleton className="h-5 w-24" />}
        </dd>
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-secondary">{name}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3 border-t border-line pt-3 text-13">
        {error ? null : preview === undefined ? (
          <Skeleton className="h-5 w-full" />
        ) : preview.approval.steps.length === 0 ? (
          <p className="text-done">{say.noApproval}</p>
        ) : (
          <>
            <p className="mb-2 font-semibold">{say.ownApproval}</p>
            <ApprovalPathView path={preview.approval} />
          </>
        )}
      </div>
    </ConfirmDialog>
  );
}

// What a store may do with its quotation now: buttons from the server's list alone, each with the window it opens.

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, newRequestId } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
import { showAmount } from '#kit/money/price-format.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { quotationProtocol } from '../quotation.protocol.ts';
import type { SellerQuotationDetail } from '../quotation-detail.protocol.ts';
import type { QuotationVersion } from '../quotation-version.protocol.ts';
import { DeclineDialog } from './haggle/decline-dialog.tsx';
import { orReload } from './or-reload.ts';
import { quoteWords } from './quote-words.ts';
import { quoteFormWords } from './sheet/quote-form-words.ts';
import { validDays } from './sheet/valid-days.ts';

export interface SupplierActionsProps {
  detail: SellerQuotationDetail;
  /** The offer in force, to renew it. */
  standing: QuotationVersion | null;
  /** The form with another offer is opened. */
  onOffer: () => void;
}

export function SupplierActions({ detail, standing, onOffer }: SupplierActionsProps) {
  const say = useWords(quoteWords);
  const { revalidate } = useRevalidator();
  const taken = <T,>(sent: Promise<T>) => orReload(sent, revalidate);
  const { quoSn, version } = detail;
  const seen = { quoSn, version };
  /** Those that only open something to type in need no question. */
  const step = (act: 'open' | 'edit' | 'replace'): DetailAction => ({
    label: say[act],
    ask: 'now',
    run: () => call(quotationProtocol[act], seen),
  });
  // The next step first.
  const actions = {
    agree: {
      label: say.agree,
      ask: 'sure',
      title: say.agreeTitle,
      text: say.agreeText(showAmount(detail.shown?.total ?? '0')),
      run: async () => {
        const { isAwarded } = await taken(call(quotationProtocol.agree, seen));
        return isAwarded ? say.agreedAwarded : say.agreed;
      },
    },
    offer: { label: say.newOffer, opens: onOffer },
    keep: {
      label: say.keep,
      ask: 'window',
      tone: 'outline',
      done: say.succeeded,
      window: ({ close, through }) => (
        <KeepDialog
          onClose={close}
          onKeep={async (reason) => {
            await taken(call(quotationProtocol.keep, { ...seen, reason }));
            through();
          }}
        />
      ),
    },
    reject: {
      label: say.refuse,
      ask: 'reason',
      tone: 'danger',
      title: say.refuseTitle,
      text: say.refuseText,
      hint: say.reasonHint,
      done: say.succeeded,
      run: ({ reason }) => taken(call(quotationProtocol.sellerReject, { ...seen, reason })),
    },
    open: { ...step('open'), label: detail.state === 'DECLINED' ? say.openAgain : say.open },
    edit: step('edit'),
    replace: { ...step('replace'), tone: 'outline', text: say.replaceText },
    renew: {
      label: say.renew,
      ask: 'window',
      done: say.succeeded,
      window: ({ close, through }) =>
        standing ? (
          <RenewDialog
            standing={standing}
            onClose={close}
            onRenew={async (validUntil, requestId) => {
              const fileIds = standing.files.map((file) => file.fileId);
              const offer = { ...standing, fileIds, validUntil };
              await taken(call(quotationProtocol.renew, { ...seen, offer, requestId }));
              through();
            }}
          />
        ) : null,
    },
    withdraw: {
      label: say.withdraw,
      ask: 'sure',
      tone: 'outline',
      isGrave: true,
      text: say.withdrawText,
      done: say.succeeded,
      run: () => taken(call(quotationProtocol.withdraw, seen)),
    },
    decline: {
      label: say.decline,
      ask: 'window',
      tone: 'outline',
      done: say.declined,
      window: ({ close, through }) => <DeclineDialog quotation={seen} onClose={close} onDeclined={through} />,
    },
  } satisfies Record<string, DetailAction>;
  return <ActionButtons actions={actions} allowed={detail.allowedActions} />;
}

function KeepDialog({ onClose, onKeep }: { onClose: () => void; onKeep: (reason: string) => Promise<void> }) {
  const say = useWords(quoteWords);
  const [reason, setReason] = useState('');
  return (
    <FormDialog
      size="sm"
      title={say.keepTitle}
      text={say.keepText}
      submitLabel={say.keep}
      onClose={onClose}
      check={() => true}
      onSubmit={() => onKeep(reason.trim())}
    >
      <Field label={say.keepReason} optional>
        <Textarea maxLength={300} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </FormDialog>
  );
}

function RenewDialog({
  standing,
  onClose,
  onRenew,
}: {
  standing: QuotationVersion;
  onClose: () => void;
  onRenew: (validUntil: string, requestId: string) => Promise<void>;
}) {
  const say = useWords(quoteWords);
  const form = useWords(quoteFormWords);
  const [days] = useState(() => validDays(null));
  const [day, setDay] = useState(days.usual);
  const [isChecked, setChecked] = useState(false);
  const [requestId] = useState(newRequestId);
  const isRight = day >= days.earliest && day <= days.latest;
  return (
    <FormDialog
      size="sm"
      title={say.renewTitle}
      text={say.renewText}
      submitLabel={say.renew}
      aside={
        <span className="num">
          {say.total} {showAmount(standing.total)}
        </span>
      }
      onClose={onClose}
      check={() => {
        setChecked(true);
        return isRight;
      }}
      onSubmit={() => onRenew(day, requestId)}
    >
      <Field
        label={say.renewUntil}
        required
        error={isChecked && !isRight ? form.validTooShort(days.earliest) : null}
      >
        <Input
          type="date"
          min={days.earliest}
          max={days.latest}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}

// What a store may do with its quotation now: buttons from the server's list alone, each with the window it opens.

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call, newRequestId } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button, type ButtonVariant } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { Input } from '#kit/ui/input.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { quotationProtocol } from '../quotation.protocol.ts';
import { QuotationOffer } from '../quotation-content.ts';
import type { SellerQuotationDetail } from '../quotation-detail.protocol.ts';
import type { QuotationVersion } from '../quotation-version.protocol.ts';
import { DeclineDialog } from './haggle/decline-dialog.tsx';
import { orReload } from './or-reload.ts';
import { quoteWords } from './quote-words.ts';
import { quoteFormWords } from './sheet/quote-form-words.ts';
import { validDays } from './sheet/valid-days.ts';

/** In the order of the buttons, the next step first. */
const ACTS = [
  'agree',
  'offer',
  'keep',
  'reject',
  'open',
  'edit',
  'replace',
  'renew',
  'withdraw',
  'decline',
] as const;
type Act = (typeof ACTS)[number];
const QUIET: readonly Act[] = ['withdraw', 'decline', 'keep', 'replace'];

export interface SupplierActionsProps {
  detail: SellerQuotationDetail;
  /** The offer in force, to renew it. */
  standing: QuotationVersion | null;
  onChanged: () => void;
  /** The form with another offer is opened. */
  onOffer: () => void;
}

export function SupplierActions({ detail, standing, onChanged, onOffer }: SupplierActionsProps) {
  const say = useWords(quoteWords);
  const [open, setOpen] = useState<Act | null>(null);
  const { doing: busy, run } = useAct<Act>();
  const { revalidate } = useRevalidator();
  const taken = <T,>(sent: Promise<T>) => orReload(sent, revalidate);
  const { quoSn, version } = detail;
  const seen = { quoSn, version };
  const acts = ACTS.filter((act) => detail.allowedActions.includes(act));
  const close = () => setOpen(null);
  const finish = (text: string = say.done) => {
    close();
    toast.show({ text });
    onChanged();
  };
  const words: Record<Act, string> = {
    agree: say.agree,
    offer: say.newOffer,
    keep: say.keep,
    reject: say.refuse,
    open: detail.state === 'DECLINED' ? say.openAgain : say.open,
    edit: say.edit,
    replace: say.replace,
    renew: say.renew,
    withdraw: say.withdraw,
    decline: say.decline,
  };
  const look = (act: Act, at: number): ButtonVariant =>
    act === 'reject' ? 'danger' : at > 0 || QUIET.includes(act) ? 'outline' : 'primary';
  /** Those that only open something to type in need no question. */
  const step = (act: 'open' | 'edit' | 'replace') =>
    run(() => call(quotationProtocol[act], seen), { key: act }).then(onChanged);
  const press = (act: Act) => {
    if (act === 'offer') onOffer();
    else if (act === 'open' || act === 'edit' || act === 'replace') void step(act);
    else setOpen(act);
  };
  const confirm = (act: Act, title: string, text: string, run: () => Promise<unknown>) => (
    <ConfirmDialog
      open={open === act}
      onOpenChange={(isOpen) => isOpen || close()}
      title={title}
      text={text}
      confirmLabel={words[act]}
      tone={act === 'withdraw' ? 'danger' : 'primary'}
      onConfirm={run}
    />
  );
  return (
    <>
      {acts.map((act, at) => (
        <Button
          key={act}
          variant={look(act, at)}
          busy={busy === act}
          title={act === 'replace' ? say.replaceText : undefined}
          onClick={() => press(act)}
        >
          {words[act]}
        </Button>
      ))}
      {confirm('agree', say.agreeTitle, say.agreeText(showAmount(detail.shown?.total ?? '0')), async () => {
        const { isAwarded } = await taken(call(quotationProtocol.agree, seen));
        finish(isAwarded ? say.agreedAwarded : say.agreed);
      })}
      {confirm('withdraw', say.withdraw, say.withdrawText, async () => {
        await taken(call(quotationProtocol.withdraw, seen));
        finish();
      })}
      {open === 'keep' ? (
        <KeepDialog
          onClose={close}
          onKeep={async (reason) => {
            await taken(call(quotationProtocol.keep, { ...seen, reason }));
            finish();
          }}
        />
      ) : null}
      {open === 'reject' ? (
        <ReasonDialog
          title={say.refuseTitle}
          text={say.refuseText}
          hint={say.reasonHint}
          confirmLabel={say.refuse}
          tone="danger"
          onClose={close}
          onConfirm={async (reason) => {
            await taken(call(quotationProtocol.sellerReject, { ...seen, reason }));
            finish();
          }}
        />
      ) : null}
      {open === 'decline' ? (
        <DeclineDialog quotation={seen} onClose={close} onDeclined={() => finish(say.declined)} />
      ) : null}
      {open === 'renew' && standing ? (
        <RenewDialog
          standing={standing}
          onClose={close}
          onRenew={async (validUntil, requestId) => {
            const offer = {
              ...QuotationOffer.parse({ ...standing, fileIds: standing.files.map((file) => file.fileId) }),
              validUntil,
            };
            await taken(call(quotationProtocol.renew, { ...seen, offer, requestId }));
            finish();
          }}
        />
      ) : null}
    </>
  );
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

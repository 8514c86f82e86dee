// What a reviewer decides with: the sheet with its remarks, approve or send back, and what else may be done, each asked once.
import { type ReactNode, useState } from 'react';
import { CallError } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type Remarks, ReviewSheet, type SheetRow } from '#mall/company/parts/certification-sheet.tsx';
import { certificationWords } from '#mall/company/parts/certification-words.ts';
import { reviewWords } from './review-words.ts';

/** A step that asks for its reason. */
export interface ReasonedStep {
  key: string;
  label: string;
  title: string;
  text?: string;
  /** It takes nothing from anybody. */
  isGentle?: boolean;
  usual: readonly string[];
  run: (reason: string) => Promise<unknown>;
}

/** Mount it anew for each version of the application: remarks belong to what was read. */
export function Decision(props: {
  rows: readonly SheetRow[];
  marked?: ReadonlySet<string>;
  /** What was remarked before, where nothing can be decided. */
  remarks: Remarks;
  approveText: string;
  onApprove?: () => Promise<unknown>;
  onSendBack?: (remarks: Remarks) => Promise<unknown>;
  steps: readonly ReasonedStep[];
  /** Reads everything again, also after a refusal: somebody else may have decided. */
  onDone: () => void;
}) {
  const { rows, marked, remarks: earlier, approveText, onApprove, onSendBack, steps, onDone } = props;
  const say = useWords(reviewWords);
  const sayReview = useWords(certificationWords);
  const [remarks, setRemarks] = useState<Remarks>({});
  const [isAsking, setAsking] = useState(false);
  const [step, setStep] = useState<ReasonedStep>();
  const [busy, setBusy] = useState(false);
  const hasRemarks = Object.values(remarks).some((text) => text.trim() !== '');
  const mark = (name: string, remark: string) => setRemarks((before) => ({ ...before, [name]: remark }));

  async function sendBack() {
    setBusy(true);
    try {
      await onSendBack?.(remarks);
      toast.show({ text: say.sentBack });
    } catch (reason) {
      toast.show({ tone: 'refused', text: reason instanceof Error ? reason.message : '' });
    }
    setBusy(false);
    onDone();
  }

  return (
    <>
      <ReviewSheet
        rows={rows}
        marked={marked}
        remarks={onSendBack ? remarks : earlier}
        onRemark={onSendBack ? mark : undefined}
      />
      {onSendBack ? (
        <Field label={sayReview.remarkWhole} optional className="mt-3 max-w-xl">
          {(wiring) => (
            <Textarea
              {...wiring}
              name="remark-whole"
              maxLength={200}
              value={remarks[''] ?? ''}
              onChange={(event) => mark('', event.target.value)}
            />
          )}
        </Field>
      ) : earlier[''] ? (
        <FormError className="mt-3">{earlier['']}</FormError>
      ) : null}
      {onApprove || onSendBack || steps.length > 0 ? (
        <StickyBar className="mt-4 flex-wrap">
          {onApprove ? (
            <Button variant="primary" disabled={hasRemarks} onClick={() => setAsking(true)}>
              {say.approve}
            </Button>
          ) : null}
          {onSendBack ? (
            <Button disabled={!hasRemarks} busy={busy} onClick={() => void sendBack()}>
              {say.sendBack}
            </Button>
          ) : null}
          {steps.map((one) => (
            <Button key={one.key} variant={one.isGentle ? 'outline' : 'danger'} onClick={() => setStep(one)}>
              {one.label}
            </Button>
          ))}
          {onSendBack && !hasRemarks ? <span className="text-12 text-hint">{say.sendBackHint}</span> : null}
        </StickyBar>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say.approveTitle}
        text={approveText}
        confirmLabel={say.approve}
        onConfirm={async () => {
          await onApprove?.();
          toast.show({ text: say.approved });
          onDone();
        }}
      />
      {step ? (
        <ReasonDialog
          tone={step.isGentle ? undefined : 'danger'}
          title={step.title}
          text={step.text}
          confirmLabel={step.label}
          usual={step.usual}
          onClose={() => setStep(undefined)}
          onConfirm={async (reason) => {
            await step.run(reason);
            setStep(undefined);
            toast.show({ text: say.done });
            onDone();
          }}
        />
      ) : null}
    </>
  );
}

/** An ID number as it may be seen, and the whole of it on request: each look is recorded. */
export function HiddenId({ masked, reveal }: { masked: string; reveal: () => Promise<string> }): ReactNode {
  const say = useWords(reviewWords);
  const [whole, setWhole] = useState<string>();
  const [error, setError] = useState<string>();
  if (whole) return whole;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      {masked}
      <Button
        variant="link"
        size="sm"
        title={say.showIdHint}
        onClick={() =>
          void reveal().then(setWhole, (reason: unknown) =>
            setError(reason instanceof CallError ? reason.message : ''),
          )
        }
      >
        {say.showId}
      </Button>
      {error ? <span className="text-12 text-refused">{error}</span> : null}
    </span>
  );
}

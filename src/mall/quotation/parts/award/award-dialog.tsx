// Before lines are awarded: what it comes to, what it becomes, who has to approve it, and why these.

import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Field } from '#kit/ui/field.tsx';
import { FormDialog } from '#kit/ui/form-dialog.tsx';
import { FormError } from '#kit/ui/form-error.tsx';
import { Input } from '#kit/ui/input.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import type { Comparison } from '../../comparison.protocol.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import { compareWords } from '../compare/compare-words.ts';
import { choicesOf, type Split } from '../compare/split.ts';
import { orReload } from '../or-reload.ts';

const FEW = 6;

export interface AwardDialogProps {
  data: Comparison;
  split: Split;
  onClose: () => void;
  onAwarded: () => void;
}

export function AwardDialog({ data, split, onClose, onAwarded }: AwardDialogProps) {
  const say = useWords(compareWords);
  const { revalidate } = useRevalidator();
  const [lines] = useState(() => {
    const versions = new Map(data.suppliers.map((one) => [one.quoSn, one.versionNo]));
    return choicesOf(split, data.lines).map((one) => ({ ...one, versionNo: versions.get(one.quoSn) ?? 1 }));
  });
  const { reply: preview, error: failure } = useCall(quotationProtocol.previewAward, {
    inqSn: data.inqSn,
    lines,
  });
  const [reason, setReason] = useState('');
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  const [isChecked, setChecked] = useState(false);
  const nameOf = (quoSn: string) => data.suppliers.find((one) => one.quoSn === quoSn)?.storeName ?? '';
  const keyOf = (one: { lineNo: number; quoSn: string }) => `${one.lineNo} ${one.quoSn}`;
  // One field for a line of a supplier, whatever it has to be explained for.
  const needed = [...Map.groupBy(preview?.reasonsNeeded ?? [], keyOf).values()].map((same) => ({
    ...same[0]!,
    text: same.map((one) => one.text).join('\n'),
  }));
  const [oneReason, setOneReason] = useState('');
  const steps = preview?.approval.steps ?? [];
  const isAlone = steps.length > 0 && steps.every((step) => step.isSelf);
  const isMissing = (one: { lineNo: number; quoSn: string }) => !(reasons[keyOf(one)] ?? '').trim();
  return (
    <FormDialog
      size="lg"
      title={say.awardTitle}
      text={say.awardText}
      submitLabel={isAlone ? say.awardAndApprove : say.award}
      aside={
        preview ? (
          <span className="num">
            {say.awardAmount} <b className="text-16 text-price-ink">{showAmount(preview.amount)}</b>
            {Number(preview.freight) > 0 ? (
              <span className="ml-1 text-12 text-hint">
                {say.awardFreight} {showAmount(preview.freight)}
              </span>
            ) : null}
          </span>
        ) : undefined
      }
      onClose={onClose}
      check={() => {
        setChecked(true);
        if (failure) return failure;
        if (!preview) return say.updating;
        if (preview.problems.length > 0) return say.cannotAward;
        return !needed.some(isMissing);
      }}
      onSubmit={async (requestId) => {
        const done = await orReload(
          call(quotationProtocol.award, {
            inqSn: data.inqSn,
            lines: lines.map((one) => ({ ...one, reason: (reasons[keyOf(one)] ?? '').trim() })),
            reason: reason.trim(),
            approves: isAlone,
            requestId,
          }),
          revalidate,
        );
        toast.show({ text: done.state === 'PENDING_REVIEW' ? say.awardedPending : say.isAwarded });
        onAwarded();
      }}
    >
      {failure ? (
        <FormError>{failure}</FormError>
      ) : preview === undefined ? (
        <SkeletonText lines={6} />
      ) : (
        <>
          {preview.problems.length > 0 ? (
            <FormError>
              <ul>
                {preview.problems.slice(0, FEW).map((one) => (
                  <li key={`${one.lineNo} ${one.quoSn} ${one.text}`}>{one.text}</li>
                ))}
                {preview.problems.length > FEW ? (
                  <li>{say.moreProblems(preview.problems.length - FEW)}</li>
                ) : null}
              </ul>
            </FormError>
          ) : null}
          <section>
            <h3 className="mb-1 text-13 font-semibold">{say.whatBecomes}</h3>
            <ul className="grid gap-1 text-13">
              {preview.becomes.map((one) => (
                <li key={one.storeId} className="flex flex-wrap items-center gap-x-2">
                  <b>{one.storeName}</b>
                  <Tag tone={one.docType === 'contract' ? 'moving' : 'done'}>
                    {one.docType === 'contract' ? say.makeContract : say.toOrder}
                  </Tag>
                  <span className="text-secondary">{one.text}</span>
                </li>
              ))}
            </ul>
          </section>
          <section>
            <h3 className="mb-1 text-13 font-semibold">{say.path}</h3>
            {preview.approval.steps.length === 0 ? (
              <p className="text-13 text-done">{say.noApproval}</p>
            ) : (
              <>
                <ApprovalPathView path={preview.approval} title={false} />
                {isAlone ? <p className="mt-2 text-13 text-waiting">{say.approveSelf}</p> : null}
              </>
            )}
          </section>
          {needed.length > 0 ? (
            <section className="grid gap-3">
              <h3 className="text-13 font-semibold">{say.reasonNeeded}</h3>
              {needed.length > 1 ? (
                <Field label={say.oneReason} optional hint={say.oneReasonHint}>
                  <Input
                    size="sm"
                    maxLength={200}
                    value={oneReason}
                    onChange={({ target: { value } }) => {
                      setOneReason(value);
                      setReasons(Object.fromEntries(needed.map((one) => [keyOf(one), value])));
                    }}
                  />
                </Field>
              ) : null}
              {needed.map((one) => (
                <Field
                  key={keyOf(one)}
                  label={say.lineReason(one.lineNo, nameOf(one.quoSn))}
                  required
                  hint={<span className="whitespace-pre-line">{one.text}</span>}
                  error={isChecked && isMissing(one) ? say.reasonMissing : null}
                >
                  <Input
                    size="sm"
                    maxLength={200}
                    value={reasons[keyOf(one)] ?? ''}
                    onChange={(event) => setReasons({ ...reasons, [keyOf(one)]: event.target.value })}
                  />
                </Field>
              ))}
            </section>
          ) : null}
          <Field label={say.awardReason} optional hint={say.awardReasonHint}>
            <Textarea maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
          </Field>
        </>
      )}
    </FormDialog>
  );
}

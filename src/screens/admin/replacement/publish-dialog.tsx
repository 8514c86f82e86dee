// Asks once before a pair is published, and lets the reviewer correct what its evidence is.
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { evidenceWords } from '#mall/replacement/pair-status.ts';
import type { PairReply } from '#mall/replacement/replacement.protocol.ts';
import { pairReviewWords as W } from './pair-review-words.ts';

const { rules: _, laboratory: _proven, ...EVIDENCE } = evidenceWords;
type Said = keyof typeof EVIDENCE;
const PINS = { equal: W.pinsEqual, different: W.pinsDifferent, unknown: W.pinsUnknown };
const FIELDS = {
  evidence: field.choice(W.kindOfEvidence, EVIDENCE),
  pins: field.choice(W.pins, PINS),
};

/** Mount it to open it. */
export function PublishDialog({
  evidence: said,
  isPinEqual,
  onClose,
  onConfirm,
}: Pick<PairReply, 'evidence' | 'isPinEqual'> & {
  onClose: () => void;
  onConfirm: (
    wish: { evidence: Said | undefined; pins: keyof typeof PINS },
    requestId: string,
  ) => Promise<unknown>;
}) {
  const say = useWords(W);
  const form = useForm(FIELDS, {
    initial: {
      evidence: said === 'laboratory' ? '' : said,
      pins: isPinEqual === true ? 'equal' : isPinEqual === false ? 'different' : 'unknown',
    },
  });
  const { evidence, pins } = form.values;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={say.publishTitle}
      text={say.publishText}
      confirmLabel={say.publish}
      onConfirm={(requestId) =>
        onConfirm({ evidence: evidence || undefined, pins: pins || 'unknown' }, requestId)
      }
    >
      <FormFields form={form} />
    </ConfirmDialog>
  );
}

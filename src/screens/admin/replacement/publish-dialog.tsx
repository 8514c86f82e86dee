// Asks once before a pair is published, and lets the reviewer correct what its evidence is.
import { useState } from 'react';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { Field } from '#kit/ui/field.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { evidenceWords } from '#mall/replacement/pair-status.ts';
import type { PairReply } from '#mall/replacement/replacement.protocol.ts';
import { pairReviewWords } from './pair-review-words.ts';

const EVIDENCE = ['maker', 'platform', 'user', 'laboratory'] as const;
const PINS = ['equal', 'different', 'unknown'] as const;

/** Mount it to open it. */
export function PublishDialog({
  evidence: said,
  isPinEqual,
  onClose,
  onConfirm,
}: Pick<PairReply, 'evidence' | 'isPinEqual'> & {
  onClose: () => void;
  onConfirm: (
    wish: { evidence: PairReply['evidence']; pins: (typeof PINS)[number] },
    requestId: string,
  ) => Promise<unknown>;
}) {
  const say = useWords(pairReviewWords);
  const language = useLanguage();
  const [evidence, setEvidence] = useState(said);
  const [pins, setPins] = useState<(typeof PINS)[number]>(
    isPinEqual === true ? 'equal' : isPinEqual === false ? 'different' : 'unknown',
  );
  const pinWords = { equal: say.pinsEqual, different: say.pinsDifferent, unknown: say.pinsUnknown };
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={say.publishTitle}
      text={say.publishText}
      confirmLabel={say.publish}
      onConfirm={(requestId) => onConfirm({ evidence, pins }, requestId)}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={say.kindOfEvidence}>
          <NativeSelect
            name="evidence"
            value={evidence}
            onChange={(event) => setEvidence(EVIDENCE.find((one) => one === event.target.value) ?? said)}
            options={EVIDENCE.map((one) => ({ value: one, text: evidenceWords[one][language] }))}
          />
        </Field>
        <Field label={say.pins}>
          <NativeSelect
            name="pins"
            value={pins}
            onChange={(event) => setPins(PINS.find((one) => one === event.target.value) ?? 'unknown')}
            options={PINS.map((one) => ({ value: one, text: pinWords[one] }))}
          />
        </Field>
      </div>
    </ConfirmDialog>
  );
}

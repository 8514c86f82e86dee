// A member suggests what replaces what, with what stands behind it.

import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { field } from '#kit/form/field-kinds.ts';
import { FormFields } from '#kit/form/form-fields.tsx';
import { FormSheet } from '#kit/form/form-sheet.tsx';
import { useForm } from '#kit/form/use-form.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, filesFor } from '#mall/file/parts/upload-file.ts';
import { evidenceWords } from '../pair-status.ts';
import { MOST_EVIDENCE_FILES, type PartReply, replacementProtocol } from '../replacement.protocol.ts';
import { PartField } from './part-field.tsx';
import { replacementWords as W } from './replacement-words.ts';

const { user, maker } = evidenceWords;
const PINS = { yes: W.pinsEqual, no: W.pinsDifferent, unsure: W.pinsNotSure };
const IS_PIN_EQUAL = { yes: 1, no: 0, unsure: undefined } as const;
const LEAST = 10;
const MOST = 1000;

const fieldsOf = (ofPartNo: string) => ({
  of: field.custom<PartReply | undefined>(
    W.ofPart,
    undefined,
    (wiring, value, set) => (
      <PartField wiring={wiring} name="of" value={value} onChange={set} initial={ofPartNo} />
    ),
    { missing: W.partMissing, hint: W.partHint },
  ),
  by: field.custom<PartReply | undefined>(
    W.byPart,
    undefined,
    (wiring, value, set) => <PartField wiring={wiring} name="by" value={value} onChange={set} />,
    { missing: W.partMissing, hint: W.partHint },
  ),
  evidence: field.choice(W.kindOfEvidence, { user, maker }, { required: true, empty: 'user' }),
  pins: field.radio(W.pins, PINS, { empty: 'unsure', look: 'plain' }),
  statement: field.area(W.statement, {
    required: true,
    rule: (typed) => {
      const { length } = typed.trim();
      return length < LEAST ? W.statementShort : length > MOST ? W.statementLong : undefined;
    },
    hint: W.statementHint,
    wide: true,
    rows: 4,
    max: MOST,
  }),
  files: field.files(W.files, filesFor('evidence', MOST_EVIDENCE_FILES), { optional: true, wide: true }),
});

/** @param ofPartNo what was looked for when nothing was found */
export function SuggestForm({ ofPartNo = '' }: { ofPartNo?: string }) {
  const say = useWords(W);
  const form = useForm(fieldsOf(ofPartNo));
  const [isDone, setDone] = useState(false);

  async function suggest(requestId: string) {
    const { of, by, evidence, pins, statement, files } = form.values;
    if (!of || !by) return;
    await call(replacementProtocol.suggest, {
      ofPartId: of.partId,
      byPartId: by.partId,
      evidence: evidence || 'user',
      isPinEqual: IS_PIN_EQUAL[pins],
      statement,
      fileIds: fileIdsOf(files),
      requestId,
    });
    setDone(true);
  }

  function begin() {
    form.reset();
    setDone(false);
  }

  if (isDone) {
    return (
      <EmptyState
        title={say.submitted}
        action={
          <>
            <Button variant="primary" to="/prototype/replacement/mine">
              {say.seeMine}
            </Button>
            <Button onClick={begin}>{say.oneMore}</Button>
          </>
        }
      />
    );
  }
  return (
    <FormSheet
      form={form}
      submitLabel={say.submit}
      onSubmit={suggest}
      className="flex max-w-3xl flex-col gap-4"
    >
      <p className="text-13 text-secondary">{say.suggestIntro}</p>
      <FormFields form={form} />
    </FormSheet>
  );
}

// A member suggests what replaces what, with what stands behind it.

import { useRef, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { Textarea } from '#kit/ui/textarea.tsx';
import { type UploadedFile, UploadList } from '#kit/ui/upload-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf, MOST_BYTES, uploadFor, VOUCHER_TYPES } from '#mall/file/parts/upload-file.ts';
import { evidenceWords } from '../pair-status.ts';
import { MOST_EVIDENCE_FILES, type PartReply, replacementProtocol } from '../replacement.protocol.ts';
import { PartField } from './part-field.tsx';
import { replacementWords } from './replacement-words.ts';

const EVIDENCE = ['user', 'maker', 'laboratory'] as const;
type Pins = 'yes' | 'no' | 'unsure';
const PINS: Record<Pins, 1 | 0 | undefined> = { yes: 1, no: 0, unsure: undefined };
const LEAST = 10;
const MOST = 1000;

/** @param ofPartNo what was looked for when nothing was found */
export function SuggestForm({ ofPartNo = '' }: { ofPartNo?: string }) {
  const say = useWords(replacementWords);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [of, setOf] = useState<PartReply>();
  const [by, setBy] = useState<PartReply>();
  const [evidence, setEvidence] = useState<(typeof EVIDENCE)[number]>('user');
  const [pins, setPins] = useState<Pins>('unsure');
  const [statement, setStatement] = useState('');
  const [files, setFiles] = useState<UploadedFile[]>([]);
  const [isUploading, setUploading] = useState(false);
  const [isTried, setTried] = useState(false);
  const { busy, error, say: setError, run } = useAct({ says: 'here' });
  const [isDone, setDone] = useState(false);

  const length = statement.trim().length;
  const wrong = {
    of: of ? '' : say.partMissing,
    by: by ? '' : say.partMissing,
    statement: length < LEAST ? say.statementShort : length > MOST ? say.statementLong : '',
  };

  async function submit() {
    setTried(true);
    setError('');
    if (!of || !by || wrong.statement) {
      requestAnimationFrame(() => form.current && focusFirstInvalid(form.current));
      return;
    }
    void run(async (requestId) => {
      await call(replacementProtocol.suggest, {
        ofPartId: of.partId,
        byPartId: by.partId,
        evidence,
        isPinEqual: PINS[pins],
        statement,
        fileIds: fileIdsOf(files),
        requestId,
      });
      setDone(true);
    });
  }

  function begin() {
    setOf(undefined);
    setBy(undefined);
    setStatement('');
    setFiles([]);
    setTried(false);
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
    <form
      ref={form}
      noValidate
      className="max-w-3xl space-y-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void submit();
      }}
    >
      <p className="text-13 text-secondary">{say.suggestIntro}</p>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={say.ofPart} required hint={say.partHint} error={isTried ? wrong.of : ''}>
          {(wiring) => <PartField wiring={wiring} name="of" value={of} onChange={setOf} initial={ofPartNo} />}
        </Field>
        <Field label={say.byPart} required hint={say.partHint} error={isTried ? wrong.by : ''}>
          {(wiring) => <PartField wiring={wiring} name="by" value={by} onChange={setBy} />}
        </Field>
      </div>
      <div className="grid gap-4 md:grid-cols-2">
        <Field label={say.kindOfEvidence} required>
          <NativeSelect
            name="evidence"
            value={evidence}
            onChange={(event) => setEvidence(EVIDENCE.find((one) => one === event.target.value) ?? 'user')}
            options={EVIDENCE.map((one) => ({ value: one, text: evidenceWords[one][language] }))}
          />
        </Field>
        <Field label={say.pins} group>
          <RadioGroup
            name="pins"
            value={pins}
            onChange={setPins}
            className="pt-2"
            options={[
              { value: 'yes', label: say.pinsEqual },
              { value: 'no', label: say.pinsDifferent },
              { value: 'unsure', label: say.pinsNotSure },
            ]}
          />
        </Field>
      </div>
      <Field label={say.statement} required hint={say.statementHint} error={isTried ? wrong.statement : ''}>
        <Textarea
          rows={4}
          name="statement"
          maxLength={MOST}
          value={statement}
          onChange={(event) => setStatement(event.target.value)}
        />
      </Field>
      <Field label={say.files} group optional>
        <UploadList
          types={VOUCHER_TYPES}
          maxBytes={MOST_BYTES}
          maxCount={MOST_EVIDENCE_FILES}
          value={files}
          onChange={setFiles}
          onUploading={setUploading}
          upload={uploadFor('evidence')}
        />
      </Field>
      <FormError>{error}</FormError>
      <Button type="submit" variant="primary" busy={busy || isUploading}>
        {say.submit}
      </Button>
    </form>
  );
}

// Changing what was published: lines and terms as they stand, and why; published as another version in one act.

import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { keep, readKeptObject } from '#kit/browser/kept.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Field } from '#kit/ui/field.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Textarea } from '#kit/ui/textarea.tsx';
import { toast } from '#kit/ui/toast.ts';
import type { UploadedFile } from '#kit/ui/upload-list.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { fileIdsOf } from '#mall/file/parts/upload-file.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryDetail } from '../inquiry-detail.protocol.ts';
import { draftFaults } from './draft-faults.ts';
import { blankLine, contentOf, type DraftLine, isBlank, withCell } from './draft-lines.ts';
import { beijingOf, headerOf, termsFaults } from './draft-terms.ts';
import { ImportLines } from './import-lines.tsx';
import { inquiryWords } from './inquiry-words.ts';
import { LineSheet } from './line-sheet.tsx';
import { LineWindow } from './line-window.tsx';
import { TermsForm } from './terms-form.tsx';
import { type Draft, draftOf } from './use-draft.ts';
import { inquiryAddress } from './wizard-address.ts';
import { WizardBar } from './wizard-frame.tsx';
import { wizardWords } from './wizard-words.ts';

/** What was typed outlives a refresh, for the version that it changes. */
const keyOf = ({ inqSn, versionNo }: InquiryDetail) => `amendment ${inqSn} ${versionNo}`;

interface Kept {
  draft: Draft;
  reason: string;
}

function readKept(found: InquiryDetail): Kept {
  const fresh = { draft: draftOf(found), reason: '' };
  const kept = readKeptObject('session', keyOf(found)) as Partial<Kept>;
  if (!kept.draft) return fresh;
  // Rows get identities of this page.
  const lines = kept.draft.lines.map((line) => ({
    ...blankLine(found.kind),
    ...line,
    rowId: blankLine(found.kind).rowId,
  }));
  return { ...fresh, ...kept, draft: { ...kept.draft, lines } };
}

export interface InquiryAmendmentProps {
  found: InquiryDetail;
  /** Delivery addresses to choose from. */
  places: readonly string[];
}

export function InquiryAmendment({ found, places }: InquiryAmendmentProps) {
  const say = useWords(wizardWords);
  const words = useWords(inquiryWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const page = useRef<HTMLDivElement>(null);
  const [{ draft, reason }, setKept] = useState(() => readKept(found));
  const [isChecked, setChecked] = useState(false);
  const [openRow, setOpenRow] = useState<number>();
  const [goTo, setGoTo] = useState<{ rowId: number; key: string }>();
  const [isUploading, setUploading] = useState(false);
  const { busy, error, say: refuse, run } = useAct({ says: 'here' });
  const isTouched = useRef(false);

  useEffect(() => {
    if (isTouched.current) keep('session', keyOf(found), { draft, reason });
  }, [draft, reason, found]);

  const change = (edit: (before: Draft) => Draft) => {
    isTouched.current = true;
    setKept((before) => ({ ...before, draft: edit(before.draft) }));
  };
  const changeLines = (edit: (lines: readonly DraftLine[]) => readonly DraftLine[]) =>
    change((before) => ({ ...before, lines: edit(before.lines) }));
  const openAt = draft.lines.findIndex(({ rowId }) => rowId === openRow);
  const openLine = draft.lines[openAt];

  async function publish() {
    setChecked(true);
    refuse('');
    const first = draftFaults(draft, language, false, null)[0];
    if (first?.cell) {
      if (first.cell.isInSheet) setGoTo({ rowId: first.cell.rowId, key: first.cell.key });
      else setOpenRow(first.cell.rowId);
      return;
    }
    if (first || reason.trim() === '') {
      requestAnimationFrame(() => page.current && focusFirstInvalid(page.current));
      return;
    }
    if (isUploading) return refuse(say.stillUploading);
    await run(async () => {
      const moved = await call(inquiryProtocol.amend, {
        inqSn: found.inqSn,
        version: found.version,
        header: {
          ...headerOf(draft.terms, fileIdsOf(draft.files)),
          // The field shows minutes: a deadline left alone keeps its seconds.
          ...(draft.terms.deadline === beijingOf(found.header.deadline)
            ? { deadline: found.header.deadline }
            : {}),
        },
        lines: draft.lines
          .filter((line) => !isBlank(draft.kind, line))
          .map((line) => {
            const { wish, ...rest } = contentOf(draft.kind, line, language);
            return { ...rest, wish: { ...wish } };
          }),
        reason: reason.trim(),
      });
      keep('session', keyOf(found), undefined);
      toast.show({
        text: moved.isDeadlineMoved
          ? say.amendedMoved(moved.versionNo, showMoment(moved.deadline))
          : say.amendedTo(moved.versionNo),
      });
      void navigate(inquiryAddress(found.inqSn), { replace: true });
    });
  }

  return (
    <div ref={page} className="flex min-w-0 flex-col gap-3">
      <WizardBar
        title={say.amendTitle(found.inqSn)}
        sections={[
          { id: 'lines', text: say.lines },
          { id: 'terms', text: say.terms },
          { id: 'check', text: say.saveAmendment },
        ]}
      />
      <p className="rounded-card bg-waiting-wash px-4 py-2 text-13 text-waiting">{say.amendText}</p>
      <Card
        id="lines"
        className="scroll-mt-24"
        title={say.lines}
        actions={
          <>
            <ImportLines kind={draft.kind} lines={draft.lines} onChange={changeLines} />
            <Button
              size="sm"
              icon={<Plus size={14} aria-hidden="true" />}
              onClick={() => changeLines((lines) => [...lines, blankLine(draft.kind)])}
            >
              {say.addLine}
            </Button>
          </>
        }
      >
        <LineSheet
          kind={draft.kind}
          lines={draft.lines}
          onChange={changeLines}
          needsAll={isChecked}
          onOpen={setOpenRow}
          onRemove={(rowId) => changeLines((lines) => lines.filter((line) => line.rowId !== rowId))}
          goTo={goTo}
        />
        <p className="mt-2 text-12 text-hint">{say.sheetHint}</p>
      </Card>
      <Card id="terms" className="scroll-mt-24" title={say.terms}>
        <TermsForm
          isAmendment
          kind={draft.kind}
          terms={draft.terms}
          faults={termsFaults(draft.terms, isChecked, null)}
          files={draft.files}
          projects={[]}
          places={places}
          onChange={(terms) => change((before) => ({ ...before, terms: { ...before.terms, ...terms } }))}
          onFiles={(files: UploadedFile[]) => change((before) => ({ ...before, files }))}
          onUploading={setUploading}
        />
      </Card>
      <Card id="check" className="scroll-mt-24" title={say.saveAmendment}>
        <Field
          label={say.amendReason}
          required
          hint={words.suppliersRead}
          error={isChecked && reason.trim() === '' ? say.amendReasonMissing : null}
        >
          <Textarea
            name="reason"
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => {
              isTouched.current = true;
              const text = event.target.value;
              setKept((before) => ({ ...before, reason: text }));
            }}
          />
        </Field>
        <FormError className="mt-3">{error}</FormError>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="primary" size="lg" busy={busy} onClick={() => void publish()}>
            {say.saveAmendment}
          </Button>
          <Button size="lg" to={inquiryAddress(found.inqSn)}>
            {say.back}
          </Button>
        </div>
      </Card>
      {openLine ? (
        <LineWindow
          kind={draft.kind}
          line={openLine}
          place={openAt + 1}
          needsAll={isChecked}
          onCell={(key, value) =>
            changeLines((lines) =>
              lines.map((line) => (line.rowId === openLine.rowId ? withCell(line, key, value) : line)),
            )
          }
          onClose={() => setOpenRow(undefined)}
          onNext={draft.lines[openAt + 1] ? () => setOpenRow(draft.lines[openAt + 1]!.rowId) : undefined}
        />
      ) : null}
    </div>
  );
}

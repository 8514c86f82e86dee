// Raising an inquiry on one page: what, on which terms, from whom, and a last look with the approval path before it goes out.

import { Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { RadioGroup } from '#kit/ui/radio-group.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import type { InquiryDetail } from '../inquiry-detail.protocol.ts';
import type { InquiryProblem } from '../inquiry-draft.protocol.ts';
import { INQUIRY_KINDS, type InquiryKind, inquiryKinds } from '../inquiry-kinds.ts';
import { MOST_LINES } from '../inquiry-terms.ts';
import { lineFields } from '../line-fields.ts';
import { ApprovalPreview } from './approval-preview.tsx';
import { type DraftFault, draftFaults } from './draft-faults.ts';
import { blankLine, isBlank, withCell } from './draft-lines.ts';
import { termsFaults } from './draft-terms.ts';
import { ImportLines } from './import-lines.tsx';
import { LineSheet } from './line-sheet.tsx';
import { LineWindow } from './line-window.tsx';
import { SupplierPicker } from './supplier-picker.tsx';
import { TermsForm } from './terms-form.tsx';
import { freshDraft, useDraft } from './use-draft.ts';
import { ConflictNote, SaveNote, WizardBar } from './wizard-frame.tsx';
import { wizardWords } from './wizard-words.ts';

const FAULTS_IN_SIGHT = 6;

export interface InquiryWizardProps {
  /** For a draft that begins. */
  kind: InquiryKind;
  /** The kind was chosen by the address that was followed. */
  isKindFixed?: boolean;
  title: string;
  found?: InquiryDetail;
  projects: readonly { projectId: number; projectName: string }[];
  /** Delivery addresses to choose from. */
  places: readonly string[];
  /** The first save has given it a number. */
  onCreated: (inqSn: string) => void;
}

export function InquiryWizard({
  kind,
  isKindFixed,
  title,
  found,
  projects,
  places,
  onCreated,
}: InquiryWizardProps) {
  const say = useWords(wizardWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const desk = useDraft({ kind, found, onCreated });
  const { draft, inqSn } = desk;
  const page = useRef<HTMLDivElement>(null);
  const [isChecked, setChecked] = useState(false);
  const [openRow, setOpenRow] = useState<number>();
  const [goTo, setGoTo] = useState<{ rowId: number; key: string }>();
  const [isUploading, setUploading] = useState(false);
  const { busy, error, say: refuse, run } = useAct({ says: 'here' });
  const [isDiscarding, setDiscarding] = useState(false);

  const faults = useMemo(() => draftFaults(draft, language, true), [draft, language]);
  const termsWrong = useMemo(() => termsFaults(draft.terms, isChecked), [draft.terms, isChecked]);
  const isWrong = (section: DraftFault['section']) =>
    isChecked && faults.some((one) => one.section === section);
  const used = draft.lines.filter((line) => !isBlank(draft.kind, line)).length;
  const openAt = draft.lines.findIndex(({ rowId }) => rowId === openRow);
  const openLine = draft.lines[openAt];
  // What the server alone knows (a deadline among holidays, a store that has closed) is said once all else is right.
  const serverFaults = faults.length === 0 && desk.save.state === 'saved' ? desk.problems : [];

  useEffect(() => {
    if (found || !page.current) return;
    page.current.querySelector<HTMLElement>('[data-cell]')?.focus({ preventScroll: true });
  }, [found]);

  function lead(to: DraftFault) {
    if (to.cell) {
      if (to.cell.isInSheet) setGoTo({ rowId: to.cell.rowId, key: to.cell.key });
      else setOpenRow(to.cell.rowId);
      return;
    }
    const area = page.current?.querySelector<HTMLElement>(`#${to.section}`);
    if (!area) return;
    if (to.field) area.querySelector<HTMLElement>(`[name="${to.field}"]`)?.focus();
    else if (!focusFirstInvalid(area)) area.scrollIntoView({ block: 'start' });
  }

  async function submit() {
    setChecked(true);
    refuse('');
    if (faults[0]) return lead(faults[0]);
    if (isUploading) return refuse(say.stillUploading);
    await run(async () => {
      if (!(await desk.flush())) return;
      const now = desk.current();
      if (!now) return;
      const isAgain = found?.allowedActions.includes('resubmit') ?? false;
      const moved = await call(isAgain ? inquiryProtocol.resubmit : inquiryProtocol.submit, now);
      toast.show({ text: moved.state === 'PENDING_REVIEW' ? say.submittedReview : say.submitted });
      void navigate(`/inquiry/purchaser/inq_info?inqSn=${encodeURIComponent(moved.inqSn)}`, {
        replace: true,
      });
    });
  }

  function removeLine(rowId: number) {
    const at = draft.lines.findIndex((line) => line.rowId === rowId);
    const line = draft.lines[at];
    if (!line) return;
    desk.changeLines((lines) => {
      const rest = lines.filter((one) => one.rowId !== rowId);
      return rest.length > 0 ? rest : [blankLine(draft.kind)];
    });
    if (isBlank(draft.kind, line)) return;
    toast.show({
      text: say.removed(at + 1),
      seconds: 8,
      action: {
        text: say.undo,
        onPress: () =>
          desk.changeLines((lines) => [...lines.slice(0, at), { ...line, lineNo: null }, ...lines.slice(at)]),
      },
    });
  }

  const addLines = (many: number) =>
    desk.changeLines((lines) => [
      ...lines,
      ...Array.from({ length: Math.min(many, MOST_LINES - lines.length) }, () => blankLine(draft.kind)),
    ]);

  /** With the line and the field that the server means. */
  function sentenceOf({ path, lineNo, text }: InquiryProblem): string {
    if (lineNo === null) return text;
    const key = path.replace(/^wish\./, '');
    const label = lineFields[draft.kind].find((field) => field.key === key)?.label[language] ?? '';
    const place = draft.lines.findIndex((line) => line.lineNo === lineNo) + 1;
    return say.faultOfLine(place || lineNo, label, text);
  }

  const submitButton = (
    <Button variant="primary" size="lg" busy={busy} onClick={() => void submit()} className="max-md:flex-1">
      {found?.allowedActions.includes('resubmit') ? say.resubmit : say.submit}
    </Button>
  );

  return (
    <div ref={page} className="flex min-w-0 flex-col gap-3">
      <WizardBar
        title={inqSn ? `${title} · ${inqSn}` : title}
        sections={[
          { id: 'lines', text: say.lines, isWrong: isWrong('lines') },
          { id: 'terms', text: say.terms, isWrong: isWrong('terms') },
          { id: 'suppliers', text: say.suppliers, isWrong: isWrong('suppliers') },
          { id: 'check', text: say.check },
        ]}
        aside={<SaveNote desk={desk} />}
      />
      <ConflictNote desk={desk} />
      {found?.state === 'REVIEW_REJECTED' && found.closeReason ? (
        <p className="rounded-card bg-refused-wash px-4 py-2 text-13 text-refused">
          {say.reasonOfReturn(found.closeReason)}
        </p>
      ) : null}
      {inqSn || isKindFixed ? null : (
        <Card>
          <RadioGroup
            look="card"
            name="kind"
            aria-label={say.kind}
            value={draft.kind}
            onChange={(next) => desk.change((before) => ({ ...freshDraft(next), terms: before.terms }))}
            options={INQUIRY_KINDS.map((value) => ({
              value,
              label: inquiryKinds[value][language],
              text: inquiryKinds[value].about[language],
            }))}
          />
        </Card>
      )}
      <Card
        id="lines"
        className="scroll-mt-24"
        title={
          <>
            {say.lines} <span className="num text-13 font-normal text-hint">{say.lineCount(used)}</span>
          </>
        }
        actions={
          <>
            <ImportLines kind={draft.kind} lines={draft.lines} onChange={desk.changeLines} />
            <Button
              size="sm"
              disabled={draft.lines.length >= MOST_LINES}
              icon={<Plus size={14} aria-hidden="true" />}
              onClick={() => addLines(1)}
            >
              {say.addLine}
            </Button>
            <Button size="sm" disabled={draft.lines.length >= MOST_LINES} onClick={() => addLines(10)}>
              {say.addTen}
            </Button>
          </>
        }
      >
        <LineSheet
          key={draft.kind}
          kind={draft.kind}
          lines={draft.lines}
          onChange={desk.changeLines}
          needsAll={isChecked}
          onOpen={setOpenRow}
          onRemove={removeLine}
          goTo={goTo}
        />
        <p className="mt-2 text-12 text-hint">{say.sheetHint}</p>
        {isChecked && used === 0 ? <p className="mt-1 text-12 text-refused">{say.needsLines}</p> : null}
      </Card>
      <Card id="terms" className="scroll-mt-24" title={say.terms}>
        <TermsForm
          kind={draft.kind}
          terms={draft.terms}
          faults={termsWrong}
          files={draft.files}
          projects={projects}
          places={places}
          onChange={(terms) => desk.change((before) => ({ ...before, terms: { ...before.terms, ...terms } }))}
          onFiles={(files) => desk.change((before) => ({ ...before, files }))}
          onUploading={setUploading}
        />
      </Card>
      <Card id="suppliers" className="scroll-mt-24" title={say.suppliers}>
        <SupplierPicker
          kind={draft.kind}
          inqSn={inqSn}
          linesSaved={desk.linesSaved}
          mode={draft.terms.mode}
          chosen={draft.stores}
          error={isWrong('suppliers') ? say.needsSuppliers : null}
          onMode={(mode) => desk.change((before) => ({ ...before, terms: { ...before.terms, mode } }))}
          onChosen={(stores) => desk.change((before) => ({ ...before, stores }))}
        />
      </Card>
      <Card id="check" className="scroll-mt-24" title={say.check}>
        <div className="space-y-3">
          <FaultList faults={faults} onGo={lead} />
          {serverFaults.length > 0 ? (
            <ul className="space-y-1 text-13 text-refused">
              {serverFaults.map((one) => (
                <li key={`${one.path} ${one.lineNo}`}>{sentenceOf(one)}</li>
              ))}
            </ul>
          ) : null}
          {faults.length === 0 && serverFaults.length === 0 ? (
            <p className="text-13 text-done">{say.allRight}</p>
          ) : null}
          <ApprovalPreview inqSn={inqSn} version={desk.version} />
          <FormError>{error}</FormError>
          <div className="flex flex-wrap items-center gap-3 max-md:hidden">
            {submitButton}
            {inqSn ? (
              <Button variant="ghost" onClick={() => setDiscarding(true)}>
                {say.discard}
              </Button>
            ) : null}
          </div>
          {inqSn ? (
            <Button variant="link" className="md:hidden" onClick={() => setDiscarding(true)}>
              {say.discard}
            </Button>
          ) : null}
        </div>
      </Card>
      <StickyBar className="md:hidden">{submitButton}</StickyBar>
      {openLine ? (
        <LineWindow
          kind={draft.kind}
          line={openLine}
          place={openAt + 1}
          needsAll={isChecked}
          onCell={(key, value) =>
            desk.changeLines((lines) =>
              lines.map((line) => {
                if (line.rowId !== openLine.rowId) return line;
                const next = withCell(line, key, value);
                return next.cells.qty === '' && key !== 'qty' ? withCell(next, 'qty', '1') : next;
              }),
            )
          }
          onClose={() => setOpenRow(undefined)}
          onNext={draft.lines[openAt + 1] ? () => setOpenRow(draft.lines[openAt + 1]!.rowId) : undefined}
        />
      ) : null}
      <ConfirmDialog
        open={isDiscarding}
        onOpenChange={setDiscarding}
        title={say.discardTitle}
        text={say.discardText}
        confirmLabel={say.discard}
        tone="danger"
        onConfirm={async () => {
          const now = desk.current();
          if (!now) return;
          const isBack = found?.allowedActions.includes('abandon') ?? false;
          await call(isBack ? inquiryProtocol.abandon : inquiryProtocol.cancel, now);
          toast.show({ text: say.discarded });
          void navigate('/member/inquiry/myInq', { replace: true });
        }}
      />
    </div>
  );
}

function FaultList({ faults, onGo }: { faults: readonly DraftFault[]; onGo: (fault: DraftFault) => void }) {
  const say = useWords(wizardWords);
  if (faults.length === 0) return null;
  return (
    <div className="text-13">
      <p className="text-secondary">{say.faults(faults.length)}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {faults.slice(0, FAULTS_IN_SIGHT).map((fault) => (
          <li key={`${fault.section} ${fault.cell?.rowId} ${fault.cell?.key} ${fault.field}`}>
            <Button variant="link" className="whitespace-normal! text-left" onClick={() => onGo(fault)}>
              {fault.text}
            </Button>
          </li>
        ))}
        {faults.length > FAULTS_IN_SIGHT ? (
          <li className="text-hint">{say.moreFaults(faults.length - FAULTS_IN_SIGHT)}</li>
        ) : null}
      </ul>
    </div>
  );
}

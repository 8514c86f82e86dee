// A supplier's quotation form: every asked line, the terms, the running total, and handing it in.

import { ClipboardList, ListChecks } from 'lucide-react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useNarrow } from '#kit/browser/use-narrow.ts';
import { useUnsaved } from '#kit/form/unsaved.tsx';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { focusFirstInvalid } from '#kit/ui/focus-first-invalid.ts';
import { FormError } from '#kit/ui/form-error.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { checkOffer } from '../../check-offer.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import type { SellerQuotationDetail } from '../../quotation-detail.protocol.ts';
import type { QuotationVersion } from '../../quotation-version.protocol.ts';
import { FilterButtons } from '../compare/filter-buttons.tsx';
import { draftTotal } from './quote-amounts.ts';
import { type DraftLine, draftOf, filledLine, offerOf } from './quote-draft.ts';
import { quoteFaultText } from './quote-fault-text.ts';
import { headFaults, lineFaults, progressOf } from './quote-faults.ts';
import { quoteFormWords } from './quote-form-words.ts';
import { QuoteLineCards } from './quote-line-cards.tsx';
import { QuoteLineDrawer } from './quote-line-drawer.tsx';
import { QuoteSheet } from './quote-sheet.tsx';
import { QuoteTermsForm } from './quote-terms-form.tsx';
import { SubmitQuoteDialog } from './submit-quote-dialog.tsx';
import { useQuoteDraft } from './use-quote-draft.ts';
import { validDays } from './valid-days.ts';

/** More are a press away: they come up once these are mended. */
const FEW = 8;

type Filter = 'all' | 'open' | 'faulty';

export interface QuoteFormProps {
  detail: SellerQuotationDetail;
  /** `submit`: a first offer or one that replaces it; `offer`: the answer to a counter-offer. */
  mode: 'submit' | 'offer';
  /** What the form starts from when no draft was saved. */
  startFrom: Readonly<Record<string, unknown>>;
  /** The counter-offer that is answered: its prices stand beside the fields. */
  wanted?: QuotationVersion | undefined;
  onDone: () => void;
  /** Leaves the form without handing anything in, where that is possible. */
  onLeave?: () => void;
}

export function QuoteForm({ detail, mode, startFrom, wanted, onDone, onLeave }: QuoteFormProps) {
  const { asked, quoSn } = detail;
  const say = useWords(quoteFormWords);
  const language = useLanguage();
  const isNarrow = useNarrow();
  const { deadline, isQuoting } = asked;
  const days = useMemo(() => validDays(isQuoting ? deadline : null), [deadline, isQuoting]);
  const desk = useQuoteDraft({
    quoSn,
    version: detail.version,
    initial: useMemo(
      () => draftOf(detail.draft ?? startFrom, asked.lines, asked.kind, days.usual),
      [detail.draft, startFrom, asked, days],
    ),
  });
  const { draft, changeLine, changeLines, changeHead, settle, forget } = desk;
  // What was typed last goes out on leaving; what was refused stays in this browser alone.
  useUnsaved(desk.saveState === 'failed');
  const box = useRef<HTMLDivElement>(null);
  const [filter, setFilter] = useState<Filter>('all');
  const [isStrict, setStrict] = useState(false);
  const [openLine, setOpenLine] = useState<number>();
  const [isSubmitting, setSubmitting] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isDropping, setDropping] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const { busy: isFilling, run } = useAct();

  const byNo = useMemo(() => new Map(asked.lines.map((line) => [line.lineNo, line])), [asked.lines]);
  const wantedPrices = useMemo(
    () =>
      new Map(
        wanted?.lines.flatMap(({ lineNo, unitPrice }) =>
          unitPrice === null ? [] : [[lineNo, showUnitPrice(unitPrice)] as const],
        ),
      ),
    [wanted],
  );
  const { answered, faulty } = progressOf(draft.lines);
  const openNum = draft.lines.length - answered;
  // The rows of a filter stay while they are typed in: they are chosen when it is chosen.
  const [filtered, setFiltered] = useState<ReadonlySet<number>>();
  const choose = (next: Filter) => {
    setFilter(next);
    setFiltered(
      next === 'all'
        ? undefined
        : new Set(draft.lines.filter((line) => belongs(line, next)).map((line) => line.lineNo)),
    );
  };
  const shown = useMemo(
    () => (filtered ? draft.lines.filter((line) => filtered.has(line.lineNo)) : draft.lines),
    [draft.lines, filtered],
  );
  const head = headFaults(draft, days.earliest);
  const total = draftTotal(draft);
  const wrongNum =
    openNum + faulty + Object.keys(head).filter((name) => name !== 'lines' || openNum === 0).length;

  const fill = () =>
    run(async () => {
      const { list } = await call(quotationProtocol.suggestion, { quoSn });
      const found = new Map(list.map((one) => [one.lineNo, one.line]));
      const filled = draft.lines.filter((line) => line.answer === '' && found.has(line.lineNo)).length;
      changeLines((line) => {
        const mine = found.get(line.lineNo);
        return mine && line.answer === '' ? filledLine(mine, line) : line;
      });
      toast.show(filled > 0 ? { text: say.filled(filled) } : { tone: 'waiting', text: say.filledNone });
    });

  const look = useCallback(() => {
    requestAnimationFrame(() => {
      if (box.current) focusFirstInvalid(box.current);
    });
  }, []);
  const trySubmit = () => {
    setStrict(true);
    setProblems([]);
    if (isUploading) {
      toast.show({ tone: 'waiting', text: say.uploading });
      return;
    }
    const firstWrong = draft.lines.find((line) => Object.keys(lineFaults(line)).length > 0);
    if (firstWrong) {
      // Only those that are wrong: the first of hundreds may be far down.
      setFilter('faulty');
      setFiltered(
        new Set(
          draft.lines.filter((line) => Object.keys(lineFaults(line)).length > 0).map((line) => line.lineNo),
        ),
      );
      look();
      return;
    }
    if (Object.keys(head).length > 0) {
      look();
      return;
    }
    const found = checkOffer(
      { ...asked, deadline: isQuoting && deadline ? new Date(deadline) : null },
      offerOf(draft),
      new Date(),
    ).map((one) => one.text[language]);
    setProblems(found);
    if (found.length === 0) setSubmitting(true);
  };

  const at = shown.findIndex((line) => line.lineNo === openLine);
  const opened = shown[at] ?? draft.lines.find((line) => line.lineNo === openLine);
  const onOpen = useCallback((lineNo: number) => setOpenLine(lineNo), []);
  const lineProps = {
    kind: asked.kind,
    lines: shown,
    asked: byNo,
    wantedPrices,
    allowsAlternatives: asked.allowsAlternatives,
    allowsPartial: asked.allowsPartial,
    isStrict,
    onChange: changeLine,
    onOpen,
  };
  return (
    <div ref={box} className="grid min-w-0 gap-3">
      {desk.isRestored ? <Note>{say.restored}</Note> : null}
      <Card
        flush
        title={say.lines}
        actions={
          <>
            <Button
              size="sm"
              busy={isFilling}
              onClick={() => void fill()}
              title={say.fillMineText}
              icon={<ClipboardList size={14} aria-hidden="true" />}
            >
              {say.fillMine}
            </Button>
            {openNum > 0 && answered > 0 && asked.allowsPartial ? (
              <Button
                size="sm"
                onClick={() =>
                  changeLines((line) => (line.answer === '' ? { ...line, answer: 'none' } : line))
                }
              >
                {say.restNone}
              </Button>
            ) : null}
          </>
        }
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 text-13">
          <FilterButtons
            label={say.show}
            value={filter}
            onChange={choose}
            options={[
              { key: 'all', text: say.allLines(draft.lines.length) },
              { key: 'open', text: say.onlyOpen(openNum) },
              { key: 'faulty', text: say.onlyFaulty(isStrict ? faulty + openNum : faulty) },
            ]}
          />
          <span className="text-12 text-hint max-md:hidden">{say.keysHint}</span>
        </div>
        {shown.length === 0 ? (
          <EmptyState
            compact
            icon={<ListChecks size={28} strokeWidth={1.25} />}
            title={say.allDone}
            action={
              <Button size="sm" onClick={() => choose('all')}>
                {say.allLines(draft.lines.length)}
              </Button>
            }
          />
        ) : isNarrow ? (
          <QuoteLineCards {...lineProps} />
        ) : (
          <QuoteSheet {...lineProps} />
        )}
      </Card>
      <Card title={say.terms}>
        <QuoteTermsForm
          draft={draft}
          faults={isStrict ? head : {}}
          earliest={days.earliest}
          latest={days.latest}
          onChange={changeHead}
          onUploading={setUploading}
        />
        {isStrict && head.lines && openNum === 0 ? (
          <FormError className="mt-3">{quoteFaultText(say, head.lines)}</FormError>
        ) : null}
        {problems.length > 0 ? (
          <FormError className="mt-3">
            <ul>
              {problems.slice(0, FEW).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {problems.length > FEW ? <li>{say.moreProblems(problems.length - FEW)}</li> : null}
            </ul>
          </FormError>
        ) : null}
      </Card>
      <StickyBar always>
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-13 text-secondary max-sm:hidden">{say.total}</span>
            <b className="num text-20 text-price-ink" data-testid="quote-total">
              {showAmount(centsToWire(total.total))}
            </b>
            {total.freight > 0 ? (
              <span className="num text-12 text-hint">
                {say.totalFreight(showAmount(centsToWire(total.freight)))}
              </span>
            ) : null}
          </p>
          <p className="flex flex-wrap gap-x-3 text-12 text-hint">
            <span className="num">{say.progress(answered, draft.lines.length)}</span>
            <span role="status" className={desk.saveState === 'failed' ? 'text-refused' : undefined}>
              {desk.refusal || say[saveWords[desk.saveState]]}
            </span>
          </p>
        </div>
        {onLeave ? (
          <Button onClick={onLeave} className="max-sm:hidden">
            {say.backToAnswers}
          </Button>
        ) : detail.allowedActions.includes('dropDraft') ? (
          <Button onClick={() => setDropping(true)} className="max-sm:hidden">
            {say.dropDraft}
          </Button>
        ) : null}
        <Button variant="primary" onClick={trySubmit}>
          {isStrict && wrongNum > 0 ? say.correct(wrongNum) : mode === 'offer' ? say.submitOffer : say.submit}
        </Button>
      </StickyBar>
      {opened ? (
        <QuoteLineDrawer
          line={opened}
          asked={byNo.get(opened.lineNo)}
          allowsAlternatives={asked.allowsAlternatives}
          allowsPartial={asked.allowsPartial}
          onChange={changeLine}
          onClose={() => setOpenLine(undefined)}
          onBefore={at > 0 ? () => setOpenLine(shown[at - 1]?.lineNo) : undefined}
          onNext={at >= 0 && at < shown.length - 1 ? () => setOpenLine(shown[at + 1]?.lineNo) : undefined}
        />
      ) : null}
      {isSubmitting ? (
        <SubmitQuoteDialog
          quoSn={quoSn}
          mode={mode}
          offer={offerOf(draft)}
          isSealed={asked.isSealed}
          isFinal={detail.isFinalAsked}
          settle={settle}
          onClose={() => setSubmitting(false)}
          onSubmitted={() => {
            forget();
            onDone();
          }}
        />
      ) : null}
      <ConfirmDialog
        open={isDropping}
        onOpenChange={setDropping}
        tone="danger"
        title={say.dropTitle}
        text={say.dropText}
        confirmLabel={say.dropDraft}
        onConfirm={async () => {
          const version = await settle();
          await call(quotationProtocol.dropDraft, { quoSn, version });
          forget();
          onDone();
        }}
      />
    </div>
  );
}

const saveWords = { saved: 'saved', unsaved: 'unsaved', saving: 'saving', failed: 'notSaved' } as const;

const belongs = (line: DraftLine, filter: Filter): boolean =>
  filter === 'open'
    ? line.answer === ''
    : filter === 'faulty'
      ? Object.keys(lineFaults(line)).length > 0
      : true;

function Note({ children }: { children: string }) {
  return (
    <p className="rounded-card border border-brand-line bg-brand-wash px-4 py-2 text-13 text-secondary">
      {children}
    </p>
  );
}

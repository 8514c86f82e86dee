// The comparison page's body: tools above, the grid or the cards, the split's totals and the award below.

import { CircleHelp } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { useNarrow } from '#kit/browser/use-narrow.ts';
import { BackLink } from '#kit/detail/document-head.tsx';
import { cents, centsToWire, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Input } from '#kit/ui/input.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { NativeSelect } from '#kit/ui/native-select.tsx';
import { Popover } from '#kit/ui/popover.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { inquiryKinds } from '#mall/inquiry/inquiry-kinds.ts';
import { cellKey } from '../../compare-quotations.ts';
import type { Comparison } from '../../comparison.protocol.ts';
import { AwardDialog } from '../award/award-dialog.tsx';
import { AwardResults } from '../award/award-results.tsx';
import { AskFinalDialog } from '../haggle/ask-final-dialog.tsx';
import { CellDrawer } from './cell-drawer.tsx';
import { CompareCards } from './compare-cards.tsx';
import { leadText } from './compare-cell.tsx';
import { CompareGrid } from './compare-grid.tsx';
import { compareWords } from './compare-words.ts';
import { ComparisonPaper, ComparisonTools } from './comparison-paper.tsx';
import { FilterButtons } from './filter-buttons.tsx';
import {
  cellsByKey,
  choicesOf,
  chosen,
  differentLines,
  isChoosable,
  isLineOpen,
  type Rule,
  shareOf,
  sharesOf,
  splitBy,
  withShare,
} from './split.ts';
import { SplitTotals } from './split-totals.tsx';
import { useComparison } from './use-comparison.ts';

const FILTERS = ['all', 'different', 'open'] as const;

export function ComparisonView({ initial }: { initial: Comparison }) {
  const say = useWords(compareWords);
  const language = useLanguage();
  const isNarrow = useNarrow();
  const { revalidate } = useRevalidator();
  const desk = useComparison(initial);
  const { data, split, setSplit, setAnnual } = desk;
  const [search, setSearch] = useSearchParams();
  const filter = FILTERS.find((one) => one === search.get('show')) ?? 'all';
  const keyword = search.get('part') ?? '';
  const [opened, setOpened] = useState<{ lineNo: number; quoSn: string }>();
  const [dialog, setDialog] = useState<'award' | 'askFinal'>();

  const cells = useMemo(() => cellsByKey(data.cells), [data.cells]);
  const different = useMemo(() => differentLines(data), [data]);
  const openLines = data.lines.filter(
    (line) => isLineOpen(line) && sharesOf(split, line.lineNo).length === 0,
  );
  const lines = useMemo(() => {
    const wanted = keyword.trim().toLowerCase();
    return data.lines.filter(
      (line) =>
        (filter === 'all' ||
          (filter === 'different'
            ? different.has(line.lineNo)
            : isLineOpen(line) && sharesOf(split, line.lineNo).length === 0)) &&
        (wanted === '' || line.title.toLowerCase().includes(wanted)),
    );
  }, [data.lines, filter, keyword, different, split]);
  const setQuery = (name: string, value: string) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  const onChoose = useCallback(
    (lineNo: number, quoSn: string) => {
      const cell = cells.get(cellKey(lineNo, quoSn));
      if (cell) setSplit((now) => chosen(now, lineNo, { quoSn, number: cell.number }));
    },
    [cells, setSplit],
  );
  const onNumber = useCallback(
    (lineNo: number, quoSn: string, number: number) =>
      setSplit((now) => withShare(now, lineNo, { quoSn, number })),
    [setSplit],
  );
  const onOpen = useCallback((lineNo: number, quoSn: string) => setOpened({ lineNo, quoSn }), []);
  const byRule = (rule: Rule) => setSplit(() => splitBy(rule, data));

  const choices = choicesOf(split, data.lines);
  const stores = new Set(choices.map((one) => one.quoSn)).size;
  const cell = opened && cells.get(cellKey(opened.lineNo, opened.quoSn));
  const openedLine = data.lines.find((line) => line.lineNo === opened?.lineNo);
  const openedSupplier = data.suppliers.find((one) => one.quoSn === opened?.quoSn);
  const mayAsk = data.suppliers.some((one) => one.allowedActions.includes('askFinal'));
  const gridProps = {
    data,
    lines,
    cells,
    split,
    needs: desk.needs,
    onNeed: desk.setNeed,
    onChoose,
    onNumber,
    onOpen,
  };

  return (
    <div className="grid min-w-0 gap-3 pb-4">
      <Card>
        <BackLink
          to={`/inquiry/purchaser/inq_info?inqSn=${encodeURIComponent(data.inqSn)}`}
          text={say.back}
        />
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
          <div className="min-w-0">
            <h1 className="flex flex-wrap items-center gap-2 text-20 font-semibold">
              <span className="min-w-0 break-words">{data.title || say.title}</span>
              <Tag dot tone={data.tone}>
                {data.stateName}
              </Tag>
            </h1>
            <p className="num mt-1 flex flex-wrap gap-x-4 text-13 text-secondary">
              <span>{data.inqSn}</span>
              <span>{inquiryKinds[data.kind][language]}</span>
              <span>{say.linesNum(data.lines.length)}</span>
              <span>{say.suppliersNum(data.suppliers.length)}</span>
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-2 print:hidden">
            <span
              className="flex items-center gap-1.5 text-13 whitespace-nowrap text-secondary"
              title={say.annualText}
            >
              {say.annual}
              <AnnualInput key={desk.annualPerMille} value={desk.annualPerMille} onChange={setAnnual} />
            </span>
            <Popover
              label={say.howTitle}
              align="end"
              className="w-96"
              trigger={
                <Button size="sm" icon={<CircleHelp size={14} aria-hidden="true" />}>
                  {say.how}
                </Button>
              }
            >
              <h2 className="mb-1 text-14 font-semibold">{say.howTitle}</h2>
              <ul className="list-disc space-y-1 pl-4 text-13 text-secondary">
                {data.how.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </Popover>
            <ComparisonTools data={data} />
            {mayAsk ? (
              <Button size="sm" onClick={() => setDialog('askFinal')}>
                {say.askFinal}
              </Button>
            ) : null}
          </div>
        </div>
      </Card>
      {data.whoMayAward.length > 0 ? (
        <p className="rounded-card bg-waiting-wash px-4 py-2 text-13 text-waiting">
          {say.mayNotAward(data.whoMayAward.join(language === 'zh' ? '、' : ', '))}
        </p>
      ) : null}
      <AwardResults inqSn={data.inqSn} occasion={initial} onChanged={() => void revalidate()} />
      {data.suppliers.length === 0 ? (
        <Card>
          <EmptyState title={say.noOffers} text={say.noOffersText} />
        </Card>
      ) : (
        <Card flush className="print:hidden">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-3 py-2">
            <FilterButtons
              label={say.show}
              value={filter}
              onChange={(key) => setQuery('show', key === 'all' ? '' : key)}
              options={[
                { key: 'all', text: say.all(data.lines.length) },
                { key: 'different', text: say.onlyDifferent(different.size) },
                { key: 'open', text: say.onlyOpen(openLines.length) },
              ]}
            />
            <Input
              size="sm"
              type="search"
              maxLength={60}
              placeholder={say.find}
              aria-label={say.find}
              value={keyword}
              onChange={(event) => setQuery('part', event.target.value)}
              className="w-40!"
            />
            {data.mayAward ? (
              <fieldset className="flex flex-wrap items-center gap-1.5 md:ml-auto">
                <legend className="sr-only">{say.split}</legend>
                <Button size="sm" onClick={() => byRule('cheapest')}>
                  {say.cheapestEach}
                </Button>
                <Button size="sm" onClick={() => byRule('fastest')}>
                  {say.fastestEach}
                </Button>
                <Button size="sm" onClick={() => byRule('best')}>
                  {say.bestEach}
                </Button>
                <NativeSelect
                  size="sm"
                  aria-label={say.oneSupplier}
                  placeholder={say.oneSupplier}
                  value=""
                  onChange={(event) => event.target.value && byRule({ quoSn: event.target.value })}
                  options={data.suppliers.map((one) => ({
                    value: one.quoSn,
                    text: `${one.storeName}${data.cheapestSingle?.quoSn === one.quoSn ? ` · ${say.lowest}` : ''}`,
                  }))}
                  className="w-36!"
                />
                <Button
                  size="sm"
                  variant="ghost"
                  onClick={() => setSplit(() => ({}))}
                  className={choices.length === 0 ? 'invisible' : undefined}
                >
                  {say.emptyOut}
                </Button>
              </fieldset>
            ) : null}
          </div>
          {lines.length === 0 ? (
            <EmptyState compact title={say.noLinesHere} />
          ) : isNarrow ? (
            <CompareCards {...gridProps} />
          ) : (
            <CompareGrid {...gridProps} />
          )}
        </Card>
      )}
      <ComparisonPaper data={data} />
      {data.mayAward && data.suppliers.length > 0 ? (
        <StickyBar always>
          <div className="num min-w-0 flex-1">
            {choices.length === 0 ? (
              <p className="text-13 text-secondary">{say.nothingChosen}</p>
            ) : (
              <>
                <p className="flex flex-wrap items-baseline gap-x-3">
                  <span className="text-13 text-secondary max-sm:hidden">{say.totalLanded}</span>
                  <b className="text-20 text-price-ink" data-testid="split-total">
                    {desk.whatIf ? showAmount(desk.whatIf.landed) : '…'}
                  </b>
                  <span className="text-12 text-secondary">{say.totalStores(choices.length, stores)}</span>
                  {desk.isBusy ? <span className="text-12 text-hint">{say.updating}</span> : null}
                </p>
                {desk.whatIf ? (
                  <p className="flex flex-wrap gap-x-3 text-12 text-hint">
                    <span className="max-sm:hidden">
                      {say.totalGoods(showAmount(desk.whatIf.goodsAmount))}
                    </span>
                    <span className="max-sm:hidden">{say.totalFreight(showAmount(desk.whatIf.freight))}</span>
                    <span className="max-sm:hidden">
                      {say.longestLead(leadText(desk.whatIf.longestLeadDays, say))}
                    </span>
                    <Against landed={desk.whatIf.landed} data={data} isWhole={openLines.length === 0} />
                  </p>
                ) : null}
              </>
            )}
          </div>
          {desk.whatIf && choices.length > 0 ? <SplitTotals whatIf={desk.whatIf} /> : null}
          <Button variant="primary" disabled={choices.length === 0} onClick={() => setDialog('award')}>
            {say.award}
          </Button>
        </StickyBar>
      ) : null}
      {cell && openedLine && openedSupplier ? (
        <CellDrawer
          cell={cell}
          line={openedLine}
          supplier={openedSupplier}
          chosenNum={shareOf(split, openedLine.lineNo, cell.quoSn)}
          isSplit={sharesOf(split, openedLine.lineNo).length > 0}
          mayChoose={data.mayAward && isLineOpen(openedLine) && isChoosable(cell)}
          onChoose={() => {
            const has = shareOf(split, openedLine.lineNo, cell.quoSn) > 0;
            if (has) onNumber(openedLine.lineNo, cell.quoSn, 0);
            else onChoose(openedLine.lineNo, cell.quoSn);
            setOpened(undefined);
          }}
          onSplit={() => {
            onNumber(openedLine.lineNo, cell.quoSn, cell.number);
            setOpened(undefined);
          }}
          onClose={() => setOpened(undefined)}
        />
      ) : null}
      {dialog === 'award' ? (
        <AwardDialog
          data={data}
          split={split}
          onClose={() => setDialog(undefined)}
          onAwarded={() => {
            setDialog(undefined);
            setSplit(() => ({}));
            void revalidate();
          }}
        />
      ) : null}
      {dialog === 'askFinal' ? (
        <AskFinalDialog
          inqSn={data.inqSn}
          onClose={() => setDialog(undefined)}
          onAsked={() => {
            setDialog(undefined);
            void revalidate();
          }}
        />
      ) : null}
    </div>
  );
}

/** How a whole split stands against the cheapest one. */
function Against({ landed, data, isWhole }: { landed: string; data: Comparison; isWhole: boolean }) {
  const say = useWords(compareWords);
  const [mine, least] = [parseCents(landed), parseCents(data.cheapestSplit.landed)];
  if (!isWhole || mine === undefined || least === undefined || data.cheapestSplit.lines === 0) return null;
  return mine <= least ? (
    <span className="text-done">{say.isCheapest}</span>
  ) : (
    <span className="text-waiting">{say.againstCheapest(showAmount(centsToWire(cents(mine - least))))}</span>
  );
}

/** Per cent a year with one decimal. */
function AnnualInput({ value, onChange }: { value: number; onChange: (perMille: number) => void }) {
  const say = useWords(compareWords);
  return (
    <Input
      size="sm"
      inputMode="decimal"
      maxLength={4}
      aria-label={say.annual}
      after="%"
      defaultValue={value / 10}
      onBlur={(event) => {
        const typed = Math.round(Number(event.target.value) * 10);
        if (Number.isFinite(typed) && typed >= 0 && typed <= 500) onChange(typed);
        else event.target.value = String(value / 10);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
      }}
      className="w-20!"
    />
  );
}

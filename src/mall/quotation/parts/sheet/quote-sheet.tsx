// The lines of a quotation as a sheet to type in: one row per asked line, hundreds of them without waiting.

import { CircleAlert, Ellipsis } from 'lucide-react';
import { memo, useCallback, useMemo, useRef } from 'react';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { cx } from '#kit/ui/cx.ts';
import { useWindowRows, WindowSheet } from '#kit/ui/window-rows.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { InquiryKind } from '#mall/inquiry/inquiry-kinds.ts';
import type { InquiryLineContent } from '#mall/inquiry/inquiry-lines.ts';
import { useUnit } from '#mall/inquiry/parts/use-unit.ts';
import { AskedLine } from '../version/asked-line.tsx';
import { draftAmount } from './quote-amounts.ts';
import { type CellField, cellFault, cellsOf, readCell, writeCell } from './quote-cells.ts';
import { type Answer, countingBreak, type DraftLine } from './quote-draft.ts';
import { quoteFaultText } from './quote-fault-text.ts';
import { type LineFaults, lineFaults } from './quote-faults.ts';
import { quoteFormWords } from './quote-form-words.ts';
import { useSheetKeys } from './use-sheet-keys.ts';

/** px; with what is wrong beneath the cells in up to three lines. */
const ROW = 64;
const TALL_ROW = 92;
const HEAD = 37;

const widths: Readonly<Record<CellField, number>> = {
  unitPrice: 104,
  minNumber: 80,
  multiple: 68,
  leadDays: 76,
  dateCode: 76,
  warrantyMonths: 68,
  remark: 112,
  fee_test: 96,
  fee_fixture: 84,
  fee_report: 84,
  fee_urgency: 84,
  fee_travel: 84,
};

export interface QuoteSheetProps {
  kind: InquiryKind;
  /** Those to show, in order. */
  lines: readonly DraftLine[];
  asked: ReadonlyMap<number, InquiryLineContent>;
  /** What the buyer wants to pay, as it is read; empty unless a counter-offer is answered. */
  wantedPrices: ReadonlyMap<number, string>;
  allowsAlternatives: boolean;
  /** Lines may be left out. */
  allowsPartial: boolean;
  /** All lines speak about what is wrong with them, also those not answered. */
  isStrict: boolean;
  onChange: (lineNo: number, change: (line: DraftLine) => DraftLine) => void;
  onOpen: (lineNo: number) => void;
}

export function QuoteSheet(props: QuoteSheetProps) {
  const { kind, lines, asked, allowsAlternatives, allowsPartial, isStrict, onChange, onOpen } = props;
  const say = useWords(quoteFormWords);
  const fields = cellsOf(kind);
  const isTall = useRef(false);
  isTall.current ||= lines.some((line) => Object.keys(shownFaults(line, isStrict)).length > 0);
  const rowHeight = isTall.current ? TALL_ROW : ROW;
  const rows = useWindowRows(lines.length, rowHeight, HEAD);
  const shown = useRef(lines);
  shown.current = lines;

  const copyDown = useCallback(
    (row: number, column: number) => {
      const [above, here] = [shown.current[row - 1], shown.current[row]];
      if (!above || !here) return;
      if (column === 0) onChange(here.lineNo, (line) => ({ ...line, answer: above.answer }));
      else {
        const field = fields[column - 1]!;
        onChange(here.lineNo, (line) => writeCell(line, field, readCell(above, field)));
      }
    },
    [fields, onChange],
  );
  const pasteRange = useCallback(
    (row: number, column: number, range: readonly (readonly string[])[]) => {
      for (const [down, texts] of range.entries()) {
        const line = shown.current[row + down];
        if (!line) break;
        onChange(line.lineNo, (now) =>
          texts.reduce((written, text, right) => {
            const field = fields[column - 1 + right];
            return field ? writeCell(written, field, text) : written;
          }, now),
        );
      }
    },
    [fields, onChange],
  );
  const keys = useSheetKeys({
    rows,
    rowCount: lines.length,
    columnCount: fields.length + 1,
    copyDown,
    pasteRange,
  });

  const names = useMemo(
    () =>
      Object.fromEntries(
        fields.map((field) => [
          field,
          field === 'leadDays' ? say.leadDaysShort : field === 'unitPrice' ? say.unitPriceShort : say[field],
        ]),
      ) as Record<CellField, string>,
    [fields, say],
  );

  return (
    <WindowSheet
      rows={rows}
      lines={lines}
      label={say.lines}
      onKeyDown={keys.onKeyDown}
      onPaste={keys.onPaste}
      className="max-h-[min(72dvh,900px)] overflow-auto overscroll-x-contain rounded-card"
      head={[
        { className: 'left-0 z-3! min-w-52', children: say.askedFor },
        { num: say.askedNum },
        say.answer,
        ...fields.map((field) => ({ style: { minWidth: widths[field] }, children: names[field] })),
        { num: say.amount, className: 'stuck-cell right-10 min-w-24' },
        { className: 'stuck-cell right-0', children: <span className="sr-only">{say.more}</span> },
      ]}
      draw={(line, row) => (
        <SheetRow
          key={line.lineNo}
          row={row}
          height={rowHeight}
          line={line}
          asked={asked.get(line.lineNo)}
          wantedPrice={props.wantedPrices.get(line.lineNo)}
          fields={fields}
          names={names}
          allowsAlternatives={allowsAlternatives}
          allowsPartial={allowsPartial}
          isStrict={isStrict}
          onChange={onChange}
          onOpen={onOpen}
        />
      )}
    />
  );
}

interface RowProps
  extends Pick<QuoteSheetProps, 'allowsAlternatives' | 'allowsPartial' | 'isStrict' | 'onChange' | 'onOpen'> {
  row: number;
  height: number;
  line: DraftLine;
  asked: InquiryLineContent | undefined;
  wantedPrice: string | undefined;
  fields: readonly CellField[];
  names: Record<CellField, string>;
}

/** Lines that nobody has answered are not wrong before the offer is to go out. */
const shownFaults = (line: DraftLine, isStrict: boolean): LineFaults =>
  isStrict || line.answer !== '' ? lineFaults(line) : {};

const SheetRow = memo(function SheetRow(props: RowProps) {
  const { row, line, asked, wantedPrice, fields, names, allowsAlternatives, allowsPartial, isStrict } = props;
  const { onChange, onOpen } = props;
  const unitOf = useUnit();
  const say = useWords(quoteFormWords);
  const faults = shownFaults(line, isStrict);
  const isNone = line.answer === 'none';
  const amount = draftAmount(line);
  const hidden = faults.breaks ?? faults.partNo ?? faults.differences ?? faults.spq ?? faults.lotNum;
  return (
    <tr aria-rowindex={row + 2} style={{ height: props.height }}>
      <th
        scope="row"
        className="sticky left-0 z-2 max-w-64 min-w-52 bg-surface! py-1! text-left font-normal! whitespace-normal!"
      >
        <AskedLine asked={asked} lineNo={line.lineNo} />
      </th>
      <td className="num-cell py-1!">
        <span className="font-semibold">{line.number.toLocaleString('en-US')}</span>
        <span className="block text-12 text-hint">{unitOf(asked?.unit)}</span>
      </td>
      <td className="py-1! align-top!">
        <AnswerChoice
          row={row}
          value={line.answer}
          allowsAlternatives={allowsAlternatives}
          allowsPartial={allowsPartial}
          label={`${say.line(line.lineNo)} ${say.answer}`}
          isWrong={faults.answer !== undefined}
          onChange={(answer, byPointer) => {
            onChange(line.lineNo, (now) => ({ ...now, answer }));
            if (answer === 'alternative' && byPointer) onOpen(line.lineNo);
          }}
        />
        <span className="block w-30 text-12 leading-4 whitespace-normal text-refused">
          {faults.answer || hidden ? quoteFaultText(say, (faults.answer ?? hidden)!) : null}
          {!faults.answer && !hidden && line.answer === 'alternative' ? (
            <span className="text-secondary">{line.partNo || line.description}</span>
          ) : null}
        </span>
      </td>
      {fields.map((field, at) => {
        const fault = cellFault(faults, field);
        return (
          <td key={field} className="px-1! py-1! align-top!">
            <span className="relative block">
              <input
                type="text"
                data-row={row}
                data-column={at + 1}
                disabled={isNone}
                aria-label={`${say.line(line.lineNo)} ${names[field]}`}
                aria-invalid={fault ? true : undefined}
                title={fault ? quoteFaultText(say, fault) : undefined}
                inputMode={field === 'remark' || field === 'dateCode' ? 'text' : 'decimal'}
                autoComplete="off"
                maxLength={field === 'remark' ? 300 : 20}
                value={isNone && field !== 'remark' ? '' : readCell(line, field)}
                onChange={(event) => {
                  const { value } = event.target;
                  onChange(line.lineNo, (now) => writeCell(now, field, value));
                }}
                className={cx(
                  'control num h-8 w-full px-2 text-13',
                  field !== 'remark' && field !== 'dateCode' && 'text-right',
                )}
              />
              {field === 'unitPrice' && line.breaks.length > 1 && !isNone && !fault ? (
                <button
                  type="button"
                  onClick={() => onOpen(line.lineNo)}
                  className="block w-full text-right text-12 leading-4.5 text-brand hover:underline"
                >
                  {say.breaksNum(line.breaks.length, line.breaks[countingBreak(line)]?.number ?? '1')}
                </button>
              ) : field === 'unitPrice' && wantedPrice && !fault && !isNone ? (
                <span className="num block truncate text-right text-12 leading-4.5 text-waiting">
                  {say.buyerWants(wantedPrice)}
                </span>
              ) : null}
            </span>
            {fault ? (
              <span
                className="block text-12 leading-4 whitespace-normal text-refused"
                style={{ maxWidth: widths[field] }}
              >
                {quoteFaultText(say, fault)}
              </span>
            ) : null}
          </td>
        );
      })}
      <td className="num-cell stuck-cell right-10 py-1!">
        {amount === undefined ? '—' : showAmount(centsToWire(amount))}
      </td>
      <td className="stuck-cell right-0 px-1! py-1!">
        <button
          type="button"
          onClick={() => onOpen(line.lineNo)}
          aria-label={say.moreOf(line.lineNo)}
          title={hidden ? quoteFaultText(say, hidden) : say.more}
          className={cx(
            'inline-flex size-8 items-center justify-center rounded-control hover:bg-brand-wash hover:text-brand',
            hidden ? 'text-refused' : 'text-secondary',
          )}
        >
          {hidden ? <CircleAlert size={16} aria-hidden="true" /> : <Ellipsis size={16} aria-hidden="true" />}
        </button>
      </td>
    </tr>
  );
});

/** Same, alternative or not available. */
export function AnswerChoice({
  row,
  value,
  allowsAlternatives,
  allowsPartial,
  label,
  isWrong,
  onChange,
}: {
  /** In the sheet; -1 elsewhere. */
  row: number;
  value: Answer | '';
  allowsAlternatives: boolean;
  allowsPartial: boolean;
  label: string;
  isWrong?: boolean;
  /** @param byPointer with the keyboard one passes over answers that one does not mean */
  onChange: (answer: Answer, byPointer: boolean) => void;
}) {
  const say = useWords(quoteFormWords);
  const byPointer = useRef(false);
  return (
    <select
      {...(row < 0 ? {} : { 'data-row': row, 'data-column': 0 })}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      value={value}
      onPointerDown={() => {
        byPointer.current = true;
      }}
      onKeyDown={() => {
        byPointer.current = false;
      }}
      onChange={(event) => onChange(event.target.value as Answer, byPointer.current)}
      className="control select-arrow h-8 w-30 truncate pr-7 pl-2.5 text-13"
    >
      {value === '' ? <option value="">{say.chooseAnswer}</option> : null}
      <option value="same">{say.same}</option>
      {allowsAlternatives || value === 'alternative' ? (
        <option value="alternative">{say.alternative}</option>
      ) : null}
      {allowsPartial || value === 'none' ? <option value="none">{say.notAvailable}</option> : null}
    </select>
  );
}

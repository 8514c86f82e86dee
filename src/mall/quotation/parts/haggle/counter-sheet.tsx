// The lines of a counter-offer as a sheet to type in: what is wanted beside what was offered.
import { memo, useCallback, useMemo, useRef } from 'react';
import { centsToWire, unitPriceToWire } from '#kit/money/money.ts';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { cx } from '#kit/ui/cx.ts';
import { useWindowRows, WindowSheet } from '#kit/ui/window-rows.tsx';
import type { Spoken } from '#kit/words/speak.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ownAmount } from '../../offer-amounts.ts';
import type { QuotationLine } from '../../quotation-content.ts';
import type { QuotationDetail } from '../../quotation-detail.protocol.ts';
import { quoteWords } from '../quote-words.ts';
import { quoteFormWords } from '../sheet/quote-form-words.ts';
import { useSheetKeys } from '../sheet/use-sheet-keys.ts';
import { AskedLine } from '../version/asked-line.tsx';
import {
  COUNTER_FIELDS,
  type CounterDraft,
  type CounterFault,
  type CounterField,
  type CounterLine,
  counteredLine,
  counterLineOf,
} from './counter-draft.ts';

const ROW = 68;
const HEAD = 37;

export interface CounterSheetProps {
  detail: QuotationDetail;
  offered: readonly QuotationLine[];
  draft: CounterDraft;
  onWrite: (lineNo: number, field: CounterField, text: string) => void;
}

export function CounterSheet({ detail, offered, draft, onWrite }: CounterSheetProps) {
  const say = useWords(quoteWords);
  const rows = useWindowRows(offered.length, ROW, HEAD);
  const known = useMemo(
    () => new Map(detail.asked.lines.map((line) => [line.lineNo, line])),
    [detail.asked.lines],
  );
  const latest = useRef(draft);
  latest.current = draft;
  const keys = useSheetKeys({
    rows,
    rowCount: offered.length,
    columnCount: COUNTER_FIELDS.length,
    copyDown: useCallback(
      (row, column) => {
        const [above, here, field] = [offered[row - 1], offered[row], COUNTER_FIELDS[column]];
        if (above && here && field)
          onWrite(here.lineNo, field, counterLineOf(latest.current, above.lineNo)[field]);
      },
      [offered, onWrite],
    ),
    pasteRange: useCallback(
      (row, column, range) => {
        for (const [down, texts] of range.entries())
          for (const [right, text] of texts.entries()) {
            const [line, field] = [offered[row + down], COUNTER_FIELDS[column + right]];
            if (line && field) onWrite(line.lineNo, field, text);
          }
      },
      [offered, onWrite],
    ),
  });
  return (
    <WindowSheet
      rows={rows}
      lines={offered}
      label={say.counterLines}
      onKeyDown={keys.onKeyDown}
      onPaste={keys.onPaste}
      className="max-h-[70dvh] overflow-auto"
      head={[
        { className: 'left-0 z-3! min-w-44 md:min-w-60', children: say.askedFor },
        { num: say.unitPrice },
        say.counterPrice,
        say.quantity,
        say.counterLead,
        { num: say.amount },
      ]}
      draw={(line, row) => (
        <CounterRow
          key={line.lineNo}
          row={row}
          line={line}
          typed={counterLineOf(draft, line.lineNo)}
          asked={known.get(line.lineNo)}
          onWrite={onWrite}
        />
      )}
    />
  );
}

interface RowProps {
  row: number;
  line: QuotationLine;
  typed: CounterLine;
  asked: QuotationDetail['asked']['lines'][number] | undefined;
  onWrite: CounterSheetProps['onWrite'];
}

const CounterRow = memo(function CounterRow({ row, line, typed, asked, onWrite }: RowProps) {
  const say = useWords(quoteWords);
  const form = useWords(quoteFormWords);
  const { fault, amount, wanted } = counteredLine(line, typed);
  const own = ownAmount(line);
  const names: Record<CounterField, string> = {
    unitPrice: say.counterPrice,
    number: say.quantity,
    leadDays: say.counterLead,
  };
  const offeredText: Record<CounterField, string> = {
    unitPrice: '',
    number: String(line.number),
    leadDays: String(line.leadDays),
  };
  return (
    <tr aria-rowindex={row + 2} style={{ height: ROW }}>
      <th
        scope="row"
        className="sticky left-0 z-2 max-w-72 min-w-44 bg-surface! py-1! text-left font-normal! whitespace-normal! md:min-w-60"
      >
        <AskedLine asked={asked} lineNo={line.lineNo} />
      </th>
      <td className="num-cell py-1!">{own ? showUnitPrice(unitPriceToWire(own.unitPrice)) : '—'}</td>
      {COUNTER_FIELDS.map((field, column) => {
        const isWrong = faultField(fault) === field;
        return (
          <td key={field} className="px-1! py-1! align-top!">
            <input
              type="text"
              data-row={row}
              data-column={column}
              inputMode="decimal"
              autoComplete="off"
              maxLength={18}
              aria-label={`${say.lineNo(line.lineNo)} ${names[field]}`}
              aria-invalid={isWrong || undefined}
              placeholder={offeredText[field]}
              value={typed[field]}
              onChange={(event) => onWrite(line.lineNo, field, event.target.value)}
              className={cx(
                'control num mt-2 h-8 px-2 text-right text-13',
                field === 'leadDays' ? 'w-18' : 'w-26',
              )}
            />
            {isWrong && fault ? (
              <span className="block max-w-40 text-12 leading-4 text-refused">{faultText(fault, form)}</span>
            ) : null}
          </td>
        );
      })}
      <td className="num-cell py-1!">
        {own && wanted ? (
          <>
            <del className="block text-12 text-hint">{showAmount(centsToWire(own.amount))}</del>
            <b>{showAmount(centsToWire(amount))}</b>
          </>
        ) : (
          showAmount(centsToWire(amount))
        )}
      </td>
    </tr>
  );
});

const faultField = (fault: CounterFault | undefined): CounterField | undefined =>
  fault === undefined
    ? undefined
    : fault === 'price'
      ? 'unitPrice'
      : fault === 'leadDays'
        ? 'leadDays'
        : 'number';

const faultText = (fault: CounterFault, say: Spoken<typeof quoteFormWords>): string =>
  fault === 'price'
    ? say.price
    : fault === 'leadDays'
      ? say.leadDaysFault
      : fault === 'number'
        ? say.breakNumber
        : say.numberUp(fault.up.toLocaleString('en-US'), fault.multiple);

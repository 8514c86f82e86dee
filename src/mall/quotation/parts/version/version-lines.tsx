// The lines of a version as a document; with the version before it each cell shows what was changed.
import { ChevronDown } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useNarrow } from '#kit/browser/use-narrow.ts';
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { Popover } from '#kit/ui/popover.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWindowRows, WindowSheet } from '#kit/ui/window-rows.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { AskedReply } from '../../quotation-detail.protocol.ts';
import type { QuotationVersion } from '../../quotation-version.protocol.ts';
import { FilterButtons } from '../compare/filter-buttons.tsx';
import { Changed } from '../haggle/changed.tsx';
import { quoteWords } from '../quote-words.ts';
import { FEES } from '../sheet/quote-draft.ts';
import { quoteFormWords } from '../sheet/quote-form-words.ts';
import { AskedLine } from './asked-line.tsx';
import { CELLS, isChanged, type Line, texts } from './version-cells.ts';

type Asked = AskedReply['lines'][number];

const ROW = 60;
const HEAD = 37;

export interface VersionLinesProps {
  asked: AskedReply;
  version: QuotationVersion;
  before?: QuotationVersion;
}

export function VersionLines({ asked, version, before }: VersionLinesProps) {
  const say = useWords(quoteWords);
  const isNarrow = useNarrow();
  const known = useMemo(() => new Map(asked.lines.map((line) => [line.lineNo, line])), [asked.lines]);
  const former = useMemo(() => new Map(before?.lines.map((line) => [line.lineNo, line] as const)), [before]);
  const changed = useMemo(
    () => version.lines.filter((line) => isChanged(line, former.get(line.lineNo))),
    [version.lines, former],
  );
  const [isOnly, setOnly] = useState(changed.length > 0 && version.lines.length > 20);
  const lines = isOnly ? changed : version.lines;
  return (
    <>
      {before && changed.length > 0 ? (
        <div className="border-b border-line px-4 py-2">
          <FilterButtons
            label={say.show}
            value={isOnly ? 'changed' : 'all'}
            onChange={(key) => setOnly(key === 'changed')}
            options={[
              { key: 'all', text: say.allLines(version.lines.length) },
              { key: 'changed', text: say.onlyChanged(changed.length) },
            ]}
          />
        </div>
      ) : null}
      {isNarrow ? (
        <ul className="divide-y divide-line">
          {lines.map((line) => (
            <LineCard
              key={line.lineNo}
              line={line}
              before={former.get(line.lineNo)}
              asked={known.get(line.lineNo)}
            />
          ))}
        </ul>
      ) : (
        <Sheet lines={lines} former={former} known={known} />
      )}
    </>
  );
}

interface SheetProps {
  lines: readonly Line[];
  former: ReadonlyMap<number, Line>;
  known: ReadonlyMap<number, Asked>;
}

/** What hardly anybody fills in takes no column where nobody did; services have no least quantity. */
const columnsOf = (lines: readonly Line[], former: SheetProps['former']): Columns => {
  const all = [...lines, ...former.values()];
  return {
    cells: CELLS.filter(
      (cell) =>
        (cell !== 'moq' || all.some((line) => line.fees === null)) &&
        (cell !== 'dateCode' || all.some((line) => line.dateCode !== '')) &&
        (cell !== 'warranty' || all.some((line) => line.warrantyMonths > 0)),
    ),
    hasRemark: all.some((line) => line.remark !== ''),
  };
};

function Sheet({ lines, former, known }: SheetProps) {
  const say = useWords(quoteWords);
  const rows = useWindowRows(lines.length, ROW, HEAD);
  const columns = useMemo(() => columnsOf(lines, former), [lines, former]);
  return (
    <WindowSheet
      rows={rows}
      lines={lines}
      label={say.document}
      className="max-h-[70dvh] overflow-auto rounded-card"
      head={[
        { className: 'left-0 z-3! min-w-60', children: say.askedFor },
        { className: 'min-w-40', children: say.offered },
        ...columns.cells.map((cell) => ({ num: say[cell] })),
        columns.hasRemark && say.remark,
      ]}
      draw={(line, row) => (
        <Row
          key={line.lineNo}
          row={row}
          columns={columns}
          line={line}
          before={former.get(line.lineNo)}
          asked={known.get(line.lineNo)}
        />
      )}
    />
  );
}

interface Columns {
  cells: readonly (typeof CELLS)[number][];
  hasRemark: boolean;
}

interface LineProps {
  line: Line;
  before: Line | undefined;
  asked: Asked | undefined;
}

const Row = memo(function Row(props: LineProps & { row: number; columns: Columns }) {
  const { row, columns, line, before, asked } = props;
  const say = useWords(quoteWords);
  return (
    <tr aria-rowindex={row + 2} style={{ height: ROW }}>
      <th
        scope="row"
        className="sticky left-0 z-2 max-w-72 min-w-60 bg-surface! py-1! text-left font-normal! whitespace-normal!"
      >
        <AskedLine asked={asked} lineNo={line.lineNo} />
      </th>
      <td className="max-w-52 py-1!">
        <Offered line={line} />
      </td>
      {columns.cells.map((cell) => (
        <td key={cell} className="num-cell py-1!">
          {cell === 'unitPrice' && line.unitPrice !== null ? (
            <PriceWhy line={line} before={before} />
          ) : (
            <Changed stacked before={texts[cell](before ?? line, say)} after={texts[cell](line, say)} />
          )}
        </td>
      ))}
      {columns.hasRemark ? (
        <td className="max-w-48 py-1!">
          <span className="line-clamp-2 text-12" title={line.remark}>
            {line.remark}
          </span>
        </td>
      ) : null}
    </tr>
  );
});

function Offered({ line }: { line: Line }) {
  const say = useWords(quoteWords);
  if (line.answer === 'none') return <Tag tone="neutral">{say.notAvailable}</Tag>;
  const name = [line.partNo, line.brandName].filter(Boolean).join(' · ');
  if (line.answer === 'same')
    return (
      <span className="line-clamp-2 text-12 break-words text-secondary" title={name}>
        {say.same}
        {name ? ` · ${name}` : null}
      </span>
    );
  return (
    <span className="grid justify-items-start">
      <Popover
        label={say.differencesOf}
        trigger={
          <button
            type="button"
            className="inline-flex items-center gap-0.5 text-12 text-waiting hover:underline"
          >
            {say.alternative}
            <ChevronDown size={12} aria-hidden="true" />
          </button>
        }
      >
        <DifferenceList line={line} />
      </Popover>
      <span className="line-clamp-1 text-12 break-words" title={name}>
        {name || line.description}
      </span>
    </span>
  );
}

function DifferenceList({ line }: { line: Line }) {
  const say = useWords(quoteFormWords);
  return (
    <table className="sheet sheet-dense">
      <thead>
        <tr>
          <th scope="col">{say.differenceName}</th>
          <th scope="col">{say.differenceAsked}</th>
          <th scope="col">{say.differenceOffered}</th>
        </tr>
      </thead>
      <tbody>
        {line.differences.map((one) => (
          <tr key={one.name}>
            <td>{one.name}</td>
            <td className="text-hint">{one.asked || '—'}</td>
            <td className="font-semibold">{one.offered || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The price, and on a press why it is that: its break, all breaks, the fees it is made of. */
function PriceWhy({ line, before }: Pick<LineProps, 'line' | 'before'>) {
  const say = useWords(quoteWords);
  const form = useWords(quoteFormWords);
  const used = line.breaks.findLast((one) => one.number <= line.number) ?? line.breaks[0];
  return (
    <Popover
      label={say.why}
      align="end"
      trigger={
        <button
          type="button"
          className="cursor-help border-b border-dashed border-muted hover:border-brand hover:text-brand"
        >
          <Changed stacked before={texts.unitPrice(before ?? line)} after={texts.unitPrice(line)} />
        </button>
      }
    >
      <div className="grid gap-1.5 text-13">
        {used ? <p>{say.breakUsed(used.number.toLocaleString('en-US'))}</p> : null}
        {line.fees ? (
          <dl className="num grid grid-cols-[auto_auto] gap-x-4">
            {FEES.map((fee) => (
              <div key={fee} className="contents">
                <dt className="text-secondary">{form[`fee_${fee}`]}</dt>
                <dd className="text-right">{showAmount(line.fees?.[fee] ?? '0')}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <ul className="num grid gap-0.5">
            {line.breaks.map((one) => (
              <li
                key={one.number}
                className={
                  one === used ? 'flex justify-between gap-6 font-semibold' : 'flex justify-between gap-6'
                }
              >
                <span>{say.fromPieces(one.number.toLocaleString('en-US'))}</span>
                <span>{showUnitPrice(one.unitPrice)}</span>
              </li>
            ))}
          </ul>
        )}
        {line.isSubcontracted ? <p className="text-waiting">{say.subcontracted}</p> : null}
        {line.accreditation ? <p className="text-secondary">{line.accreditation}</p> : null}
      </div>
    </Popover>
  );
}

const LineCard = memo(function LineCard({ line, before, asked }: LineProps) {
  const say = useWords(quoteWords);
  return (
    <li className="grid gap-2 p-3 [contain-intrinsic-size:auto_150px] [content-visibility:auto]">
      <AskedLine asked={asked} lineNo={line.lineNo} />
      <div className="text-13">
        <Offered line={line} />
      </div>
      {line.answer === 'none' ? null : (
        <dl className="num grid grid-cols-2 gap-x-4 gap-y-1 text-13">
          {columnsOf([line], before ? new Map([[0, before]]) : new Map()).cells.map((cell) => (
            <div key={cell} className="flex min-w-0 flex-wrap justify-between gap-x-2">
              <dt className="text-12 text-secondary">{say[cell]}</dt>
              <dd className="text-right">
                {cell === 'unitPrice' ? (
                  <PriceWhy line={line} before={before} />
                ) : (
                  <Changed before={texts[cell](before ?? line, say)} after={texts[cell](line, say)} />
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {line.remark ? <p className="text-12 text-secondary">{line.remark}</p> : null}
    </li>
  );
});

// The comparison on paper and as a spreadsheet: the grid draws only what is seen, so that paper has tables of its own.
import './comparison-paper.css';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { useUnit } from '#mall/inquiry/parts/use-unit.ts';
import type { Comparison } from '../../comparison.protocol.ts';
import { compareWords } from './compare-words.ts';
import { comparisonReport } from './comparison-report.ts';

/** Whether the page is being printed, or is shown as it would be. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = window.matchMedia('print');
    // What is printed is what stands there when the event returns.
    const follow = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(paper.matches);
    const changed = () => setPrinting(paper.matches);
    window.addEventListener('beforeprint', follow);
    window.addEventListener('afterprint', end);
    paper.addEventListener('change', changed);
    return () => {
      window.removeEventListener('beforeprint', follow);
      window.removeEventListener('afterprint', end);
      paper.removeEventListener('change', changed);
    };
  }, []);
  return isPrinting;
}

export function ComparisonTools({ data }: { data: Comparison }) {
  const say = useWords(compareWords);
  const language = useLanguage();
  const unitOf = useUnit();
  async function takeAlong() {
    try {
      const { saveSheet } = await import('#kit/browser/save-sheet.ts');
      const sheets = comparisonReport(data, language, unitOf).map(({ title, head, rows }) => ({
        name: title,
        rows: [head, ...rows],
      }));
      saveSheet(sheets, `comparison-${data.inqSn}.xlsx`);
    } catch {
      toast.show({ tone: 'refused', text: say.exportFailed });
    }
  }
  return (
    <span data-print="none" className="flex gap-2">
      <Button size="sm" onClick={() => window.print()}>
        {say.print}
      </Button>
      <Button size="sm" onClick={() => void takeAlong()}>
        {say.toSheet}
      </Button>
    </span>
  );
}

/** Nothing on the screen; on paper every line, every supplier and the totals. */
export function ComparisonPaper({ data }: { data: Comparison }) {
  const language = useLanguage();
  const unitOf = useUnit();
  const isPrinting = usePrinting();
  if (!isPrinting) return null;
  return (
    <div className="hidden [page:wide] print:grid print:gap-4" data-testid="comparison-paper">
      {comparisonReport(data, language, unitOf).map(({ title, head, rows }) => (
        <table key={title} className="num w-full border-collapse text-[8px] leading-tight">
          <caption className="pb-1 text-left text-13 font-semibold">{title}</caption>
          <thead>
            <tr>
              {head.map((name) => (
                <th key={name} scope="col" className="border border-line p-0.5 text-left align-top">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of one reading have no name of their own and never move
              <tr key={at} className="break-inside-avoid">
                {row.map((value, column) => (
                  <td
                    key={head[column]}
                    className="border border-line p-0.5 align-top wrap-anywhere whitespace-pre-line"
                  >
                    {typeof value === 'number'
                      ? value.toLocaleString('en-US', { maximumFractionDigits: 6 })
                      : value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  );
}

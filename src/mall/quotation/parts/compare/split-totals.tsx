// What each supplier would get in a what-if split.
import { TriangleAlert } from 'lucide-react';
import { showAmount } from '#kit/money/price-format.ts';
import { Button } from '#kit/ui/button.tsx';
import { Popover } from '#kit/ui/popover.tsx';
import { TableHead } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { WhatIf } from '../../comparison.protocol.ts';
import { leadText } from './compare-cell.tsx';
import { compareWords } from './compare-words.ts';

export function SplitTotals({ whatIf }: { whatIf: WhatIf }) {
  const say = useWords(compareWords);
  const problems = whatIf.problems.length;
  return (
    <Popover
      label={say.totalsBySupplier}
      side="top"
      align="end"
      className="w-[min(640px,calc(100vw-24px))]"
      trigger={
        <Button
          className={problems > 0 ? 'text-waiting!' : undefined}
          icon={problems > 0 ? <TriangleAlert size={14} aria-hidden="true" /> : undefined}
        >
          {problems > 0 ? say.problemsNum(problems) : say.totalsBySupplier}
        </Button>
      }
    >
      <div className="overflow-x-auto">
        <table className="sheet sheet-dense">
          <TableHead
            cells={[
              say.supplier,
              { num: say.lineCount },
              { num: say.goodsAmount },
              { num: say.freightShare },
              { num: say.landed },
              { num: say.lead },
            ]}
          />
          <tbody>
            {whatIf.suppliers.map((one) => (
              <tr key={one.quoSn}>
                <td className="max-w-40 truncate">{one.storeName}</td>
                <td className="num-cell">{one.lineNum}</td>
                <td className="num-cell">{showAmount(one.goodsAmount)}</td>
                <td className="num-cell">{showAmount(one.freight)}</td>
                <td className="num-cell font-semibold">{showAmount(one.landed)}</td>
                <td className="num-cell">{leadText(one.longestLeadDays, say)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {problems > 0 ? (
        <ul className="mt-3 max-h-40 space-y-0.5 overflow-y-auto text-12 text-waiting">
          {whatIf.problems.map((one) => (
            <li key={`${one.lineNo} ${one.quoSn} ${one.text}`}>{one.text}</li>
          ))}
        </ul>
      ) : null}
    </Popover>
  );
}

// The stock of a product by lot and date code.
import { Link } from 'react-router';
import { TableHead } from '#kit/ui/table.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Lot } from '../goods.protocol.ts';
import { passportOf } from '../lot-code.ts';
import { goodsWords, showPieces } from './goods-words.ts';

/** Nothing where no lot has stock. */
export function StockLots({ lots }: { lots: readonly Lot[] }) {
  const say = useWords(goodsWords);
  if (lots.length === 0) return null;
  return (
    <details className="rounded-card border border-line" open={lots.length <= 3}>
      <summary className="flex min-h-10 items-center justify-between px-3 text-13 hover:text-brand">
        <span className="font-semibold">
          {say.lots} <span className="num font-normal text-hint">({lots.length})</span>
        </span>
        <span className="text-12 text-hint">{say.oldestFirst}</span>
      </summary>
      <div className="max-h-56 overflow-auto border-t border-line">
        <table className="sheet sheet-dense num">
          <TableHead cells={[say.lotNo, say.dateCode, { num: say.stock }]} />
          <tbody>
            {lots.map(({ lotId, lotNo, dateCode, onHand }) => (
              <tr key={lotId}>
                <td>
                  <Link to={passportOf(lotId)} className="text-brand hover:underline">
                    {lotNo}
                  </Link>
                </td>
                <td>
                  {dateCode}
                  <span className="ml-2 text-12 text-hint md:max-lg:hidden">
                    {say.madeIn(dateCode.slice(0, 2), dateCode.slice(2))}
                  </span>
                </td>
                <td className="num-cell">{showPieces(onHand)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

// What the landed cost of an offer is made of, from the price break to the payment days.
import { showAmount, showUnitPrice } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { CompareCell } from '../../comparison.protocol.ts';
import { leadText } from './compare-cell.tsx';
import { compareWords } from './compare-words.ts';

const isZero = (amount: string) => /^-?0(\.0*)?$/.test(amount);
const negated = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

export function CellParts({ cell, needed }: { cell: CompareCell; needed: number }) {
  const say = useWords(compareWords);
  const pieces = (n: number) => n.toLocaleString('en-US');
  const rows: [string, string, boolean?][] = [
    [say.priceBreak(pieces(cell.breakNumber)), cell.unitPrice ? showUnitPrice(cell.unitPrice) : '—'],
    [say.toBuy, say.pieces(pieces(cell.number))],
    [say.goodsAmount, showAmount(cell.goodsAmount)],
    ...(isZero(cell.freightShare)
      ? []
      : [[say.freightShare, `+ ${showAmount(cell.freightShare)}`] as [string, string]]),
    ...(isZero(cell.deductibleTax)
      ? []
      : [[say.deductibleTax, showAmount(negated(cell.deductibleTax))] as [string, string]]),
    ...(isZero(cell.financeCost)
      ? []
      : [
          [
            say.financeCost,
            cell.financeCost.startsWith('-')
              ? showAmount(cell.financeCost)
              : `+ ${showAmount(cell.financeCost)}`,
          ] as [string, string],
        ]),
    [say.landed, showAmount(cell.landed), true],
    [say.perPiece, cell.landedUnit ? showUnitPrice(cell.landedUnit) : '—', true],
    [say.lead, leadText(cell.leadDays, say)],
  ];
  return (
    <div className="grid gap-1.5 text-13">
      <dl className="num grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1">
        {rows.map(([name, value, isSum]) => (
          <div key={name} className="contents">
            <dt className={isSum ? 'font-semibold' : 'text-secondary'}>{name}</dt>
            <dd className={isSum ? 'text-right font-semibold' : 'text-right'}>{value}</dd>
          </div>
        ))}
      </dl>
      {cell.number !== needed ? (
        <p className="num text-12 text-hint">{say.rounded(pieces(needed), pieces(cell.number))}</p>
      ) : null}
      {cell.better ? (
        <p className="num text-12 text-done">
          {say.better(pieces(cell.better.number), showAmount(cell.better.amount))}
        </p>
      ) : null}
      {cell.reasons.map((one) => (
        <p key={one.code} className={one.isHard ? 'text-12 text-refused' : 'text-12 text-waiting'}>
          {one.isHard ? `${say.notComparable}: ` : ''}
          {one.text}
        </p>
      ))}
    </div>
  );
}

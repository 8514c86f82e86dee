// What a case takes off the stages in which its order is paid: a sum that opens into less to pay and money that goes back.

import { cents, centsToWire, parseCents } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { Card } from '#kit/ui/card.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { CaseDetail } from '../after-sale-detail.protocol.ts';
import type { CasePart } from '../case-refund.protocol.ts';
import { partWords } from './part-words.ts';

const sumOf = (parts: readonly CasePart[]): string =>
  showAmount(centsToWire(cents(parts.reduce((all, { amount }) => all + (parseCents(amount) ?? 0), 0))));

/** Nothing for orders that are paid at once, and for who may not see prices. */
export function CaseParts({ one: { parts, arePartsPlanned } }: { one: CaseDetail }) {
  const say = useWords(partWords);
  if (parts.every(({ amount }) => amount === '')) return null;
  const less = parts.filter(({ from }) => from !== 'PAID');
  const back = parts.filter(({ from }) => from === 'PAID');
  return (
    <Card className="print:hidden" flush title={arePartsPlanned ? say.planned : say.title}>
      <details open className="text-13">
        <summary className="cursor-pointer px-4 py-3">
          {less.length > 0 && back.length > 0 ? (
            <span className="num mr-1 font-semibold">{sumOf(parts)}</span>
          ) : null}
          <span className="num text-secondary">
            {[
              less.length > 0 ? say.lessToPay(sumOf(less)) : '',
              back.length > 0 ? say.goesBack(sumOf(back)) : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </summary>
        <ul className="divide-y divide-line border-t border-line px-4">
          {parts.map((part) => (
            <li key={`${part.stageNo} ${part.from}`} className="flex flex-wrap items-baseline gap-x-3 py-2.5">
              <span className="min-w-0 flex-1 basis-40">
                {say.stage(part.stageNo, part.triggerName)}
                <span className="block text-12 text-hint">{part.fromName}</span>
              </span>
              <span className="num font-semibold">{showAmount(part.amount)}</span>
            </li>
          ))}
        </ul>
      </details>
    </Card>
  );
}

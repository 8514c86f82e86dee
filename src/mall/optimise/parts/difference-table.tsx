// What has changed since the run that this one repeats.
import { centsToWire, parseCents } from '#kit/money/money.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import type { Tone } from '#kit/ui/tone.ts';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import type { DifferenceReply } from '../optimise.protocol.ts';
import { optimiseWords } from './optimise-words.ts';

const TONES: Record<DifferenceReply['kind'], Tone> = {
  new: 'moving',
  gone: 'refused',
  up: 'done',
  down: 'waiting',
  same: 'neutral',
};

export function DifferenceTable({ differences }: { differences: readonly DifferenceReply[] }) {
  const say = useWords(optimiseWords);
  const kinds = {
    new: say.diffNew,
    gone: say.diffGone,
    up: say.diffUp,
    down: say.diffDown,
    same: say.diffSame,
  };
  return (
    <Table
      dense
      label={say.differences}
      minWidth="620px"
      head={[say.change, say.ranked, { num: say.place }, { num: say.amount }, { num: say.stockColumn }]}
    >
      {differences.map((one) => (
        <tr key={one.partId}>
          <td>
            <Tag tone={TONES[one.kind]}>{kinds[one.kind]}</Tag>
          </td>
          <td className="num wrap-anywhere">{one.partNo}</td>
          <td className="num-cell">{fromTo(one.rankBefore?.toString(), one.rankAfter?.toString())}</td>
          <td className="num-cell">
            {one.amountBefore && one.amountAfter && one.amountBefore !== one.amountAfter ? (
              <>
                <PriceText amount={one.amountBefore} tone="struck" size="sm" />{' '}
                <PriceText amount={one.amountAfter} tone={isLess(one) ? 'price' : 'ink'} />
              </>
            ) : (
              <PriceText
                amount={one.amountAfter ?? one.amountBefore ?? centsToWire(parseCents('0')!)}
                tone="ink"
              />
            )}
          </td>
          <td className="num-cell">
            {fromTo(
              one.stockBefore === null ? undefined : showPieces(one.stockBefore),
              one.stockAfter === null ? undefined : showPieces(one.stockAfter),
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

const isLess = ({ amountBefore, amountAfter }: DifferenceReply) => Number(amountAfter) < Number(amountBefore);

/** `3 → 1`, or the one figure where nothing has changed. */
function fromTo(before: string | undefined, after: string | undefined): string {
  if (before === after) return before ?? '—';
  return `${before ?? '—'} → ${after ?? '—'}`;
}

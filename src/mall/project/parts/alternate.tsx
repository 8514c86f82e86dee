// What could stand in for a part at risk: whose word it is, what it is, how much there is and what it costs.
import { Link } from 'react-router';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { showPieces } from '#mall/goods/parts/goods-words.ts';
import type { RiskAlternate } from '../project.protocol.ts';
import { projectWords } from './project-words.ts';

/** Stands in a line of its own that wraps. */
export function Alternate({ alternate: one }: { alternate: RiskAlternate }) {
  const say = useWords(projectWords);
  return (
    <>
      <Tag tone={one.source === 'approved' || one.grade === 1 ? 'done' : 'neutral'}>
        {one.grade === null ? say.approved : say.grade(one.grade)}
      </Tag>
      <Link
        to={`/goods/list?keyword=${encodeURIComponent(one.partNo)}`}
        className="num break-all hover:text-brand"
      >
        {one.partNo}
      </Link>
      <span className="text-hint">{one.brandName}</span>
      <span className="num text-secondary">
        {say.stock(showPieces(one.available))} ·{' '}
        {one.price === null ? say.notEnough : showUnitPrice(one.price)}
      </span>
    </>
  );
}

// Services and packages beside other goods: some of them, and the way to all.
import { Link } from 'react-router';
import { Card } from '#kit/ui/card.tsx';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { goodsAddress } from '#mall/goods/goods-kind.ts';
import type { ServiceRow } from '../service-list.ts';
import { serviceShelfWords } from './service-shelf-words.ts';

export interface ServiceShelfProps {
  title: string;
  list: readonly ServiceRow[];
  total: number;
  /** Where all of them are. */
  to: string;
}

/** Nothing where there are none. */
export function ServiceShelf({ title, list, total, to }: ServiceShelfProps) {
  const say = useWords(serviceShelfWords);
  if (list.length === 0) return null;
  return (
    <Card
      flush
      title={title}
      actions={
        <Link to={to} className="text-13 text-brand hover:underline">
          {say.allServices(total)}
        </Link>
      }
    >
      <ul className="divide-y divide-line text-13">
        {list.map(({ goodsId, productId, kind, title: name, standard, days, unit, unitPrice }) => (
          <li key={goodsId} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2">
            <Link to={goodsAddress(kind, productId)} className="min-w-0 flex-1 basis-60 hover:text-brand">
              {name} {kind === 'PACKAGE' ? <Tag tone="moving">{say.kindPackage}</Tag> : null}
              <span className="num block truncate text-12 text-hint">{standard}</span>
            </Link>
            <span className="num text-hint">{say.workingDays(days)}</span>
            <PriceText unitPrice={unitPrice} after={`/ ${unit}`} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

// All parts of a series with their parameters, sorted by any of them.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { SortTh, Table } from '#kit/ui/table.tsx';
import { useSoftLinks } from '#kit/ui/use-soft-links.ts';
import { useWords } from '#kit/words/use-words.ts';
import { LifecycleTag } from '#mall/part/parts/lifecycle-tag.tsx';
import type { SeriesReply } from '../series.protocol.ts';
import { CompareTick } from './compare-tick.tsx';
import { showPieces } from './goods-words.ts';
import { seriesWords } from './series-words.ts';

export interface SeriesTableProps {
  reply: SeriesReply;
  /** As the call takes it: a key, with a minus in front for downwards. */
  sort: string;
  hrefOf: (sort: string) => string;
  /** Under a part number: the reader's own code. */
  mark?: (part: { partId: number }) => ReactNode;
}

/** Scrolls sideways inside its card where the columns need more room. */
export function SeriesTable({ reply, sort, hrefOf, mark }: SeriesTableProps) {
  const say = useWords(seriesWords);
  const follow = useSoftLinks();
  const { columns, list } = reply;
  const withPackages = reply.packages.length > 1;
  const withLifecycle = list.some(({ lifecycle }) => lifecycle !== 'active');
  const head = (key: string, text: string, num?: boolean) => {
    const order = sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined;
    return (
      <SortTh key={key} to={hrefOf(sort === key ? `-${key}` : key)} order={order} num={num}>
        {text}
      </SortTh>
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the links inside are what is pressed; Enter on a link is a click.
    <div onClick={follow}>
      <Table label={say.members} dense minWidth={`${420 + columns.length * 96}px`}>
        <thead>
          <tr>
            {head('partNo', say.partNo)}
            {withPackages ? <th scope="col">{say.package}</th> : null}
            {columns.map(({ key, name }) => head(key, name))}
            {withLifecycle ? <th scope="col">{say.lifecycle}</th> : null}
            {head('stock', say.stock, true)}
            {head('price', say.price, true)}
            <th scope="col">{say.sample}</th>
            <th scope="col" aria-label={say.partNo} />
          </tr>
        </thead>
        <tbody>
          {list.map(({ partId, partNo, packageName, lifecycle, params, offer }) => (
            <tr key={partId}>
              <td className="num font-semibold whitespace-nowrap">
                {offer ? (
                  <Link to={`/goods/detail?productId=${offer.productId}`} className="hover:text-brand">
                    {partNo}
                  </Link>
                ) : (
                  partNo
                )}
                {mark ? <div>{mark({ partId })}</div> : null}
              </td>
              {withPackages ? <td>{packageName ?? '—'}</td> : null}
              {columns.map(({ key }) => (
                <td key={key} className="num">
                  {params.find((one) => one.key === key)?.text ?? '—'}
                </td>
              ))}
              {withLifecycle ? (
                <td>
                  <LifecycleTag lifecycle={lifecycle} />
                </td>
              ) : null}
              {offer ? (
                <>
                  <td className="num-cell">{showPieces(offer.productStock)}</td>
                  <td className="num-cell">{showUnitPrice(offer.goodsPrice)}</td>
                  <td>{offer.hasSample ? '✓' : '—'}</td>
                  <td>
                    <CompareTick productId={offer.productId} partNo={partNo} />
                  </td>
                </>
              ) : (
                <td colSpan={4} className="text-hint">
                  {say.noOffer}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

// Goods side by side: one column each, one row per property, rows that differ marked.
import { ArrowLeft, X } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { chipShapeOf } from '#kit/ui/chip-shape.ts';
import { cx } from '#kit/ui/cx.ts';
import { ImageBox } from '#kit/ui/image-box.tsx';
import { pictureSource } from '#kit/ui/picture-source.ts';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ContrastGoods } from '../contrast.protocol.ts';
import { type ContrastQuery, contrastAddress, movedForward, withoutCompared } from '../contrast-address.ts';
import type { ContrastCell, ContrastGroup, ContrastRow } from './contrast-rows.ts';
import { contrastWords } from './contrast-words.ts';

export interface ContrastTableProps {
  query: ContrastQuery;
  goods: readonly ContrastGoods[];
  rows: readonly ContrastRow[];
  /** Under a part number: the reader's own code. */
  mark?: (goods: ContrastGoods) => ReactNode;
  /** The cart's button under a column. */
  buy: (goods: ContrastGoods) => ReactNode;
}

const GROUPS: readonly ContrastGroup[] = ['offer', 'part', 'params'];

/** Scrolls sideways inside its card; the names of the rows stay in sight. Works without script. */
export function ContrastTable({ query, goods, rows, mark, buy }: ContrastTableProps) {
  const say = useWords(contrastWords);
  const groupNames = { offer: say.groupOffer, part: say.groupPart, params: say.params };
  const shown = query.isOnlyDifferent ? rows.filter((row) => row.isDifferent) : rows;
  const stay =
    'sticky left-0 z-10 w-36 min-w-36 border-r border-line bg-surface px-3 py-2 text-left align-top font-normal text-hint max-md:w-24 max-md:min-w-24 max-md:px-2';
  const column = 'min-w-44 border-line px-3 py-2 text-left align-top not-first:border-l max-md:min-w-36';
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
      aria-label={say.title}
      className="overflow-x-auto rounded-card focus-visible:-outline-offset-2"
    >
      <table className="w-full border-collapse text-13">
        <thead>
          <tr>
            <td className={stay}>
              <span className="text-12">{goods.length > 1 ? say.differsText : ''}</span>
            </td>
            {goods.map((one, at) => (
              <th key={one.productId} scope="col" className={cx(column, 'font-normal')}>
                <div className="flex items-start justify-between gap-2">
                  <Link to={`/goods/detail?productId=${one.productId}`} tabIndex={-1} aria-hidden="true">
                    <ImageBox
                      src={pictureSource(one.goodsImage)}
                      alt=""
                      width={72}
                      height={72}
                      eager
                      shape={chipShapeOf(one.packageName)}
                    />
                  </Link>
                  <span className="flex gap-1">
                    {at > 0 ? (
                      <Link
                        to={contrastAddress(movedForward(query, one.productId))}
                        preventScrollReset
                        aria-label={say.forward(one.partNo)}
                        title={say.forward(one.partNo)}
                        className="inline-flex size-7 items-center justify-center rounded-control text-hint hover:bg-neutral-wash hover:text-ink"
                      >
                        <ArrowLeft size={14} aria-hidden="true" />
                      </Link>
                    ) : null}
                    <Link
                      to={contrastAddress(withoutCompared(query, one.productId))}
                      preventScrollReset
                      aria-label={say.remove(one.partNo)}
                      title={say.remove(one.partNo)}
                      className="inline-flex size-7 items-center justify-center rounded-control text-hint hover:bg-neutral-wash hover:text-ink"
                    >
                      <X size={14} aria-hidden="true" />
                    </Link>
                  </span>
                </div>
                <Link
                  to={`/goods/detail?productId=${one.productId}`}
                  className="num mt-2 block text-14 font-semibold wrap-anywhere hover:text-brand"
                >
                  {one.partNo}
                </Link>
                <div className="line-clamp-2 min-h-9 text-12 text-secondary" title={one.goodsName}>
                  {one.goodsName}
                </div>
                {mark?.(one)}
                <div className="mt-2 flex min-h-8 items-center">
                  {one.isOnSale ? buy(one) : <Tag tone="refused">{say.offSale}</Tag>}
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {GROUPS.map((group) => {
            const members = shown.filter((row) => row.group === group);
            if (members.length === 0) return null;
            return (
              <Fragment key={group}>
                <tr>
                  <th
                    scope="colgroup"
                    colSpan={goods.length + 1}
                    className="border-y border-line bg-page px-3 py-1.5 text-left text-13 font-semibold"
                  >
                    <span className="sticky left-3">{groupNames[group]}</span>
                  </th>
                </tr>
                {members.map((row) => {
                  const isMarked = row.isDifferent && goods.length > 1;
                  return (
                    <tr key={row.key} className="border-b border-line last:border-b-0">
                      <th scope="row" className={stay}>
                        <span className="flex justify-between gap-1">
                          <span className="min-w-0 wrap-anywhere">{row.label}</span>
                          {isMarked ? (
                            <abbr title={say.differs} className="shrink-0 text-price-ink no-underline">
                              ≠
                            </abbr>
                          ) : null}
                        </span>
                      </th>
                      {row.cells.map((cell, at) => (
                        <td
                          key={goods[at]?.productId}
                          className={cx(column, 'num wrap-anywhere', isMarked && 'bg-price-wash/50')}
                        >
                          {cell ? written(cell) : <span className="text-hint">—</span>}
                        </td>
                      ))}
                    </tr>
                  );
                })}
              </Fragment>
            );
          })}
          {shown.length === 0 ? (
            <tr>
              <td colSpan={goods.length + 1} className="px-3 py-8 text-center text-hint">
                {say.same}
              </td>
            </tr>
          ) : null}
        </tbody>
        <tfoot>
          <tr className="border-t border-line">
            <th scope="row" className={stay}>
              {say.useAsReference}
            </th>
            {goods.map((one) => (
              <td key={one.productId} className={column}>
                <div className="flex flex-wrap gap-x-4 gap-y-1">
                  <Button
                    variant="link"
                    to={`/prototype/replacement/list?partNo=${encodeURIComponent(one.partNo)}`}
                  >
                    {say.toReplacement}
                  </Button>
                  <Button variant="link" to={`/prototype/optimize/index?productId=${one.productId}`}>
                    {say.optimise}
                  </Button>
                </div>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );

  function written(cell: ContrastCell) {
    const { text, note, to, href, isBest } = cell;
    return (
      <>
        {to ? (
          <Link to={to} className="hover:text-brand">
            {text}
          </Link>
        ) : href ? (
          <a
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="text-brand hover:underline"
          >
            {text}
          </a>
        ) : (
          <span className="whitespace-pre-line">{text}</span>
        )}
        {isBest && goods.length > 1 ? (
          <span className="ml-2 rounded-control bg-done-wash px-1 text-12 whitespace-nowrap text-done">
            {say.lowest}
          </span>
        ) : null}
        {note ? <div className="text-12 text-hint">{note}</div> : null}
      </>
    );
  }
}

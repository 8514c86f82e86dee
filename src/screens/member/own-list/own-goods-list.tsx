// A member's own list of goods: a bar to choose by, the goods line by line, and pages.
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#kit/ui/button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { AddToCartButton } from '#mall/cart/parts/add-to-cart-button.tsx';
import type { OwnGoods } from '#mall/favourite/favourite.protocol.ts';
import { favouriteWords } from '#mall/favourite/parts/favourite-words.ts';
import { KeptGoodsRow } from '#mall/favourite/parts/kept-goods-row.tsx';
import { goodsAddress } from '#mall/goods/goods-kind.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { codeMark } from '#mall/mat-code/parts/code-mark.tsx';
import { OwnListBar } from './own-list-bar.tsx';
import { type OwnListQuery, ownListAddress } from './own-list-query.ts';
import type { OwnList } from './use-own-list.ts';

export interface OwnGoodsListProps<Goods extends OwnGoods> {
  label: string;
  list: readonly Goods[];
  own: OwnList<Goods>;
  pagination: { current: number; pageSize: number; total: number };
  /** The list's address without its state, and the state. */
  path: string;
  state: Partial<OwnListQuery>;
  /** Drawn while there are no goods; `isNarrowed`: none of this kind. */
  icon: LucideIcon;
  isNarrowed: boolean;
  nothing: { none: string; noneText: string; noneHere: string; showAll: string };
  /** Heads groups of goods that follow each other: their day, for example. */
  groupOf?: (goods: Goods) => string;
  /** Under the part's name, and under its price: what this list knows. */
  note?: (goods: Goods) => ReactNode;
  priceNote?: (goods: Goods) => ReactNode;
  /** Further buttons: for one of the goods, for all that are chosen, and while none is. */
  rowActions?: (goods: Goods) => ReactNode;
  actions?: ReactNode;
  otherwise?: ReactNode;
}

/** Each goods can be put into the cart alone, and all that are chosen together. */
export function OwnGoodsList<Goods extends OwnGoods>(props: OwnGoodsListProps<Goods>) {
  const { label, list, own, pagination, groupOf, note, priceNote, rowActions } = props;
  const { path, state, icon: Icon, isNarrowed, nothing } = props;
  const words = useWords(favouriteWords);
  const mark = codeMark(useSession().member);
  if (list.length === 0)
    return (
      <EmptyState
        className="rounded-card border border-line bg-surface"
        icon={<Icon size={40} strokeWidth={1.25} />}
        title={isNarrowed ? nothing.noneHere : nothing.none}
        text={isNarrowed ? undefined : nothing.noneText}
        action={
          <Button to={isNarrowed ? path : '/goods/list'}>
            {isNarrowed ? nothing.showAll : words.toGoods}
          </Button>
        }
      />
    );
  const groups = [...Map.groupBy(list, (goods) => groupOf?.(goods) ?? '')];
  return (
    <>
      <section className="rounded-card border border-line bg-surface" aria-label={label}>
        <OwnListBar
          chosen={own.chosen.length}
          onPage={list.length}
          onAll={own.tickAll}
          actions={
            <>
              <Button size="sm" variant="primary" busy={own.busy} onClick={() => void own.addChosen()}>
                {words.addToCart}
              </Button>
              {props.actions}
            </>
          }
          otherwise={props.otherwise}
        />
        {groups.map(([head, goodsOfGroup]) => (
          <div key={head} className="border-b border-line last:border-b-0">
            {head ? <h2 className="bg-page px-4 py-1.5 text-12 text-hint">{head}</h2> : null}
            <ul className="divide-y divide-line">
              {goodsOfGroup.map((goods) => (
                <KeptGoodsRow
                  key={goods.productId}
                  goods={goods}
                  isTicked={own.isTicked(goods)}
                  onTick={(isTicked) => own.tick(goods, isTicked)}
                  number={own.numberOf(goods)}
                  onNumber={(number) => own.setNumber(goods, number)}
                  note={
                    <>
                      {goods.partId === null ? null : mark?.({ partId: goods.partId })}
                      {note?.(goods)}
                    </>
                  }
                  priceNote={priceNote?.(goods)}
                  action={(one, number) => (
                    <span className="inline-flex flex-wrap items-center gap-1 md:flex-col md:items-end">
                      {one.partId === null ? (
                        <Button size="sm" to={goodsAddress(one.kind ?? 'PART', one.productId)}>
                          {words.toService}
                        </Button>
                      ) : (
                        <AddToCartButton
                          size="sm"
                          productId={one.productId}
                          goods={one}
                          number={number}
                          disabled={one.isOnSale === 0 || one.productStock < one.minBuyNum}
                        />
                      )}
                      {rowActions?.(one)}
                    </span>
                  )}
                />
              ))}
            </ul>
          </div>
        ))}
      </section>
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > 0 ? pagination.total : undefined}
        hrefOf={(current) => ownListAddress(path, { ...state, current })}
      />
    </>
  );
}

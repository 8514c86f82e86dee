// My footprint: the goods looked at lately, by day.
import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { Pagination } from '#kit/ui/pagination.tsx';
import { Skeleton } from '#kit/ui/skeleton.tsx';
import type { Language } from '#kit/words/text.ts';
import { useWords } from '#kit/words/use-words.ts';
import { AddToCartButton } from '#mall/cart/parts/add-to-cart-button.tsx';
import { favouriteProtocol, type SeenGoods } from '#mall/favourite/favourite.protocol.ts';
import { favouriteWords } from '#mall/favourite/parts/favourite-words.ts';
import { firstNum, KeptGoodsRow } from '#mall/favourite/parts/kept-goods-row.tsx';
import { asMember } from '#mall/order/parts/as-member.ts';
import { hiddenMeta, type MetaArgs, siteOf } from '../storefront/seo.ts';
import { OwnListBar } from './own-list-bar.tsx';
import { ownListAddress, readOwnListQuery } from './own-list-query.ts';
import { OwnListSearch } from './own-list-search.tsx';
import { useOwnList } from './use-own-list.ts';

const PATH = '/member/footprint';
const PAGE_SIZE = 30;

export const meta = (args: MetaArgs) =>
  hiddenMeta(args, favouriteWords.footprints[siteOf(args.matches).language]);

type Listed = ReplyOf<typeof favouriteProtocol.seen>;

export function clientLoader({ request }: ClientLoaderFunctionArgs): Promise<Listed> {
  const { keyword, current } = readOwnListQuery(new URL(request.url).searchParams);
  return asMember(request, () => call(favouriteProtocol.seen, { keyword, current, pageSize: PAGE_SIZE }));
}

/** `2026-11-21` in the visitor's time zone, for grouping. */
const dayOf = (moment: string): string => {
  const at = new Date(moment);
  return `${at.getFullYear()}-${String(at.getMonth() + 1).padStart(2, '0')}-${String(at.getDate()).padStart(2, '0')}`;
};

function dayName(day: string, language: Language, say: { today: string; yesterday: string }): string {
  const now = Date.now();
  if (day === dayOf(new Date(now).toISOString())) return say.today;
  if (day === dayOf(new Date(now - 24 * 3_600_000).toISOString())) return say.yesterday;
  const format = new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', { dateStyle: 'medium' });
  return format.format(new Date(`${day}T12:00:00`));
}

export default function FootprintScreen() {
  const { list, pagination } = useLoaderData<Listed>();
  const say = useWords(favouriteWords);
  const language = useLanguage();
  const [query] = useSearchParams();
  const { keyword } = readOwnListQuery(query);
  const [isAsking, setAsking] = useState(false);
  const own = useOwnList<SeenGoods>(list, (goods) => firstNum(goods, goods.minBuyNum));
  const days = [...Map.groupBy(list, ({ seenAt }) => dayOf(seenAt))];
  const forget = (goodsIds?: number[]) => own.change(() => call(favouriteProtocol.forget, { goodsIds }));

  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-surface px-4 py-3">
        <h1 className="text-20 font-semibold">{say.footprints}</h1>
        <OwnListSearch action={PATH} which="" keyword={keyword} />
      </div>
      {list.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          icon={<Footprints size={40} strokeWidth={1.25} />}
          title={keyword ? say.noFootprintsHere : say.noFootprints}
          text={keyword ? undefined : say.noFootprintsText}
          action={
            keyword ? (
              <Button to={PATH}>{say.allFootprints}</Button>
            ) : (
              <Button to="/goods/list">{say.toGoods}</Button>
            )
          }
        />
      ) : (
        <section className="rounded-card border border-line bg-surface" aria-label={say.footprints}>
          <OwnListBar
            chosen={own.chosen.length}
            onPage={list.length}
            onAll={own.tickAll}
            actions={
              <>
                <Button size="sm" variant="primary" busy={own.busy} onClick={() => void own.addChosen()}>
                  {say.addChosen}
                </Button>
                <Button
                  size="sm"
                  busy={own.busy}
                  onClick={() => void forget(own.chosen.map(({ goodsId }) => goodsId))}
                >
                  {say.forget}
                </Button>
              </>
            }
            otherwise={
              <Button size="sm" onClick={() => setAsking(true)}>
                {say.forgetAll}
              </Button>
            }
          />
          {days.map(([day, seen]) => (
            <div key={day} className="border-b border-line last:border-b-0">
              <h2 className="bg-page px-4 py-1.5 text-12 text-hint">{dayName(day, language, say)}</h2>
              <ul className="divide-y divide-line">
                {seen.map((goods) => (
                  <KeptGoodsRow
                    key={goods.goodsId}
                    goods={goods}
                    isTicked={own.isTicked(goods)}
                    onTick={(isTicked) => own.tick(goods, isTicked)}
                    action={(one, number) => (
                      <AddToCartButton
                        size="sm"
                        productId={one.productId}
                        goods={one}
                        number={number}
                        disabled={one.isOnSale === 0 || one.productStock < one.minBuyNum}
                      />
                    )}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > 0 ? pagination.total : undefined}
        hrefOf={(current) => ownListAddress(PATH, { keyword, current })}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={say.forgetAllAsk}
        text={say.forgetAllText}
        confirmLabel={say.forgetAll}
        tone="danger"
        onConfirm={() => forget()}
      />
    </div>
  );
}

export function HydrateFallback() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-80" />
    </div>
  );
}

export { ErrorBoundary } from './member-failed.tsx';

// What stands below the goods page's tabs: cheaper and domestic alternatives, what is bought together with it, what one has seen lately. What is empty is not there.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCall } from '#kit/browser/use-call.ts';
import { type Cents, parseCents } from '#kit/money/money.ts';
import { Card } from '#kit/ui/card.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { favouriteProtocol } from '#mall/favourite/favourite.protocol.ts';
import { readGuestFootprints } from '#mall/favourite/parts/guest-footprints.ts';
import { contrastProtocol } from '#mall/goods/contrast.protocol.ts';
import type { GoodsDetail } from '#mall/goods/goods.protocol.ts';
import { boughtTogetherProtocol } from '#mall/regular/bought-together.protocol.ts';
import type { Priced } from '#mall/replacement/price-change.ts';
import { replacementProtocol } from '#mall/replacement/replacement.protocol.ts';
import { GoodsTiles, type TileGoods } from '#mall/search/parts/goods-tile.tsx';
import { detailMoreWords } from './detail-more-words.ts';
import { alternativesOf } from './worth-a-look.ts';

const SHELF = 6;

interface DetailMoreProps {
  goods: GoodsDetail;
  /** The product that is chosen. */
  offer: Priced;
  /** Pieces that are wished for, and what they cost here, decimal yuan. */
  wish: number;
  amount: string;
  isMember: boolean;
}

export default function DetailMore(props: DetailMoreProps) {
  return (
    <div className="space-y-3">
      <Alternatives {...props} />
      <Together {...props} />
      {props.isMember ? <SeenByMember {...props} /> : <SeenByGuest {...props} />}
    </div>
  );
}

function Shelf({ title, actions, children }: { title: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <Card flush title={title} actions={actions}>
      {children}
    </Card>
  );
}

const toAll = (to: string, text: string) => (
  <Link to={to} className="text-13 text-brand hover:underline">
    {text}
  </Link>
);

function Alternatives({ goods, offer: own, wish, amount }: DetailMoreProps) {
  const say = useWords(detailMoreWords);
  const { reply } = useCall(replacementProtocol.ofPart, { partId: goods.partId });
  const found = reply
    ? alternativesOf(reply.replacements, { offer: own, amount: parseCents(amount) ?? (0 as Cents) }, wish)
    : [];
  if (found.length === 0) return null;
  const list = found.map(({ replacement: { part, grade }, offer, cheaperBy, unitPrice }) => ({
    ...part,
    ...offer,
    defaultProductId: offer.productId,
    goodsPrice: unitPrice,
    totalStock: offer.productStock,
    storeNum: 1,
    grade,
    cheaperBy,
  }));
  return (
    <Shelf
      title={say.alternatives}
      actions={toAll(
        `/prototype/replacement/list?partNo=${encodeURIComponent(goods.partNo)}`,
        say.allAlternatives,
      )}
    >
      <GoodsTiles
        list={list}
        mark={({ grade, isDomestic, cheaperBy }) => (
          <div className="flex flex-wrap gap-1">
            <Tag>{say.grade(grade)}</Tag>
            {isDomestic ? <Tag tone="moving">{say.domestic}</Tag> : null}
            {cheaperBy > 0 ? <Tag tone="done">{say.cheaperBy(cheaperBy)}</Tag> : null}
          </div>
        )}
      />
    </Shelf>
  );
}

function Together({ goods }: DetailMoreProps) {
  const say = useWords(detailMoreWords);
  const { reply = [] } = useCall(boughtTogetherProtocol.boughtTogether, { partId: goods.partId });
  if (reply.length === 0) return null;
  return (
    <Shelf title={say.together}>
      <GoodsTiles list={reply} />
    </Shelf>
  );
}

function SeenByMember({ goods }: DetailMoreProps) {
  const say = useWords(detailMoreWords);
  const { reply } = useCall(favouriteProtocol.seen, { pageSize: SHELF + 1 });
  const list = (reply?.list ?? [])
    .flatMap((one) =>
      one.partId !== null && one.goodsId !== goods.goodsId ? [{ ...one, partId: one.partId }] : [],
    )
    .slice(0, SHELF);
  if (list.length === 0) return null;
  return (
    <Shelf title={say.seen} actions={toAll('/member/footprint', say.allSeen)}>
      <GoodsTiles list={list.map(seenTile)} />
    </Shelf>
  );
}

function SeenByGuest({ goods }: DetailMoreProps) {
  const say = useWords(detailMoreWords);
  const ids = readGuestFootprints().filter((id) => !goods.products.some(({ productId }) => productId === id));
  const { reply } = useCall(
    contrastProtocol.contrast,
    ids.length === 0 ? undefined : { productIds: ids.map(String) },
  );
  const list = reply?.goods.filter(({ isOnSale }) => isOnSale) ?? [];
  if (list.length === 0) return null;
  return (
    <Shelf title={say.seen}>
      <GoodsTiles
        list={list.map((one) => seenTile({ ...one, goodsPrice: one.priceTiers[0]?.unitPrice ?? '' }))}
      />
    </Shelf>
  );
}

type Seen = Omit<TileGoods, 'defaultProductId' | 'totalStock' | 'storeNum'> & {
  productId: number;
  productStock: number;
};

const seenTile = (one: Seen): TileGoods => ({
  ...one,
  defaultProductId: one.productId,
  totalStock: one.productStock,
  storeNum: 1,
});

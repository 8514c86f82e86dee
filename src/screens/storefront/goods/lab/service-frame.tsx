// What pages of services and packages have in common: the name with what can be done with it, whose it is, how it is judged.
import { lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { Breadcrumb } from '#kit/ui/breadcrumb.tsx';
import { Rating } from '#kit/ui/rating.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { ServiceDetail } from '#mall/ability/lab-goods.protocol.ts';
import { serviceWords } from '#mall/ability/parts/service-words.ts';
import { CollectButton } from '#mall/favourite/parts/collect-button.tsx';
import { FootprintMark } from '#mall/favourite/parts/footprint-mark.tsx';
import { type GoodsKind, goodsAddress } from '#mall/goods/goods-kind.ts';
import { goodsWords, showPieces } from '#mall/goods/parts/goods-words.ts';
import type { PageTab } from '#mall/goods/parts/page-tabs.tsx';
import { openLogin, useSession } from '#mall/login/parts/session.ts';
import { searchWords } from '#mall/search/parts/search-words.ts';
import { ShareButton } from '../share-button.tsx';

const ReviewList = lazy(() => import('#mall/evaluation/parts/review-list.tsx'));

type Listed = Pick<
  ServiceDetail,
  | 'goodsId'
  | 'productId'
  | 'title'
  | 'isOnSale'
  | 'storeId'
  | 'storeName'
  | 'labName'
  | 'saleNum'
  | 'evaluationCount'
  | 'evaluationStars'
>;

interface ServiceFrameProps {
  goods: Listed;
  kind: Exclude<GoodsKind, 'PART'>;
  tag: string;
  /** Under the name. */
  line: ReactNode;
  /** Prices and buttons. */
  offer: ReactNode;
  children: ReactNode;
}

export function ServiceFrame({ goods, kind, tag, line, offer, children }: ServiceFrameProps) {
  const say = useWords(serviceWords);
  const words = useWords(goodsWords);
  const { home } = useWords(searchWords);
  const isMember = useSession().status === 'member';
  const { goodsId, productId, title } = goods;
  return (
    <div className="page-width space-y-3 py-4">
      <Breadcrumb
        items={[{ text: home, to: '/index' }, { text: say.services, to: '/goods/service' }, { text: title }]}
      />
      <section className="rounded-card border border-line bg-surface p-6 max-md:p-4">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="min-w-0 text-20 font-semibold wrap-anywhere">{title}</h1>
          <Tag tone="moving">{tag}</Tag>
          {goods.isOnSale ? null : <Tag tone="refused">{say.offSale}</Tag>}
          <CollectButton
            of={{ goodsId, productId }}
            isMember={isMember}
            logIn={openLogin}
            className="ml-auto"
          />
          <ShareButton title={title} path={goodsAddress(kind, productId)} />
          {/* A guest's are kept as parts to compare: a service is none. */}
          <FootprintMark productId={productId} isMember={isMember || undefined} />
        </div>
        <div className="mt-1 text-13 text-secondary">{line}</div>
        <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1 text-13">
          <span>
            <span className="text-hint">{say.laboratory} </span>
            {goods.labName}
          </span>
          <Link to={`/store/index?vid=${goods.storeId}`} className="hover:text-brand">
            <span className="text-hint">{words.store} </span>
            {goods.storeName}
          </Link>
          {goods.saleNum > 0 ? (
            <span className="num text-hint">{say.sold(showPieces(goods.saleNum))}</span>
          ) : null}
          {goods.evaluationStars === null ? null : (
            <span className="inline-flex items-center gap-2">
              <Rating value={goods.evaluationStars} figure />
              <span className="num text-12 text-hint">{words.reviewCount(goods.evaluationCount)}</span>
            </span>
          )}
        </div>
        <div className="mt-4">{offer}</div>
      </section>
      {children}
    </div>
  );
}

/** The tab of what buyers have said. */
export const reviewsTab = ({ goodsId, evaluationCount }: Listed, text: string): PageTab => ({
  key: 'reviews',
  text,
  count: evaluationCount,
  isLate: true,
  content: (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <ReviewList goodsId={goodsId} />
    </Suspense>
  ),
});

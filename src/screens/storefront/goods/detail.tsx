// The goods page: one listing of a part, everything that decides buying it, and what others ask for it.
import { lazy, Suspense, useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { repairQuantity } from '#kit/rules/quantity.ts';
import { Breadcrumb } from '#kit/ui/breadcrumb.tsx';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { chipShapeOf } from '#kit/ui/chip-shape.ts';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ImageBox } from '#kit/ui/image-box.tsx';
import { pictureSource } from '#kit/ui/picture-source.ts';
import { QuantityStepper } from '#kit/ui/quantity-stepper.tsx';
import { Rating } from '#kit/ui/rating.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { AlarmDraft } from '#mall/alarm/parts/alarm-form.tsx';
import { AddToCartButton } from '#mall/cart/parts/add-to-cart-button.tsx';
import { CollectButton } from '#mall/favourite/parts/collect-button.tsx';
import { FootprintMark } from '#mall/favourite/parts/footprint-mark.tsx';
import {
  type GoodsDetail,
  goodsProtocol,
  type OfferReply,
  type ProductReply,
} from '#mall/goods/goods.protocol.ts';
import { BuyBox } from '#mall/goods/parts/buy/buy-box.tsx';
import { CompareTick } from '#mall/goods/parts/compare-tick.tsx';
import { GoodsParams, type SimilarFilters } from '#mall/goods/parts/goods-params.tsx';
import { goodsWords, showPieces } from '#mall/goods/parts/goods-words.ts';
import { OffersTable } from '#mall/goods/parts/offers-table.tsx';
import { OrderCode } from '#mall/goods/parts/order-code.tsx';
import { type PageTab, PageTabs } from '#mall/goods/parts/page-tabs.tsx';
import { answerQuantity, firstQuantity, ruleOf, wishFor } from '#mall/goods/parts/product-quantity.ts';
import { StockLots } from '#mall/goods/parts/stock-lots.tsx';
import { openLogin, useSession } from '#mall/login/parts/session.ts';
import { codeRights } from '#mall/mat-code/parts/code-rights.ts';
import { ComplianceGroup } from '#mall/part/parts/compliance-group.tsx';
import { LifecycleTag } from '#mall/part/parts/lifecycle-tag.tsx';
import { SampleButton } from '#mall/sample/parts/sample-button.tsx';
import { searchWords } from '#mall/search/parts/search-words.ts';
import { hiddenMeta } from '../seo.ts';
import { splitBuy, tileBuy } from './buy-slot.tsx';
import { DatasheetTab } from './datasheet-tab.tsx';
import { detailMeta } from './detail-meta.ts';
import { answerHere, askedGoods } from './own-page.ts';
import { ShareButton } from './share-button.tsx';
import { similarFilters } from './similar-filters.ts';
import { useNear } from './use-near.ts';

const ReviewList = lazy(() => import('#mall/evaluation/parts/review-list.tsx'));
const ReplacementsOf = lazy(() => import('./replacements-tab.tsx'));
const YourCode = lazy(async () => ({
  default: (await import('#mall/mat-code/parts/your-code.tsx')).YourCode,
}));
const DeliveryLine = lazy(() => import('#mall/store/parts/delivery-line.tsx'));
const DetailMore = lazy(() => import('./detail-more.tsx'));
const PartAlarms = lazy(() => import('#mall/alarm/parts/part-alarms.tsx'));
const WishBeyond = lazy(() => import('#mall/goods/parts/buy/wish-beyond.tsx'));
const StoreShelf = lazy(() => import('#mall/search/parts/store-shelf.tsx'));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const mall = context.get(mallContext);
  const goods = await answerHere(request, mall.call(goodsProtocol.details, askedGoods(request)));
  return { goods, filters: await similarFilters(mall, goods) };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.loaderData ? detailMeta(args, args.loaderData.goods) : hiddenMeta(args, '404');

export default function GoodsDetailPage() {
  const { goods, filters } = useLoaderData<typeof loader>();
  // Another product begins with its own quantity and its first tab.
  return <Detail key={goods.productId} goods={goods} filters={filters} />;
}

function Detail({ goods, filters }: { goods: GoodsDetail; filters: SimilarFilters }) {
  const say = useWords(goodsWords);
  const words = useWords(searchWords);
  const session = useSession();
  const isMember = session.status === 'member';
  const rights = codeRights(session.member);
  const product = goods.products.find(({ productId }) => productId === goods.productId) ?? goods.products[0];
  const [wish, setWish] = useState(() => (product ? wishFor(product.minBuyNum, product) : 1));
  const [alarm, setAlarm] = useState<AlarmDraft>();
  const more = useNear<HTMLDivElement>();
  if (!product)
    return <EmptyState title={say.offSale} action={<Button to="/goods/list">{words.showAll}</Button>} />;
  const quantity = repairQuantity(wish, ruleOf(product)) ?? product.minBuyNum;
  const { amount } = answerQuantity(quantity, product);
  const leaf = goods.categoryPath.at(-1);
  const canBuy = goods.isOnSale && firstQuantity(product) !== undefined;
  const forCart = { ...goods, priceTiers: product.priceTiers };
  const buyNow = `/buy/confirm?productId=${product.productId}&number=${quantity}`;
  const inquireFor = (number: number) => `/inquiry/index?productId=${product.productId}&number=${number}`;
  const inquire = inquireFor(wish);

  const buttons = (
    <>
      <AddToCartButton
        size="lg"
        productId={product.productId}
        goods={forCart}
        number={quantity}
        disabled={!canBuy}
        className="max-md:flex-1 max-md:px-3!"
      />
      {session.member?.punchout ? null : canBuy ? (
        <Button size="lg" variant="buy" to={buyNow} className="max-md:flex-1 max-md:px-3!">
          {say.buyNow}
        </Button>
      ) : (
        <Button size="lg" variant="primary" to={inquire} className="max-md:flex-1 max-md:px-3!">
          {say.inquiry}
        </Button>
      )}
    </>
  );

  const sample =
    goods.isOnSale && product.sampleStock > 0 && !session.member?.punchout ? (
      <SampleButton
        size="lg"
        productId={product.productId}
        goodsId={goods.goodsId}
        storeId={goods.storeId}
        samplePrice={product.samplePrice}
      />
    ) : null;

  return (
    <div className="page-width space-y-3 py-4 max-md:pb-0">
      <Breadcrumb
        items={[
          { text: words.home, to: '/index' },
          ...goods.categoryPath.map(({ categoryId, categoryName }) => ({
            text: categoryName,
            to: `/goods/list?categoryId2=${categoryId}`,
          })),
          { text: goods.partNo },
        ]}
      />
      <section className="grid gap-6 rounded-card border border-line bg-surface p-6 max-md:gap-4 max-md:p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)] lg:grid-cols-[360px_minmax(0,1fr)]">
        <div className="min-w-0 space-y-3">
          <figure className="rounded-card border border-line p-4 max-md:mx-auto max-md:max-w-48 max-md:border-0 max-md:p-0">
            <ImageBox
              src={pictureSource(goods.goodsImage)}
              alt={`${goods.brandName} ${goods.partNo} ${goods.packageName ?? ''}`}
              width={326}
              height={326}
              fluid
              eager
              shape={chipShapeOf(goods.packageName)}
            />
            <figcaption className="mt-2 text-center text-12 text-hint">
              {goods.goodsImage ? say.picture : say.drawing}
            </figcaption>
          </figure>
          <div className="max-md:hidden">
            <StockLots lots={product.lots} />
          </div>
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <h1 className="num min-w-0 text-20 font-semibold wrap-anywhere">{goods.partNo}</h1>
            <CopyButton text={goods.partNo} />
            <LifecycleTag lifecycle={goods.lifecycle} />
            {goods.isOnSale ? <CompareTick productId={goods.productId} partNo={goods.partNo} /> : null}
            {goods.isOnSale ? null : <Tag tone="refused">{say.offSale}</Tag>}
            <CollectButton
              of={{ goodsId: goods.goodsId, productId: product.productId }}
              isMember={isMember}
              logIn={openLogin}
              className="ml-auto"
            />
            <ShareButton
              title={`${goods.brandName} ${goods.partNo}`}
              path={`/goods/detail?productId=${product.productId}`}
            />
            <FootprintMark
              productId={product.productId}
              isMember={session.status === 'unknown' ? undefined : isMember}
            />
          </div>
          <p className="mt-1 text-13 text-secondary">{goods.goodsName}</p>
          {rights.mayRead ? (
            <Suspense>
              <YourCode partId={goods.partId} partNo={goods.partNo} rights={rights} canRemember />
            </Suspense>
          ) : null}
          <div className="mt-2 mb-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-13">
            <Link to={`/brand?brandId=${goods.brandId}`} className="text-brand hover:underline">
              {goods.brandName}
            </Link>
            {goods.packageName ? (
              <span>
                <span className="text-hint">{say.package} </span>
                {goods.packageName}
              </span>
            ) : null}
            <Link to={`/store/index?vid=${goods.storeId}`} className="hover:text-brand">
              <span className="text-hint">{say.store} </span>
              {goods.storeName}
            </Link>
            {goods.saleNum > 0 ? (
              <span className="num text-hint">{say.sold(showPieces(goods.saleNum))}</span>
            ) : null}
            {goods.evaluationStars === null ? null : (
              <span className="inline-flex items-center gap-2">
                <Rating value={goods.evaluationStars} figure />
                <span className="num text-12 text-hint">{say.reviewCount(goods.evaluationCount)}</span>
              </span>
            )}
          </div>
          <BuyBox
            goods={goods}
            product={product}
            wish={wish}
            onWish={setWish}
            delivery={
              session.status === 'unknown' ? null : (
                <Suspense>
                  <DeliveryLine storeId={goods.storeId} amount={amount} isMember={isMember} />
                </Suspense>
              )
            }
            beyond={
              <Suspense>
                <WishBeyond
                  wish={wish}
                  here={canBuy ? quantity : 0}
                  offers={[ownOffer(goods, product), ...goods.otherOffers]}
                  storeId={goods.storeId}
                  buy={(lines, text) => splitBuy(goods, lines, text)}
                  inquireFor={inquireFor}
                  onTellMe={() => openLogin(() => setAlarm({ kind: 'stock', number: wish }))}
                />
              </Suspense>
            }
            actions={
              <div className="flex flex-wrap items-center gap-3 max-md:hidden">
                {buttons}
                {sample}
                {canBuy ? (
                  <Button variant="link" to={inquire} className="ml-2">
                    {say.inquiry}
                  </Button>
                ) : null}
              </div>
            }
          />
          <Suspense>
            <PartAlarms
              {...{ partId: goods.partId, productId: product.productId, isMember, wish }}
              draft={alarm}
              onDraft={setAlarm}
              logIn={openLogin}
            />
          </Suspense>
          {sample ? <div className="mt-3 md:hidden">{sample}</div> : null}
          <div className="mt-4 md:hidden">
            <StockLots lots={product.lots} />
          </div>
        </div>
      </section>
      {goods.otherOffers.length > 0 ? (
        <Card
          id="offers"
          flush
          title={say.offers}
          actions={<span className="text-12 text-hint">{say.offersText}</span>}
        >
          <OffersTable
            offers={goods.otherOffers}
            own={ownOffer(goods, product)}
            quantity={wish}
            action={(offer, number) => (
              <AddToCartButton
                icon
                seller={offer.storeName}
                size="sm"
                productId={offer.productId}
                goods={{ ...goods, ...offer }}
                number={number}
                disabled={offer.productStock < number}
              />
            )}
          />
        </Card>
      ) : null}
      <section className="rounded-card border border-line bg-surface">
        <PageTabs label={goods.partNo} tabs={tabsOf()} />
      </section>
      <div ref={more.ref}>
        {more.isNear && session.status !== 'unknown' ? (
          <Suspense>
            <DetailMore goods={goods} offer={product} wish={quantity} amount={amount} isMember={isMember} />
          </Suspense>
        ) : null}
      </div>
      <StickyBar className="md:hidden">
        <QuantityStepper
          value={wish}
          minBuyNum={product.minBuyNum}
          multiple={product.multiple}
          disabled={!goods.isOnSale}
          onCommit={(wanted) => setWish(wishFor(wanted, product))}
        />
        {buttons}
      </StickyBar>
    </div>
  );

  function tabsOf(): PageTab[] {
    const tabs: PageTab[] = [
      {
        key: 'params',
        text: say.params,
        content: (
          <>
            <GoodsParams goods={goods} filters={filters} />
            <ComplianceGroup title={say.compliance} compliance={goods.compliance} />
          </>
        ),
      },
    ];
    tabs.push({
      key: 'datasheet',
      text: say.datasheet,
      content: <DatasheetTab goods={goods} inquire={inquire} />,
    });
    if (goods.orderCode && goods.orderCode.length > 0) {
      tabs.push({ key: 'orderCode', text: say.orderCode, content: <OrderCode code={goods.orderCode} /> });
    }
    tabs.push(
      {
        key: 'replacements',
        text: say.replacements,
        isLate: true,
        content: (
          <Suspense fallback={<SkeletonText lines={6} />}>
            <ReplacementsOf partId={goods.partId} than={product && { offer: product, wish: quantity }} />
          </Suspense>
        ),
      },
      {
        key: 'reviews',
        text: say.reviews,
        count: goods.evaluationCount,
        isLate: true,
        content: (
          <Suspense fallback={<SkeletonText lines={6} />}>
            <ReviewList goodsId={goods.goodsId} />
          </Suspense>
        ),
      },
      {
        key: 'otherGoods',
        text: say.otherGoods,
        isLate: true,
        content: (
          <Suspense fallback={<SkeletonText lines={6} />}>
            <StoreShelf
              storeId={goods.storeId}
              categoryId={leaf?.categoryId}
              withoutGoodsId={goods.goodsId}
              action={(card) => tileBuy(card, card.minBuyNum)}
            />
          </Suspense>
        ),
      },
    );
    return tabs;
  }
}

/** The listing itself as one offer among the others. */
function ownOffer(goods: GoodsDetail, product: ProductReply): OfferReply {
  const { goodsId, storeId, storeName } = goods;
  const { productId, minBuyNum, multiple, maxBuyNum, productStock, leadDays, priceTiers } = product;
  const rule = { minBuyNum, multiple, maxBuyNum };
  return { goodsId, storeId, storeName, productId, ...rule, productStock, leadDays, priceTiers };
}

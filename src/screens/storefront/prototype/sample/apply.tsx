// What can be had as a sample: searched, put into the sample cart or asked for at once, with the quotas in sight.

import { FlaskConical, Search } from 'lucide-react';
import { type ClientLoaderFunctionArgs, Form, Link, useLoaderData, useLocation } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import { withQuery } from '#kit/browser/with-query.ts';
import { Button, buttonClasses } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { Input } from '#kit/ui/input.tsx';
import { Pagination } from '#kit/ui/pagination.tsx';
import { inPage, waitingPage } from '#kit/ui/waiting-page.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { SampleButton } from '#mall/sample/parts/sample-button.tsx';
import { SamplePrice } from '#mall/sample/parts/sample-cart-store.tsx';
import { sampleWords } from '#mall/sample/parts/sample-words.ts';
import { type SampleOffer, sampleProtocol } from '#mall/sample/sample.protocol.ts';
import { StandingNote } from '../../buy/request-form.tsx';
import { titled } from '../../seo.ts';

export const meta = titled(sampleWords.sampleApply);

export async function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { keyword, current } = readConsoleQuery(request);
  return {
    keyword,
    ...(await call(sampleProtocol.offers, { keyword: keyword || undefined, current, pageSize: 20 })),
  };
}

export default function SampleApplyScreen() {
  const { list, pagination, standing, keyword } = useLoaderData<typeof clientLoader>();
  const say = useWords(sampleWords);
  const { search } = useLocation();
  return (
    <div className="page-width flex flex-col gap-3 py-4">
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-80">
            <h1 className="text-20 font-semibold">{say.sampleApply}</h1>
            <p className="mt-1 text-13 text-secondary">{say.applyText}</p>
            <p className="num mt-1 text-12 text-hint">
              {say.limits(standing.yearLimit)}
              {standing.withoutFeedback > 0
                ? ` · ${say.withoutFeedback(standing.withoutFeedback, standing.mostWithoutFeedback)}`
                : ''}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <Button to="/cart/request">{say.sampleCart}</Button>
            <Button to="/prototype/sample/history">{say.history}</Button>
          </div>
        </div>
        <Form role="search" className="mt-4 flex max-w-lg gap-2">
          <Input
            key={keyword}
            type="search"
            name="keyword"
            defaultValue={keyword}
            maxLength={60}
            placeholder={say.searchHint}
            aria-label={say.searchHint}
            before={<Search size={16} aria-hidden="true" />}
          />
          <button type="submit" className={buttonClasses('primary', 'md')}>
            {say.search}
          </button>
        </Form>
      </Card>
      <StandingNote standing={standing} />
      {list.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          icon={<FlaskConical size={40} strokeWidth={1.25} />}
          title={keyword ? say.noneFound : say.nothingOffered}
          text={keyword ? say.noneFoundText : undefined}
          action={
            keyword ? (
              <>
                <Button to="?">{say.clearSearch}</Button>
                <Button to={`/inquiry/index?partNo=${encodeURIComponent(keyword)}`} variant="primary">
                  {say.inquire}
                </Button>
              </>
            ) : (
              <Button to="/goods/list">{say.chooseMore}</Button>
            )
          }
        />
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {list.map((offer) => (
            <Offer key={offer.productId} offer={offer} mayAsk={standing.maySubmit} />
          ))}
        </ul>
      )}
      <Pagination
        page={pagination.current}
        pageCount={Math.ceil(pagination.total / pagination.pageSize)}
        total={pagination.total > 0 ? pagination.total : undefined}
        hrefOf={(current) => withQuery(search, { current })}
      />
    </div>
  );
}

function Offer({ offer, mayAsk }: { offer: SampleOffer; mayAsk: boolean }) {
  const say = useWords(sampleWords);
  return (
    <li className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex min-w-0 gap-3">
        <ChipImage src={offer.goodsImage} packageName={offer.packageName} size={56} />
        <div className="min-w-0 text-13">
          <Link
            to={`/goods/detail?productId=${offer.productId}`}
            className="num text-14 font-semibold wrap-anywhere hover:text-brand"
          >
            {offer.partNo}
          </Link>
          <p className="text-12 text-hint">
            {[offer.brandName, offer.packageName].filter(Boolean).join(' · ')}
          </p>
          <p className="line-clamp-2 text-12 text-secondary">{offer.goodsName}</p>
        </div>
      </div>
      <div className="num flex items-baseline justify-between gap-2 text-12 text-hint">
        <span className="min-w-0 truncate">{offer.storeName}</span>
        <span className="whitespace-nowrap">
          <SamplePrice unitPrice={offer.samplePrice} /> · {say.left(offer.sampleStock)}
        </span>
      </div>
      <div className="mt-auto flex flex-wrap gap-2">
        <SampleButton size="sm" productId={offer.productId} goodsId={offer.goodsId} storeId={offer.storeId} />
        {mayAsk ? (
          <Button size="sm" variant="ghost" to={`/buy/request?productId=${offer.productId}&number=1`}>
            {say.requestNow}
          </Button>
        ) : null}
      </div>
    </li>
  );
}

export const HydrateFallback = inPage(
  waitingPage('h-32', ['h-40', 'h-40', 'h-40', 'h-40'], ['h-40', 'h-40', 'h-40', 'h-40']),
);

export { ErrorBoundary } from './sample-failed.tsx';

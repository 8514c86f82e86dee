// The page of a testing service: what is done by which method, who may sign for it, what it costs and when it would be there.
import { useState } from 'react';
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { Button } from '#kit/ui/button.tsx';
import { Card } from '#kit/ui/card.tsx';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { CAPABILITY_FIELDS, capabilityKinds, markNames } from '#mall/ability/ability-terms.ts';
import { type ServiceDetail, serviceProtocol } from '#mall/ability/lab-goods.protocol.ts';
import type { Collected } from '#mall/ability/parts/capability-tray.ts';
import { CalculatorForm } from '#mall/ability/parts/charge-calculator.tsx';
import { serviceShelfWords } from '#mall/ability/parts/service-shelf-words.ts';
import { serviceWords } from '#mall/ability/parts/service-words.ts';
import { commissionAddress, goodsAddress } from '#mall/goods/goods-kind.ts';
import { PageTabs } from '#mall/goods/parts/page-tabs.tsx';
import { BuyServiceWindow } from '#mall/lab-sale/parts/buy-windows.tsx';
import { hiddenMeta } from '../../seo.ts';
import { answerHere, askedGoods } from '../own-page.ts';
import { BuyButton } from './buy-button.tsx';
import { reviewsTab, ServiceFrame } from './service-frame.tsx';
import { serviceMeta } from './service-meta.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = context.get(mallContext);
  return { goods: await answerHere(request, call(serviceProtocol.service, askedGoods(request))) };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.loaderData ? serviceMeta(args, args.loaderData.goods) : hiddenMeta(args, '404');

export default function ServicePage() {
  const { goods } = useLoaderData<typeof loader>();
  return <Service key={goods.productId} goods={goods} />;
}

function Service({ goods }: { goods: ServiceDetail }) {
  const say = useWords(serviceWords);
  const language = useLanguage();
  return (
    <ServiceFrame
      goods={goods}
      kind="SERVICE"
      tag={capabilityKinds[goods.kind][language]}
      line={
        <span className="flex flex-wrap items-center gap-2">
          <span className="num">{`${goods.standard} ${goods.clause}`}</span>
          {goods.marks.map(({ mark }) => (
            <Tag key={mark} tone="done">
              {markNames[mark][language]}
            </Tag>
          ))}
        </span>
      }
      offer={<Offer goods={goods} />}
    >
      {goods.unitPrice === null ? null : (
        <Card id="calculator" title={say.cost}>
          <Calculator goods={goods} />
        </Card>
      )}
      <section className="rounded-card border border-line bg-surface">
        <PageTabs
          label={goods.title}
          tabs={[
            { key: 'facts', text: say.facts, content: <Facts goods={goods} /> },
            reviewsTab(goods, say.reviews),
          ]}
        />
      </section>
      {goods.note ? <p className="px-1 text-12 text-hint">{goods.note}</p> : null}
      {goods.packages.length > 0 ? (
        <Card title={say.inPackages}>
          <ul className="space-y-2 text-13">
            {goods.packages.map(({ productId, title, price, unit }) => (
              <li key={productId} className="flex flex-wrap items-baseline justify-between gap-3">
                <Link to={goodsAddress('PACKAGE', productId)} className="hover:text-brand">
                  {title}
                </Link>
                <PriceText amount={price} after={`/ ${unit}`} />
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </ServiceFrame>
  );
}

function Offer({ goods }: { goods: ServiceDetail }) {
  const say = useWords(serviceWords);
  const more = useWords(serviceShelfWords);
  const { unitPrice, minCharge, fixture, unit, capId, productId } = goods;
  return (
    <div className="rounded-card bg-page p-4">
      {unitPrice === null ? (
        <p className="text-13 text-secondary">{say.offSaleText}</p>
      ) : (
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-13">
          <PriceText unitPrice={unitPrice} size="xl" after={`/ ${unit}`} />
          <span className="text-hint">{say.taxIncluded}</span>
          {minCharge === null ? null : (
            <span>
              <span className="text-hint">{say.least} </span>
              <PriceText amount={minCharge} tone="ink" />
            </span>
          )}
          {fixture === null ? null : (
            <span>
              <span className="text-hint">{say.fixture} </span>
              <PriceText amount={fixture} tone="ink" />
            </span>
          )}
          <span className="num">
            <span className="text-hint">{say.days} </span>
            {more.workingDays(goods.days)}
          </span>
          <span className="num text-12 text-hint">{say.from(goods.priceFrom)}</span>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {goods.isOnSale ? (
          <>
            <BuyButton>{(close) => <BuyServiceWindow goods={goods} onClose={close} />}</BuyButton>
            <Button size="lg" to={commissionAddress(productId, capId)}>
              {say.entrust}
            </Button>
          </>
        ) : null}
        <Button size="lg" to="/inquiry/inspection">
          {say.ask}
        </Button>
      </div>
      <p className="mt-3 text-12 text-hint">{say.howBought}</p>
    </div>
  );
}

/** Begins with one specimen and one unit; nothing of it is kept. */
function Calculator({ goods }: { goods: ServiceDetail }) {
  const { capId, item, object, unit, way } = goods;
  const [one, setOne] = useState<Collected>({
    capId,
    item,
    object,
    unit,
    way,
    specimens: 1,
    units: 1,
    stage: 1,
  });
  return (
    <CalculatorForm collected={[one]} onChange={(_, change) => setOne((was) => ({ ...was, ...change }))} />
  );
}

function Facts({ goods }: { goods: ServiceDetail }) {
  const say = useWords(serviceWords);
  const language = useLanguage();
  const more = useWords(serviceShelfWords);
  const marks = goods.marks.map(({ mark, until }) => say.until(markNames[mark][language], until));
  return (
    <Descriptions
      look="ruled"
      columns={2}
      onlyGiven
      items={[
        { label: say.item, value: goods.item },
        { label: say.object, value: goods.object },
        { label: say.standard, value: `${goods.standard} ${goods.clause}` },
        { label: say.edition, value: goods.replacedBy ? say.replacedBy(goods.replacedBy) : say.inForce },
        { label: say.replaces, value: goods.replaces.join(' · ') },
        { label: say.also, value: goods.also.join(' · ') },
        { label: say.marks, value: marks.join(' · ') || say.noMarks },
        { label: say.range, value: goods.range },
        { label: say.uncertainty, value: goods.uncertainty },
        { label: say.specimens, value: goods.specimens },
        { label: say.days, value: more.workingDays(goods.days) },
        { label: say.field, value: CAPABILITY_FIELDS[goods.field][language] },
        { label: say.site, value: [goods.site, goods.group].filter(Boolean).join(' · ') },
        {
          label: say.categories,
          wide: true,
          value:
            goods.categories.length === 0 ? null : (
              <span className="flex flex-wrap gap-x-3">
                {goods.categories.map(({ categoryId, categoryName }) => (
                  <Link
                    key={categoryId}
                    to={`/goods/list?categoryId2=${categoryId}`}
                    className="hover:text-brand"
                  >
                    {categoryName}
                  </Link>
                ))}
              </span>
            ),
        },
        {
          label: say.number,
          wide: true,
          value: (
            <>
              {goods.capNo}{' '}
              <Link to={`/goods/ability?keyword=${goods.capNo}`} className="text-brand hover:underline">
                {say.capability}
              </Link>
            </>
          ),
        },
      ]}
    />
  );
}

// The page of a package of testing services: what is in it by which standard, how its price is shared, what it spares.
import { Link, type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { PriceText } from '#kit/ui/price-text.tsx';
import { Table } from '#kit/ui/table.tsx';
import { Tag } from '#kit/ui/tag.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { markNames } from '#mall/ability/ability-terms.ts';
import {
  type PackageComponent,
  type PackageDetail,
  serviceProtocol,
} from '#mall/ability/lab-goods.protocol.ts';
import { collectOne } from '#mall/ability/parts/capability-tray.ts';
import { chargeWords } from '#mall/ability/parts/charge-words.ts';
import { serviceShelfWords } from '#mall/ability/parts/service-shelf-words.ts';
import { serviceWords } from '#mall/ability/parts/service-words.ts';
import { goodsAddress } from '#mall/goods/goods-kind.ts';
import { PageTabs } from '#mall/goods/parts/page-tabs.tsx';
import { BuyPackageWindow } from '#mall/lab-sale/parts/buy-windows.tsx';
import { hiddenMeta } from '../../seo.ts';
import { answerHere, askedGoods } from '../own-page.ts';
import { BuyButton } from './buy-button.tsx';
import { reviewsTab, ServiceFrame } from './service-frame.tsx';
import { packageMeta } from './service-meta.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { call } = context.get(mallContext);
  return { goods: await answerHere(request, call(serviceProtocol.package, askedGoods(request))) };
}

export const meta: MetaFunction<typeof loader> = (args) =>
  args.loaderData ? packageMeta(args, args.loaderData.goods) : hiddenMeta(args, '404');

export default function PackagePage() {
  const { goods } = useLoaderData<typeof loader>();
  const say = useWords(serviceWords);
  const words = useWords(serviceShelfWords);
  return (
    <ServiceFrame
      key={goods.productId}
      goods={goods}
      kind="PACKAGE"
      tag={words.kindPackage}
      line={<span className="num">{goods.code}</span>}
      offer={<Offer goods={goods} />}
    >
      <section className="rounded-card border border-line bg-surface">
        <PageTabs
          label={goods.title}
          tabs={[
            { key: 'components', text: say.components, content: <Components goods={goods} /> },
            reviewsTab(goods, say.reviews),
          ]}
        />
      </section>
      {goods.note ? <p className="px-1 text-12 text-hint">{goods.note}</p> : null}
    </ServiceFrame>
  );
}

function Offer({ goods }: { goods: PackageDetail }) {
  const say = useWords(serviceWords);
  const words = useWords(chargeWords);
  const navigate = useNavigate();
  const isCheaper = Number(goods.saved) > 0;

  function entrustEach() {
    const isFull = !goods.components.every(collectOne);
    if (isFull) toast.show({ tone: 'waiting', text: words.full });
    void navigate('/goods/charge');
  }

  return (
    <div className="rounded-card bg-page p-4">
      {goods.isOnSale ? (
        <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1 text-13">
          <PriceText amount={goods.price} size="xl" after={`/ ${goods.unit}`} />
          <span className="text-hint">{say.taxIncluded}</span>
          {isCheaper ? (
            <>
              <span>
                <span className="text-hint">{say.alone} </span>
                <PriceText amount={goods.alone} tone="struck" />
              </span>
              <Tag tone="done">{say.saved(showAmount(goods.saved))}</Tag>
            </>
          ) : null}
        </div>
      ) : (
        <p className="text-13 text-secondary">{say.offSaleText}</p>
      )}
      <p className="mt-2 text-13">
        {say.ready} <strong className="num">{showMoment(goods.promisedAt)}</strong>
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {goods.isOnSale ? (
          <BuyButton>{(close) => <BuyPackageWindow goods={goods} onClose={close} />}</BuyButton>
        ) : null}
        <Button size="lg" onClick={entrustEach}>
          {say.entrustEach}
        </Button>
        <Button size="lg" to="/inquiry/inspection">
          {say.ask}
        </Button>
      </div>
      <p className="mt-3 text-12 text-hint">{say.howPackage}</p>
    </div>
  );
}

/** Columns that phones have no room for: they say the standard under the name. */
const WIDE = 'max-md:hidden';

function Components({ goods }: { goods: PackageDetail }) {
  const say = useWords(serviceWords);
  const language = useLanguage();
  return (
    <Table
      label={say.components}
      head={[
        say.item,
        { children: say.standard, className: WIDE },
        { children: say.marks, className: WIDE },
        { num: say.days, className: WIDE },
        { num: say.qty },
        { num: say.price, className: WIDE },
        { num: say.share },
      ]}
    >
      {goods.components.map((one) => (
        <tr key={one.seq}>
          <td>
            <Name one={one} />
            <span className="num block text-12 text-hint md:hidden">{`${one.standard} ${one.clause}`}</span>
          </td>
          <td className={`num ${WIDE}`}>{`${one.standard} ${one.clause}`}</td>
          <td className={WIDE}>
            {one.marks.map(({ mark }) => markNames[mark][language]).join(' · ') || say.noMarks}
          </td>
          <td className={`num-cell ${WIDE}`}>{one.days}</td>
          <td className="num-cell">{`${one.qty} ${one.unit}`}</td>
          <td className={`num-cell ${WIDE}`}>{showAmount(one.alone)}</td>
          <td className="num-cell">{showAmount(one.share)}</td>
        </tr>
      ))}
      <tr className="font-semibold">
        <td>{say.total}</td>
        <td className={WIDE} />
        <td className={WIDE} />
        <td className={WIDE} />
        <td />
        <td className={`num-cell ${WIDE}`}>{showAmount(goods.alone)}</td>
        <td className="num-cell">{showAmount(goods.price)}</td>
      </tr>
    </Table>
  );
}

function Name({ one: { item, object, productId } }: { one: PackageComponent }) {
  const name = (
    <>
      {item} <span className="text-hint">{object}</span>
    </>
  );
  return productId === null ? (
    name
  ) : (
    <Link to={goodsAddress('SERVICE', productId)} className="hover:text-brand">
      {name}
    </Link>
  );
}

// Comparing parts: up to five products side by side at the buyer's quantity; the address is the comparison.
import { useEffect, useRef } from 'react';
import {
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  useLoaderData,
  useNavigate,
} from 'react-router';
import { type MallForLoaders, mallContext } from '#kit/browser/mall-context.ts';
import { repairQuantity } from '#kit/rules/quantity.ts';
import { Breadcrumb } from '#kit/ui/breadcrumb.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { AddToCartButton } from '#mall/cart/parts/add-to-cart-button.tsx';
import { contrastProtocol } from '#mall/goods/contrast.protocol.ts';
import {
  type ContrastQuery,
  contrastAddress,
  readContrastQuery,
  withCompared,
} from '#mall/goods/contrast-address.ts';
import { comparedNow } from '#mall/goods/parts/compare-tray.ts';
import { contrastRows } from '#mall/goods/parts/contrast-rows.ts';
import { ContrastTable } from '#mall/goods/parts/contrast-table.tsx';
import { ContrastTools } from '#mall/goods/parts/contrast-tools.tsx';
import { contrastWords } from '#mall/goods/parts/contrast-words.ts';
import { firstQuantity, ruleOf } from '#mall/goods/parts/product-quantity.ts';
import { useSession } from '#mall/login/parts/session.ts';
import { codeMark } from '#mall/mat-code/parts/code-mark.tsx';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { searchWords } from '#mall/search/parts/search-words.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { pageMeta, siteOf } from '../seo.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const mall = context.get(mallContext);
  const search = new URL(request.url).searchParams;
  const query = readContrastQuery(search);
  const wanted = (search.get('add') ?? '').trim().slice(0, 60);
  let notFound = '';
  if (wanted) {
    const productId = await findProduct(mall, wanted);
    if (productId !== undefined) {
      const instead = Number(search.get('instead')) || null;
      throw redirect(contrastAddress(withCompared(query, productId, instead)));
    }
    notFound = wanted;
  }
  const reply = await mall.call(contrastProtocol.contrast, { productIds: query.productIds.join(',') });
  const productIds = reply.goods.map(({ productId }) => productId);
  return { query: { ...query, productIds }, reply, notFound, origin: mall.origin };
}

/** The product that a typed part number means: the very number, or the first that the search finds. */
async function findProduct(mall: MallForLoaders, typed: string): Promise<number | undefined> {
  const { list } = await mall.call(searchProtocol.goodsList, { keyword: typed, pageSize: 10 });
  const number = normalPartNo(typed);
  const card = list.find(({ partNo }) => normalPartNo(partNo) === number) ?? list[0];
  return card?.defaultProductId;
}

export const meta: MetaFunction<typeof loader> = (args) => {
  const isZh = siteOf(args.matches).language === 'zh';
  const numbers = (args.loaderData?.reply.goods ?? []).map(({ partNo }) => partNo).join(' / ');
  return pageMeta(args, {
    title: isZh ? `产品对比${numbers ? ` ${numbers}` : ''}` : `Compare parts${numbers ? ` ${numbers}` : ''}`,
    description: isZh
      ? '逐项对比参数、价格、库存与货期。'
      : 'Parameters, prices, stock and lead times side by side.',
    path: args.loaderData ? contrastAddress(args.loaderData.query) : '/goods/contrast',
    isIndexed: false,
  });
};

/** Part numbers for the field "add a product", as one types. */
async function suggest(typed: string): Promise<readonly string[]> {
  const [{ call }, protocol] = await Promise.all([
    import('#kit/browser/call.ts'),
    import('#mall/search/search.protocol.ts'),
  ]);
  const found = await call(protocol.searchProtocol.suggest, { keyword: typed });
  return found.filter(({ productId }) => productId !== null).map(({ text }) => text);
}

/** Whoever arrives without naming products means those that he has ticked; whoever takes the last one out of a comparison does not. */
function useTicked(query: ContrastQuery): void {
  const navigate = useNavigate();
  const hasBegun = useRef(false);
  useEffect(() => {
    const isArrival = !hasBegun.current;
    hasBegun.current = true;
    const productIds = comparedNow().map(({ productId }) => productId);
    if (!isArrival || query.productIds.length > 0 || productIds.length === 0) return;
    void navigate(contrastAddress({ ...query, productIds }), { replace: true });
  }, [query, navigate]);
}

export default function ContrastPage() {
  const say = useWords(contrastWords);
  const words = useWords(searchWords);
  const language = useLanguage();
  const { query, reply, notFound, origin } = useLoaderData<typeof loader>();
  useTicked(query);
  const { goods, isMixed, missingIds } = reply;
  const mark = codeMark(useSession().member);
  const rows = contrastRows(reply, query.number, language);
  const notes = [
    isMixed ? say.mixed : '',
    missingIds.length > 0 ? say.missing(missingIds.length) : '',
  ].filter(Boolean);
  return (
    <div className="page-width space-y-3 py-4">
      <Breadcrumb items={[{ text: words.home, to: '/index' }, { text: say.title }]} />
      <div>
        <h1 className="text-20 font-semibold">{say.title}</h1>
        <p className="mt-1 text-13 text-hint">{say.text}</p>
      </div>
      {notes.length > 0 ? (
        <div role="status" className="rounded-card bg-waiting-wash px-4 py-2 text-13 text-waiting">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      ) : null}
      <div className="rounded-card border border-line bg-surface">
        <ContrastTools
          query={query}
          goods={goods}
          rows={rows}
          address={origin + contrastAddress(query)}
          notFound={notFound}
          suggest={suggest}
        />
        <div className="border-t border-line">
          {goods.length === 0 ? (
            <EmptyState title={say.empty} text={say.emptyText} way={['/goods/list', say.toList]} />
          ) : (
            <ContrastTable
              query={query}
              goods={goods}
              rows={rows}
              mark={mark}
              buy={(one) => (
                <AddToCartButton
                  size="sm"
                  productId={one.productId}
                  goods={one}
                  number={repairQuantity(query.number ?? one.minBuyNum, ruleOf(one)) ?? one.minBuyNum}
                  disabled={firstQuantity(one) === undefined}
                />
              )}
            />
          )}
        </div>
      </div>
    </div>
  );
}

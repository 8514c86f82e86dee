// How every goods list of the storefront is loaded: its address read, its goods found.
import { type LoaderFunctionArgs, redirect } from 'react-router';
import { mallContext } from '#kit/browser/mall-context.ts';
import { handOver } from '#kit/page/handed-over.ts';
import {
  type GoodsQuery,
  goodsListInput,
  readGoodsQuery,
  writeGoodsQuery,
} from '#mall/search/goods-query.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import { withTypedRanges } from '#mall/search/typed-range.ts';
import { answerOr404, notFound } from '../answer-or-404.ts';

/** The list that the address asks for, with `fixed` put over what it says. @throws 404 where the address makes no sense */
export async function loadGoodsList(
  { request, context }: LoaderFunctionArgs,
  fixed: Partial<GoodsQuery> = {},
) {
  const { pathname, searchParams } = new URL(request.url);
  const query: GoodsQuery = { ...readGoodsQuery(searchParams), ...fixed };
  const typed = withTypedRanges(query, searchParams);
  // A page that is changed without loading it anew asks for its data beside its own address.
  if (typed) throw redirect(pathname.replace(/\.data$/, '') + writeGoodsQuery(typed));
  const reply = await answerOr404(
    context.get(mallContext).call(searchProtocol.goodsList, goodsListInput(query)),
  );
  // Every category that exists has a path, even one without goods.
  if (query.categoryId !== null && reply.facets.categoryPath.length === 0) throw notFound();
  return { query, reply: handOver(reply) };
}

// What lines of a draft are called when their author names a part of the catalogue and nothing else.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { inquiryProtocol as inquiries } from '../../inquiry.protocol.ts';
import { aPurchaser, goodsLine } from '../inquiry.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

it('a line that names a part by its id alone is called as the catalogue calls it; one that names nothing is wrong', async () => {
  const purchaser = await aPurchaser(mall);
  const { storeId } = await aSeller(mall);
  const { partId } = await mall.work((work) => aProduct(work, { storeId, partNo: 'INQ-4700' }));
  const { inqSn, version } = await mall.call(inquiries.create, {}, purchaser);
  const lines = [goodsLine({}, { partId }), goodsLine({})];
  const { problems } = await mall.call(inquiries.save, { inqSn, version, lines }, purchaser);
  const shown = await mall.call(inquiries.detail, { inqSn }, purchaser);
  expect(shown.lines.map(({ title }) => title)).toEqual(['INQ-4700', '']);
  expect(problems.flatMap(({ lineNo }) => lineNo ?? [])).toEqual([2]);
});

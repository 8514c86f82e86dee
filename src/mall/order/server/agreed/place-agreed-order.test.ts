// What the goods of an agreed order are called, where the agreement speaks one language.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { orderProtocol } from '../../order.protocol.ts';
import { anAgreedLine, anAgreedOrder } from '../agreed-order.builders.ts';
import { aSeller } from '../order.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

it('a listing is called in the reader’s language, anything else as it was agreed', async () => {
  const seller = await aSeller(mall);
  const product = await mall.work((work) =>
    aProduct(work, { storeId: seller.storeId, titleZh: '贴片电感', titleEn: 'Chip inductor' }),
  );
  const said = (name: string, sourceLineNo: number) =>
    anAgreedLine({ product, sourceLineNo, goodsName: { zh: name, en: name } });
  const { orderSn, buyer } = await anAgreedOrder(mall, {
    seller,
    lines: [said('贴片电感', 1), said('贴片电感（编带）', 2)],
  });
  const { lines } = await mall.call(orderProtocol.detail, { orderSn }, buyer, 'en');
  expect(lines.map(({ goodsName }) => goodsName)).toEqual(['Chip inductor', '贴片电感（编带）']);
});

// A store's price list, from the file to what buyers pay: compared first, then taken, and nothing of another store's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { goodsProtocol } from '#mall/goods/goods.protocol.ts';
import { sellerGoodsList } from '#mall/goods/seller-goods-list.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { handInFile } from '#mall/mat-code/server/mat-code.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { searchProtocol } from '#mall/search/search.protocol.ts';
import {
  type OfferOutcome,
  type OfferPreview,
  type OfferSheetGuess,
  offerSheetProtocol,
} from '../offer-sheet.protocol.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

type Seller = Awaited<ReturnType<typeof aSeller>>;

type Columns = Pick<OfferSheetGuess, 'sheet' | 'headRow' | 'roles'>;

const handIn = async (
  seller: Seller,
  call: 'read' | 'preview' | 'take',
  bytes: Uint8Array | string,
  fields: Partial<Columns> = {},
  language = 'zh',
) => {
  const sent = typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes;
  const fileName = 'prices.csv';
  return handInFile(mall, offerSheetProtocol[call], sent, { ...fields, fileName } as never, seller, language);
};
/** As a browser does it: look in, then go on with what was judged. */
async function goOn(seller: Seller, call: 'preview' | 'take', bytes: Uint8Array | string, language = 'zh') {
  const { data } = await handIn(seller, 'read', bytes);
  const { sheet, headRow, roles } = data as OfferSheetGuess;
  const reply = await handIn(seller, call, bytes, { sheet, headRow, roles }, language);
  if (reply.state !== State.done) throw new Error(reply.msg);
  return reply.data;
}
const preview = async (seller: Seller, list: string, language = 'zh') =>
  (await goOn(seller, 'preview', list, language)) as OfferPreview;
const take = async (seller: Seller, list: Uint8Array | string) =>
  (await goOn(seller, 'take', list)) as OfferOutcome;
const detail = async (productId: number) => {
  const { products } = await mall.call(goodsProtocol.details, { productId });
  return products.find((one) => one.productId === productId)!;
};

async function aPart(seller: Seller, partNo: string, more: object = {}) {
  return mall.work((work) => aProduct(work, { storeId: seller.storeId, partNo, ...more }));
}

describe('a price list', () => {
  it('is compared and changes nothing, then taken, and the second time nothing is left to do', async () => {
    const seller = await aSeller(mall);
    const other = await aSeller(mall);
    const own = await aPart(seller, 'OS-100A', { stock: 50 });
    const theirs = await aPart(other, 'OS-200B', { stock: 70 });
    const before = await detail(own.productId);
    const list = `型号,库存,起订量,1+,100+\nOS-100A,500,10,0.5,0.4\nOS-200B,900,1,1.5,1.2\nOS-999Z,1,1,1,1\n`;
    const seen = await preview(seller, list);
    expect(seen.counts).toEqual({ wrong: 1, new: 1, changed: 1, same: 0 });
    expect(seen.rows[0]).toMatchObject({ rowNo: 4, kind: 'wrong', says: '目录中没有这个型号' });
    expect(seen.rows.find(({ rowNo }) => rowNo === 2)?.changes.map(({ name }) => name)).toContain('库存');
    expect(await detail(own.productId)).toEqual(before);

    const done = await take(seller, list);
    expect(done.counts).toEqual({ wrong: 1, new: 1, changed: 1, same: 0 });
    expect(done.refused).toMatchObject([{ rowNo: 4, partNo: 'OS-999Z' }]);
    const after = await detail(own.productId);
    expect([after.minBuyNum, after.productStock, after.priceTiers]).toEqual([
      10,
      500,
      [
        { minNum: 1, unitPrice: '0.500000' },
        { minNum: 100, unitPrice: '0.400000' },
      ],
    ]);
    const { list: found } = await mall.call(searchProtocol.goodsList, {
      storeId: seller.storeId,
      keyword: 'OS-200B',
    });
    expect(found).toHaveLength(1);
    expect((await detail(theirs.productId)).productStock).toBe(70);
    expect((await take(seller, list)).counts).toEqual({ wrong: 1, new: 0, changed: 0, same: 2 });
  });

  it('of GB18030, with titles above, is read; blank cells leave what stands there', async () => {
    const seller = await aSeller(mall);
    const { productId } = await aPart(seller, 'OS-300C', { stock: 40 });
    const before = await detail(productId);
    // 报价单 / 型号,单价,库存 in GB18030
    const head = Uint8Array.from([
      0xb1, 0xa8, 0xbc, 0xdb, 0xb5, 0xa5, 0x0a, 0xd0, 0xcd, 0xba, 0xc5, 0x2c, 0xb5, 0xa5,
    ]);
    const rest = Uint8Array.from([0xbc, 0xdb, 0x2c, 0xbf, 0xe2, 0xb4, 0xe6, 0x0a]);
    const body = new TextEncoder().encode('OS-300C,,44\n');
    const file = Buffer.concat([head, rest, body]);
    const { data } = await handIn(seller, 'read', file);
    expect(data).toMatchObject({ headRow: 1, roles: ['partNo', 'price', 'stock'] });
    await take(seller, file);
    const after = await detail(productId);
    expect(after.productStock).toBe(44);
    expect(after.priceTiers).toEqual(before.priceTiers);
  });

  it('says row by row what is wrong, in the reader’s language, and takes the others', async () => {
    const seller = await aSeller(mall);
    const { productId } = await aPart(seller, 'OS-400D', { stock: 40 });
    await aPart(seller, 'OS-401D', {});
    const list = [
      'MPN,Manufacturer,Price,Stock,MOQ,1+,10+',
      'OS-400D,,0.9,41,1,,',
      'OS-400D,,0.8,42,1,,',
      'OS-401D,Nobody Inc,1,1,1,,',
      'OS-401D,,,x,1,,',
      'OS-401D,,,1,1,1,2',
      ',,3,,,,',
    ].join('\n');
    const { rows } = await preview(seller, list, 'en');
    expect(rows.filter(({ kind }) => kind === 'wrong').map(({ rowNo, says }) => [rowNo, says])).toEqual([
      [3, 'The same product as in row 2'],
      [4, expect.stringMatching(/^In the catalogue this part number is by /)],
      [5, 'The stock “x” cannot be read'],
      [6, 'Prices must fall as quantities rise'],
      [7, 'There is no part number'],
    ]);
    await take(seller, list);
    expect((await detail(productId)).productStock).toBe(41);
  });

  it('gives a ladder step by step below each other, and stock lot by lot', async () => {
    const seller = await aSeller(mall);
    const other = await aSeller(mall);
    await aPart(other, 'OS-500E', {});
    const list = ['型号,阶梯数量,单价,批次号,库存', 'OS-500E,1,0.9,LA-1,100', 'OS-500E,1,0.9,LB-2,200'].join(
      '\n',
    );
    expect((await take(seller, list)).counts).toMatchObject({ new: 2, wrong: 0 });
    const steps = ['型号,阶梯数量,单价', 'OS-500E,1,0.8', 'OS-500E,500,0.6', 'OS-500E,1000,0.5'].join('\n');
    expect((await take(seller, steps)).counts).toEqual({ wrong: 0, new: 0, changed: 1, same: 0 });
    const { list: goods } = await mall.call(searchProtocol.goodsList, {
      storeId: seller.storeId,
      keyword: 'OS-500E',
    });
    const product = await detail(goods[0]!.defaultProductId);
    expect(product.priceTiers.map(({ minNum }) => minNum)).toEqual([1, 500, 1000]);
    expect(product.productStock).toBe(300);
    // A total that has fallen leaves the oldest lot first.
    await take(seller, '型号,库存\nOS-500E,250');
    const { list: listed } = await mall.call(sellerGoodsList.list, { keyword: 'OS-500E' }, seller);
    expect(listed[0]?.lots.map(({ lotNo, onHand }) => [lotNo, onHand]).sort()).toEqual([
      ['LA-1', 50],
      ['LB-2', 200],
    ]);
  });

  it('refuses what is no list, and another store’s product numbers', async () => {
    const seller = await aSeller(mall);
    const other = await aSeller(mall);
    const { productId } = await aPart(other, 'OS-600F', {});
    const [row] = (await preview(seller, `货品编号,单价,库存\n${productId},1,1`)).rows;
    expect(row).toMatchObject({ kind: 'wrong', says: '本店没有这个货品编号' });
    const none = { sheet: 0, headRow: 0, roles: [null, 'price'] } satisfies Columns;
    expect((await handIn(seller, 'preview', 'a,b\n1,2\n', none)).msg).toBe('请指定型号列或货品编号列');
    const columns = { sheet: 0, headRow: 0, roles: ['partNo', 'price'] } satisfies Columns;
    expect((await handIn(seller, 'take', '型号,单价\n', columns)).msg).toBe('表格中没有可导入的行');
    expect((await handIn(seller, 'read', Uint8Array.from([80, 75, 3, 4, 0, 1]))).state).toBe(State.refused);
  });
});

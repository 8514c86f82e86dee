// A store's own listings: what each costs, how many there are, whether it is on sale.
import { act } from '#kit/list/act.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { storeOperator } from '#mall/member/actor.ts';
import { SellerGoods } from './goods.protocol.ts';
import { GOODS_STATE_NAMES } from './goods-state.ts';
import { PACKING_NAMES } from './packing-name.ts';

const say = words({
  search: { zh: '型号 / 品牌', en: 'Part no. or brand' },
  partNo: { zh: '型号 / 品牌', en: 'Part / brand' },
  goodsName: { zh: '商品名称', en: 'Title' },
  ladder: { zh: '阶梯价', en: 'Price ladder' },
  reserved: { zh: '已占用', en: 'Promised' },
  state: { zh: '在售', en: 'On sale' },
  soldOut: { zh: '无库存', en: 'Out of stock' },
  nothing: { zh: '店铺还没有商品', en: 'The store has no listings yet' },
  nothingText: {
    zh: '导入价目表，目录中的型号即可上架。',
    en: 'Import a price list, and parts of the catalogue are listed.',
  },
  importList: { zh: '导入价目表', en: 'Import a price list' },
  takeOff: { zh: '下架', en: 'Take off sale' },
  takeOffText: { zh: '下架后买家不能再下单。', en: 'Buyers cannot order it then.' },
  putOn: { zh: '上架', en: 'Put on sale' },
});

export const sellerGoodsList = listing({
  path: 'v3/goods/seller/goods/list',
  access: storeOperator,
  title: say.listings,
  summary: { zh: '本店商品', en: "The store's listings" },
  row: SellerGoods,
  key: 'productId',
  search: say.search,
  mostRows: 100,
  columns: {
    partNo: col.code(say.partNo, { sort: true, fixed: true, width: 260, phone: 1 }),
    state: col.state(say.state, { values: GOODS_STATE_NAMES, width: 130, phone: 2 }),
    priceTiers: col.tags(say.ladder, {
      of: ({ priceTiers }: SellerGoods) =>
        priceTiers.map(({ minNum, unitPrice }) => `${minNum}: ${unitPrice}`),
      width: 170,
      phone: 3,
    }),
    minBuyNum: col.pieces(say.minNumber, { sort: true, width: 90 }),
    multiple: col.pieces(say.multiple, { width: 80 }),
    onHand: col.pieces(say.stock, { sort: true, sum: true, width: 160, phone: 3 }),
    reserved: col.pieces(say.reserved, { sort: true, sum: true, off: true, width: 100 }),
    sampleStock: col.pieces(say.samples, { sort: true, off: true, width: 90 }),
    packing: col.state(say.packing, { values: PACKING_NAMES, off: true, width: 90 }),
    brandName: col.text(say.brand, { off: true }),
    goodsName: col.text(say.goodsName, { off: true, width: 240 }),
    lots: col.tags(say.lots, {
      of: ({ lots }: SellerGoods) =>
        lots.map(({ lotNo, dateCode, onHand }) => `${lotNo} ${dateCode}: ${onHand}`),
      off: true,
      width: 200,
    }),
  },
  tabs: { field: 'state', values: GOODS_STATE_NAMES },
  filters: {
    packing: filter.choices(say.packing, { options: PACKING_NAMES }),
    onHand: filter.numberRange(say.stock),
    soldOut: filter.yesNo(say.soldOut),
  },
  start: { sort: '-goodsId,productId' },
  actions: {
    import: act.page(say.importList, { to: '/seller/goods/import', tone: 'primary' }),
    putOn: act.bulk(say.putOn),
    takeOff: act.bulk(say.takeOff, { ask: 'sure', askText: say.takeOffText, tone: 'danger' }),
  },
  exports: { name: say.listings },
  none: { title: say.nothing, text: say.nothingText },
});

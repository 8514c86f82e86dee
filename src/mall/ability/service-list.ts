// Services and packages on sale, as anybody looks through them.
import { z } from 'zod';
import { id, YuanUnitPrice } from '#kit/http/wire.ts';
import { col } from '#kit/list/column.ts';
import { filter } from '#kit/list/filter.ts';
import { listing } from '#kit/list/listing.ts';
import { showUnitPrice } from '#kit/money/price-format.ts';
import { words } from '#kit/words/words.ts';
import { goodsAddress } from '#mall/goods/goods-kind.ts';
import { anyone } from '#mall/member/actor.ts';
import { askInquiry, basicFilters, CapabilityBasics, capabilitySearch } from './ability-list.ts';
import { markNames } from './ability-terms.ts';

const say = words({
  title: { zh: '检测服务', en: 'Testing services' },
  name: { zh: '服务', en: 'Service' },
  kind: { zh: '类别', en: 'Kind' },
  standard: { zh: '标准与方法', en: 'Standard and method' },
  days: { zh: '工作日', en: 'Working days' },
  price: { zh: '价格（含税）', en: 'Price incl. VAT' },
  store: { zh: '店铺', en: 'Store' },
  stars: { zh: '评价', en: 'Rating' },
  none: { zh: '没有找到符合条件的服务', en: 'No service fits' },
  noneText: {
    zh: '换一种写法或去掉一个条件；也可以查看全部检测能力，或直接发起检测询价。',
    en: 'Write it another way or drop a condition; or look through all capabilities, or ask for a quotation.',
  },
});

export const serviceKinds = {
  SERVICE: { zh: '单项服务', en: 'Single service' },
  PACKAGE: { zh: '套餐', en: 'Package' },
} as const;

export const ServiceRow = CapabilityBasics.pick({ marks: true }).extend({
  goodsId: z.number(),
  productId: z.number(),
  kind: z.enum(['SERVICE', 'PACKAGE']),
  title: z.string(),
  /** Standards and methods; of a package those of its components. */
  standard: z.string(),
  unit: z.string(),
  unitPrice: YuanUnitPrice,
  /** Of a package the longest of its components. */
  days: z.number(),
  storeId: z.number(),
  storeName: z.string(),
  evaluationStars: z.number().nullable(),
});
export type ServiceRow = z.infer<typeof ServiceRow>;

export const serviceList = listing({
  path: 'v3/lab/front/serviceGoods/list',
  access: anyone,
  title: say.title,
  summary: { zh: '检测服务与套餐', en: 'Testing services and packages' },
  row: ServiceRow,
  key: 'goodsId',
  open: ({ kind, productId }) => goodsAddress(kind, productId),
  search: capabilitySearch,
  columns: {
    title: col.text<ServiceRow>(say.name, { fixed: true, width: 260, phone: 1 }),
    standard: col.text<ServiceRow>(say.standard, { width: 240, phone: 3 }),
    marks: col.tags<ServiceRow>(
      { zh: '资质', en: 'Marks' },
      { of: ({ marks }) => marks.map(({ mark }) => mark), values: markNames, width: 110, phone: 4 },
    ),
    days: col.number<ServiceRow>(say.days, { sort: true, width: 100, phone: 4 }),
    price: col.text<ServiceRow>(say.price, {
      of: ({ unitPrice, unit }) => `${showUnitPrice(unitPrice)} / ${unit}`,
      sort: true,
      width: 140,
      phone: 2,
    }),
    storeName: col.text<ServiceRow>(say.store, {
      width: 140,
      to: ({ storeId }) => `/store/index?vid=${storeId}`,
    }),
    evaluationStars: col.number<ServiceRow>(say.stars, { width: 80, off: true }),
  },
  tabs: { field: 'kind', values: serviceKinds },
  filters: {
    field: basicFilters.field,
    mark: basicFilters.mark,
    price: filter.amountRange(say.price),
  },
  start: { sort: 'kind' },
  input: {
    /** Only those of this store. */
    storeId: id().optional(),
  },
  actions: { ask: askInquiry },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});

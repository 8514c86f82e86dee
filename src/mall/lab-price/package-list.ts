// The laboratory's packages as its own people see them.
import { col } from '#kit/list/column.ts';
import { listing } from '#kit/list/listing.ts';
import { words } from '#kit/words/words.ts';
import { type PackageRow, PackageRow as Row, reads } from './lab-price.protocol.ts';
import { packageStatus } from './price-status.ts';

const say = words({
  title: { zh: '检测套餐', en: 'Packages' },
  search: { zh: '编号或名称', en: 'Code or name' },
  code: { zh: '编号', en: 'Code' },
  name: { zh: '名称', en: 'Name' },
  price: { zh: '套餐价', en: 'Price' },
  alone: { zh: '单项合计', en: 'Alone' },
  unit: { zh: '单位', en: 'Per' },
  components: { zh: '项目数', en: 'Items' },
  from: { zh: '开始日期', en: 'From' },
  to: { zh: '截止日期', en: 'Until' },
  none: { zh: '没有符合条件的套餐', en: 'No package fits' },
  noneText: {
    zh: '新建一个套餐：选择检测能力，写明数量和套餐价。',
    en: 'Begin one: capabilities, how many of each, and the price.',
  },
});

export const packageList = listing({
  path: 'v3/lab/desk/package/list',
  access: reads,
  title: say.title,
  row: Row,
  key: 'packageId',
  open: ({ packageId }) => `/lab/package/detail?packageId=${packageId}`,
  search: say.search,
  columns: {
    code: col.code<PackageRow>(say.code, { sort: true, fixed: true, width: 90, phone: 3 }),
    name: col.text<PackageRow>(say.name, { width: 240, phone: 1 }),
    state: col.state<PackageRow>(say.state, { values: packageStatus, width: 100, phone: 2 }),
    price: col.amount<PackageRow>(say.price, { width: 110, phone: 4 }),
    unit: col.text<PackageRow>(say.unit, { width: 70 }),
    alone: col.amount<PackageRow>(say.alone, { width: 110 }),
    components: col.number<PackageRow>(say.components, { width: 80 }),
    fromDate: col.date<PackageRow>(say.from, { width: 110 }),
    toDate: col.date<PackageRow>(say.to, { width: 110 }),
  },
  tabs: { field: 'state', values: packageStatus, always: ['ON_SALE', 'COMING', 'ENDED'] },
  start: { sort: 'code' },
  exports: { name: say.title },
  none: { title: say.none, text: say.noneText },
});

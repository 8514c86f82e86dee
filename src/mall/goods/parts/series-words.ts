// The words of a product family: what its parts share, its table, its order code.
import { words } from '#kit/words/words.ts';

export const seriesWords = words({
  series: { zh: (name: string) => `${name} 系列`, en: (name: string) => `${name} series` },
  summary: {
    zh: (brand: string, category: string, n: string, packages: number) =>
      `${brand} 的${category}，共 ${n} 个型号${packages > 1 ? `，${packages} 种封装` : ''}。`,
    en: (brand: string, category: string, n: string, packages: number) =>
      `${category} by ${brand}: ${n} parts${packages > 1 ? ` in ${packages} packages` : ''}.`,
  },
  packages: { zh: '封装', en: 'Packages' },
  shared: { zh: '共同特性', en: 'In common' },
  datasheetNo: { zh: (n: number) => `规格书 ${n}`, en: (n: number) => `Datasheet ${n}` },
  categories: { zh: '分类', en: 'Categories' },
  seeList: { zh: '在商品列表中查看', en: 'See them in the goods list' },
  members: { zh: '全部型号', en: 'All parts' },
  stock: { zh: '现货', en: 'Stock' },
  price: { zh: '单价起', en: 'Price from' },
  sample: { zh: '样片', en: 'Samples' },
  lifecycle: { zh: '生命周期', en: 'Lifecycle' },
  decoder: { zh: '订货代码', en: 'Order code' },
  decoderText: {
    zh: '输入型号查看每一段代码的含义，或逐段选择，拼出要订购的型号。',
    en: 'Type a part number to read it piece by piece, or choose piece by piece to build the one you need.',
  },
  typePartNo: { zh: '输入型号', en: 'Part number' },
  read: { zh: '解析', en: 'Read' },
  build: { zh: '生成型号', en: 'Build the part number' },
  choose: { zh: '请选择', en: 'choose' },
  moreCodes: { zh: (n: number) => `共 ${n} 个代码`, en: (n: number) => `${n} codes` },
  codesOf: { zh: '各段代码的含义', en: 'What the codes mean' },
  here: { zh: '查看价格与库存', en: 'See price and stock' },
  known: {
    zh: '商城有此型号，暂无店铺报价。',
    en: 'The mall knows this part, but no store offers it at present.',
  },
  notHere: {
    zh: '制造商有此编码，商城暂未收录，可发起询价。',
    en: 'The maker builds this code, but the mall does not carry it yet. Ask for a quotation.',
  },
  notBuilt: { zh: '制造商不生产这种组合。', en: 'The maker does not build this combination.' },
  unknown: {
    zh: (text: string) => (text ? `“${text}”不是该系列的型号。` : '请为每一段选择代码。'),
    en: (text: string) =>
      text ? `“${text}” is no part number of this series.` : 'Please choose a code for every piece.',
  },
  pastEnd: { zh: '这一页没有型号了', en: 'There are no parts on this page' },
});

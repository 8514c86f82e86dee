// The four stores of the demo mall.

/** A store. `categories` are the first-level categories it focuses on, `brands` those it is known for; money is in fen. */
export interface DemoStore {
  key: string;
  nameZh: string;
  nameEn: string;
  introZh: string;
  introEn: string;
  serviceTel: string;
  /** Where its goods lie and come back to: the district by name, street and number. */
  place: { district: string; detail: string };
  city: string;
  cityEn: string;
  freightCents: number;
  freeFreightFromCents: number;
  /** Provinces by code that cost something else; null: the store does not deliver there. */
  freightElsewhere: readonly {
    regions: readonly string[];
    freightCents: number | null;
    freeFromCents?: number;
  }[];
  /** Provinces around it, which its carrier reaches sooner. */
  near: readonly string[];
  carrier: string;
  brands: readonly string[];
  categories: readonly string[];
  selfOperated: boolean;
  /** Sums of one to five over `count` orders: as described, service, delivery. */
  scores: { count: number; description: number; service: number; delivery: number };
  owner: 'seller01' | 'seller02' | 'seller03' | 'seller04';
  /** Where bank transfers go, as written on the pay page. */
  bankAccount: string;
  /** A picture id, or null for the initial letter. */
  logo: string | null;
}

/** All stores, the institute's own first. */
export const demoStores: readonly DemoStore[] = [
  {
    key: 'yuancai',
    nameZh: '元采自营',
    nameEn: 'Yuancai Direct',
    introZh: '研究院自营店，全品类现货，来料经自有实验室抽检，每一批次均可追溯到原厂批号与日期码。',
    introEn:
      'The institute’s own store. Parts of every category from stock, sampled by its own laboratory, each lot traceable to the maker’s lot number and date code.',
    serviceTel: '400-800-1001',
    place: { district: '广东省 广州市 天河区', detail: '科韵路 20 号 2 栋首层' },
    city: '广州市',
    cityEn: 'Guangzhou',
    freightCents: 1000,
    freeFreightFromCents: 19_900,
    freightElsewhere: [{ regions: ['54', '65'], freightCents: 2500, freeFromCents: 59_900 }],
    near: ['43', '44', '45'],
    carrier: '顺丰速运',
    brands: [],
    categories: [],
    selfOperated: true,
    scores: { count: 186, description: 910, service: 902, delivery: 893 },
    owner: 'seller01',
    bankAccount: '户名：元采自营（演示）　开户行：中国工商银行广州天河支行　账号：6222 0000 0000 1001',
    logo: null,
  },
  {
    key: 'licheng',
    nameZh: '立成阻容商城',
    nameEn: 'Licheng Passives',
    introZh: '专注电阻、电容、电感与晶振二十年，整盘与剪带同价计算，华南仓当日 18 点前下单当日发出。',
    introEn:
      'Twenty years of resistors, capacitors, inductors and crystals. Full reels and cut tape; orders before 18:00 leave the South China warehouse the same day.',
    serviceTel: '400-800-1002',
    place: { district: '广东省 深圳市 宝安区', detail: '福海街道桥头路 8 号物流园 B 区' },
    city: '深圳市',
    cityEn: 'Shenzhen',
    freightCents: 800,
    freeFreightFromCents: 9900,
    freightElsewhere: [{ regions: ['54', '63', '65'], freightCents: 2000, freeFromCents: 39_900 }],
    near: ['43', '44', '45'],
    carrier: '中通快递',
    brands: ['国巨(YAGEO)', '厚声(UNI-ROYAL)', '风华(FENGHUA)', 'Samsung', 'Murata', '顺络(SUNLORD)'],
    categories: ['resistors', 'capacitors', 'inductors', 'frequency'],
    selfOperated: false,
    scores: { count: 141, description: 682, service: 661, delivery: 676 },
    owner: 'seller02',
    bankAccount: '户名：立成阻容商城（演示）　开户行：招商银行深圳南山支行　账号：6222 0000 0000 1002',
    logo: 'c-0603',
  },
  {
    key: 'xinhui',
    nameZh: '芯汇半导体旗舰店',
    nameEn: 'Xinhui Semiconductors',
    introZh: '主营单片机、模拟、电源、逻辑与分立器件，提供国产替代选型与样片支持，可开 13% 增值税专用发票。',
    introEn:
      'Microcontrollers, analog, power, logic and discretes, with help in choosing domestic replacements and samples. Issues 13 % special VAT invoices.',
    serviceTel: '400-800-1003',
    place: { district: '上海市 市辖区 嘉定区', detail: '安亭镇园区路 88 号 5 号库' },
    city: '上海市',
    cityEn: 'Shanghai',
    freightCents: 1200,
    freeFreightFromCents: 29_900,
    freightElsewhere: [
      { regions: ['15', '62', '63'], freightCents: 1800, freeFromCents: 59_900 },
      { regions: ['54', '65'], freightCents: 3000 },
    ],
    near: ['31', '32', '33'],
    carrier: '顺丰速运',
    brands: ['ST', 'TI', 'ADI', '兆易(GIGADEVICE)', '沁恒(WCH)', '圣邦(SGMICRO)', '长电(CJ)', 'Infineon'],
    categories: [
      'discretes',
      'processors',
      'analog',
      'power-ics',
      'logic-interface',
      'protection',
      'wireless',
      'sensors',
    ],
    selfOperated: false,
    scores: { count: 97, description: 469, service: 463, delivery: 441 },
    owner: 'seller03',
    bankAccount: '户名：芯汇半导体旗舰店（演示）　开户行：交通银行上海张江支行　账号：6222 0000 0000 1003',
    logo: 'lqfp-64',
  },
  {
    key: 'liangu',
    nameZh: '联固连接与机电',
    nameEn: 'Liangu Connect & Electromechanics',
    introZh: '连接器、端子、继电器、开关、电源与五金一站配齐，可按图加工线束，批量订单支持分批交货。',
    introEn:
      'Connectors, terminals, relays, switches, power supplies and hardware from one place; harnesses to drawing; staged delivery of volume orders.',
    serviceTel: '400-800-1004',
    place: { district: '江苏省 苏州市 吴中区', detail: '东吴南路 12 号 3 号仓' },
    city: '苏州市',
    cityEn: 'Suzhou',
    freightCents: 1500,
    freeFreightFromCents: 39_900,
    freightElsewhere: [
      { regions: ['15', '62', '63'], freightCents: 3000 },
      { regions: ['54', '65'], freightCents: null },
    ],
    near: ['31', '32', '33', '34'],
    carrier: '德邦快递',
    brands: [
      'JST',
      'Molex',
      'Phoenix Contact',
      'WAGO',
      '宏发(HONGFA)',
      'Omron',
      '明纬(MEAN WELL)',
      '金升阳(MORNSUN)',
    ],
    categories: [
      'connectors',
      'electromechanical',
      'power-supplies',
      'hardware',
      'optoelectronics',
      'sensors',
      'protection',
    ],
    selfOperated: false,
    scores: { count: 74, description: 349, service: 355, delivery: 333 },
    owner: 'seller04',
    bankAccount: '户名：联固连接与机电（演示）　开户行：中国银行苏州工业园区支行　账号：6222 0000 0000 1004',
    logo: 'term-plug',
  },
];

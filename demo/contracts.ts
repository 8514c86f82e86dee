// The contracts of the demo: who may sign for whom, and two contracts at different points of their lives. All codes are made up.

/** Who signs for a store. */
export interface DemoSigner {
  memberName: string;
  /** The store's legal name, with a credit code whose check digit is right. */
  partyName: string;
  uscc: string;
  signerName: string;
  address: string;
}

/** The stores that sign. */
export const demoSigners: readonly DemoSigner[] = [
  {
    memberName: 'seller01',
    partyName: '元采（深圳）科技有限公司',
    uscc: '91440300MA5G7K2T0F',
    signerName: '何静',
    address: '深圳市南山区科技南十二路 28 号 6 楼',
  },
  {
    memberName: 'seller02',
    partyName: '深圳市立成电子有限公司',
    uscc: '91440300MA5H3P9W59',
    signerName: '许立成',
    address: '深圳市福田区华强北路 1019 号 12 楼',
  },
  {
    memberName: 'seller03',
    partyName: '芯汇半导体（上海）有限公司',
    uscc: '91310115MA1K4Q7N37',
    signerName: '沈汇',
    address: '上海市浦东新区张东路 1388 号 5 幢',
  },
  {
    memberName: 'seller04',
    partyName: '东莞市联固精密有限公司',
    uscc: '91441900MA52R8L6XX',
    signerName: '罗联',
    address: '东莞市松山湖工业东路 9 号',
  },
];

export interface DemoContract {
  /** Who drafts it, for the enterprise of the demo. */
  seller: string;
  template: 'PURCHASE' | 'FRAMEWORK';
  title: { zh: string; en: string };
  daysAgo: number;
  /** Pieces of the first listings of the store. */
  numbers: readonly number[];
  /** How far it has come. */
  until: 'PENDING_CONFIRM' | 'CONFIRMED' | 'PARTLY_SIGNED' | 'EFFECTIVE';
}

export const demoContracts: readonly DemoContract[] = [
  {
    seller: 'seller02',
    template: 'FRAMEWORK',
    title: { zh: '2026–2027 年度阻容采购框架合同', en: 'Framework contract for passives 2026–2027' },
    daysAgo: 12,
    numbers: [200_000, 80_000, 50_000],
    until: 'EFFECTIVE',
  },
  {
    seller: 'seller01',
    template: 'PURCHASE',
    title: { zh: '网关 V3 首批器件购销合同', en: 'Purchase contract: first lot of parts for gateway V3' },
    daysAgo: 10,
    numbers: [400, 300],
    until: 'EFFECTIVE',
  },
  {
    seller: 'seller03',
    template: 'PURCHASE',
    title: { zh: '温控器主板芯片购销合同', en: 'Purchase contract: chips for the thermostat board' },
    daysAgo: 2,
    numbers: [2_000, 5_000],
    until: 'PARTLY_SIGNED',
  },
  {
    seller: 'seller04',
    template: 'PURCHASE',
    title: { zh: '机柜连接器与线束购销合同', en: 'Purchase contract: cabinet connectors and harnesses' },
    daysAgo: 1,
    numbers: [1_000, 600],
    until: 'PENDING_CONFIRM',
  },
  {
    seller: 'seller02',
    template: 'PURCHASE',
    title: { zh: '电源板阻容件购销合同', en: 'Purchase contract: passives for the power board' },
    daysAgo: 2,
    numbers: [20_000, 10_000],
    until: 'CONFIRMED',
  },
];

/** What becomes of the order that the first purchase contract makes: paid so far as it is due, delivered, some of it faulty, something added. */
export const demoStaged = {
  seller: 'seller01',
  daysAgo: 8,
  at: '10:05',
  trackingNo: 'JDX0184427391055',
  /** Pieces of the first line that are not paid for. */
  faulty: { number: 40, on: 4, text: '抽检 40 片焊盘氧化，上锡不良，请按实际可用数量结算。' },
  charge: { amount: 180, reason: '加急空运费', on: 6 },
} as const;

/** What is under way on the call-off of the framework contract: some pieces are disputed, and the store asks for more. */
export const demoDisputed = {
  seller: 'seller02',
  number: 100,
  text: '外箱受潮，其中 100 片编带胶膜脱落。',
  charge: { amount: 96.5, reason: '出货检验报告费' },
} as const;

// Inquiries of the demo's certified enterprise, in the states a newcomer wants to see. All of it is made up.

/** What of the catalogue is asked for: so many parts that several stores sell, from this place of that list on. */
export interface DemoLines {
  from: number;
  /** Pieces of each. */
  numbers: readonly number[];
  /** Per mille of the lowest price in the mall, where there is a target; 0 where there is none. */
  targets?: readonly number[];
}

export interface DemoInquiry {
  /** For those who add quotations: `toQuote` stays open, `toAward` has had its deadline. */
  key: 'draft' | 'toQuote' | 'clarified' | 'toAward' | 'noAward' | 'cancelled' | 'metering';
  /** Who raises it. */
  memberName: 'company01' | 'company01_buy';
  kind: 'GOODS' | 'METERING';
  title: string;
  note: string;
  /** When it was published, and how long it was open; in days. */
  daysAgo: number;
  openDays: number;
  isSealed: boolean;
  mode: 'DIRECTED' | 'MIXED';
  showsTarget: boolean;
  /** Keys of the stores. */
  stores: readonly string[];
  lines: DemoLines;
  questions?: readonly { store: string; question: string; answer?: string }[];
  /** Reason and quantity of the first line after an amendment. */
  amendment?: { reason: string; number: number };
}

const ALL = ['yuancai', 'licheng', 'xinhui', 'liangu'] as const;

export const demoInquiries: readonly DemoInquiry[] = [
  {
    key: 'cancelled',
    memberName: 'company01',
    kind: 'GOODS',
    title: '样机补料',
    note: '',
    daysAgo: 20,
    openDays: 5,
    isSealed: true,
    mode: 'DIRECTED',
    showsTarget: false,
    stores: ['licheng', 'xinhui'],
    lines: { from: 12, numbers: [200, 500] },
  },
  {
    key: 'noAward',
    memberName: 'company01_buy',
    kind: 'GOODS',
    title: '电源板阻容件（第一轮）',
    note: '需提供原厂出货报告。',
    daysAgo: 12,
    openDays: 4,
    isSealed: true,
    mode: 'DIRECTED',
    showsTarget: false,
    stores: ['licheng'],
    lines: { from: 8, numbers: [10_000, 10_000, 5_000] },
  },
  {
    key: 'toAward',
    memberName: 'company01',
    kind: 'GOODS',
    title: '温控器量产物料 2026 年四季度',
    note: '分两批交货，第一批 50%。请注明交期与有效期。',
    daysAgo: 6,
    openDays: 5,
    isSealed: true,
    mode: 'DIRECTED',
    showsTarget: true,
    stores: ALL,
    lines: {
      from: 0,
      numbers: [5_000, 20_000, 3_000, 10_000, 2_000, 1_000],
      targets: [0, 930, 0, 0, 900, 0],
    },
  },
  {
    key: 'clarified',
    memberName: 'company01',
    kind: 'GOODS',
    title: '网关样机小批量',
    note: '允许替代料，请附差异说明。',
    daysAgo: 3,
    openDays: 7,
    isSealed: false,
    mode: 'MIXED',
    showsTarget: false,
    stores: ['xinhui', 'liangu', 'licheng'],
    lines: { from: 6, numbers: [500, 500, 1_000, 300] },
    questions: [
      { store: 'xinhui', question: '是否接受散料（剪带）包装？', answer: '接受剪带，需同一批次并附标签。' },
      { store: 'liangu', question: '交货地点可以分深圳和东莞两处吗？' },
    ],
    amendment: { reason: '试产数量增加', number: 800 },
  },
  {
    key: 'toQuote',
    memberName: 'company01_buy',
    kind: 'GOODS',
    title: '传感器模组 2027 年一季度备料',
    note: '请报 1k、5k、10k 三档价格。',
    daysAgo: 1,
    openDays: 5,
    isSealed: true,
    mode: 'DIRECTED',
    showsTarget: false,
    stores: ALL,
    lines: { from: 2, numbers: [8_000, 8_000, 16_000, 4_000] },
  },
  {
    key: 'metering',
    memberName: 'company01',
    kind: 'METERING',
    title: '实验室仪器年度校准',
    note: '可接受现场校准。',
    daysAgo: 1,
    openDays: 10,
    isSealed: true,
    mode: 'DIRECTED',
    showsTarget: false,
    stores: ['yuancai'],
    lines: { from: 0, numbers: [4, 2] },
  },
  {
    key: 'draft',
    memberName: 'company01_buy',
    kind: 'GOODS',
    title: '下季度连接器',
    note: '',
    daysAgo: 0,
    openDays: 6,
    isSealed: true,
    mode: 'DIRECTED',
    showsTarget: false,
    stores: ['liangu'],
    lines: { from: 16, numbers: [2_000, 2_000] },
  },
];

/** Instruments of the calibration, in the order of its numbers. */
export const demoInstruments: readonly { instrument: string; model: string; regulation: string }[] = [
  { instrument: '数字万用表', model: 'DM-4060', regulation: 'JJF 1587' },
  { instrument: '可编程直流电源', model: 'PS-3010', regulation: 'JJF 1597' },
];

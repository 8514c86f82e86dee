// What the demo's people commission from the laboratory: forms as they stand on each side, from a draft to specimens that are received.

export interface DemoCommission {
  by: 'company01' | 'company01_buy' | 'buyer01' | 'designer01';
  kind: 'INSPECTION' | 'METERING';
  daysAgo: number;
  /** Name, model, maker, lot or serial number. */
  specimens: readonly (readonly [string, string, string, string])[];
  /** Capability, units. */
  items: readonly (readonly [string, number])[];
  urgency?: 'URGENT';
  marks?: 'CNAS';
  conditions?: string;
  /** How far it has come; what the laboratory says where it is sent back, refused or proposed otherwise. */
  until:
    | 'draft'
    | 'submitted'
    | 'proposed'
    | 'sentBack'
    | 'refused'
    | 'accepted'
    | 'paid'
    | 'sent'
    | 'received'
    | 'planned'
    | 'working'
    | 'done'
    | 'reviewing'
    | 'approving'
    | 'issued'
    | 'cancelled';
  /** Own numbers of the ledger, of which its instruments are; their facts stand there. */
  ledger?: readonly string[];
  /** Done at the customer's, and how far its visit is. */
  visit?: DemoVisit;
  says?: string;
  /** Which specimens are tested, by their places; all of them unless said. */
  tested?: readonly number[];
  /** What became of its specimens once they were received, in their order. */
  ends?: readonly DemoSpecimenEnd[];
}

/** `moved`: the customer wants another day. `inVain`: nobody was there. */
export type DemoVisit = 'toPlan' | 'proposed' | 'moved' | 'agreed' | 'inVain' | 'onSite' | 'done';

export type DemoSpecimenEnd =
  | 'taken'
  | 'abnormal'
  | 'testAnyway'
  | 'sendMore'
  | 'done'
  | 'kept'
  | 'returning'
  | 'returned'
  | 'proposed'
  | 'destroyed';

const MLCC = ['多层片式瓷介电容器', 'CL10B104KB8NNNC', '三星电机'] as const;
const CONNECTOR = ['矩形电连接器', 'J30J-25ZKP', '航天电器'] as const;

export const demoCommissions: readonly DemoCommission[] = [
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 12, until: 'received', marks: 'CNAS' },
    specimens: [
      [...CONNECTOR, '2530'],
      [...CONNECTOR, '2531'],
    ],
    items: [
      ['CT005', 168],
      ['CT003', 96],
    ],
    conditions: '40 ℃ / 93 %RH，带电偏置 25 V',
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 9, until: 'planned' },
    specimens: [
      [...MLCC, '6A07'],
      [...MLCC, '6A08'],
    ],
    items: [
      ['CT001', 48],
      ['CT003', 48],
    ],
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 10, until: 'working', urgency: 'URGENT' },
    specimens: [[...CONNECTOR, '2528']],
    items: [
      ['CT001', 24],
      ['CT005', 96],
    ],
    conditions: '−55 ℃，不带电',
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 15, until: 'done', marks: 'CNAS' },
    specimens: [
      [...CONNECTOR, '2519'],
      [...CONNECTOR, '2520'],
    ],
    items: [['CT003', 24]],
  },
  {
    ...{ by: 'company01', kind: 'METERING', daysAgo: 14, until: 'issued', marks: 'CNAS' },
    ...{ specimens: [], ledger: ['YQ-011'] },
    items: [['CC029', 1]],
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 13, until: 'reviewing', marks: 'CNAS' },
    specimens: [[...CONNECTOR, '2516']],
    items: [['CT003', 24]],
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 16, until: 'approving', marks: 'CNAS' },
    specimens: [[...CONNECTOR, '2514']],
    items: [['CT003', 24]],
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 18, until: 'issued', marks: 'CNAS' },
    specimens: [
      [...CONNECTOR, '2511'],
      [...CONNECTOR, '2512'],
    ],
    items: [['CT003', 24]],
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 3, until: 'sent', urgency: 'URGENT' },
    specimens: [[...MLCC, '6B12']],
    items: [['CT001', 72]],
  },
  {
    ...{ by: 'company01', kind: 'METERING', daysAgo: 2, until: 'paid', marks: 'CNAS' },
    specimens: [
      ['数字多用表', '34465A', 'Keysight', 'MY54501203'],
      ['数字多用表', '34461A', 'Keysight', 'MY53210457'],
    ],
    items: [['CC029', 1]],
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 1, until: 'accepted' },
    specimens: [[...MLCC, '6B14']],
    items: [['CT003', 48]],
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 1, until: 'proposed' },
    ...{ says: '样品散热，改用散热样品的试验 Be' },
    specimens: [['电源模块', 'URB2405S-6WR3', '金升阳', '2541']],
    items: [['CT003', 96]],
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 0, until: 'submitted' },
    specimens: [
      [...CONNECTOR, '2540'],
      [...CONNECTOR, '2541'],
      [...CONNECTOR, '2542'],
    ],
    items: [
      ['CT005', 96],
      ['CT001', 24],
    ],
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 5, until: 'sentBack' },
    ...{ says: '请补充试验时的偏置电压，并说明每批样品数量' },
    specimens: [[...MLCC, '']],
    items: [['CT005', 500]],
  },
  {
    ...{ by: 'company01_buy', kind: 'METERING', daysAgo: 1, until: 'submitted' },
    specimens: [['示波器', 'MSO54', 'Tektronix', 'C042117']],
    items: [['CC043', 1]],
  },
  {
    ...{ by: 'buyer01', kind: 'INSPECTION', daysAgo: 8, until: 'refused' },
    ...{ says: '样品含锂电池且无安全数据表，暂不受理' },
    specimens: [['锂电池组', '18650-4S2P', '', '']],
    items: [['CT003', 24]],
  },
  {
    ...{ by: 'buyer01', kind: 'METERING', daysAgo: 0, until: 'submitted' },
    specimens: [['数字多用表', 'F17B+', 'Fluke', '58110233']],
    items: [['CC028', 1]],
  },
  {
    ...{ by: 'buyer01', kind: 'INSPECTION', daysAgo: 6, until: 'cancelled' },
    specimens: [[...MLCC, '5K02']],
    items: [['CT001', 24]],
  },
  {
    ...{ by: 'designer01', kind: 'INSPECTION', daysAgo: 0, until: 'draft' },
    specimens: [['运算放大器', 'LM358DR2G', 'onsemi', '2527']],
    items: [['CT003', 168]],
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 9, until: 'received', tested: [1, 2] },
    specimens: ['2601', '2602', '2603', '2604', '2605', '2606', '2607', '2608'].map(
      (lot) => [...CONNECTOR, lot] as const,
    ),
    items: [['CT001', 24]],
    ends: ['taken', 'abnormal', 'testAnyway', 'sendMore', 'done', 'kept', 'returning', 'returned'],
  },
  {
    ...{ by: 'company01', kind: 'INSPECTION', daysAgo: 100, until: 'received', tested: [1] },
    specimens: ['2331', '2332', '2333', '2334'].map((lot) => [...MLCC, lot] as const),
    items: [['CT001', 24]],
    ends: ['returned', 'kept', 'proposed', 'destroyed'],
  },
];

/** Multimeters of the company's, where they stand. */
const atTheCompany = (visit: DemoVisit, daysAgo: number, ledger: readonly string[]): DemoCommission => ({
  ...{ by: 'company01', kind: 'METERING', until: 'paid', marks: 'CNAS' },
  ...{ visit, daysAgo, ledger, specimens: [], items: [['CC029', 1]] },
});

export const demoVisits: readonly DemoCommission[] = [
  atTheCompany('done', 8, ['YQ-001', 'YQ-031']),
  atTheCompany('inVain', 5, ['YQ-021']),
  atTheCompany('moved', 2, ['YQ-001']),
  atTheCompany('agreed', 2, ['YQ-011', 'YQ-031']),
  atTheCompany('proposed', 1, ['YQ-031']),
  atTheCompany('toPlan', 1, ['YQ-001']),
  atTheCompany('onSite', 0, ['YQ-001', 'YQ-031']),
  {
    ...{ by: 'company01', kind: 'METERING', daysAgo: 2, until: 'received', marks: 'CNAS' },
    ...{ ledger: ['YQ-003', 'YQ-013'], specimens: [], items: [['CC035', 1]] },
  },
];

/** Who signs the demo's forms. */
export const demoClients: Readonly<
  Record<
    DemoCommission['by'],
    { clientName: string; clientAddress: string; contact: string; mobile: string; email: string }
  >
> = {
  company01: {
    ...{ clientName: '深圳启明电子有限公司', clientAddress: '广东省深圳市南山区留仙大道 3370 号启明大厦' },
    ...{ contact: '周启明', mobile: '13800010001', email: 'company01@example.com' },
  },
  company01_buy: {
    ...{ clientName: '深圳启明电子有限公司', clientAddress: '广东省深圳市南山区留仙大道 3370 号启明大厦' },
    ...{ contact: '周敏', mobile: '13800000003', email: 'company01_buy@example.com' },
  },
  buyer01: {
    ...{ clientName: '李晓明', clientAddress: '上海市浦东新区张江路 88 号' },
    ...{ contact: '李晓明', mobile: '13800010002', email: 'buyer01@example.com' },
  },
  designer01: {
    ...{ clientName: '陈思远', clientAddress: '浙江省杭州市滨江区江南大道 588 号' },
    ...{ contact: '陈思远', mobile: '13800010003', email: 'designer01@example.com' },
  },
};

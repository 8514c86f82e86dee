// What the demo's institute sells as goods: how many capabilities of each field, its packages, and prices to come. All prices are demo figures.

/** The first of each field in the list stand among the goods. */
export const demoServices: Readonly<Record<string, number>> = {
  ...{ env: 26, elec: 22, emc: 14, screen: 16, dpa: 12, rel: 8, pkg: 8, mech: 6, fa: 6, auth: 7, chem: 5 },
  ...{
    esd: 2,
    safe: 4,
    'cal-elec': 6,
    'cal-rf': 2,
    'cal-length': 2,
    'cal-mech': 2,
    'cal-thermal': 2,
    'cal-time': 1,
  },
};

export interface DemoPackage {
  code: string;
  zh: string;
  en: string;
  unit: string;
  /** Yuan for one unit. */
  price: number;
  noteZh: string;
  noteEn: string;
  /** Number in the capability list, how many in one unit of the package, yuan of one alone. */
  components: readonly (readonly [capNo: string, qty: number, alone: number])[];
}

export const demoPackages: readonly DemoPackage[] = [
  {
    ...{
      code: 'P01',
      zh: '军用集成电路补充筛选套餐',
      en: 'Up-screening of military ICs',
      unit: '只',
      price: 120,
    },
    noteZh: '单价按 50 只一批、老炼 160 小时计。',
    noteEn: 'Prices are for lots of 50, with 160 hours of burn-in.',
    components: [
      ['CT101', 1, 2],
      ['CT088', 1, 12],
      ['CT090', 1, 36],
      ['CT111', 1, 8],
      ['CT094', 1, 25],
      ['CT125', 3, 15],
      ['CT092', 1, 10],
      ['CT093', 1, 6],
    ],
  },
  {
    ...{
      code: 'P02',
      zh: '进口元器件真伪鉴别套餐',
      en: 'Authenticity of imported parts',
      unit: '批',
      price: 3_600,
    },
    ...{ noteZh: '', noteEn: '' },
    components: [
      ['CT240', 1, 800],
      ['CT241', 1, 600],
      ['CT242', 1, 900],
      ['CT244', 1, 1_500],
    ],
  },
  {
    ...{ code: 'P03', zh: '塑封器件 DPA 套餐', en: 'DPA of plastic devices', unit: '批', price: 6_200 },
    noteZh: '每批 10 只样品。',
    noteEn: 'Ten specimens of a lot.',
    components: [
      ['CT101', 10, 30],
      ['CT104', 10, 30],
      ['CT189', 10, 35],
      ['CT105', 10, 90],
      ['CT103', 10, 150],
      ['CT226', 10, 400],
    ],
  },
  {
    ...{
      code: 'P04',
      zh: '消费电子 EMC + 安规套餐',
      en: 'EMC and safety of consumer electronics',
      unit: '型号',
    },
    price: 15_800,
    ...{ noteZh: '', noteEn: '' },
    components: [
      ['CT287', 8, 1_200],
      ['CT288', 8, 700],
      ['CT275', 1, 900],
      ['CT272', 1, 1_200],
      ['CT317', 1, 9_800],
    ],
  },
  {
    ...{
      code: 'REPLACE_VERIFY',
      zh: '样品与替代验证套餐',
      en: 'Samples and verification of a replacement',
      unit: '批',
    },
    price: 2_000,
    noteZh:
      '在国产替代结果中对一对型号点“样品 + 验证”下单：检测项目按该类器件的参数规则确定，费用不高于单独委托。',
    noteEn:
      'Ordered at a pair of parts among the replacements: its tests follow from the rules of the kind of part, and it never costs more than they do alone.',
    components: [['CT245', 1, 2_400]],
  },
];

/** New prices of a unit, in yuan, so many days after the demo is loaded. */
export const demoPricesToCome: readonly { capNo: string; yuan: number; inDays: number }[] = [
  { capNo: 'CT003', yuan: 45, inDays: 30 },
  { capNo: 'CT101', yuan: 2.5, inDays: 30 },
];

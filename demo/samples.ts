// Samples of the demo: how many products give some, and what became of the requests of its designer.

/** Products with samples of each store: about 150 in all. */
export const demoSamplesPerStore = 38;

/** How far a request has come; each includes what is before it. */
export type DemoSampleEnd =
  | 'waiting'
  | 'sentBack'
  | 'refused'
  | 'toPay'
  | 'approved'
  | 'substitute'
  | 'shipped'
  | 'received'
  | 'done'
  | 'forgotten';

export interface DemoSample {
  store: string;
  daysAgo: number;
  purpose: 'newDesign' | 'replace' | 'secondSource' | 'repair' | 'research';
  endProduct: string;
  projectName: string;
  eau?: number;
  massProduction?: string;
  competitorPart?: string;
  /** Pieces of each of so many products. */
  numbers: readonly number[];
  isPaid?: boolean;
  end: DemoSampleEnd;
  /** Why it was sent back or refused, or what came of the trial. */
  text?: string;
  /** What its designer asks for afterwards; paid back where the store has agreed. */
  afterSale?: { reason: 'R03' | 'R05'; text: string; isAgreed?: true };
}

export const demoSampleMember = 'designer01';

export const demoSamples: readonly DemoSample[] = [
  {
    store: 'xinhui',
    daysAgo: 1,
    purpose: 'newDesign',
    endProduct: '24V 工业电源第二代',
    projectName: 'PSU-24V2',
    eau: 12000,
    massProduction: '2027-05',
    numbers: [3, 2],
    end: 'waiting',
  },
  {
    store: 'licheng',
    daysAgo: 3,
    purpose: 'secondSource',
    endProduct: 'BLDC 电机驱动器',
    projectName: 'BLDC-60',
    eau: 8000,
    numbers: [5],
    end: 'sentBack',
    text: '请补充工作电压与纹波电流，便于推荐合适的规格。',
  },
  {
    store: 'yuancai',
    daysAgo: 2,
    purpose: 'replace',
    endProduct: '数据采集板',
    projectName: 'DAQ-16',
    eau: 3000,
    competitorPart: '进口 16 位 ADC',
    numbers: [2],
    isPaid: true,
    end: 'toPay',
  },
  {
    store: 'xinhui',
    daysAgo: 4,
    purpose: 'replace',
    endProduct: 'BLDC 电机驱动器',
    projectName: 'BLDC-60',
    eau: 8000,
    numbers: [2],
    end: 'substitute',
  },
  {
    store: 'liangu',
    daysAgo: 5,
    purpose: 'newDesign',
    endProduct: '数据采集板',
    projectName: 'DAQ-16',
    numbers: [4],
    end: 'approved',
  },
  {
    store: 'yuancai',
    daysAgo: 6,
    purpose: 'newDesign',
    endProduct: '24V 工业电源第二代',
    projectName: 'PSU-24V2',
    eau: 12000,
    numbers: [2, 2, 1],
    end: 'shipped',
  },
  {
    store: 'xinhui',
    daysAgo: 7,
    purpose: 'secondSource',
    endProduct: '24V 工业电源第二代',
    projectName: 'PSU-24V2',
    eau: 12000,
    numbers: [2, 3],
    isPaid: true,
    end: 'shipped',
    afterSale: { reason: 'R03', text: '其中一款上电后无输出，更换外围器件后仍无输出，怀疑芯片损坏。' },
  },
  {
    store: 'licheng',
    daysAgo: 21,
    purpose: 'newDesign',
    endProduct: 'BLDC 电机驱动器',
    projectName: 'BLDC-60',
    eau: 8000,
    numbers: [5],
    isPaid: true,
    end: 'received',
    afterSale: { reason: 'R05', text: '外包装压坏，编带弯折，引脚变形无法焊接。', isAgreed: true },
  },
  {
    store: 'licheng',
    daysAgo: 16,
    purpose: 'research',
    endProduct: '电源纹波评估板',
    projectName: '',
    numbers: [5],
    end: 'received',
  },
  {
    store: 'xinhui',
    daysAgo: 40,
    purpose: 'repair',
    endProduct: '24V 工业电源第一代',
    projectName: 'PSU-24V1',
    eau: 9000,
    numbers: [3],
    end: 'done',
    text: '常温满载 4 h，温升 31 K；-20 ℃ 冷启动正常；纹波 38 mVpp，满足指标，可替换原型号。',
  },
  {
    store: 'liangu',
    daysAgo: 90,
    purpose: 'research',
    endProduct: '温湿度采集终端',
    projectName: '',
    numbers: [1],
    end: 'forgotten',
  },
  {
    store: 'liangu',
    daysAgo: 30,
    purpose: 'research',
    endProduct: '个人兴趣项目',
    projectName: '',
    numbers: [5],
    end: 'refused',
    text: '样品仅用于产品开发，个人项目请按零售购买。',
  },
];

// What the demo's enterprise applies to have certified: cases as they stand on each side, from a draft to certificates. All names are made up.
import type { SchemeCode } from '#mall/authen/authen-terms.ts';

export interface DemoCertification {
  scheme: SchemeCode;
  daysAgo: number;
  product: string;
  series: string;
  models: string;
  standards: string;
  /** How far it has come. */
  until:
    | 'draft'
    | 'submitted'
    | 'accepted'
    | 'paid'
    | 'asked'
    | 'passed'
    | 'testHandedIn'
    | 'tested'
    | 'visitAgreed'
    | 'findings'
    | 'answered'
    | 'toDecide'
    | 'appealed'
    | 'certified'
    | 'suspended';
}

const CONNECTOR = {
  ...{ product: '矩形电连接器', series: 'J30J', models: 'J30J-25ZKP\nJ30J-37ZKP\nJ30J-51ZKP' },
  standards: 'GJB 2446A-2011',
};
const POWER = {
  ...{ product: '板载直流电源模块', series: 'QM24', models: 'QM24-05S\nQM24-12S\nQM24-15D' },
  standards: 'GB/T 9254.1-2021、GB/T 17626.2-2018',
};
const SENSOR = {
  ...{ product: '户外温湿度变送器', series: 'QTH', models: 'QTH-100\nQTH-200' },
  standards: 'GB/T 4208-2017',
};
const MLCC = {
  ...{ product: '片式多层陶瓷电容器', series: 'QC', models: 'QC0603\nQC0805' },
  standards: 'GB/T 26572-2011、SJ/T 11364-2014',
};

export const demoCertifications: readonly DemoCertification[] = [
  { ...CONNECTOR, scheme: 'VPC', daysAgo: 50, until: 'certified' },
  { ...SENSOR, scheme: 'IPC', daysAgo: 45, until: 'suspended' },
  { ...POWER, scheme: 'EMC', daysAgo: 30, until: 'appealed' },
  { ...MLCC, scheme: 'ROHS', daysAgo: 28, until: 'toDecide' },
  { ...CONNECTOR, series: 'J63A', models: 'J63A-212-021', scheme: 'VPC', daysAgo: 26, until: 'answered' },
  { ...MLCC, series: 'QD', models: 'QD1206', scheme: 'ROHS', daysAgo: 25, until: 'findings' },
  { ...CONNECTOR, series: 'J29A', models: 'J29A-25ZKH', scheme: 'VPC', daysAgo: 12, until: 'visitAgreed' },
  { ...MLCC, series: 'QE', models: 'QE0402', scheme: 'ROHS', daysAgo: 11, until: 'tested' },
  { ...POWER, series: 'QM48', models: 'QM48-12S', scheme: 'EMC', daysAgo: 10, until: 'testHandedIn' },
  { ...SENSOR, series: 'QPH', models: 'QPH-50', scheme: 'IPC', daysAgo: 8, until: 'passed' },
  { ...POWER, series: 'QM12', models: 'QM12-05S', scheme: 'EMC', daysAgo: 5, until: 'asked' },
  { ...SENSOR, series: 'QLX', models: 'QLX-10', scheme: 'IPC', daysAgo: 3, until: 'paid' },
  { ...CONNECTOR, series: 'J14A', models: 'J14A-15TJB', scheme: 'VPC', daysAgo: 2, until: 'accepted' },
  { ...MLCC, series: 'QF', models: 'QF0201', scheme: 'ROHS', daysAgo: 0, until: 'submitted' },
  { ...SENSOR, series: 'QGZ', models: 'QGZ-1', scheme: 'IPC', daysAgo: 0, until: 'draft' },
];

/** Where the demo's enterprise has its things made. */
export const demoFactory = {
  name: '东莞启明精密电子有限公司',
  uscc: '91441900MA4UQ6WX1G',
  address: '广东省东莞市松山湖高新区工业西路 6 号',
} as const;

export const demoFindings = [
  { kind: 'MAJOR', text: '关键件清单中的绝缘体材料与现场使用的牌号不一致', needsVisit: false },
  { kind: 'MINOR', text: '出厂检验记录缺少检验员签名', needsVisit: false },
] as const;

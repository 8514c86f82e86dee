// The own part numbers of the demo's enterprise: most stand for a part, one waits for its part, one is claimed twice.

export interface DemoMatCode {
  matCode: string;
  matName: string;
  spec?: string;
  /** As the catalogue names the brand. */
  brand?: string;
  partNo?: string;
  grade?: 'A' | 'B' | 'C' | 'D';
  alternates?: readonly { brand: string; partNo: string }[];
  unit?: string;
  unitFactor?: number;
  project?: string;
  notes?: string;
  /** Another part that a bill of materials has claimed the code for. */
  claimed?: { brand: string; partNo: string };
}

/** Whose they are: the main account of the enterprise. */
export const demoMatCodesOf = 'company01';

export const demoMatCodes: readonly DemoMatCode[] = [
  {
    matCode: '10-MCU-0001',
    matName: '主控 MCU',
    spec: 'ARM Cortex-M3 72MHz 64KB LQFP-48',
    brand: 'ST',
    partNo: 'STM32F103C8T6',
    alternates: [
      { brand: '兆易(GIGADEVICE)', partNo: 'GD32F103C8T6' },
      { brand: 'ST', partNo: 'STM32F103CBT6' },
    ],
    project: '温控器 V2',
  },
  {
    matCode: '10-MCU-0002',
    matName: '主控 MCU（国产）',
    spec: 'ARM Cortex-M3 108MHz 64KB LQFP-48',
    brand: '兆易(GIGADEVICE)',
    partNo: 'GD32F103C8T6',
    grade: 'A',
    claimed: { brand: '兆易(GIGADEVICE)', partNo: 'GD32F303CCT6' },
  },
  {
    matCode: '10-MEM-0003',
    matName: 'SPI Flash',
    spec: '16Mbit SOP-8',
    brand: '华邦(WINBOND)',
    partNo: 'W25Q16JVSSIQ',
    grade: 'A',
    alternates: [{ brand: '普冉(PUYA)', partNo: 'P25Q16SH-SSH-IT' }],
  },
  {
    matCode: '10-MEM-0003-OLD',
    matName: 'SPI Flash（旧编码）',
    brand: '华邦(WINBOND)',
    partNo: 'W25Q16JVSSIQ',
    grade: 'C',
    notes: '合并到 10-MEM-0003',
  },
  {
    matCode: '20-CAP-0101',
    matName: '贴片电容 1pF',
    spec: 'C0G 50V 0402',
    brand: 'Samsung',
    partNo: 'CL05C1R0JB5NNNC',
    unit: 'KPCS',
    unitFactor: 1000,
  },
  {
    matCode: '30-COM-0007',
    matName: 'CAN 收发器',
    brand: 'NXP',
    partNo: 'TJA1050T/CM,118',
    grade: 'D',
    notes: '停产风险，新项目禁用',
  },
  { matCode: '30-USB-0002', matName: 'USB 转串口', brand: 'Silicon Labs', partNo: 'CP2102N-A02-GQFN28R' },
  { matCode: '90-MEC-0041', matName: '散热片 定制', brand: '自制', partNo: 'HS-4012-V2', unit: '个' },
];

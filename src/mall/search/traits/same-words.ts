// Words for one and the same: dielectrics, colours, numbers of channels, families of connectors.
import { channelsToken } from './channels.ts';

/** Words for one and the same, as they may stand in a part's description. */
export interface SameWords {
  words: readonly string[];
  /** Only capacitors have it. */
  isOfCapacitor?: boolean;
  /** How the part is mounted: what its package says already is rarely written out. */
  isOfMounting?: boolean;
  /** A family of connectors. */
  isOfConnector?: boolean;
  /** How it stands in the index, whatever words it has there. */
  token?: string;
}

const COUNTS: readonly (readonly [count: number, zh: string, prefix?: string])[] = [
  [1, '一', 'single'],
  [2, '二', 'dual'],
  [3, '三', 'triple'],
  [4, '四', 'quad'],
  [5, '五'],
  [6, '六', 'hex'],
  [7, '七'],
  [8, '八', 'octal'],
  [10, '十'],
  [12, '十二'],
  [16, '十六'],
  [24, '二十四'],
  [32, '三十二'],
];

export const SAME_WORDS: readonly SameWords[] = [
  { words: ['C0G', 'COG', 'NP0', 'NPO'], isOfCapacitor: true },
  { words: ['X7R'], isOfCapacitor: true },
  { words: ['X5R'], isOfCapacitor: true },
  { words: ['X7S'], isOfCapacitor: true },
  { words: ['X6S'], isOfCapacitor: true },
  { words: ['Y5V'], isOfCapacitor: true },
  { words: ['X7T'], isOfCapacitor: true },
  { words: ['贴片', 'SMD', 'SMT', 'surface mount'], isOfMounting: true },
  { words: ['直插', '插件', 'THT', 'through hole', 'through-hole', 'DIP封装'], isOfMounting: true },
  { words: ['红色', '红光', '红灯', 'red'] },
  { words: ['绿色', '绿光', '绿灯', 'green'] },
  { words: ['蓝色', '蓝光', '蓝灯', 'blue'] },
  { words: ['白色', '白光', '白灯', 'white'] },
  { words: ['黄色', '黄光', '黄灯', 'yellow'] },
  { words: ['快断', '快熔', 'fast acting', 'fast-acting', 'fast blow'] },
  { words: ['慢断', '慢熔', 'slow blow', 'slow-blow', 'time lag', 'time-lag'] },
  { words: ['I2C', 'IIC', 'I²C'] },
  { words: ['RISC-V', 'RISCV'] },
  ...COUNTS.flatMap(([count, zh, prefix]) => ({
    words: [
      ...[zh, `${count}`, `${count} `].flatMap((n) => [`${n}通道`, `${n}路`]),
      ...['channel', '-channel', 'channels', 'ch', '-ch'].map((unit) => `${count}${unit}`),
      ...['channel', 'channels', 'ch'].map((unit) => `${count} ${unit}`),
      ...(prefix ? [prefix, `${prefix} channel`, `${prefix}-channel`] : []),
      ...(count === 2 ? ['双通道', '双路', '双'] : []),
      ...(count === 4 ? ['四'] : []),
      ...(count === 1 ? ['单通道', '单路'] : []),
    ],
    token: channelsToken(count),
  })),
  { words: ['3 轴', '3轴', '三轴', '3-axis', '3 axis', '3axis'] },
  { words: ['9 轴', '9轴', '九轴', '9-axis', '9 axis', '9axis'] },
  { words: ['有源蜂鸣器', 'active buzzer'] },
  { words: ['无源蜂鸣器', 'passive buzzer'] },
  ...['A', 'B', 'C', 'D'].map((letter, at) => ({
    words: [
      `CASE-${letter}-${[3216, 3528, 6032, 7343][at]}`,
      `${letter} 型`,
      `${letter}型`,
      `${letter}壳`,
      `CASE ${letter}`,
      `CASE-${letter}`,
    ],
  })),
  { words: ['XH', 'XH2.54', 'XH-2.54', 'XH2.5', 'XH-2.5'], isOfConnector: true },
  { words: ['PH', 'PH2.0', 'PH-2.0'], isOfConnector: true },
  { words: ['ZH', 'ZH1.5', 'ZH-1.5'], isOfConnector: true },
  { words: ['GH', 'GH1.25', 'GH-1.25'], isOfConnector: true },
  { words: ['VH', 'VH3.96', 'VH-3.96'], isOfConnector: true },
  { words: ['EH', 'EH2.5', 'EH-2.5'], isOfConnector: true },
  { words: ['共阳', 'common anode'] },
  { words: ['共阴', 'common cathode'] },
];

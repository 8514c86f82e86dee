// Standard logic families: one function table, and how each maker turns function and package into an order code.
import type { Meaning, PartFamily } from '../family.ts';
import { fact } from './fact.ts';
import { packaged } from './package.ts';
import { family, fixed, oneOf } from './segment.ts';

type Function = readonly [zh: string, en: string, pins: 14 | 16 | 20, category: string];
const FUNCTIONS: Readonly<Record<string, Function>> = {
  '00': ['四路 2 输入与非门', 'Quad 2-input NAND gate', 14, 'logic-gate'],
  '02': ['四路 2 输入或非门', 'Quad 2-input NOR gate', 14, 'logic-gate'],
  '04': ['六反相器', 'Hex inverter', 14, 'logic-gate'],
  '08': ['四路 2 输入与门', 'Quad 2-input AND gate', 14, 'logic-gate'],
  '10': ['三路 3 输入与非门', 'Triple 3-input NAND gate', 14, 'logic-gate'],
  '11': ['三路 3 输入与门', 'Triple 3-input AND gate', 14, 'logic-gate'],
  '14': ['六施密特反相器', 'Hex Schmitt-trigger inverter', 14, 'logic-gate'],
  '32': ['四路 2 输入或门', 'Quad 2-input OR gate', 14, 'logic-gate'],
  '86': ['四路 2 输入异或门', 'Quad 2-input XOR gate', 14, 'logic-gate'],
  '132': ['四路施密特与非门', 'Quad Schmitt-trigger NAND gate', 14, 'logic-gate'],
  '74': ['双 D 触发器', 'Dual D-type flip-flop', 14, 'flip-flop'],
  '273': ['八 D 触发器带清零', 'Octal D-type flip-flop with clear', 20, 'flip-flop'],
  '373': ['八 D 锁存器 三态', 'Octal D-type latch, 3-state', 20, 'flip-flop'],
  '374': ['八 D 触发器 三态', 'Octal D-type flip-flop, 3-state', 20, 'flip-flop'],
  '573': ['八 D 锁存器 三态', 'Octal D-type latch, 3-state', 20, 'flip-flop'],
  '574': ['八 D 触发器 三态', 'Octal D-type flip-flop, 3-state', 20, 'flip-flop'],
  '125': ['四路总线缓冲器 三态', 'Quad bus buffer, 3-state', 14, 'buffer-transceiver'],
  '126': ['四路总线缓冲器 三态', 'Quad bus buffer, 3-state', 14, 'buffer-transceiver'],
  '240': ['八路反相缓冲器 三态', 'Octal inverting buffer, 3-state', 20, 'buffer-transceiver'],
  '244': ['八路缓冲器 三态', 'Octal buffer, 3-state', 20, 'buffer-transceiver'],
  '245': ['八路总线收发器', 'Octal bus transceiver', 20, 'buffer-transceiver'],
  '541': ['八路缓冲器 三态', 'Octal buffer, 3-state', 20, 'buffer-transceiver'],
  '138': ['3-8 线译码器', '3-to-8 line decoder', 16, 'multiplexer-decoder'],
  '139': ['双 2-4 线译码器', 'Dual 2-to-4 line decoder', 16, 'multiplexer-decoder'],
  '151': ['8 选 1 多路选择器', '8-input multiplexer', 16, 'multiplexer-decoder'],
  '153': ['双 4 选 1 多路选择器', 'Dual 4-input multiplexer', 16, 'multiplexer-decoder'],
  '157': ['四路 2 选 1 多路选择器', 'Quad 2-input multiplexer', 16, 'multiplexer-decoder'],
  '164': [
    '8 位串入并出移位寄存器',
    '8-bit serial-in parallel-out shift register',
    14,
    'shift-register-counter',
  ],
  '165': [
    '8 位并入串出移位寄存器',
    '8-bit parallel-in serial-out shift register',
    16,
    'shift-register-counter',
  ],
  '595': [
    '8 位移位寄存器带输出锁存',
    '8-bit shift register with output latches',
    16,
    'shift-register-counter',
  ],
  '161': ['4 位同步二进制计数器', '4-bit synchronous binary counter', 16, 'shift-register-counter'],
  '393': ['双 4 位二进制计数器', 'Dual 4-bit binary ripple counter', 14, 'shift-register-counter'],
  '4040': ['12 位二进制计数器', '12-stage binary ripple counter', 16, 'shift-register-counter'],
  '4051': ['8 选 1 模拟开关', '8-channel analog multiplexer', 16, 'analog-switch'],
  '4052': ['双 4 选 1 模拟开关', 'Dual 4-channel analog multiplexer', 16, 'analog-switch'],
  '4053': ['三路 2 选 1 模拟开关', 'Triple 2-channel analog multiplexer', 16, 'analog-switch'],
  '4066': ['四路双向模拟开关', 'Quad bilateral switch', 14, 'analog-switch'],
};
const CATEGORIES = [
  'logic-gate',
  'flip-flop',
  'buffer-transceiver',
  'multiplexer-decoder',
  'shift-register-counter',
  'analog-switch',
];
const LVC = new Set('00 02 04 08 14 32 86 74 125 126 138 139 157 244 245 273 373 374 541 573 574'.split(' '));
const AHC = new Set(
  '00 02 04 08 14 32 86 74 125 126 138 139 157 244 245 273 373 374 541 573 574 595'.split(' '),
);

type Kind = 'soic' | 'tssop' | 'dip';

function housing(kind: Kind, pins: 14 | 16 | 20) {
  if (kind === 'dip') return { ...packaged(`DIP-${pins}`), factor: 1.6 };
  if (kind === 'tssop') return { ...packaged(`TSSOP-${pins}`), factor: 0.96 };
  return packaged(pins === 20 ? 'SOIC-20W' : `SOIC-${pins}`);
}

interface Maker {
  code: string;
  brand: string;
  prefix: string;
  suffixes: Readonly<Record<string, Kind>>;
  technology: string;
  voltage: string;
  price: number;
  has?: ReadonlySet<string>;
}

const MAKERS: readonly Maker[] = [
  {
    code: 'ti-hc',
    brand: 'TI',
    prefix: 'SN74HC',
    suffixes: { DR: 'soic', DWR: 'soic', PWR: 'tssop', N: 'dip' },
    technology: 'HC',
    voltage: '2~6V',
    price: 0.72,
  },
  {
    code: 'ti-ahc',
    brand: 'TI',
    prefix: 'SN74AHC',
    suffixes: { DR: 'soic', DWR: 'soic', PWR: 'tssop' },
    technology: 'AHC',
    voltage: '2~5.5V',
    price: 0.8,
    has: AHC,
  },
  {
    code: 'ti-lvc',
    brand: 'TI',
    prefix: 'SN74LVC',
    suffixes: { ADR: 'soic', ADWR: 'soic', APWR: 'tssop' },
    technology: 'LVC',
    voltage: '1.65~3.6V',
    price: 0.78,
    has: LVC,
  },
  {
    code: 'nexperia-hc',
    brand: 'Nexperia',
    prefix: '74HC',
    suffixes: { 'D,653': 'soic', 'PW,118': 'tssop' },
    technology: 'HC',
    voltage: '2~6V',
    price: 0.58,
  },
  {
    code: 'nexperia-hct',
    brand: 'Nexperia',
    prefix: '74HCT',
    suffixes: { 'D,653': 'soic', 'PW,118': 'tssop' },
    technology: 'HCT',
    voltage: '4.5~5.5V',
    price: 0.62,
  },
  {
    code: 'nexperia-lvc',
    brand: 'Nexperia',
    prefix: '74LVC',
    suffixes: { 'AD,118': 'soic', 'APW,118': 'tssop' },
    technology: 'LVC',
    voltage: '1.2~3.6V',
    price: 0.66,
    has: LVC,
  },
  {
    code: 'onsemi-hc',
    brand: 'onsemi',
    prefix: 'MC74HC',
    suffixes: { ADR2G: 'soic', ADTR2G: 'tssop' },
    technology: 'HC',
    voltage: '2~6V',
    price: 0.74,
  },
];

function makerFamilies(maker: Maker): PartFamily[] {
  return CATEGORIES.flatMap((categoryCode) => {
    const functions: Record<string, Meaning> = {};
    for (const [number, [zh, en, , category]] of Object.entries(FUNCTIONS)) {
      if (category !== categoryCode || (maker.has && !maker.has.has(number))) continue;
      functions[number] = { zh, en, facts: [fact('function', zh, en)] };
    }
    if (Object.keys(functions).length === 0) return [];
    return [
      family(
        `${maker.code}-${categoryCode}`,
        maker.brand,
        `74${maker.technology}`,
        '1999-01-01',
        maker.price,
        {
          categoryCode,
          titleZh: '{function} {supplyVoltage} {package} 逻辑芯片',
          titleEn: '{function}, {supplyVoltage}, {package}',
          facts: [
            fact('technology', maker.technology),
            fact('supplyVoltage', maker.voltage),
            fact('temperature', maker.brand === 'TI' ? '-40~85℃' : '-40~125℃'),
          ],
          segments: [
            fixed(maker.prefix),
            oneOf('function', '功能', 'Function', functions),
            oneOf(
              'case',
              '封装',
              'Package',
              Object.fromEntries(
                Object.entries(maker.suffixes).map(([code, kind]) => [
                  code,
                  { zh: kind === 'dip' ? 'DIP' : kind === 'tssop' ? 'TSSOP' : 'SOIC' },
                ]),
              ),
            ),
          ],
          constraint: (choice) => {
            const pins = FUNCTIONS[choice.function!]?.[2];
            return (
              !/DR$|DWR$/.test(choice.case!) ||
              maker.brand !== 'TI' ||
              (pins === 20) === choice.case!.endsWith('DWR')
            );
          },
          derive: (choice) => {
            const [, , pins] = FUNCTIONS[choice.function!]!;
            const placed = housing(maker.suffixes[choice.case!]!, pins);
            return {
              ...placed,
              factor: ('factor' in placed ? placed.factor : 1) * (pins === 20 ? 1.5 : pins === 16 ? 1.15 : 1),
            };
          },
        },
      ),
    ];
  });
}

const CD4000: Readonly<Record<string, readonly [string, string, string, 14 | 16]>> = {
  '4001': ['四路 2 输入或非门', 'Quad 2-input NOR gate', 'logic-gate', 14],
  '4011': ['四路 2 输入与非门', 'Quad 2-input NAND gate', 'logic-gate', 14],
  '4069U': ['六反相器', 'Hex inverter', 'logic-gate', 14],
  '4081': ['四路 2 输入与门', 'Quad 2-input AND gate', 'logic-gate', 14],
  '4093': ['四路施密特与非门', 'Quad Schmitt-trigger NAND gate', 'logic-gate', 14],
  '40106': ['六施密特反相器', 'Hex Schmitt-trigger inverter', 'logic-gate', 14],
  '4013': ['双 D 触发器', 'Dual D-type flip-flop', 'flip-flop', 14],
  '4017': ['十进制计数器/分配器', 'Decade counter/divider', 'shift-register-counter', 16],
  '4020': ['14 位二进制计数器', '14-stage binary counter', 'shift-register-counter', 16],
  '4060': ['14 位计数器带振荡器', '14-stage counter with oscillator', 'shift-register-counter', 16],
  '4050': ['六路缓冲/电平转换器', 'Hex buffer / level converter', 'buffer-transceiver', 16],
  '4028': ['BCD 译码器', 'BCD-to-decimal decoder', 'multiplexer-decoder', 16],
  '4511': ['BCD 七段译码驱动', 'BCD to 7-segment decoder/driver', 'multiplexer-decoder', 16],
};

export const logicFamilies: readonly PartFamily[] = [
  ...MAKERS.flatMap(makerFamilies),
  ...CATEGORIES.filter((categoryCode) => categoryCode !== 'analog-switch').map(
    (categoryCode): PartFamily =>
      family(`ti-cd4000-${categoryCode}`, 'TI', 'CD4000B', '1998-01-01', 1.1, {
        categoryCode,
        titleZh: '{function} {supplyVoltage} {package} 逻辑芯片',
        titleEn: '{function}, {supplyVoltage}, {package}',
        facts: [
          fact('technology', 'CD4000'),
          fact('supplyVoltage', '3~18V'),
          fact('temperature', '-55~125℃'),
        ],
        segments: [
          fixed('CD'),
          oneOf(
            'function',
            '功能',
            'Function',
            Object.fromEntries(
              Object.entries(CD4000)
                .filter(([, row]) => row[2] === categoryCode)
                .map(([number, [zh, en]]) => [number, { zh, en, facts: [fact('function', zh, en)] }]),
            ),
          ),
          fixed('B'),
          oneOf('case', '封装', 'Package', { M96: { zh: 'SOIC' }, PWR: { zh: 'TSSOP' }, E: { zh: 'DIP' } }),
        ],
        derive: (choice) =>
          housing(
            choice.case === 'E' ? 'dip' : choice.case === 'PWR' ? 'tssop' : 'soic',
            CD4000[choice.function!]![3],
          ),
        constraint: ({ function: number, case: suffix }) => number !== '4069U' || suffix !== 'PWR',
      }),
  ),
];

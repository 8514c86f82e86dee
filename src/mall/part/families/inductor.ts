// Inductor families: high-frequency chips, wound and moulded power inductors, leaded inductors, common-mode chokes.
import type { Derived, Meaning, PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { family, fixed, oneOf, printedAs, tolerance, valued } from './segment.ts';
import { impedance3, microhenries3, nanohenries3, nanohenriesN } from './value-codec.ts';

const micro = valued('inductance', '电感值', 'Inductance', microhenries3);
const nano = valued('inductance', '电感值', 'Inductance', nanohenriesN);

/** A wound size: its print, footprint edge in mm, current at 10µH in A, usual price relation. */
function wound(
  name: string,
  edge: number,
  ampereAt10: number,
  factor: number,
): Meaning & { ampereAt10: number } {
  const picture = edge < 3.5 ? 'l-power-3' : edge < 5.5 ? 'l-power-4' : edge < 9 ? 'l-power-6' : 'l-power-12';
  return {
    zh: name,
    package: `SMD,${name}`,
    packageFamily: `SMD,${name}`,
    pins: 2,
    picture,
    factor,
    ampereAt10,
  };
}

type Sizes = Readonly<Record<string, ReturnType<typeof wound>>>;

/** Rated current and DC resistance of an inductance in a size. Current falls with the root of the inductance. */
function rated(sizes: Sizes, size: string, code: string, codec: typeof microhenries3): Derived {
  const henry = codec.read(code)?.facts?.[0]?.n ?? 1e-5;
  const ampere = sizes[size]!.ampereAt10 * Math.sqrt(1e-5 / henry);
  // chosen: heat limits a size to the same power at every inductance
  const ohm = (0.32 * (sizes[size]!.factor ?? 1)) / (ampere * ampere);
  return {
    facts: [
      fact(
        'ratedCurrent',
        ampere >= 1 ? `${Number(ampere.toPrecision(2))}A` : `${Math.round(ampere * 100) * 10}mA`,
      ),
      fact(
        'dcResistance',
        ohm >= 1 ? `${Number(ohm.toPrecision(2))}Ω` : `${Number((ohm * 1000).toPrecision(2))}mΩ`,
      ),
    ],
  };
}

const SWPA: Sizes = {
  '3012': wound('3.0x3.0mm', 3, 0.8, 1),
  '3015': wound('3.0x3.0mm', 3, 1, 1),
  '4020': wound('4.0x4.0mm', 4, 1.6, 1.2),
  '4030': wound('4.0x4.0mm', 4, 2, 1.3),
  '5040': wound('5.0x5.0mm', 5, 2.8, 1.6),
  '6045': wound('6.0x6.0mm', 6, 3.4, 2),
  '8040': wound('8.0x8.0mm', 8, 4, 2.8),
};
const SRN: Sizes = {
  '3015': wound('3.0x3.0mm', 3, 0.9, 1),
  '4018': wound('4.0x4.0mm', 4, 1.3, 1.1),
  '5040': wound('5.0x5.0mm', 5, 2.6, 1.5),
  '6045': wound('6.0x6.0mm', 6, 3, 1.8),
  '8040': wound('8.0x8.0mm', 8, 3.6, 2.4),
};
const IHLP: Sizes = {
  '1616AB': wound('4.1x4.5mm', 4.1, 1.4, 1),
  '2020CZ': wound('5.2x5.5mm', 5.2, 2.6, 1.2),
  '2525CZ': wound('6.5x6.9mm', 6.7, 3, 1.3),
  '4040DZ': wound('10.2x10.8mm', 10.3, 7, 2.4),
  '5050EZ': wound('12.9x13.2mm', 13, 12, 3.6),
};
const MWSA: Sizes = {
  '0402S': wound('4.4x4.2mm', 4.4, 1.5, 1),
  '0503S': wound('5.4x5.2mm', 5.4, 2.5, 1.3),
  '0603S': wound('7.0x6.6mm', 7, 3, 1.5),
  '1004S': wound('11.5x10.0mm', 11, 7, 2.8),
  '1265S': wound('13.5x12.6mm', 13, 10, 4),
};
const XAL: Sizes = {
  '4030': wound('4.0x4.0mm', 4, 2.6, 1),
  '5030': wound('5.3x5.5mm', 5.3, 3.2, 1.2),
  '6060': wound('6.4x6.6mm', 6.5, 5, 1.5),
  '1010': wound('10.0x11.3mm', 10.5, 13, 2.4),
};
const SDR: Sizes = {
  '0604': wound('5.8x5.8mm', 5.8, 1.4, 1),
  '0805': wound('7.8x7.8mm', 7.8, 1.9, 1.2),
  '1006': wound('9.8x9.8mm', 9.8, 2.4, 1.6),
};

const power = {
  categoryCode: 'power-inductor',
  titleZh: '{inductance} {tolerance} {size} 绕线功率电感',
  titleEn: '{inductance} {tolerance} {size} wound power inductor',
};
const moulded = {
  categoryCode: 'moulded-inductor',
  titleZh: '{inductance} {tolerance} {size} 一体成型功率电感',
  titleEn: '{inductance} {tolerance} {size} moulded power inductor',
};
const high = {
  categoryCode: 'rf-inductor',
  titleZh: '{inductance} {tolerance} {package} 高频贴片电感',
  titleEn: '{inductance} {tolerance} {package} high-frequency chip inductor',
  pins: 2,
};
const sizesOf = (sizes: Sizes) => oneOf('size', '尺寸', 'Size', sizes);

export const inductorFamilies: readonly PartFamily[] = [
  family('murata-lqg15hs', 'Murata', 'LQG15HS', '2005-01-01', 0.045, {
    ...high,
    package: '0402',
    picture: 'l-0402',
    facts: [fact('temperature', '-55~125℃')],
    segments: [
      fixed('LQG15HS'),
      nano,
      oneOf('tolerance', '精度', 'Tolerance', {
        S: { zh: '±0.3nH', facts: [fact('tolerance', '±0.3nH')] },
        J: { zh: '±5%', facts: [fact('tolerance', '±5%')] },
      }),
      fixed('02D'),
    ],
    constraint: ({ inductance, tolerance: limit }) => (limit === 'S') === /^\dN\d$/.test(inductance!),
  }),
  family('sunlord-sdcl', '顺络(SUNLORD)', 'SDCL', '2007-01-01', 0.018, {
    ...high,
    facts: [fact('temperature', '-55~125℃')],
    segments: [
      fixed('SDCL'),
      oneOf('size', '尺寸', 'Size', {
        '1005C': { zh: '0402', package: '0402', picture: 'l-0402' },
        '1608C': { zh: '0603', package: '0603', picture: 'l-0603', factor: 1.5 },
      }),
      nano,
      oneOf('tolerance', '精度', 'Tolerance', {
        S: { zh: '±0.3nH', facts: [fact('tolerance', '±0.3nH')] },
        J: { zh: '±5%', facts: [fact('tolerance', '±5%')] },
      }),
      fixed('TDF'),
    ],
    constraint: ({ inductance, tolerance: limit }) => (limit === 'S') === /^\dN\d$/.test(inductance!),
  }),
  family('murata-lqw15an', 'Murata', 'LQW15AN', '2006-01-01', 0.21, {
    ...high,
    titleZh: '{inductance} {tolerance} {package} 绕线高频贴片电感',
    titleEn: '{inductance} {tolerance} {package} wire-wound high-frequency chip inductor',
    package: '0402',
    picture: 'l-0402',
    facts: [fact('temperature', '-55~125℃')],
    segments: [
      fixed('LQW15AN'),
      nano,
      oneOf('tolerance', '精度', 'Tolerance', {
        C: { zh: '±0.2nH', facts: [fact('tolerance', '±0.2nH')] },
        G: { zh: '±2%', facts: [fact('tolerance', '±2%')] },
        J: { zh: '±5%', facts: [fact('tolerance', '±5%')] },
      }),
      fixed('00D'),
    ],
    constraint: ({ inductance, tolerance: limit }) => (limit === 'C') === /^\dN\d$/.test(inductance!),
  }),
  family('sunlord-sdfl', '顺络(SUNLORD)', 'SDFL', '2006-01-01', 0.03, {
    categoryCode: 'multilayer-inductor',
    titleZh: '{inductance} {tolerance} {package} 叠层铁氧体电感',
    titleEn: '{inductance} {tolerance} {package} multilayer ferrite inductor',
    pins: 2,
    facts: [fact('temperature', '-40~85℃')],
    segments: [
      fixed('SDFL'),
      oneOf('size', '尺寸', 'Size', {
        '1608': { zh: '0603', package: '0603', picture: 'l-0603' },
        '2012': { zh: '0805', package: '0805', picture: 'l-0805', factor: 1.5 },
        '3216': { zh: '1206', package: '1206', picture: 'l-1206', factor: 2.6 },
      }),
      oneOf('material', '材料', 'Material', {
        S: { zh: '标准材料', en: 'Standard material' },
        T: { zh: '低损耗材料', en: 'Low-loss material' },
      }),
      micro,
      tolerance('KM'),
      fixed('TF'),
    ],
  }),
  family('sunlord-swpa', '顺络(SUNLORD)', 'SWPA', '2010-01-01', 0.19, {
    ...power,
    facts: [fact('temperature', '-40~125℃')],
    segments: [fixed('SWPA'), sizesOf(SWPA), fixed('S'), micro, tolerance('MN'), fixed('T')],
    constraint: ({ inductance, tolerance: limit }) => (limit === 'N') === inductance!.includes('R'),
    derive: ({ size, inductance }) => rated(SWPA, size!, inductance!, microhenries3),
  }),
  family('bourns-srn', 'Bourns', 'SRN', '2011-01-01', 0.74, {
    ...power,
    facts: [fact('temperature', '-40~125℃')],
    segments: [
      fixed('SRN'),
      sizesOf(SRN),
      fixed('-'),
      micro,
      oneOf('tolerance', '精度', 'Tolerance', {
        M: { zh: '±20%', facts: [fact('tolerance', '±20%')] },
        Y: { zh: '±30%', facts: [fact('tolerance', '±30%')] },
      }),
    ],
    constraint: ({ inductance, tolerance: limit }) => (limit === 'Y') === inductance!.includes('R'),
    derive: ({ size, inductance }) => rated(SRN, size!, inductance!, microhenries3),
  }),
  family('bourns-sdr', 'Bourns', 'SDR', '2003-01-01', 1.4, {
    ...power,
    lifecycle: 'nrnd',
    facts: [fact('temperature', '-40~125℃')],
    segments: [fixed('SDR'), sizesOf(SDR), fixed('-'), micro, tolerance('KM'), fixed('L')],
    constraint: ({ inductance, tolerance: limit }) =>
      (limit === 'M') === /R|^1\d0|^[2-6]\d0/.test(inductance!),
    derive: ({ size, inductance }) => rated(SDR, size!, inductance!, microhenries3),
  }),
  family('vishay-ihlp', 'Vishay', 'IHLP', '2002-01-01', 2.9, {
    ...moulded,
    facts: [fact('temperature', '-55~125℃')],
    segments: [
      fixed('IHLP'),
      sizesOf(IHLP),
      fixed('ER'),
      micro,
      tolerance('M'),
      oneOf('core', '磁芯', 'Core', {
        '01': { zh: '标准磁芯', en: 'Standard core' },
        '11': { zh: '低损耗磁芯', en: 'Low-loss core' },
      }),
    ],
    derive: ({ size, inductance }) => rated(IHLP, size!, inductance!, microhenries3),
  }),
  family('sunlord-mwsa', '顺络(SUNLORD)', 'MWSA', '2014-01-01', 0.42, {
    ...moulded,
    facts: [fact('temperature', '-55~125℃')],
    segments: [fixed('MWSA'), sizesOf(MWSA), fixed('-'), micro, tolerance('M'), fixed('T')],
    derive: ({ size, inductance }) => rated(MWSA, size!, inductance!, microhenries3),
  }),
  family('coilcraft-xal', 'Coilcraft', 'XAL', '2012-01-01', 6.2, {
    ...moulded,
    facts: [fact('temperature', '-40~125℃')],
    segments: [
      fixed('XAL'),
      sizesOf(XAL),
      fixed('-'),
      valued('inductance', '电感值', 'Inductance', nanohenries3),
      tolerance('M'),
      fixed('E'),
      oneOf('packing', '包装', 'Packing', {
        C: { zh: '7 英寸卷盘', en: '7 inch reel' },
        D: { zh: '13 英寸卷盘', en: '13 inch reel' },
      }),
    ],
    derive: ({ size, inductance }) => rated(XAL, size!, inductance!, nanohenries3),
  }),
  family('bourns-78f', 'Bourns', '78F', '2000-01-01', 0.36, {
    categoryCode: 'leaded-inductor',
    titleZh: '{inductance} {tolerance} 色环电感',
    titleEn: '{inductance} {tolerance} axial leaded inductor',
    picture: 'l-axial',
    package: 'Axial',
    pins: 2,
    facts: [fact('temperature', '-55~105℃')],
    segments: [fixed('78F'), micro, tolerance('JK'), fixed('-RC')],
  }),
  family('bourns-rlb', 'Bourns', 'RLB', '2003-01-01', 0.95, {
    categoryCode: 'leaded-inductor',
    titleZh: '{inductance} {tolerance} {size} 工字电感',
    titleEn: '{inductance} {tolerance} {size} radial leaded inductor',
    picture: 'l-radial',
    pins: 2,
    facts: [fact('temperature', '-20~80℃')],
    segments: [
      fixed('RLB'),
      oneOf('size', '尺寸', 'Size', {
        '0608': { zh: 'Ø6.5×8mm', package: 'D6.5mm' },
        '0914': { zh: 'Ø8.7×12mm', package: 'D8.7mm', factor: 1.4 },
        '1314': { zh: 'Ø13×14mm', package: 'D13mm', factor: 2.2 },
      }),
      fixed('-'),
      micro,
      tolerance('K'),
      fixed('L'),
    ],
  }),
  family('murata-dlw', 'Murata', 'DLW21', '2004-01-01', 0.66, {
    categoryCode: 'common-mode-choke',
    titleZh: '{impedance}@100MHz {package} 共模滤波器 {application}',
    titleEn: '{impedance} at 100 MHz {package} common-mode choke, {application}',
    picture: 'emi-cm-smd',
    package: '0805',
    pins: 4,
    facts: facts({ lines: '2', temperature: '-40~85℃' }),
    segments: [
      fixed('DLW21'),
      oneOf('application', '用途', 'Application', {
        S: { zh: '通用', en: 'general' },
        H: { zh: '高速信号', en: 'high-speed signals', factor: 1.3 },
      }),
      fixed('N'),
      valued('impedance', '阻抗', 'Impedance', impedance3),
      fixed('SQ2L'),
    ],
  }),
  family('tdk-acm', 'TDK', 'ACM', '2003-01-01', 1.1, {
    categoryCode: 'common-mode-choke',
    titleZh: '{impedance}@100MHz {size} 共模滤波器',
    titleEn: '{impedance} at 100 MHz {size} common-mode choke',
    pins: 4,
    facts: facts({ lines: '2', temperature: '-40~85℃' }),
    segments: [
      fixed('ACM'),
      oneOf('size', '尺寸', 'Size', {
        '2012': { zh: '0805', package: '0805', picture: 'emi-cm-smd' },
        '4520': { zh: '1806', package: '1806', picture: 'emi-cm-smd', factor: 1.3 },
        '7060': { zh: '7.0×6.0mm', package: 'SMD,7.0x6.0mm', picture: 'emi-choke', factor: 2.2 },
      }),
      fixed('-'),
      valued('impedance', '阻抗', 'Impedance', impedance3),
      fixed('-2P'),
      printedAs('height', '高度', 'Height', { '-T002': '1.2mm', '-T000': '2.8mm', 'L-TL01': '3.5mm' }),
    ],
    constraint: ({ size, height }) =>
      ({ '2012': '-T002', '4520': '-T000', '7060': 'L-TL01' })[size!] === height,
  }),
];

// Electrolytic families: radial, SMD, polymer and snap-in aluminium, and double-layer capacitors.
import type { Meaning, PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { codes, family, fixed, oneOf, printedAs, tolerance, valued, volts } from './segment.ts';
import { microfarads3, microfaradsPlain, picofarads3 } from './value-codec.ts';

const farads = valued('capacitance', '容值', 'Capacitance', microfarads3);
const EIA_VOLTS = codes('0J=6.3V 1A=10V 1C=16V 1E=25V 1V=35V 1H=50V 1J=63V 2A=100V 2W=450V 2G=400V 2E=250V');

/** A radial can by diameter and height in mm. */
function can(diameter: number, height: number): Meaning {
  const picture =
    diameter <= 5 ? '5' : diameter <= 6.3 ? '63' : diameter <= 8 ? '8' : diameter <= 10 ? '10' : '16';
  const size = `D${diameter}xL${height}mm`;
  return {
    zh: `${diameter}×${height}mm`,
    package: size,
    packageFamily: `THT,D${diameter}mm`,
    pins: 2,
    picture: `c-elec-th-${picture}`,
    facts: [fact('diameter', `${diameter}mm`), fact('height', `${height}mm`)],
    // chosen: by volume, from ¥0.05 for 5×11
    factor: (diameter * diameter * height) / 275,
  };
}

/** An SMD can by diameter and height in mm. */
function smdCan(diameter: number, height: number): Meaning {
  const picture =
    diameter <= 4 ? '4' : diameter <= 5 ? '5' : diameter <= 6.3 ? '63' : diameter <= 8 ? '8' : '10';
  return {
    zh: `${diameter}×${height}mm`,
    package: `SMD,D${diameter}xL${height}mm`,
    packageFamily: `SMD,D${diameter}mm`,
    pins: 2,
    picture: `c-elec-smd-${picture}`,
    facts: [fact('diameter', `${diameter}mm`), fact('height', `${height}mm`)],
    factor: (diameter * diameter * height) / 134,
  };
}

const cans = (sizes: Readonly<Record<string, readonly [number, number]>>) =>
  oneOf(
    'size',
    '尺寸',
    'Size',
    Object.fromEntries(Object.entries(sizes).map(([code, [d, l]]) => [code, can(d, l)])),
  );
const smdCans = (sizes: Readonly<Record<string, readonly [number, number]>>) =>
  oneOf(
    'size',
    '尺寸',
    'Size',
    Object.fromEntries(Object.entries(sizes).map(([code, [d, l]]) => [code, smdCan(d, l)])),
  );

const radial = {
  categoryCode: 'aluminium-radial',
  titleZh: '{capacitance} {voltage} ±20% {size} 直插铝电解电容',
  titleEn: '{capacitance} {voltage} ±20% {size} radial aluminium electrolytic capacitor',
};
const smd = {
  categoryCode: 'aluminium-smd',
  titleZh: '{capacitance} {voltage} ±20% {size} 贴片铝电解电容',
  titleEn: '{capacitance} {voltage} ±20% {size} SMD aluminium electrolytic capacitor',
};

/** Charge a can of a volume holds: the rule by which a combination is taken as built. */
function holds(
  volumeMm3: number,
  codes: { voltage?: string; capacitance?: string },
  voltsOf: Readonly<Record<string, string>>,
  plain = false,
): boolean {
  const value = (plain ? microfaradsPlain : microfarads3).read(codes.capacitance ?? '')?.facts?.[0]?.n ?? 0;
  const charge = value * 1e6 * Number.parseFloat(voltsOf[codes.voltage ?? ''] ?? '0');
  // chosen: 2 to 24 µF·V per mm³ of D²·L, as catalogues show it
  const density = (charge * 10) / volumeMm3;
  return density > 14 && density < 135;
}

/** Diameters and heights in mm by code, as `D11=5x11`. */
const sized = (text: string) =>
  Object.fromEntries(
    Object.entries(codes(text)).map(([code, size]): [string, [number, number]] => {
      const [diameter = 0, height = 0] = size.split('x').map(Number);
      return [code, [diameter, height]];
    }),
  );
const NICHICON_SIZES = sized('DD=5x11 ED=6.3x11 PD=8x11.5 PD6=10x12.5 PD1=10x16 HD=12.5x20');
const AISHI_SIZES = sized('D11=5x11 E11=6.3x11 F12=8x12 G16=10x16 G20=10x20 I20=13x20');
const RUBYCON_SIZES = sized(
  '5X11=5x11 6.3X11=6.3x11 8X11.5=8x11.5 10X12.5=10x12.5 10X16=10x16 12.5X20=12.5x20',
);
const RVT_SIZES = sized('0405=4x5.4 0505=5x5.4 0605=6.3x5.4 0607=6.3x7.7 0810=8x10.2 1010=10x10.2');
const RUBYCON_VOLTS = codes('6.3=6.3V 10=10V 16=16V 25=25V 35=35V 50=50V 63=63V 100=100V');

const volume = ([diameter, length]: readonly [number, number]) => diameter * diameter * length;

export const electrolyticCapacitorFamilies: readonly PartFamily[] = [
  family('nichicon-uvr', 'Nichicon', 'UVR', '2003-01-01', 0.085, {
    ...radial,
    datasheet: 'https://www.nichicon.co.jp/english/products/pdfs/e-uvr.pdf',
    facts: facts({ temperature: '-40~85℃', lifetime: '2000h@85℃' }),
    segments: [
      fixed('UVR'),
      volts(codes('0J=6.3V 1A=10V 1C=16V 1E=25V 1V=35V 1H=50V 1J=63V 2A=100V')),
      farads,
      tolerance('M'),
      cans(NICHICON_SIZES),
    ],
    constraint: (choice) => holds(volume(NICHICON_SIZES[choice.size!]!), choice, EIA_VOLTS),
  }),
  family('aishi-ers', '艾华(AISHI)', 'RS', '2010-01-01', 0.05, {
    ...radial,
    facts: facts({ temperature: '-40~105℃', lifetime: '2000h@105℃' }),
    segments: [
      fixed('ERS'),
      volts({ '1A': '10V', '1C': '16V', '1E': '25V', '1V': '35V', '1H': '50V' }),
      tolerance('M'),
      farads,
      cans(AISHI_SIZES),
      oneOf('leads', '引脚', 'Leads', { OT: { zh: '编带', en: 'Taped' } }),
    ],
    constraint: (choice) => holds(volume(AISHI_SIZES[choice.size!]!), choice, EIA_VOLTS),
  }),
  family('rubycon-yxf', 'Rubycon', 'YXF', '2001-01-01', 0.11, {
    ...radial,
    facts: facts({ temperature: '-40~105℃', lifetime: '5000h@105℃' }),
    segments: [
      volts(RUBYCON_VOLTS),
      fixed('YXF'),
      valued('capacitance', '容值', 'Capacitance', microfaradsPlain),
      tolerance('M'),
      fixed('EFC'),
      cans(RUBYCON_SIZES),
    ],
    constraint: (choice) => holds(volume(RUBYCON_SIZES[choice.size!]!), choice, RUBYCON_VOLTS, true),
  }),
  family('panasonic-fr', 'Panasonic', 'FR', '2011-01-01', 0.32, {
    ...radial,
    datasheet: 'https://industrial.panasonic.com/cdbs/www-data/pdf/RDF0000/ABA0000C1259.pdf',
    titleZh: '{capacitance} {voltage} ±20% 低阻抗直插铝电解电容',
    titleEn: '{capacitance} {voltage} ±20% low-impedance radial aluminium electrolytic capacitor',
    facts: facts({ temperature: '-40~105℃', lifetime: '10000h@105℃', tolerance: '±20%' }),
    segments: [
      fixed('EEUFR'),
      volts({ '0J': '6.3V', '1A': '10V', '1C': '16V', '1E': '25V', '1V': '35V', '1H': '50V' }),
      farads,
      oneOf('leads', '引脚', 'Leads', { B: { zh: '编带 5mm', en: 'Taped, 5 mm' } }),
    ],
    derive: ({ voltage, capacitance }) => {
      const value = microfarads3.read(capacitance!)?.facts?.[0]?.n ?? 0;
      const charge = value * 1e6 * Number.parseFloat(EIA_VOLTS[voltage ?? ''] ?? '');
      const size =
        charge < 2400
          ? can(5, 11)
          : charge < 4500
            ? can(6.3, 11.2)
            : charge < 9000
              ? can(8, 11.5)
              : can(10, 16);
      return { ...size, factor: (size.factor ?? 1) * 0.8 };
    },
  }),
  family('knscha-rvt', '科尼盛(KNSCHA)', 'RVT', '2013-01-01', 0.07, {
    ...smd,
    facts: facts({ temperature: '-55~105℃', lifetime: '2000h@105℃' }),
    segments: [
      fixed('RVT'),
      volts({ '0J': '6.3V', '1A': '10V', '1C': '16V', '1E': '25V', '1V': '35V', '1H': '50V' }),
      farads,
      tolerance('M'),
      smdCans(RVT_SIZES),
    ],
    constraint: (choice) => holds(volume(RVT_SIZES[choice.size!]!), choice, EIA_VOLTS),
  }),
  family('lelon-ve', '立隆(LELON)', 'VE', '2002-01-01', 0.12, {
    ...smd,
    facts: facts({ temperature: '-40~105℃', lifetime: '1000h@105℃' }),
    segments: [
      fixed('VE-'),
      farads,
      tolerance('M'),
      volts({ '0J': '6.3V', '1A': '10V', '1C': '16V', '1E': '25V', '1V': '35V', '1H': '50V' }),
      fixed('TR-'),
      smdCans(RVT_SIZES),
    ],
    constraint: (choice) => holds(volume(RVT_SIZES[choice.size!]!), choice, EIA_VOLTS),
  }),
  family('panasonic-zc', 'Panasonic', 'ZC', '2013-06-01', 2.1, {
    categoryCode: 'polymer-capacitor',
    titleZh: '{capacitance} {voltage} ±20% 导电聚合物混合铝电解电容',
    titleEn: '{capacitance} {voltage} ±20% conductive polymer hybrid aluminium capacitor',
    facts: facts({ temperature: '-55~125℃', lifetime: '4000h@125℃', tolerance: '±20%' }),
    segments: [
      fixed('EEHZC'),
      volts({ '1E': '25V', '1V': '35V', '1H': '50V' }),
      farads,
      oneOf('packing', '包装', 'Packing', {
        P: { zh: '编带', en: 'Taped' },
        XP: { zh: '编带 大尺寸', en: 'Taped, larger can' },
      }),
    ],
    constraint: (choice) => choice.packing === 'P',
    derive: ({ capacitance }) => {
      const value = microfarads3.read(capacitance!)?.facts?.[0]?.n ?? 0;
      return {
        ...(value < 4e-5 ? smdCan(6.3, 7.7) : value < 1.2e-4 ? smdCan(8, 10.2) : smdCan(10, 10.2)),
        factor: 0.7 + value * 4e3,
      };
    },
  }),
  family('kemet-t520', 'KEMET', 'T520', '2003-01-01', 1.5, {
    categoryCode: 'polymer-capacitor',
    titleZh: '{capacitance} {voltage} ±20% 聚合物钽电容 {esr}',
    titleEn: '{capacitance} {voltage} ±20% polymer tantalum capacitor, {esr}',
    picture: 'c-poly-case',
    pins: 2,
    facts: facts({ temperature: '-55~105℃' }),
    segments: [
      fixed('T520'),
      oneOf('case', '外壳', 'Case', {
        B: { zh: 'B 型 3528', en: 'Case B 3528', package: 'CASE-B-3528', factor: 0.7 },
        D: { zh: 'D 型 7343', en: 'Case D 7343', package: 'CASE-D-7343' },
        V: { zh: 'V 型 7343-20', en: 'Case V 7343-20', package: 'CASE-V-7343', factor: 1.1 },
      }),
      valued('capacitance', '容值', 'Capacitance', picofarads3),
      tolerance('M'),
      volts({ '2R5': '2.5V', '004': '4V', '006': '6.3V', '010': '10V' }),
      fixed('ATE'),
      printedAs('esr', '等效串联电阻', 'ESR', codes('009=9mΩ 015=15mΩ 025=25mΩ 040=40mΩ 070=70mΩ')),
    ],
    constraint: ({ case: housing, esr }) => (housing === 'B') === (esr === '070' || esr === '040'),
  }),
  family('nichicon-lgu', 'Nichicon', 'LGU', '2006-01-01', 9.5, {
    categoryCode: 'aluminium-snap-in',
    titleZh: '{capacitance} {voltage} ±20% {size} 牛角铝电解电容',
    titleEn: '{capacitance} {voltage} ±20% {size} snap-in aluminium capacitor',
    facts: facts({ temperature: '-25~105℃', lifetime: '3000h@105℃' }),
    segments: [
      fixed('LGU'),
      volts({ '2D': '200V', '2E': '250V', '2G': '400V', '2W': '450V' }),
      farads,
      tolerance('M'),
      fixed('EL'),
      oneOf(
        'size',
        '尺寸',
        'Size',
        Object.fromEntries(
          [
            ['Y', 22, 35],
            ['Z', 25, 35],
            ['A', 30, 35],
            ['B', 35, 35],
            ['C', 35, 45],
          ].map(([code, d, l]) => [
            code,
            {
              zh: `${d}×${l}mm`,
              package: `D${d}xL${l}mm`,
              packageFamily: 'SNAP-IN',
              pins: 2,
              picture: 'c-snap',
              factor: (Number(d) * Number(d) * Number(l)) / 24000,
              facts: [fact('diameter', `${d}mm`), fact('height', `${l}mm`)],
            },
          ]),
        ),
      ),
    ],
    constraint: ({ voltage, capacitance, size }) => {
      const value = microfarads3.read(capacitance!)?.facts?.[0]?.n ?? 0;
      const charge =
        value * 1e6 * (voltage === '2W' ? 450 : voltage === '2G' ? 400 : voltage === '2E' ? 250 : 200);
      const limit =
        charge < 50_000 ? 'Y' : charge < 76_000 ? 'Z' : charge < 110_000 ? 'A' : charge < 150_000 ? 'B' : 'C';
      return size === limit;
    },
  }),
  family('eaton-hv', 'Eaton', 'HV', '2010-01-01', 3.4, {
    categoryCode: 'supercapacitor',
    titleZh: '{size} 2.7V 双电层超级电容',
    titleEn: '{size} 2.7V electric double-layer supercapacitor',
    picture: 'c-elec-th-10',
    pins: 2,
    facts: facts({ voltage: '2.7V', temperature: '-40~65℃' }),
    segments: [
      fixed('HV'),
      oneOf(
        'size',
        '容值与尺寸',
        'Capacitance and size',
        Object.fromEntries(
          (
            [
              ['0810-2R7105', '1F', 8, 13, 1],
              ['0820-2R7335', '3.3F', 8, 21, 1.3],
              ['1020-2R7605', '6F', 10, 20, 1.6],
              ['1030-2R7106', '10F', 10, 30, 2],
              ['1325-2R7156', '15F', 13, 26, 2.6],
              ['1625-2R7256', '25F', 16, 25, 3.4],
              ['1840-2R7606', '60F', 18, 40, 6],
              ['1860-2R7107', '100F', 18, 60, 9],
            ] as const
          ).map(([code, farad, d, l, factor]) => [
            code,
            {
              zh: farad,
              package: `D${d}xL${l}mm`,
              packageFamily: `THT,D${d}mm`,
              factor,
              facts: [fact('capacitance', farad), fact('diameter', `${d}mm`), fact('height', `${l}mm`)],
            },
          ]),
        ),
      ),
      fixed('-R'),
    ],
  }),
];

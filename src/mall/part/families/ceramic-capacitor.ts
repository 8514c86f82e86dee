// Ceramic capacitor families: multilayer chips of nine makers, high-voltage chips and safety discs.
import type { Derived, Meaning, PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { codes, family, fixed, oneOf, tolerance, valued, volts } from './segment.ts';
import { picofarads3 } from './value-codec.ts';

const SIZES: Readonly<Record<string, readonly [factor: number, picture: string]>> = {
  '0201': [0.9, 'c-0201'],
  '0402': [1, 'c-0402'],
  '0603': [1.5, 'c-0603'],
  '0805': [3.2, 'c-0805'],
  '1206': [7, 'c-1206'],
  '1210': [16, 'c-1210'],
  '1812': [34, 'c-1812'],
};

function sizes(codes: Readonly<Record<string, string>>): Record<string, Meaning> {
  const options: Record<string, Meaning> = {};
  for (const [code, size] of Object.entries(codes)) {
    const [factor, picture] = SIZES[size]!;
    options[code] = { zh: size, package: size, packageFamily: size, pins: 2, picture, factor };
  }
  return options;
}

const RANGES: Readonly<Record<string, string>> = codes(
  'C0G=-55~125℃ X7R=-55~125℃ X5R=-55~85℃ Y5V=-30~85℃ X7S=-55~125℃',
);

function dielectrics(codes: Readonly<Record<string, string>>) {
  const options: Record<string, Meaning> = {};
  for (const [code, name] of Object.entries(codes)) {
    options[code] = { zh: name, facts: [fact('dielectric', name), fact('temperature', RANGES[name]!)] };
  }
  return oneOf('dielectric', '介质', 'Dielectric', options);
}

const farads = valued('capacitance', '容值', 'Capacitance', picofarads3);

/** What a capacitor costs more for its capacitance: nothing up to 100nF, then by the root of it. */
function byCapacitance(code: string | undefined): Derived {
  const value = code ? (picofarads3.read(code)?.facts?.[0]?.n ?? 0) : 0;
  // chosen: layers grow with capacitance, the case stays
  return { factor: value <= 1e-7 ? 1 : Math.sqrt(value / 1e-7) };
}

const chip = {
  categoryCode: 'mlcc',
  titleZh: '{capacitance} {tolerance} {voltage} {dielectric} {package} 贴片电容',
  titleEn: '{capacitance} {tolerance} {voltage} {dielectric} {package} MLCC',
  derive: (choice: Readonly<Record<string, string>>) => byCapacitance(choice.capacitance),
};

/** Murata closes an order code with an individual specification: these are the class-II parts that are listed. */
const MURATA_LISTED = new Set(
  `155R71C104KA88 155R71H103KA88 155R71H102KA01 155R61A105KE15 155R60J475ME47 155R60J106ME15 155R71E104KE14
   155R71C103KA01 155R71H472KA01 155R71H222KA01 155R71H223KA12 155R61E105KA12 155R61C105KA12 155R61A225KE95
   033R61A104KE15 033R61A103KA01 033R71C102KA01 188R71H104KA93 188R71H103KA01 188R71H102KA01 188R71H223KA01
   188R71H473KA61 188R71C105KA12 188R71E105KA12 188R61E106MA73 188R61A106KE69 188R60J226MEA0 188R61C475KAAJ
   188R71C474KA88 188R71E224KA88 188R61A475KE15 188R71H222KA01 21BR71H105KA12 21BR61E106KA73 21BR61A226ME51
   21BR60J476ME15 21BR71E225KA73 21BR71H224KA01 21BR71H474KA88 21BR61C226ME44 21BR71C475KA73 31CR61E226KE15
   31CR60J107ME39 31CR71H475KA12 31CR61H106KA12 31CR71E106KA12 31CR61A476ME15 32ER71H106KA12 32ER61E226KE15
   32ER61C476ME15 32ER60J107ME20`.split(/\s+/),
);

export const ceramicCapacitorFamilies: readonly PartFamily[] = [
  family('murata-grm-class2', 'Murata', 'GRM', '2004-04-01', 0.012, {
    ...chip,
    datasheet: 'https://www.murata.com/en-global/products/capacitor/ceramiccapacitor/overview/lineup/smd/grm',
    segments: [
      fixed('GRM'),
      oneOf(
        'size',
        '尺寸与厚度',
        'Size and thickness',
        sizes({ '033': '0201', '155': '0402', '188': '0603', '21B': '0805', '31C': '1206', '32E': '1210' }),
      ),
      dielectrics({ R7: 'X7R', R6: 'X5R' }),
      volts({ '0J': '6.3V', '1A': '10V', '1C': '16V', '1E': '25V', '1H': '50V' }),
      farads,
      tolerance('KM'),
      oneOf(
        'control',
        '个别规格',
        'Individual specification',
        Object.fromEntries(
          [...new Set([...MURATA_LISTED].map((code) => code.slice(-3)))].map((code) => [code, { zh: code }]),
        ),
      ),
      oneOf('packing', '包装', 'Packing', {
        D: { zh: '180mm 纸带', en: '180 mm paper tape' },
        L: { zh: '180mm 塑料带', en: '180 mm embossed tape' },
        J: { zh: '330mm 纸带', en: '330 mm paper tape' },
      }),
    ],
    constraint: ({ size, dielectric, voltage, capacitance, tolerance: limit, control, packing }) =>
      MURATA_LISTED.has(`${size}${dielectric}${voltage}${capacitance}${limit}${control}`) &&
      (packing === 'J'
        ? size === '188' || size === '155'
        : (packing === 'L') === /^(21B|31C|32E)$/.test(size!)),
  }),
  family('murata-grm-c0g', 'Murata', 'GRM', '2004-04-01', 0.011, {
    ...chip,
    datasheet: 'https://www.murata.com/en-global/products/capacitor/ceramiccapacitor/overview/lineup/smd/grm',
    segments: [
      fixed('GRM'),
      oneOf('size', '尺寸与厚度', 'Size and thickness', sizes({ '155': '0402', '188': '0603' })),
      dielectrics({ '5C': 'C0G' }),
      volts({ '1H': '50V' }),
      farads,
      tolerance('JF'),
      fixed('A01'),
      oneOf('packing', '包装', 'Packing', {
        D: { zh: '180mm 纸带', en: '180 mm paper tape' },
        J: { zh: '330mm 纸带', en: '330 mm paper tape' },
      }),
    ],
  }),
  family('samsung-cl', 'Samsung', 'CL', '2006-01-01', 0.0085, {
    ...chip,
    datasheet: 'https://product.samsungsem.com/mlcc/list.do',
    segments: [
      fixed('CL'),
      oneOf(
        'size',
        '尺寸',
        'Size',
        sizes({ '03': '0201', '05': '0402', '10': '0603', '21': '0805', '31': '1206', '32': '1210' }),
      ),
      dielectrics({ A: 'X5R', B: 'X7R', C: 'C0G' }),
      farads,
      tolerance('JKM'),
      volts({ Q: '6.3V', P: '10V', O: '16V', A: '25V', L: '35V', B: '50V', C: '100V' }),
      oneOf('thickness', '厚度', 'Thickness', {
        '3': { zh: '0.30mm' },
        '5': { zh: '0.50mm' },
        '8': { zh: '0.80mm' },
        C: { zh: '0.85mm' },
        F: { zh: '1.25mm' },
        H: { zh: '1.60mm' },
        J: { zh: '2.50mm' },
      }),
      fixed('NNN'),
      oneOf('packing', '包装', 'Packing', {
        C: { zh: '7 英寸纸带', en: '7 inch cardboard tape' },
        E: { zh: '7 英寸塑料带', en: '7 inch embossed tape' },
      }),
    ],
    constraint: ({ size, thickness, packing, dielectric, tolerance: limit }) =>
      ({ '03': '3', '05': '5', '10': '8', '21': 'CF', '31': 'CH', '32': 'J' })[size!]!.includes(thickness!) &&
      /[FHJ]/.test(thickness!) === (packing === 'E') &&
      (dielectric === 'C') === (limit === 'J'),
  }),
  family('yageo-cc', '国巨(YAGEO)', 'CC', '2005-01-01', 0.0078, {
    ...chip,
    datasheet: 'https://www.yageo.com/en/Product/Index/mlcc',
    segments: [
      fixed('CC'),
      oneOf('size', '尺寸', 'Size', sizes(codes('0201 0402 0603 0805 1206 1210'))),
      tolerance('JKM'),
      oneOf('packing', '包装', 'Packing', {
        R: { zh: '7 英寸纸带', en: '7 inch paper tape' },
        K: { zh: '7 英寸塑料带', en: '7 inch blister tape' },
      }),
      dielectrics({ NPO: 'C0G', X7R: 'X7R', X5R: 'X5R' }),
      volts({ '5': '6.3V', '6': '10V', '7': '16V', '8': '25V', '9': '50V', '0': '100V' }),
      oneOf('process', '电极', 'Termination', {
        BN: { zh: '镍端头 NP0', en: 'Ni barrier, NP0' },
        BB: { zh: '镍端头 二类介质', en: 'Ni barrier, class 2' },
      }),
      farads,
    ],
    constraint: ({ dielectric, process, tolerance: limit, packing, size }) =>
      (dielectric === 'NPO') === (process === 'BN') &&
      (dielectric === 'NPO') === (limit === 'J') &&
      (packing === 'R' || size! >= '0805'),
  }),
  family('cctc-tcc', '三环(CCTC)', 'TCC', '2012-01-01', 0.0062, {
    ...chip,
    segments: [
      fixed('TCC'),
      oneOf(
        'size',
        '尺寸',
        'Size',
        sizes({ '0402': '0402', '0603': '0603', '0805': '0805', '1206': '1206' }),
      ),
      dielectrics({ COG: 'C0G', X7R: 'X7R', X5R: 'X5R' }),
      farads,
      tolerance('JKM'),
      volts({ '6R3': '6.3V', '100': '10V', '160': '16V', '250': '25V', '500': '50V' }),
      oneOf('thickness', '厚度', 'Thickness', {
        A: { zh: '0.50mm' },
        C: { zh: '0.80mm' },
        D: { zh: '0.85mm' },
        F: { zh: '1.25mm' },
        H: { zh: '1.60mm' },
      }),
      fixed('T'),
    ],
    constraint: ({ size, thickness, dielectric, tolerance: limit }) =>
      ({ '0402': 'A', '0603': 'C', '0805': 'DF', '1206': 'DH' })[size!]!.includes(thickness!) &&
      (dielectric === 'COG') === (limit === 'J'),
  }),
  family('fenghua-mlcc', '风华(FENGHUA)', 'MLCC', '2003-01-01', 0.0058, {
    ...chip,
    segments: [
      oneOf(
        'size',
        '尺寸',
        'Size',
        sizes({ '0201': '0201', '0402': '0402', '0603': '0603', '0805': '0805', '1206': '1206' }),
      ),
      dielectrics({ CG: 'C0G', B: 'X7R', X: 'X5R' }),
      farads,
      tolerance('JKM'),
      volts({ '6R3': '6.3V', '100': '10V', '160': '16V', '250': '25V', '500': '50V' }),
      fixed('NT'),
    ],
    constraint: ({ dielectric, tolerance: limit }) => (dielectric === 'CG') === (limit === 'J'),
  }),
  family('eyang-c', '宇阳(EYANG)', 'C', '2009-01-01', 0.0055, {
    ...chip,
    segments: [
      fixed('C'),
      oneOf('size', '尺寸', 'Size', sizes({ '0201': '0201', '0402': '0402', '0603': '0603' })),
      dielectrics({ C0G: 'C0G', X7R: 'X7R', X5R: 'X5R' }),
      farads,
      tolerance('JKM'),
      volts({ '6R3': '6.3V', '100': '10V', '160': '16V', '250': '25V', '500': '50V' }),
      fixed('NT'),
      oneOf('packing', '包装', 'Packing', {
        A: { zh: '7 英寸纸带', en: '7 inch paper tape' },
        B: { zh: '7 英寸纸带 窄距', en: '7 inch paper tape, narrow pitch' },
      }),
    ],
    constraint: ({ dielectric, tolerance: limit, size, packing }) =>
      (dielectric === 'C0G') === (limit === 'J') && (size === '0603') === (packing === 'A'),
  }),
  family('kemet-c', 'KEMET', 'C', '2002-01-01', 0.016, {
    ...chip,
    segments: [
      fixed('C'),
      oneOf(
        'size',
        '尺寸',
        'Size',
        sizes({ '0402': '0402', '0603': '0603', '0805': '0805', '1206': '1206', '1210': '1210' }),
      ),
      fixed('C'),
      farads,
      tolerance('JKM'),
      volts({ '9': '6.3V', '8': '10V', '4': '16V', '3': '25V', '5': '50V', '1': '100V' }),
      dielectrics({ G: 'C0G', R: 'X7R', P: 'X5R' }),
      fixed('ACTU'),
    ],
    constraint: ({ dielectric, tolerance: limit }) => (dielectric === 'G') === (limit === 'J'),
  }),
  family('tdk-c', 'TDK', 'C', '2003-01-01', 0.015, {
    ...chip,
    segments: [
      fixed('C'),
      oneOf(
        'size',
        '尺寸',
        'Size',
        sizes({ '1005': '0402', '1608': '0603', '2012': '0805', '3216': '1206', '3225': '1210' }),
      ),
      dielectrics({ C0G: 'C0G', X7R: 'X7R', X5R: 'X5R', X7S: 'X7S' }),
      volts({ '0J': '6.3V', '1A': '10V', '1C': '16V', '1E': '25V', '1V': '35V', '1H': '50V', '2A': '100V' }),
      farads,
      tolerance('JKM'),
      oneOf('thickness', '厚度', 'Thickness', {
        '050': { zh: '0.50mm' },
        '080': { zh: '0.80mm' },
        '085': { zh: '0.85mm' },
        '125': { zh: '1.25mm' },
        '160': { zh: '1.60mm' },
        '250': { zh: '2.50mm' },
      }),
      oneOf('packing', '包装', 'Packing', {
        AA: { zh: '180mm 4mm 间距', en: '180 mm, 4 mm pitch' },
        AB: { zh: '180mm 塑料带', en: '180 mm plastic tape' },
        BB: { zh: '180mm 2mm 间距', en: '180 mm, 2 mm pitch' },
      }),
    ],
    constraint: ({ size, thickness, packing }) =>
      ({ '1005': '050', '1608': '080', '2012': '125', '3216': '160', '3225': '250' })[size!] === thickness &&
      packing === ({ '1005': 'BB', '1608': 'AA' }[size!] ?? 'AB'),
  }),
  family('yageo-cc-hv', '国巨(YAGEO)', 'CC HV', '2007-01-01', 0.022, {
    ...chip,
    categoryCode: 'mlcc-high-voltage',
    titleZh: '{capacitance} {tolerance} {voltage} {dielectric} {package} 高压贴片电容',
    titleEn: '{capacitance} {tolerance} {voltage} {dielectric} {package} high-voltage MLCC',
    segments: [
      fixed('CC'),
      oneOf(
        'size',
        '尺寸',
        'Size',
        sizes({ '0805': '0805', '1206': '1206', '1210': '1210', '1812': '1812' }),
      ),
      tolerance('JK'),
      oneOf('packing', '包装', 'Packing', {
        R: { zh: '7 英寸纸带', en: '7 inch paper tape' },
        K: { zh: '7 英寸塑料带', en: '7 inch blister tape' },
      }),
      dielectrics({ NPO: 'C0G', X7R: 'X7R' }),
      volts({ A: '200V', Y: '250V', B: '500V', Z: '630V', C: '1kV', D: '2kV', E: '3kV' }),
      oneOf('process', '电极', 'Termination', {
        BN: { zh: '镍端头 NP0', en: 'Ni barrier, NP0' },
        BB: { zh: '镍端头 二类介质', en: 'Ni barrier, class 2' },
      }),
      farads,
    ],
    constraint: ({ dielectric, process, tolerance: limit, packing, size }) =>
      (dielectric === 'NPO') === (process === 'BN') &&
      (dielectric === 'NPO') === (limit === 'J') &&
      (packing === 'K') === size! > '1206',
  }),
  family('vishay-vy2', 'Vishay', 'VY2', '2009-01-01', 0.21, {
    categoryCode: 'safety-ceramic-capacitor',
    titleZh: '{capacitance} {tolerance} Y2/X1 安规瓷片电容',
    titleEn: '{capacitance} {tolerance} Y2/X1 safety disc capacitor',
    datasheet: 'https://www.vishay.com/docs/28537/vy2series.pdf',
    picture: 'c-safety-y',
    package: 'Radial',
    pins: 2,
    facts: [...facts({ voltage: '300V', safetyClass: 'X1/Y2', temperature: '-40~125℃', leadPitch: '7.5mm' })],
    segments: [
      fixed('VY2'),
      farads,
      tolerance('KM'),
      oneOf('diameter', '外径代码', 'Diameter code', {
        '29': { zh: 'Ø8mm' },
        '31': { zh: 'Ø9mm' },
        '35': { zh: 'Ø10mm' },
        '41': { zh: 'Ø11.5mm' },
        '49': { zh: 'Ø13.5mm' },
      }),
      dielectricsOfDisc(),
      fixed('S6'),
      oneOf('leads', '引脚', 'Leads', {
        '3': { zh: '直脚 散装', en: 'Straight, bulk' },
        T: { zh: '编带', en: 'Taped' },
      }),
      fixed('V'),
      oneOf('pitch', '脚距', 'Lead pitch', { '5': { zh: '5mm' }, '7': { zh: '7.5mm' } }),
    ],
    constraint: ({ capacitance, diameter, pitch, leads }) => {
      const value = picofarads3.read(capacitance!)?.facts?.[0]?.n ?? 0;
      const fits =
        value <= 1e-9
          ? '29'
          : value <= 1.5e-9
            ? '31'
            : value <= 2.2e-9
              ? '35'
              : value <= 3.3e-9
                ? '41'
                : '49';
      return diameter === fits && pitch === '7' && leads === '3' && value >= 1e-10 && value <= 4.7e-9;
    },
  }),
];

function dielectricsOfDisc() {
  return oneOf('dielectric', '介质', 'Dielectric', {
    Y5U: { zh: 'Y5U', facts: [fact('dielectric', 'Y5U')] },
    Y5V: { zh: 'Y5V', facts: [fact('dielectric', 'Y5V')] },
  });
}

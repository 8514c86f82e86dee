// Film and tantalum families: polyester and polypropylene film, X2 safety film, moulded tantalum chips.
import type { PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { codes, family, fixed, oneOf, printedAs, tolerance, valued, volts } from './segment.ts';
import { picofarads3 } from './value-codec.ts';

const farads = valued('capacitance', '容值', 'Capacitance', picofarads3);

function tantalumCases() {
  return oneOf('case', '外壳', 'Case', {
    A: { zh: 'A 型 3216', en: 'Case A 3216', package: 'CASE-A-3216', picture: 'c-tant-a', factor: 1 },
    B: { zh: 'B 型 3528', en: 'Case B 3528', package: 'CASE-B-3528', picture: 'c-tant-b', factor: 1.3 },
    C: { zh: 'C 型 6032', en: 'Case C 6032', package: 'CASE-C-6032', picture: 'c-tant-c', factor: 2.4 },
    D: { zh: 'D 型 7343', en: 'Case D 7343', package: 'CASE-D-7343', picture: 'c-tant-d', factor: 3.6 },
  });
}

const LIMITS: Readonly<Record<string, readonly [number, number]>> = {
  A: [10, 170],
  B: [60, 500],
  C: [250, 1100],
  D: [700, 3500],
};

/** Whether a case holds this charge (µF·V), as the makers' case tables have it. */
function caseHolds(housing: string, capacitance: string, voltage: number): boolean {
  const charge = (picofarads3.read(capacitance)?.facts?.[0]?.n ?? 0) * 1e6 * voltage;
  const [low, high] = LIMITS[housing]!;
  return charge >= low && charge <= high;
}

const tantalum = {
  categoryCode: 'tantalum-capacitor',
  titleZh: '{capacitance} {voltage} {tolerance} {case} 钽电容',
  titleEn: '{capacitance} {voltage} {tolerance} {case} tantalum capacitor',
  pins: 2,
  facts: [fact('temperature', '-55~125℃')],
};
const box = { lifecycle: 'active' as const, package: 'Radial', pins: 2 };

function byValue(root: number) {
  return (choice: Readonly<Record<string, string>>) => {
    const value = picofarads3.read(choice.capacitance!)?.facts?.[0]?.n ?? 0;
    return { factor: 0.6 + Math.sqrt(value / 1e-7) * root };
  };
}

export const filmTantalumFamilies: readonly PartFamily[] = [
  family('kemet-t491', 'KEMET', 'T491', '1998-01-01', 0.42, {
    ...tantalum,
    segments: [
      fixed('T491'),
      tantalumCases(),
      farads,
      tolerance('KM'),
      volts(codes('006=6.3V 010=10V 016=16V 020=20V 025=25V 035=35V 050=50V')),
      fixed('AT'),
    ],
    constraint: ({ case: housing, capacitance, voltage }) =>
      caseHolds(housing!, capacitance!, Number(voltage)),
  }),
  family('kyocera-taj', 'KYOCERA AVX', 'TAJ', '1997-01-01', 0.45, {
    ...tantalum,
    segments: [
      fixed('TAJ'),
      tantalumCases(),
      farads,
      tolerance('KM'),
      volts(codes('006=6.3V 010=10V 016=16V 020=20V 025=25V 035=35V 050=50V')),
      fixed('RNJ'),
    ],
    constraint: ({ case: housing, capacitance, voltage }) =>
      caseHolds(housing!, capacitance!, Number(voltage)),
  }),
  family('xiangyee-ca45', '湘江(XIANGYEE)', 'CA45', '2001-01-01', 0.26, {
    ...tantalum,
    segments: [
      fixed('CA45-'),
      tantalumCases(),
      fixed('-'),
      printedAs('voltage', '额定电压', 'Rated voltage', codes('6.3V 10V 16V 25V 35V')),
      fixed('-'),
      oneOf(
        'capacitance',
        '容值',
        'Capacitance',
        Object.fromEntries(
          ['1', '2.2', '4.7', '10', '22', '33', '47', '100', '220'].map((uf) => [
            `${uf}uF`,
            { zh: `${uf}µF`, facts: [fact('capacitance', `${uf}µF`)] },
          ]),
        ),
      ),
      fixed('-'),
      tolerance('KM'),
    ],
    constraint: ({ case: housing, capacitance, voltage }) => {
      const charge = Number.parseFloat(capacitance!) * Number.parseFloat(voltage!);
      const [low, high] = LIMITS[housing!]!;
      return charge >= low && charge <= high;
    },
  }),
  family('panasonic-ecqe', 'Panasonic', 'ECQ-E(F)', '1999-01-01', 0.62, {
    ...box,
    categoryCode: 'film-capacitor',
    titleZh: '{capacitance} {voltage} {tolerance} 金属化聚酯薄膜电容',
    titleEn: '{capacitance} {voltage} {tolerance} metallised polyester film capacitor',
    picture: 'c-film',
    facts: facts({ temperature: '-40~105℃', leadPitch: '10mm' }),
    segments: [
      fixed('ECQE'),
      volts({ '2': '250V', '4': '400V', '6': '630V' }),
      farads,
      tolerance('KJ'),
      fixed('F'),
    ],
    derive: byValue(0.4),
  }),
  family('faratronic-cbb21', '法拉(FARATRONIC)', 'C21/CBB21', '2004-01-01', 0.34, {
    ...box,
    categoryCode: 'film-capacitor',
    titleZh: '{capacitance} {voltage} {tolerance} 金属化聚丙烯薄膜电容 脚距 {leadPitch}',
    titleEn: '{capacitance} {voltage} {tolerance} metallised polypropylene film capacitor, {leadPitch} pitch',
    picture: 'c-film',
    facts: [fact('temperature', '-40~105℃')],
    segments: [
      fixed('C21'),
      volts({ '2E': '250V', '2G': '400V', '2J': '630V' }),
      farads,
      tolerance('JK'),
      printedAs('leadPitch', '脚距', 'Lead pitch', { '50C': '10mm', '60C': '15mm', '80C': '22.5mm' }),
      fixed('000'),
    ],
    constraint: ({ capacitance, leadPitch }) => {
      const value = picofarads3.read(capacitance!)?.facts?.[0]?.n ?? 0;
      return leadPitch === (value <= 4.7e-8 ? '50C' : value <= 3.3e-7 ? '60C' : '80C');
    },
    derive: byValue(0.5),
  }),
  family('tdk-b3292', 'TDK', 'B3292xC/D', '2008-01-01', 0.86, {
    ...box,
    categoryCode: 'safety-film-capacitor',
    titleZh: '{capacitance} {tolerance} 305VAC X2 安规薄膜电容 脚距 {leadPitch}',
    titleEn: '{capacitance} {tolerance} 305 VAC X2 safety film capacitor, {leadPitch} pitch',
    picture: 'c-safety-x',
    facts: facts({ voltage: '305V', safetyClass: 'X2', temperature: '-40~110℃' }),
    segments: [
      fixed('B3292'),
      printedAs('leadPitch', '脚距', 'Lead pitch', codes('1C=10mm 2C=15mm 3C=22.5mm 4C=27.5mm')),
      fixed('3'),
      farads,
      tolerance('MK'),
    ],
    constraint: ({ capacitance, leadPitch }) => {
      const value = picofarads3.read(capacitance!)?.facts?.[0]?.n ?? 0;
      return leadPitch === (value <= 6.8e-8 ? '1C' : value <= 3.3e-7 ? '2C' : value <= 1e-6 ? '3C' : '4C');
    },
    derive: byValue(0.5),
  }),
  family('kemet-r46', 'KEMET', 'R46', '2006-01-01', 0.92, {
    ...box,
    categoryCode: 'safety-film-capacitor',
    titleZh: '{capacitance} {tolerance} 275VAC X2 安规薄膜电容 脚距 {leadPitch}',
    titleEn: '{capacitance} {tolerance} 275 VAC X2 safety film capacitor, {leadPitch} pitch',
    picture: 'c-safety-x',
    facts: facts({ voltage: '275V', safetyClass: 'X2', temperature: '-40~110℃' }),
    segments: [
      fixed('R46K'),
      printedAs('leadPitch', '脚距', 'Lead pitch', { F: '10mm', I: '15mm', N: '22.5mm', R: '27.5mm' }),
      oneOf(
        'capacitance',
        '容值',
        'Capacitance',
        Object.fromEntries(
          (
            [
              ['2100', '10nF'],
              ['2220', '22nF'],
              ['2470', '47nF'],
              ['3100', '100nF'],
              ['3220', '220nF'],
              ['3330', '330nF'],
              ['3470', '470nF'],
              ['4100', '1µF'],
              ['4220', '2.2µF'],
            ] as const
          ).map(([code, text]) => [code, { zh: text, facts: [fact('capacitance', text)] }]),
        ),
      ),
      fixed('0'),
      oneOf('leads', '引脚', 'Leads', {
        '0M1': { zh: '散装 引脚 4mm', en: 'Bulk, 4 mm leads' },
        '0N0': { zh: '编带', en: 'Taped' },
      }),
      tolerance('MK'),
    ],
    constraint: ({ capacitance, leadPitch, leads }) =>
      leads === '0M1' &&
      leadPitch ===
        (capacitance! <= '2470' ? 'F' : capacitance! <= '3330' ? 'I' : capacitance! <= '4100' ? 'N' : 'R'),
    derive: ({ capacitance }) => ({
      factor: 0.7 + (Number(capacitance!.slice(1)) * 10 ** Number(capacitance![0])) / 4e6,
    }),
  }),
];

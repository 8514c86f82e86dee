// TVS and varistor families: transient suppressors numbered by stand-off voltage, metal-oxide discs by varistor voltage.
import type { Meaning, PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { packaged } from './package.ts';
import { family, fixed, oneOf } from './segment.ts';

const STAND_OFF =
  '5.0 6.0 6.5 7.0 7.5 8.0 8.5 9.0 10 11 12 13 14 15 16 17 18 20 22 24 26 28 30 33 36 40 43 45 48 51 54 58 60 64 70 75 78 85 90 100 110 120 130 150 160 170 188'.split(
    ' ',
  );

/** Breakdown and clamping voltage follow from the stand-off voltage: about 1.11 and 1.62 times (1.84 at 5V). */
function standOffs() {
  const options: Record<string, Meaning> = {};
  for (const code of STAND_OFF) {
    const volt = Number(code);
    const clamp = volt === 5 ? 9.2 : Number((volt * (volt < 10 ? 1.72 : 1.62)).toPrecision(3));
    options[code] = {
      zh: `${volt}V`,
      facts: facts({
        standOffVoltage: `${volt}V`,
        breakdownVoltage: `${Number((volt * (volt === 5 ? 1.28 : 1.11)).toPrecision(3))}V`,
        clampVoltage: `${clamp}V`,
      }),
    };
  }
  return oneOf('standOffVoltage', '关断电压', 'Stand-off voltage', options);
}

const direction = oneOf('polarity', '极性', 'Polarity', {
  A: { zh: '单向', en: 'unidirectional', facts: [fact('polarity', '单向', 'Unidirectional')] },
  CA: { zh: '双向', en: 'bidirectional', facts: [fact('polarity', '双向', 'Bidirectional')], factor: 1.08 },
});
const TITLES = {
  categoryCode: 'tvs-diode',
  titleZh: '{standOffVoltage} {pulsePower} {package} {polarity} TVS 二极管',
  titleEn: '{standOffVoltage} {pulsePower} {package} {polarity} TVS diode',
};

const MAKERS: readonly (readonly [code: string, brand: string, factor: number])[] = [
  ['littelfuse', 'Littelfuse', 3.2],
  ['yangjie', '扬杰(YANGJIE)', 1.1],
  ['brightking', '君耀(BRIGHTKING)', 1],
];
const SERIES = [
  ['SMAJ', 'SMA', '400W', 0.16],
  ['SMBJ', 'SMB', '600W', 0.24],
  ['SMCJ', 'SMC', '1.5kW', 0.52],
  ['SMF', 'SOD-123FL', '200W', 0.11],
] as const;

const MOV =
  '180 220 270 330 390 470 560 680 820 101 121 151 181 201 221 241 271 301 331 361 391 431 471 511 561 621 681 751 821'.split(
    ' ',
  );
const volume: Readonly<Record<string, readonly [string, string, number]>> = {
  '05': ['5mm', '400A', 0.5],
  '07': ['7mm', '1.2kA', 0.6],
  '10': ['10mm', '2.5kA', 1],
  '14': ['14mm', '4.5kA', 1.8],
  '20': ['20mm', '6.5kA', 3.2],
};

function movVoltages() {
  const options: Record<string, Meaning> = {};
  for (const code of MOV) {
    const volt = Number(code.slice(0, 2)) * 10 ** Number(code[2]);
    options[code] = {
      zh: `${volt}V`,
      facts: facts({
        varistorVoltage: `${volt}V`,
        acVoltage: `${Math.round(volt * 0.635)}V`,
        clampVoltage: `${Math.round(volt * 1.65)}V`,
      }),
    };
  }
  return oneOf('varistorVoltage', '压敏电压', 'Varistor voltage', options);
}

function discs(codes: readonly string[]) {
  return oneOf(
    'diameter',
    '片径',
    'Disc',
    Object.fromEntries(
      codes.map((code) => {
        const [diameter, surge, factor] = volume[code]!;
        return [
          code,
          {
            zh: `Ø${diameter}`,
            package: `Radial,D${diameter}`,
            packageFamily: `Radial,D${diameter}`,
            factor,
            facts: [fact('diameter', diameter), fact('surgeCurrent', surge)],
          },
        ];
      }),
    ),
  );
}

const mov = {
  categoryCode: 'varistor',
  titleZh: '{varistorVoltage} {diameter} 压敏电阻',
  titleEn: '{varistorVoltage} {diameter} metal-oxide varistor',
  pins: 2,
  picture: 'p-varistor',
  facts: facts({ temperature: '-40~85℃', tolerance: '±10%' }),
};

export const suppressorFamilies: readonly PartFamily[] = [
  ...MAKERS.flatMap(([maker, brand, factor]) =>
    SERIES.map(
      ([series, housing, pulse, price]): PartFamily =>
        family(
          `${maker}-${series.toLowerCase()}`,
          brand,
          series,
          maker === 'littelfuse' ? '1998-01-01' : '2009-01-01',
          price * factor,
          {
            ...TITLES,
            ...packaged(housing),
            facts: facts({ pulsePower: pulse, temperature: '-55~150℃' }),
            segments: [fixed(series), standOffs(), direction],
          },
        ),
    ),
  ),
  family('fnr-k', '风华(FENGHUA)', 'FNR', '2003-01-01', 0.22, {
    ...mov,
    segments: [fixed('FNR-'), discs(['05', '07', '10', '14', '20']), fixed('K'), movVoltages()],
  }),
  family('bourns-mov', 'Bourns', 'MOV', '2004-01-01', 0.85, {
    ...mov,
    segments: [fixed('MOV-'), discs(['07', '10', '14', '20']), fixed('D'), movVoltages(), fixed('K')],
  }),
];

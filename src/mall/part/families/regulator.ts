// Linear regulator families, numbered by output voltage.
import type { Meaning, PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { packaged } from './package.ts';
import { fixed, oneOf } from './segment.ts';

const LDO = {
  categoryCode: 'ldo-regulator',
  titleZh: '{outputVoltage} {outputCurrent} {package} 低压差线性稳压器',
  titleEn: '{outputVoltage} {outputCurrent} {package} low-dropout regulator',
  lifecycle: 'active' as const,
};
const LINEAR = {
  categoryCode: 'linear-regulator',
  titleZh: '{outputVoltage} {outputCurrent} {package} 三端稳压器',
  titleEn: '{outputVoltage} {outputCurrent} {package} three-terminal regulator',
  lifecycle: 'active' as const,
};

function outputs(codes: Readonly<Record<string, string>>) {
  return oneOf(
    'outputVoltage',
    '输出电压',
    'Output voltage',
    Object.fromEntries(
      Object.entries(codes).map(([code, text]): [string, Meaning] => [
        code,
        {
          zh: text === 'ADJ' ? '可调' : text,
          en: text === 'ADJ' ? 'Adjustable' : text,
          facts: [text === 'ADJ' ? fact('outputVoltage', '可调', 'Adjustable') : fact('outputVoltage', text)],
        },
      ]),
    ),
  );
}

function cases(codes: Readonly<Record<string, string>>) {
  return oneOf(
    'case',
    '封装',
    'Package',
    Object.fromEntries(Object.entries(codes).map(([code, name]) => [code, { zh: name, ...packaged(name) }])),
  );
}

const V33 = {
  '12': '1.2V',
  '15': '1.5V',
  '18': '1.8V',
  '25': '2.5V',
  '28': '2.8V',
  '30': '3V',
  '33': '3.3V',
};
const DOTTED = {
  '1.2': '1.2V',
  '1.5': '1.5V',
  '1.8': '1.8V',
  '2.5': '2.5V',
  '2.85': '2.85V',
  '3.3': '3.3V',
  '5.0': '5V',
  ADJ: 'ADJ',
};
const spec = (inputVoltage: string, outputCurrent: string, dropout: string, quiescentCurrent: string) =>
  facts({ inputVoltage, outputCurrent, dropout, quiescentCurrent, temperature: '-40~85℃' });

export const regulatorFamilies: readonly PartFamily[] = [
  {
    ...LINEAR,
    code: 'st-l78',
    brand: 'ST',
    series: 'L78',
    datasheet: 'https://www.st.com/resource/en/datasheet/l78.pdf',
    releasedAt: '1994-01-01',
    price: 0.92,
    facts: spec('7~35V', '1.5A', '2V', '6mA'),
    segments: [
      fixed('L78'),
      outputs({
        '05': '5V',
        '06': '6V',
        '08': '8V',
        '09': '9V',
        '12': '12V',
        '15': '15V',
        '18': '18V',
        '24': '24V',
      }),
      cases({ CV: 'TO-220', 'CD2T-TR': 'TO-263' }),
    ],
  },
  {
    ...LINEAR,
    code: 'st-l79',
    brand: 'ST',
    series: 'L79',
    releasedAt: '1994-01-01',
    price: 1.2,
    facts: spec('-35~-7V', '1.5A', '1.4V', '3mA'),
    segments: [
      fixed('L79'),
      outputs({ '05': '-5V', '08': '-8V', '12': '-12V', '15': '-15V' }),
      cases({ CV: 'TO-220', 'CD2T-TR': 'TO-263' }),
    ],
  },
  {
    ...LINEAR,
    code: 'cj-78l',
    brand: '长电(CJ)',
    series: 'CJ78L',
    releasedAt: '2004-01-01',
    price: 0.14,
    facts: spec('7~30V', '100mA', '1.7V', '3mA'),
    ...packaged('SOT-89'),
    segments: [
      fixed('CJ78L'),
      outputs({ '05': '5V', '06': '6V', '08': '8V', '09': '9V', '12': '12V', '15': '15V' }),
    ],
  },
  {
    ...LINEAR,
    code: 'ti-ua78m',
    brand: 'TI',
    series: 'uA78M',
    releasedAt: '1996-01-01',
    price: 1.3,
    facts: spec('7~25V', '500mA', '2V', '4.5mA'),
    segments: [
      fixed('UA78M'),
      outputs({ '05': '5V', '06': '6V', '08': '8V', '09': '9V', '12': '12V' }),
      cases({ CKVURG3: 'TO-252', CKCS: 'TO-220' }),
    ],
  },
  {
    ...LDO,
    code: 'ams1117',
    brand: 'AMS',
    series: 'AMS1117',
    releasedAt: '1997-01-01',
    price: 0.62,
    facts: spec('4.75~15V', '1A', '1.3V', '5mA'),
    ...packaged('SOT-223'),
    segments: [fixed('AMS1117-'), outputs(DOTTED)],
  },
  {
    ...LDO,
    code: 'ti-lm1117',
    brand: 'TI',
    series: 'LM1117',
    releasedAt: '1998-01-01',
    price: 2.4,
    facts: spec('2.7~20V', '800mA', '1.2V', '5mA'),
    segments: [
      fixed('LM1117'),
      oneOf('case', '封装', 'Package', {
        'MPX-': { zh: 'SOT-223', ...packaged('SOT-223') },
        'DTX-': { zh: 'TO-252', ...packaged('TO-252') },
        'T-': { zh: 'TO-220', ...packaged('TO-220') },
      }),
      outputs({ '1.8': '1.8V', '2.5': '2.5V', '3.3': '3.3V', '5.0': '5V', ADJ: 'ADJ' }),
      fixed('/NOPB'),
    ],
  },
  {
    ...LDO,
    code: 'holtek-ht75',
    brand: '合泰(HOLTEK)',
    series: 'HT75xx-1',
    releasedAt: '2000-01-01',
    price: 0.34,
    facts: spec('2.5~24V', '100mA', '100mV', '2.5uA'),
    ...packaged('SOT-89'),
    segments: [
      fixed('HT75'),
      outputs({
        '21': '2.1V',
        '23': '2.3V',
        '25': '2.5V',
        '27': '2.7V',
        '30': '3V',
        '33': '3.3V',
        '36': '3.6V',
        '40': '4V',
        '44': '4.4V',
        '50': '5V',
      }),
      fixed('-1'),
    ],
  },
  {
    ...LDO,
    code: 'microne-me6211',
    brand: '微盟(MICRONE)',
    series: 'ME6211',
    releasedAt: '2010-01-01',
    price: 0.21,
    facts: spec('2~6V', '500mA', '100mV', '40uA'),
    ...packaged('SOT-23-5'),
    segments: [fixed('ME6211C'), outputs(V33), fixed('M5G-N')],
  },
  {
    ...LDO,
    code: 'torex-xc6206',
    brand: 'TOREX',
    series: 'XC6206',
    releasedAt: '2002-01-01',
    price: 0.26,
    facts: spec('1.8~6V', '200mA', '250mV', '1uA'),
    segments: [fixed('XC6206P'), outputs(V33), fixed('2'), cases({ MR: 'SOT-23', PR: 'SOT-89' })],
  },
  {
    ...LDO,
    code: 'richtek-rt9013',
    brand: '立锜(RICHTEK)',
    series: 'RT9013',
    releasedAt: '2006-01-01',
    price: 0.48,
    facts: spec('2.2~5.5V', '500mA', '250mV', '25uA'),
    ...packaged('SOT-23-5'),
    segments: [fixed('RT9013-'), outputs(V33), fixed('GB')],
  },
  {
    ...LDO,
    code: 'ti-tlv700',
    brand: 'TI',
    series: 'TLV700',
    releasedAt: '2010-01-01',
    price: 0.72,
    facts: spec('2~5.5V', '200mA', '175mV', '31uA'),
    segments: [fixed('TLV700'), outputs(V33), cases({ DDCR: 'SOT-23-5', DCKR: 'SC-70-5' })],
  },
  {
    ...LDO,
    code: 'sgmicro-sgm2019',
    brand: '圣邦(SGMICRO)',
    series: 'SGM2019',
    releasedAt: '2010-01-01',
    price: 0.42,
    facts: spec('2.5~5.5V', '300mA', '270mV', '77uA'),
    segments: [
      fixed('SGM2019-'),
      outputs({
        '1.2': '1.2V',
        '1.5': '1.5V',
        '1.8': '1.8V',
        '2.5': '2.5V',
        '2.8': '2.8V',
        '3.0': '3V',
        '3.3': '3.3V',
        ADJ: 'ADJ',
      }),
      fixed('Y'),
      cases({ N5G: 'SOT-23-5', C5G: 'SC-70-5' }),
      fixed('/TR'),
    ],
  },
  {
    ...LDO,
    code: 'microchip-mcp1700',
    brand: 'Microchip',
    series: 'MCP1700',
    releasedAt: '2005-01-01',
    price: 1.6,
    facts: spec('2.3~6V', '250mA', '178mV', '1.6uA'),
    segments: [
      fixed('MCP1700T-'),
      outputs({
        '1202': '1.2V',
        '1802': '1.8V',
        '2502': '2.5V',
        '2802': '2.8V',
        '3002': '3V',
        '3302': '3.3V',
        '5002': '5V',
      }),
      fixed('E/'),
      cases({ TT: 'SOT-23', MB: 'SOT-89' }),
    ],
  },
  {
    ...LDO,
    code: 'diodes-ap2112',
    brand: 'Diodes Inc.',
    series: 'AP2112',
    releasedAt: '2011-01-01',
    price: 0.62,
    facts: spec('2.5~6V', '600mA', '250mV', '55uA'),
    ...packaged('SOT-23-5'),
    segments: [
      fixed('AP2112K-'),
      outputs({ '1.2': '1.2V', '1.8': '1.8V', '2.5': '2.5V', '2.6': '2.6V', '3.3': '3.3V' }),
      fixed('TRG1'),
    ],
  },
];

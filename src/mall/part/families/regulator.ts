// Linear regulator families, numbered by output voltage.
import type { Meaning, PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { cases, packaged } from './package.ts';
import { codes, family, fixed, oneOf } from './segment.ts';

const LDO = {
  categoryCode: 'ldo-regulator',
  titleZh: '{outputVoltage} {outputCurrent} {package} 低压差线性稳压器',
  titleEn: '{outputVoltage} {outputCurrent} {package} low-dropout regulator',
};
const LINEAR = {
  categoryCode: 'linear-regulator',
  titleZh: '{outputVoltage} {outputCurrent} {package} 三端稳压器',
  titleEn: '{outputVoltage} {outputCurrent} {package} three-terminal regulator',
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

const V33 = codes('12=1.2V 15=1.5V 18=1.8V 25=2.5V 28=2.8V 30=3V 33=3.3V');
const DOTTED = codes('1.2=1.2V 1.5=1.5V 1.8=1.8V 2.5=2.5V 2.85=2.85V 3.3=3.3V 5.0=5V ADJ');
const spec = (inputVoltage: string, outputCurrent: string, dropout: string, quiescentCurrent: string) =>
  facts({ inputVoltage, outputCurrent, dropout, quiescentCurrent, temperature: '-40~85℃' });

export const regulatorFamilies: readonly PartFamily[] = [
  family('st-l78', 'ST', 'L78', '1994-01-01', 0.92, {
    ...LINEAR,
    datasheet: 'https://www.st.com/resource/en/datasheet/l78.pdf',
    facts: spec('7~35V', '1.5A', '2V', '6mA'),
    segments: [
      fixed('L78'),
      outputs(codes('05=5V 06=6V 08=8V 09=9V 12=12V 15=15V 18=18V 24=24V')),
      cases({ CV: 'TO-220', 'CD2T-TR': 'TO-263' }),
    ],
  }),
  family('st-l79', 'ST', 'L79', '1994-01-01', 1.2, {
    ...LINEAR,
    facts: spec('-35~-7V', '1.5A', '1.4V', '3mA'),
    segments: [
      fixed('L79'),
      outputs({ '05': '-5V', '08': '-8V', '12': '-12V', '15': '-15V' }),
      cases({ CV: 'TO-220', 'CD2T-TR': 'TO-263' }),
    ],
  }),
  family('cj-78l', '长电(CJ)', 'CJ78L', '2004-01-01', 0.14, {
    ...LINEAR,
    facts: spec('7~30V', '100mA', '1.7V', '3mA'),
    ...packaged('SOT-89'),
    segments: [
      fixed('CJ78L'),
      outputs({ '05': '5V', '06': '6V', '08': '8V', '09': '9V', '12': '12V', '15': '15V' }),
    ],
  }),
  family('ti-ua78m', 'TI', 'uA78M', '1996-01-01', 1.3, {
    ...LINEAR,
    facts: spec('7~25V', '500mA', '2V', '4.5mA'),
    segments: [
      fixed('UA78M'),
      outputs({ '05': '5V', '06': '6V', '08': '8V', '09': '9V', '12': '12V' }),
      cases({ CKVURG3: 'TO-252', CKCS: 'TO-220' }),
    ],
  }),
  family('ams1117', 'AMS', 'AMS1117', '1997-01-01', 0.62, {
    ...LDO,
    facts: spec('4.75~15V', '1A', '1.3V', '5mA'),
    ...packaged('SOT-223'),
    segments: [fixed('AMS1117-'), outputs(DOTTED)],
  }),
  family('ti-lm1117', 'TI', 'LM1117', '1998-01-01', 2.4, {
    ...LDO,
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
  }),
  family('holtek-ht75', '合泰(HOLTEK)', 'HT75xx-1', '2000-01-01', 0.34, {
    ...LDO,
    facts: spec('2.5~24V', '100mA', '100mV', '2.5uA'),
    ...packaged('SOT-89'),
    segments: [
      fixed('HT75'),
      outputs(codes('21=2.1V 23=2.3V 25=2.5V 27=2.7V 30=3V 33=3.3V 36=3.6V 40=4V 44=4.4V 50=5V')),
      fixed('-1'),
    ],
  }),
  family('microne-me6211', '微盟(MICRONE)', 'ME6211', '2010-01-01', 0.21, {
    ...LDO,
    facts: spec('2~6V', '500mA', '100mV', '40uA'),
    ...packaged('SOT-23-5'),
    segments: [fixed('ME6211C'), outputs(V33), fixed('M5G-N')],
  }),
  family('torex-xc6206', 'TOREX', 'XC6206', '2002-01-01', 0.26, {
    ...LDO,
    facts: spec('1.8~6V', '200mA', '250mV', '1uA'),
    segments: [fixed('XC6206P'), outputs(V33), fixed('2'), cases({ MR: 'SOT-23', PR: 'SOT-89' })],
  }),
  family('richtek-rt9013', '立锜(RICHTEK)', 'RT9013', '2006-01-01', 0.48, {
    ...LDO,
    facts: spec('2.2~5.5V', '500mA', '250mV', '25uA'),
    ...packaged('SOT-23-5'),
    segments: [fixed('RT9013-'), outputs(V33), fixed('GB')],
  }),
  family('ti-tlv700', 'TI', 'TLV700', '2010-01-01', 0.72, {
    ...LDO,
    facts: spec('2~5.5V', '200mA', '175mV', '31uA'),
    segments: [fixed('TLV700'), outputs(V33), cases({ DDCR: 'SOT-23-5', DCKR: 'SC-70-5' })],
  }),
  family('sgmicro-sgm2019', '圣邦(SGMICRO)', 'SGM2019', '2010-01-01', 0.42, {
    ...LDO,
    facts: spec('2.5~5.5V', '300mA', '270mV', '77uA'),
    segments: [
      fixed('SGM2019-'),
      outputs(codes('1.2=1.2V 1.5=1.5V 1.8=1.8V 2.5=2.5V 2.8=2.8V 3.0=3V 3.3=3.3V ADJ')),
      fixed('Y'),
      cases({ N5G: 'SOT-23-5', C5G: 'SC-70-5' }),
      fixed('/TR'),
    ],
  }),
  family('microchip-mcp1700', 'Microchip', 'MCP1700', '2005-01-01', 1.6, {
    ...LDO,
    facts: spec('2.3~6V', '250mA', '178mV', '1.6uA'),
    segments: [
      fixed('MCP1700T-'),
      outputs(codes('1202=1.2V 1802=1.8V 2502=2.5V 2802=2.8V 3002=3V 3302=3.3V 5002=5V')),
      fixed('E/'),
      cases({ TT: 'SOT-23', MB: 'SOT-89' }),
    ],
  }),
  family('diodes-ap2112', 'Diodes Inc.', 'AP2112', '2011-01-01', 0.62, {
    ...LDO,
    facts: spec('2.5~6V', '600mA', '250mV', '55uA'),
    ...packaged('SOT-23-5'),
    segments: [
      fixed('AP2112K-'),
      outputs({ '1.2': '1.2V', '1.8': '1.8V', '2.5': '2.5V', '2.6': '2.6V', '3.3': '3.3V' }),
      fixed('TRG1'),
    ],
  }),
];

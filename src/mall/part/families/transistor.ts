// Bipolar transistor and thyristor families.
import type { Meaning, PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { packaged } from './package.ts';
import { family, fixed, oneOf, printedAs } from './segment.ts';

/** A transistor: polarity, collector-emitter voltage, current, power, gain, transition frequency. */
function bjt(
  polarity: 'NPN' | 'PNP',
  vce: string,
  current: string,
  power: string,
  gain: string,
  frequency: string,
): Meaning {
  return {
    zh: polarity,
    facts: facts({
      transistorPolarity: polarity,
      collectorVoltage: vce,
      collectorCurrent: current,
      power,
      gain,
      transitionFrequency: frequency,
    }),
  };
}

const GENERAL = {
  categoryCode: 'bipolar-transistor',
  titleZh: '{transistorPolarity} {collectorVoltage} {collectorCurrent} {package} 三极管',
  titleEn: '{transistorPolarity} {collectorVoltage} {collectorCurrent} {package} bipolar transistor',
};
const SMALL: Readonly<Record<string, Meaning>> = {
  MMBT3904: bjt('NPN', '40V', '200mA', '200mW', '100~300', '300MHz'),
  MMBT3906: bjt('PNP', '40V', '200mA', '200mW', '100~300', '250MHz'),
  MMBT2222A: bjt('NPN', '40V', '600mA', '250mW', '100~300', '300MHz'),
  MMBT2907A: bjt('PNP', '60V', '600mA', '250mW', '100~300', '200MHz'),
  MMBT5401: bjt('PNP', '150V', '600mA', '300mW', '60~240', '100MHz'),
  MMBT5551: bjt('NPN', '160V', '600mA', '300mW', '80~250', '100MHz'),
  MMBTA42: bjt('NPN', '300V', '300mA', '350mW', '60~200', '50MHz'),
  MMBTA92: bjt('PNP', '300V', '200mA', '300mW', '60~200', '50MHz'),
};
const CJ_SMALL: Readonly<Record<string, Meaning>> = {
  ...SMALL,
  S8050: bjt('NPN', '25V', '500mA', '300mW', '120~400', '150MHz'),
  S8550: bjt('PNP', '25V', '500mA', '300mW', '120~400', '150MHz'),
  SS8050: bjt('NPN', '25V', '1.5A', '300mW', '120~400', '100MHz'),
  SS8550: bjt('PNP', '25V', '1.5A', '300mW', '120~400', '100MHz'),
  S9012: bjt('PNP', '25V', '500mA', '300mW', '120~400', '150MHz'),
  S9013: bjt('NPN', '25V', '500mA', '300mW', '120~400', '150MHz'),
  S9014: bjt('NPN', '45V', '100mA', '200mW', '200~1000', '150MHz'),
  S9015: bjt('PNP', '45V', '100mA', '200mW', '200~1000', '150MHz'),
  S9018: bjt('NPN', '15V', '50mA', '200mW', '70~190', '600MHz'),
  '2SC1815': bjt('NPN', '50V', '150mA', '200mW', '130~400', '80MHz'),
  '2SA1015': bjt('PNP', '50V', '150mA', '200mW', '130~400', '80MHz'),
  '2SC2712': bjt('NPN', '50V', '150mA', '150mW', '120~700', '80MHz'),
};
const BC: Readonly<Record<string, Meaning>> = {
  BC846: bjt('NPN', '65V', '100mA', '250mW', '110~450', '100MHz'),
  BC847: bjt('NPN', '45V', '100mA', '250mW', '110~800', '100MHz'),
  BC848: bjt('NPN', '30V', '100mA', '250mW', '110~800', '100MHz'),
  BC856: bjt('PNP', '65V', '100mA', '250mW', '125~475', '100MHz'),
  BC857: bjt('PNP', '45V', '100mA', '250mW', '125~800', '100MHz'),
  BC858: bjt('PNP', '30V', '100mA', '250mW', '125~800', '100MHz'),
};
const gains = (codes: Readonly<Record<string, string>>) =>
  oneOf(
    'group',
    '放大倍数档',
    'Gain group',
    Object.fromEntries(
      Object.entries(codes).map(([code, range]) => [code, { zh: range, facts: [fact('gain', range)] }]),
    ),
  );

const POWER: Readonly<Record<string, Meaning>> = {
  TIP31C: bjt('NPN', '100V', '3A', '40W', '10~50', '3MHz'),
  TIP32C: bjt('PNP', '100V', '3A', '40W', '10~50', '3MHz'),
  TIP41C: bjt('NPN', '100V', '6A', '65W', '15~75', '3MHz'),
  TIP42C: bjt('PNP', '100V', '6A', '65W', '15~75', '3MHz'),
  TIP120: bjt('NPN', '60V', '5A', '65W', '1000', '1MHz'),
  TIP122: bjt('NPN', '100V', '5A', '65W', '1000', '1MHz'),
  TIP127: bjt('PNP', '100V', '5A', '65W', '1000', '1MHz'),
  BD139: bjt('NPN', '80V', '1.5A', '12.5W', '40~250', '50MHz'),
  BD140: bjt('PNP', '80V', '1.5A', '12.5W', '40~250', '50MHz'),
};

const RESISTORS: Readonly<Record<string, readonly [string, string]>> = {
  '113Z': ['1kΩ', '10kΩ'],
  '123Y': ['2.2kΩ', '10kΩ'],
  '123J': ['2.2kΩ', '47kΩ'],
  '143E': ['4.7kΩ', '4.7kΩ'],
  '143Z': ['4.7kΩ', '47kΩ'],
  '114E': ['10kΩ', '10kΩ'],
  '114Y': ['10kΩ', '47kΩ'],
  '124E': ['22kΩ', '22kΩ'],
  '144E': ['47kΩ', '47kΩ'],
};
const resistorPairs = () =>
  oneOf(
    'resistors',
    '内置电阻',
    'Built-in resistors',
    Object.fromEntries(
      Object.entries(RESISTORS).map(([code, [r1, r2]]) => [
        code,
        { zh: `${r1}/${r2}`, facts: [fact('resistorR1', r1), fact('resistorR2', r2)] },
      ]),
    ),
  );
const polarities = (codes: Readonly<Record<string, string>>) =>
  printedAs('transistorPolarity', '极性', 'Polarity', codes);
const digital = {
  categoryCode: 'digital-transistor',
  titleZh: '{transistorPolarity} {resistors} {package} 数字三极管',
  titleEn: '{transistorPolarity} {resistors} {package} digital transistor',
  facts: facts({ collectorVoltage: '50V', collectorCurrent: '100mA', power: '200mW' }),
};

export const transistorFamilies: readonly PartFamily[] = [
  family('cj-small', '长电(CJ)', 'SOT-23', '2002-01-01', 0.038, {
    ...GENERAL,
    ...packaged('SOT-23'),
    segments: [oneOf('device', '型号', 'Device', CJ_SMALL)],
  }),
  family('onsemi-small', 'onsemi', 'MMBT', '1996-01-01', 0.12, {
    ...GENERAL,
    ...packaged('SOT-23'),
    segments: [oneOf('device', '型号', 'Device', SMALL), fixed('LT1G')],
  }),
  family('diodes-small', 'Diodes Inc.', 'MMBT', '1999-01-01', 0.11, {
    ...GENERAL,
    ...packaged('SOT-23'),
    segments: [oneOf('device', '型号', 'Device', SMALL), fixed('-7-F')],
  }),
  family('nexperia-bc', 'Nexperia', 'BC84x/BC85x', '1996-01-01', 0.085, {
    ...GENERAL,
    ...packaged('SOT-23'),
    segments: [
      oneOf('device', '型号', 'Device', BC),
      gains({ A: '110~220', B: '200~450', C: '420~800' }),
      fixed(',215'),
    ],
    constraint: ({ device, group }) => group !== 'C' || !/6$/.test(device!),
  }),
  family('onsemi-bc', 'onsemi', 'BC84x/BC85x', '1996-01-01', 0.095, {
    ...GENERAL,
    ...packaged('SOT-23'),
    segments: [
      oneOf('device', '型号', 'Device', BC),
      gains({ A: '110~220', B: '200~450', C: '420~800' }),
      fixed('LT1G'),
    ],
    constraint: ({ device, group }) => group !== 'C' || !/6$/.test(device!),
  }),
  family('nexperia-bc817', 'Nexperia', 'BC807/BC817', '1996-01-01', 0.11, {
    ...GENERAL,
    ...packaged('SOT-23'),
    segments: [
      oneOf('device', '型号', 'Device', {
        BC817: bjt('NPN', '45V', '500mA', '250mW', '100~600', '100MHz'),
        BC807: bjt('PNP', '45V', '500mA', '250mW', '100~600', '80MHz'),
      }),
      gains({ '-16': '100~250', '-25': '160~400', '-40': '250~600' }),
      fixed(',215'),
    ],
  }),
  family('st-power', 'ST', 'TIP/BD', '1994-01-01', 1.3, {
    ...GENERAL,
    categoryCode: 'power-transistor',
    titleZh: '{transistorPolarity} {collectorVoltage} {collectorCurrent} {package} 功率三极管',
    titleEn: '{transistorPolarity} {collectorVoltage} {collectorCurrent} {package} power transistor',
    segments: [oneOf('device', '型号', 'Device', POWER)],
    derive: ({ device }) => packaged(device!.startsWith('BD') ? 'TO-126' : 'TO-220'),
  }),
  family('nexperia-pdt', 'Nexperia', 'PDTC/PDTA', '1998-01-01', 0.1, {
    ...digital,
    segments: [
      fixed('PDT'),
      polarities({ C: 'NPN', A: 'PNP' }),
      resistorPairs(),
      oneOf('case', '封装', 'Package', {
        T: { zh: 'SOT-23', ...packaged('SOT-23') },
        U: { zh: 'SOT-323', ...packaged('SOT-323') },
      }),
      oneOf('packing', '包装', 'Packing', {
        ',215': { zh: '7 英寸卷盘', en: '7 inch reel' },
        ',115': { zh: '7 英寸卷盘', en: '7 inch reel' },
      }),
    ],
    constraint: ({ case: housing, packing }) => (housing === 'T') === (packing === ',215'),
  }),
  family('rohm-dt', 'ROHM', 'DTC/DTA', '1997-01-01', 0.13, {
    ...digital,
    segments: [
      fixed('DT'),
      polarities({ C: 'NPN', A: 'PNP' }),
      resistorPairs(),
      oneOf('case', '封装', 'Package', {
        KAT146: { zh: 'SC-59', ...packaged('SC-59') },
        UAT106: { zh: 'SOT-323', ...packaged('SOT-323') },
      }),
    ],
  }),
  family('st-bta', 'ST', 'BTA/BTB', '1998-01-01', 1.4, {
    categoryCode: 'triac',
    titleZh: '{onCurrent} {blockingVoltage} {package} 双向可控硅 {insulation}',
    titleEn: '{onCurrent} {blockingVoltage} {package} triac, {insulation}',
    ...packaged('TO-220'),
    facts: [fact('temperature', '-40~125℃')],
    segments: [
      fixed('BT'),
      oneOf('insulation', '绝缘', 'Insulation', {
        A: { zh: '绝缘型', en: 'insulated', factor: 1.1 },
        B: { zh: '非绝缘型', en: 'non-insulated' },
      }),
      oneOf(
        'onCurrent',
        '通态电流',
        'On-state current',
        Object.fromEntries(
          [
            ['06', 6, 0.8],
            ['08', 8, 0.9],
            ['12', 12, 1],
            ['16', 16, 1.3],
            ['24', 24, 2],
          ].map(([code, ampere, factor]) => [
            code,
            { zh: `${ampere}A`, facts: [fact('onCurrent', `${ampere}A`)], factor: Number(factor) },
          ]),
        ),
      ),
      fixed('-'),
      printedAs('blockingVoltage', '断态电压', 'Off-state voltage', { '600': '600V', '800': '800V' }),
      oneOf('sensitivity', '触发', 'Trigger', {
        B: { zh: '50mA 四象限', en: '50 mA, four quadrants', facts: [fact('triggerCurrent', '50mA')] },
        C: { zh: '25mA 四象限', en: '25 mA, four quadrants', facts: [fact('triggerCurrent', '25mA')] },
        BW: { zh: '50mA 三象限', en: '50 mA, three quadrants', facts: [fact('triggerCurrent', '50mA')] },
        CW: { zh: '35mA 三象限', en: '35 mA, three quadrants', facts: [fact('triggerCurrent', '35mA')] },
      }),
      fixed('RG'),
    ],
  }),
];

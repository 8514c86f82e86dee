// Diode families: rectifiers, Schottky, switching diodes and bridges, numbered by current and reverse voltage.
import type { Meaning, PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { cases, packaged } from './package.ts';
import { codes, family, fixed, oneOf, printedAs } from './segment.ts';

const LETTERS = { A: '50V', B: '100V', D: '200V', G: '400V', J: '600V', K: '800V', M: '1kV' };
const TENS = codes('2=20V 3=30V 4=40V 5=50V 6=60V 8=80V 10=100V 15=150V 20=200V');
const volts = (texts: Readonly<Record<string, string>>) =>
  printedAs('reverseVoltage', '反向电压', 'Reverse voltage', texts);

/** Currents by their code; a doubled current costs about 1.6 times as much. */
function amperes(codes: Readonly<Record<string, string>>, key = 'forwardCurrent') {
  return oneOf(
    key,
    '正向电流',
    'Forward current',
    Object.fromEntries(
      Object.entries(codes).map(([code, text]) => [
        code,
        { zh: text, facts: [fact(key, text)], factor: Number.parseFloat(text) ** 0.7 },
      ]),
    ),
  );
}

const rectifier = {
  categoryCode: 'rectifier-diode',
  titleZh: '{forwardCurrent} {reverseVoltage} {package} 通用整流二极管',
  titleEn: '{forwardCurrent} {reverseVoltage} {package} general-purpose rectifier',
};
const fast = {
  categoryCode: 'fast-recovery-diode',
  titleZh: '{forwardCurrent} {reverseVoltage} {package} 快恢复二极管',
  titleEn: '{forwardCurrent} {reverseVoltage} {package} fast-recovery rectifier',
};
const schottky = {
  categoryCode: 'schottky-diode',
  titleZh: '{forwardCurrent} {reverseVoltage} {package} 肖特基二极管',
  titleEn: '{forwardCurrent} {reverseVoltage} {package} Schottky diode',
};
const bridge = {
  categoryCode: 'bridge-rectifier',
  titleZh: '{forwardCurrent} {reverseVoltage} {package} 整流桥',
  titleEn: '{forwardCurrent} {reverseVoltage} {package} bridge rectifier',
  facts: [fact('temperature', '-55~150℃')],
};
const hot = [fact('temperature', '-55~150℃'), fact('forwardVoltage', '1.1V')];

/** Small-signal diodes: current, voltage, recovery time, arrangement. */
function small(current: string, voltage: string, recovery: string, zh: string, en: string): Meaning {
  return {
    zh,
    en,
    facts: [
      ...facts({ forwardCurrent: current, reverseVoltage: voltage, recoveryTime: recovery }),
      fact('arrangement', zh, en),
    ],
  };
}

const SIGNAL: Readonly<Record<string, Meaning>> = {
  '1N4148W': small('150mA', '100V', '4ns', '单只', 'Single'),
  '1N4148WS': { ...small('150mA', '100V', '4ns', '单只', 'Single') },
  BAV99: small('200mA', '75V', '4ns', '串联', 'Series'),
  BAW56: small('200mA', '75V', '4ns', '共阳', 'Common anode'),
  BAV70: small('200mA', '75V', '4ns', '共阴', 'Common cathode'),
  BAS16: small('200mA', '75V', '4ns', '单只', 'Single'),
  BAS21: small('200mA', '250V', '50ns', '单只', 'Single'),
};
const SIGNAL_CASE: Readonly<Record<string, string>> = { '1N4148W': 'SOD-123', '1N4148WS': 'SOD-323' };

const BAT: Readonly<Record<string, Meaning>> = {
  BAT54: { zh: '单只', en: 'Single', facts: [fact('arrangement', '单只', 'Single')] },
  BAT54A: { zh: '共阳', en: 'Common anode', facts: [fact('arrangement', '共阳', 'Common anode')] },
  BAT54C: { zh: '共阴', en: 'Common cathode', facts: [fact('arrangement', '共阴', 'Common cathode')] },
  BAT54S: { zh: '串联', en: 'Series', facts: [fact('arrangement', '串联', 'Series')] },
};

export const diodeFamilies: readonly PartFamily[] = [
  ...(
    [
      ['yangjie-s', '扬杰(YANGJIE)', 0.055],
      ['cj-s', '长电(CJ)', 0.06],
      ['mdd-s', '辰达(MDD)', 0.045],
    ] as const
  ).map(
    ([code, brand, price]): PartFamily =>
      family(code, brand, 'M', '2008-01-01', price, {
        ...rectifier,
        facts: hot,
        segments: [fixed('S'), amperes({ '1': '1A', '2': '2A', '3': '3A' }), volts(LETTERS)],
        derive: ({ forwardCurrent }) =>
          packaged(forwardCurrent === '1' ? 'SMA' : forwardCurrent === '2' ? 'SMB' : 'SMC'),
      }),
  ),
  ...(
    [
      ['onsemi-1n400x', 'onsemi', 0.16, 'RLG'],
      ['vishay-1n400x', 'Vishay', 0.18, '-E3/54'],
      ['yangjie-1n400x', '扬杰(YANGJIE)', 0.06, ''],
    ] as const
  ).map(
    ([code, brand, price, suffix]): PartFamily =>
      family(code, brand, '1N4000', '1995-01-01', price, {
        ...rectifier,
        facts: [...hot, fact('forwardCurrent', '1A')],
        ...packaged('DO-41'),
        segments: [
          fixed('1N400'),
          volts({ '1': '50V', '2': '100V', '3': '200V', '4': '400V', '5': '600V', '6': '800V', '7': '1kV' }),
          ...(suffix ? [fixed(suffix)] : []),
        ],
      }),
  ),
  ...(
    [
      ['cj-m', '长电(CJ)', 0.05],
      ['yangjie-m', '扬杰(YANGJIE)', 0.045],
    ] as const
  ).map(
    ([code, brand, price]): PartFamily =>
      family(code, brand, 'M1-M7', '2006-01-01', price, {
        ...rectifier,
        facts: [...hot, fact('forwardCurrent', '1A')],
        ...packaged('SMA'),
        segments: [
          fixed('M'),
          volts({ '1': '50V', '2': '100V', '3': '200V', '4': '400V', '5': '600V', '6': '800V', '7': '1kV' }),
        ],
      }),
  ),
  ...(
    [
      ['yangjie-us', '扬杰(YANGJIE)', 'US', '75ns', 0.09],
      ['yangjie-es', '扬杰(YANGJIE)', 'ES', '35ns', 0.11],
      ['mdd-rs', '辰达(MDD)', 'RS', '250ns', 0.07],
      ['vishay-es', 'Vishay', 'ES', '35ns', 0.42],
    ] as const
  ).map(
    ([code, brand, series, recovery, price]): PartFamily =>
      family(code, brand, series, '2008-01-01', price, {
        ...fast,
        facts: [...hot, fact('recoveryTime', recovery)],
        segments: [
          fixed(series),
          amperes({ '1': '1A', '2': '2A', '3': '3A' }),
          volts(LETTERS),
          ...(brand === 'Vishay' ? [fixed('-E3/61T')] : []),
        ],
        constraint: ({ forwardCurrent, reverseVoltage }) =>
          brand !== 'Vishay' || (forwardCurrent === '1' && reverseVoltage! <= 'J'),
        derive: ({ forwardCurrent }) =>
          packaged(forwardCurrent === '1' ? 'SMA' : forwardCurrent === '2' ? 'SMB' : 'SMC'),
      }),
  ),
  ...(
    [
      ['yangjie-ss', '扬杰(YANGJIE)', 0.08, ''],
      ['mdd-ss', '辰达(MDD)', 0.07, ''],
      ['onsemi-ss', 'onsemi', 0.42, 'FA'],
    ] as const
  ).map(
    ([code, brand, price, suffix]): PartFamily =>
      family(code, brand, 'SS', '2007-01-01', price, {
        ...schottky,
        facts: facts({ temperature: '-55~125℃', forwardVoltage: '0.55V' }),
        segments: [
          fixed('SS'),
          amperes(suffix ? { '1': '1A', '2': '2A' } : { '1': '1A', '2': '2A', '3': '3A', '5': '5A' }),
          volts(TENS),
          ...(suffix ? [fixed(suffix)] : []),
        ],
        derive: ({ forwardCurrent }) =>
          packaged(
            suffix ? 'SOD-123F' : forwardCurrent! <= '2' ? 'SMA' : forwardCurrent === '3' ? 'SMB' : 'SMC',
          ),
      }),
  ),
  family('cj-b58', '长电(CJ)', 'B58xxW', '2007-01-01', 0.07, {
    ...schottky,
    facts: facts({ forwardCurrent: '1A', temperature: '-55~125℃', forwardVoltage: '0.6V' }),
    segments: [
      fixed('B58'),
      volts({ '17': '20V', '18': '30V', '19': '40V' }),
      cases({ W: 'SOD-123', WS: 'SOD-323' }),
    ],
  }),
  family('diodes-b', 'Diodes Inc.', 'B1xx/B3xx', '2001-01-01', 0.42, {
    ...schottky,
    facts: facts({ temperature: '-55~125℃', forwardVoltage: '0.5V' }),
    segments: [
      fixed('B'),
      amperes({ '1': '1A', '2': '2A', '3': '3A', '5': '5A' }),
      volts({ '20': '20V', '30': '30V', '40': '40V', '50': '50V', '60': '60V' }),
      cases({ A: 'SMA', B: 'SMB', C: 'SMC' }),
      fixed('-13-F'),
    ],
    constraint: ({ forwardCurrent, case: housing }) =>
      forwardCurrent === '1'
        ? housing === 'A'
        : forwardCurrent === '2'
          ? housing !== 'C'
          : forwardCurrent === '3'
            ? true
            : housing === 'C',
  }),
  ...(
    [
      ['nexperia-bat54', 'Nexperia', ',215', 0.16],
      ['cj-bat54', '长电(CJ)', '', 0.06],
      ['onsemi-bat54', 'onsemi', 'LT1G', 0.14],
    ] as const
  ).map(
    ([code, brand, suffix, price]): PartFamily =>
      family(code, brand, 'BAT54', '1998-01-01', price, {
        ...schottky,
        ...packaged('SOT-23'),
        facts: facts({
          forwardCurrent: '200mA',
          reverseVoltage: '30V',
          forwardVoltage: '0.8V',
          recoveryTime: '5ns',
          temperature: '-65~125℃',
        }),
        segments: [oneOf('device', '型号', 'Device', BAT), ...(suffix ? [fixed(suffix)] : [])],
      }),
  ),
  ...(
    [
      ['cj-signal', '长电(CJ)', '', 0.028],
      ['nexperia-signal', 'Nexperia', ',215', 0.085],
      ['diodes-signal', 'Diodes Inc.', '-7-F', 0.09],
    ] as const
  ).map(
    ([code, brand, suffix, price]): PartFamily =>
      family(code, brand, 'Small signal', '1999-01-01', price, {
        categoryCode: 'switching-diode',
        titleZh: '{forwardCurrent} {reverseVoltage} {package} 开关二极管 {device}',
        titleEn: '{forwardCurrent} {reverseVoltage} {package} switching diode, {device}',
        facts: facts({ forwardVoltage: '1.25V', temperature: '-55~150℃' }),
        segments: [oneOf('device', '型号', 'Device', SIGNAL), ...(suffix ? [fixed(suffix)] : [])],
        constraint: ({ device }) => brand !== 'Nexperia' || device!.startsWith('BA'),
        derive: ({ device }) => packaged(SIGNAL_CASE[device!] ?? 'SOT-23'),
      }),
  ),
  ...(
    [
      ['yangjie-mbs', '扬杰(YANGJIE)', 'MB', 'S', 'TO-269AA', '0.5A', 0.11],
      ['yangjie-abs', '扬杰(YANGJIE)', 'ABS', '', 'ABS', '1A', 0.16],
      ['mdd-db', '辰达(MDD)', 'DB10', 'S', 'DBS', '1A', 0.18],
    ] as const
  ).map(
    ([code, brand, prefix, suffix, housing, current, price]): PartFamily =>
      family(code, brand, prefix, '2008-01-01', price, {
        ...bridge,
        ...packaged(housing),
        facts: [...bridge.facts, fact('forwardCurrent', current)],
        segments: [
          fixed(prefix),
          volts(
            prefix === 'DB10'
              ? { '1': '50V', '2': '100V', '3': '200V', '4': '400V', '5': '600V', '6': '800V', '7': '1kV' }
              : { '2': '200V', '4': '400V', '6': '600V', '8': '800V', '10': '1kV' },
          ),
          ...(suffix ? [fixed(suffix)] : []),
        ],
      }),
  ),
  family('yangjie-gbu', '扬杰(YANGJIE)', 'GBU', '2006-01-01', 0.34, {
    ...bridge,
    ...packaged('GBU'),
    segments: [
      fixed('GBU'),
      amperes({ '4': '4A', '6': '6A', '8': '8A', '10': '10A', '15': '15A' }),
      volts({ '02': '200V', '04': '400V', '06': '600V', '08': '800V', '10': '1kV' }),
    ],
  }),
  family('yangjie-gbj', '扬杰(YANGJIE)', 'GBJ', '2006-01-01', 0.38, {
    ...bridge,
    ...packaged('GBJ'),
    segments: [
      fixed('GBJ'),
      amperes({ '10': '10A', '15': '15A', '25': '25A', '35': '35A' }),
      volts({ '04': '400V', '06': '600V', '08': '800V', '10': '1kV' }),
    ],
  }),
];

// Power module families: isolated DC-DC bricks, switching regulators and enclosed supplies, numbered by voltages.
import type { PartFamily } from '../family.ts';
import { facts } from './fact.ts';
import { codes, family, fixed, oneOf, printedAs } from './segment.ts';

const MORNSUN = '金升阳(MORNSUN)';
const isolated = {
  categoryCode: 'isolated-dc-dc',
  titleZh: '{inputVoltage} 转 {outputVoltage} {power} 隔离电源模块',
  titleEn: '{inputVoltage} to {outputVoltage} {power} isolated DC-DC module',
};
const outputs = (codes: Readonly<Record<string, string>>) =>
  printedAs('outputVoltage', '输出电压', 'Output voltage', codes);

export const powerModuleFamilies: readonly PartFamily[] = [
  family('mornsun-b-s1', MORNSUN, 'B_S-1WR3', '2017-01-01', 5.6, {
    ...isolated,
    package: 'SIP-4',
    pins: 4,
    picture: 'pm-iso-sip',
    facts: facts({ isolation: '1.5kV', power: '1W', temperature: '-40~105℃' }),
    segments: [
      fixed('B'),
      printedAs('inputVoltage', '输入电压', 'Input voltage', codes('03=3.3V 05=5V 12=12V 15=15V 24=24V')),
      outputs({ '03': '3.3V', '05': '5V', '09': '9V', '12': '12V', '15': '15V', '24': '24V' }),
      fixed('S-1WR3'),
    ],
  }),
  family('mornsun-a-s1', MORNSUN, 'A_S-1WR3', '2017-01-01', 6.8, {
    ...isolated,
    package: 'SIP-5',
    pins: 5,
    picture: 'pm-iso-sip',
    facts: facts({ isolation: '1.5kV', power: '1W', temperature: '-40~105℃' }),
    segments: [
      fixed('A'),
      printedAs('inputVoltage', '输入电压', 'Input voltage', { '05': '5V', '12': '12V', '24': '24V' }),
      oneOf('outputVoltage', '输出电压', 'Output voltage', {
        '05': { zh: '±5V', facts: facts({ outputVoltage: '±5V' }) },
        '09': { zh: '±9V', facts: facts({ outputVoltage: '±9V' }) },
        '12': { zh: '±12V', facts: facts({ outputVoltage: '±12V' }) },
        '15': { zh: '±15V', facts: facts({ outputVoltage: '±15V' }) },
      }),
      fixed('S-1WR3'),
    ],
  }),
  family('mornsun-urb', MORNSUN, 'URB_LD-20WR3', '2016-01-01', 62, {
    ...isolated,
    package: '25.4x25.4mm',
    pins: 5,
    picture: 'pm-iso-dip',
    facts: facts({ isolation: '1.5kV', power: '20W', temperature: '-40~85℃' }),
    segments: [
      fixed('URB'),
      oneOf('inputVoltage', '输入电压', 'Input voltage', {
        '24': { zh: '9~36V', facts: facts({ inputVoltage: '9~36V' }) },
        '48': { zh: '18~75V', facts: facts({ inputVoltage: '18~75V' }) },
      }),
      outputs({ '03': '3.3V', '05': '5V', '12': '12V', '15': '15V', '24': '24V' }),
      fixed('LD-20WR3'),
    ],
  }),
  family('mornsun-k78', MORNSUN, 'K78_-1000R3', '2016-01-01', 9.4, {
    categoryCode: 'dc-dc-module',
    titleZh: '{outputVoltage} 1A 非隔离 DC-DC 模块',
    titleEn: '{outputVoltage} 1 A non-isolated DC-DC module',
    package: 'SIP-3',
    pins: 3,
    picture: 'pm-dcdc',
    facts: facts({ inputVoltage: '6~36V', outputCurrent: '1A', efficiency: '95%' }),
    segments: [
      fixed('K78'),
      outputs({ '03': '3.3V', '05': '5V', '09': '9V', '12': '12V', '15': '15V' }),
      fixed('-1000R3'),
    ],
  }),
  family('recom-r78e', 'RECOM', 'R-78E', '2011-01-01', 19, {
    categoryCode: 'dc-dc-module',
    titleZh: '{outputVoltage} {outputCurrent} 非隔离 DC-DC 模块',
    titleEn: '{outputVoltage} {outputCurrent} non-isolated DC-DC module',
    package: 'SIP-3',
    pins: 3,
    picture: 'pm-dcdc',
    facts: facts({ inputVoltage: '7~28V', efficiency: '91%' }),
    segments: [
      fixed('R-78E'),
      outputs({ '3.3': '3.3V', '5.0': '5V', '12': '12V', '15': '15V' }),
      fixed('-'),
      printedAs('outputCurrent', '输出电流', 'Output current', { '0.5': '500mA', '1.0': '1A' }),
    ],
  }),
  family('mornsun-ld', MORNSUN, 'LD_R2', '2014-01-01', 21, {
    categoryCode: 'ac-dc-module',
    titleZh: '{power} {outputVoltage} AC-DC 电源模块',
    titleEn: '{power} {outputVoltage} AC-DC module',
    package: 'DIP',
    pins: 4,
    picture: 'pm-acdc',
    facts: facts({ inputVoltage: '85~264V', isolation: '4kV', temperature: '-40~70℃' }),
    segments: [
      fixed('LD'),
      oneOf('power', '功率', 'Power', {
        '03': { zh: '3W', facts: facts({ power: '3W' }), factor: 0.75 },
        '05': { zh: '5W', facts: facts({ power: '5W' }) },
        '10': { zh: '10W', facts: facts({ power: '10W' }), factor: 1.5 },
      }),
      fixed('-23B'),
      outputs({ '03': '3.3V', '05': '5V', '09': '9V', '12': '12V', '15': '15V', '24': '24V' }),
      fixed('R2'),
    ],
  }),
  family('meanwell-lrs', '明纬(MEAN WELL)', 'LRS', '2015-01-01', 62, {
    categoryCode: 'enclosed-power-supply',
    titleZh: '{power} {outputVoltage} 开关电源',
    titleEn: '{power} {outputVoltage} enclosed power supply',
    package: 'Enclosed',
    picture: 'pm-acdc',
    facts: facts({ inputVoltage: '85~264V', temperature: '-30~70℃' }),
    segments: [
      fixed('LRS-'),
      oneOf(
        'power',
        '功率',
        'Power',
        Object.fromEntries(
          [35, 50, 75, 100, 150, 200, 350].map((watt) => [
            String(watt),
            { zh: `${watt}W`, facts: facts({ power: `${watt}W` }), factor: 0.6 + watt / 140 },
          ]),
        ),
      ),
      fixed('-'),
      outputs({ '5': '5V', '12': '12V', '15': '15V', '24': '24V', '36': '36V', '48': '48V' }),
    ],
  }),
];

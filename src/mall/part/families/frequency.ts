// Crystal, oscillator and resonator families, numbered by frequency.
import type { PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { family, fixed, oneOf, printedAs, valued } from './segment.ts';
import { megahertz, megahertzPlain } from './value-codec.ts';

const mega3 = valued('frequency', '频率', 'Frequency', megahertz(3));
const crystal = {
  categoryCode: 'crystal',
  titleZh: '{frequency} {frequencyTolerance} {loadCapacitance} {package} 无源晶振',
  titleEn: '{frequency} {frequencyTolerance} {loadCapacitance} {package} crystal',
};
const oscillator = {
  categoryCode: 'oscillator',
  titleZh: '{frequency} {supplyVoltage} {package} 有源晶振',
  titleEn: '{frequency} {supplyVoltage} {package} crystal oscillator',
  pins: 4,
};
const spec = (frequencyTolerance: string, loadCapacitance: string, temperature: string) =>
  facts({ frequencyTolerance, loadCapacitance, temperature });

export const frequencyFamilies: readonly PartFamily[] = [
  family('abracon-abm8', 'Abracon', 'ABM8', '2005-01-01', 2.2, {
    ...crystal,
    package: 'SMD3225-4P',
    packageFamily: 'SMD3225',
    pins: 4,
    picture: 'x-3225',
    facts: spec('±20ppm', '18pF', '-20~70℃'),
    segments: [fixed('ABM8-'), mega3, fixed('MHZ-B2-T')],
  }),
  family('abracon-abls', 'Abracon', 'ABLS', '2000-01-01', 1.3, {
    ...crystal,
    package: 'HC-49S-SMD',
    packageFamily: 'HC-49S',
    pins: 2,
    picture: 'x-hc49',
    facts: spec('±30ppm', '18pF', '-40~85℃'),
    segments: [fixed('ABLS-'), mega3, fixed('MHZ-B4-T')],
  }),
  family('ndk-nx3225', 'NDK', 'NX3225SA', '2006-01-01', 1.8, {
    ...crystal,
    package: 'SMD3225-4P',
    packageFamily: 'SMD3225',
    pins: 4,
    picture: 'x-3225',
    facts: spec('±15ppm', '8pF', '-40~85℃'),
    segments: [fixed('NX3225SA-'), mega3, fixed('M-STD-CRS-2')],
  }),
  family('txc-7m', 'TXC', '7M', '2006-01-01', 1.1, {
    ...crystal,
    package: 'SMD3225-4P',
    packageFamily: 'SMD3225',
    pins: 4,
    picture: 'x-3225',
    facts: spec('±30ppm', '18pF', '-20~70℃'),
    segments: [fixed('7M-'), mega3, fixed('MAAJ-T')],
  }),
  family('yxc-x3225', '扬兴(YXC)', 'X3225', '2012-01-01', 0.36, {
    ...crystal,
    package: 'SMD3225-4P',
    packageFamily: 'SMD3225',
    pins: 4,
    picture: 'x-3225',
    facts: spec('±10ppm', '20pF', '-40~85℃'),
    segments: [fixed('X3225'), valued('frequency', '频率', 'Frequency', megahertzPlain), fixed('MSB4SI')],
  }),
  family('yxc-x49sm', '扬兴(YXC)', 'X49SM', '2010-01-01', 0.27, {
    ...crystal,
    package: 'HC-49S-SMD',
    packageFamily: 'HC-49S',
    pins: 2,
    picture: 'x-hc49',
    facts: spec('±20ppm', '20pF', '-20~70℃'),
    segments: [fixed('X49SM'), valued('frequency', '频率', 'Frequency', megahertzPlain), fixed('MSD2SC')],
  }),
  family('yxc-x5032', '扬兴(YXC)', 'X5032', '2011-01-01', 0.44, {
    ...crystal,
    package: 'SMD5032-2P',
    packageFamily: 'SMD5032',
    pins: 2,
    picture: 'x-5032',
    facts: spec('±10ppm', '20pF', '-40~85℃'),
    segments: [fixed('X5032'), valued('frequency', '频率', 'Frequency', megahertzPlain), fixed('MSB2GI')],
  }),
  family('abracon-ase', 'Abracon', 'ASE', '2005-01-01', 4.8, {
    ...oscillator,
    package: 'SMD3225-4P',
    packageFamily: 'SMD3225',
    picture: 'x-osc',
    facts: facts({ supplyVoltage: '3.3V', frequencyTolerance: '±50ppm', temperature: '-20~70℃' }),
    segments: [fixed('ASE-'), mega3, fixed('MHZ-LC-T')],
  }),
  family('abracon-asv', 'Abracon', 'ASV', '2002-01-01', 5.2, {
    ...oscillator,
    package: 'SMD7050-4P',
    packageFamily: 'SMD7050',
    picture: 'x-7050',
    facts: facts({ supplyVoltage: '3.3V', frequencyTolerance: '±100ppm', temperature: '-10~70℃' }),
    segments: [fixed('ASV-'), mega3, fixed('MHZ-E-T')],
  }),
  family('sitime-8008', 'SiTime', 'SiT8008', '2012-01-01', 7.6, {
    ...oscillator,
    titleZh: '{frequency} {supplyVoltage} {package} MEMS 有源晶振',
    titleEn: '{frequency} {supplyVoltage} {package} MEMS oscillator',
    picture: 'x-osc',
    facts: [fact('temperature', '-40~85℃')],
    segments: [
      fixed('SIT8008BI-'),
      oneOf('case', '封装', 'Package', {
        '1': { zh: '2520', package: 'SMD2520-4P', packageFamily: 'SMD2520' },
        '2': { zh: '3225', package: 'SMD3225-4P', packageFamily: 'SMD3225' },
        '3': { zh: '5032', package: 'SMD5032-4P', packageFamily: 'SMD5032' },
      }),
      printedAs('frequencyTolerance', '频差', 'Tolerance', { '1': '±20ppm', '2': '±25ppm', '3': '±50ppm' }),
      fixed('-'),
      printedAs('supplyVoltage', '供电电压', 'Supply voltage', { '18': '1.8V', '33': '3.3V' }),
      fixed('E-'),
      valued('frequency', '频率', 'Frequency', megahertz(6)),
    ],
  }),
  family('murata-cstne', 'Murata', 'CSTNE', '2016-01-01', 0.82, {
    categoryCode: 'ceramic-resonator',
    titleZh: '{frequency} 内置电容陶瓷谐振器',
    titleEn: '{frequency} ceramic resonator with built-in capacitors',
    package: 'SMD3213-3P',
    packageFamily: 'SMD3213',
    pins: 3,
    picture: 'x-smd',
    facts: facts({ frequencyTolerance: '±0.5%', temperature: '-40~85℃' }),
    segments: [
      fixed('CSTNE'),
      oneOf(
        'frequency',
        '频率',
        'Frequency',
        Object.fromEntries(
          [
            ['8M00G55', '8MHz'],
            ['10M0G55', '10MHz'],
            ['12M0G55', '12MHz'],
            ['16M0V53', '16MHz'],
            ['20M0V53', '20MHz'],
          ].map(([code, text]) => [code!, { zh: text!, facts: [fact('frequency', text!)] }]),
        ),
      ),
      fixed('0000R0'),
    ],
  }),
  family('epson-fc135', 'Epson', 'FC-135', '2007-01-01', 0.92, {
    categoryCode: 'crystal-32k',
    titleZh: '32.768kHz {loadCapacitance} {frequencyTolerance} 3215 贴片晶振',
    titleEn: '32.768 kHz {loadCapacitance} {frequencyTolerance} 3215 crystal',
    package: 'SMD3215-2P',
    packageFamily: 'SMD3215',
    pins: 2,
    picture: 'x-3215',
    facts: facts({ frequency: '32.768kHz', temperature: '-40~85℃' }),
    segments: [
      fixed('FC-135 32.7680KA-'),
      oneOf('grade', '规格', 'Grade', {
        A5: { zh: '7pF ±20ppm', facts: facts({ loadCapacitance: '7pF', frequencyTolerance: '±20ppm' }) },
        A3: { zh: '9pF ±20ppm', facts: facts({ loadCapacitance: '9pF', frequencyTolerance: '±20ppm' }) },
        AC3: {
          zh: '12.5pF ±10ppm',
          facts: facts({ loadCapacitance: '12.5pF', frequencyTolerance: '±10ppm' }),
          factor: 1.2,
        },
        AG0: {
          zh: '12.5pF ±20ppm',
          facts: facts({ loadCapacitance: '12.5pF', frequencyTolerance: '±20ppm' }),
        },
      }),
    ],
  }),
  family('abracon-abs07', 'Abracon', 'ABS07', '2008-01-01', 1.9, {
    categoryCode: 'crystal-32k',
    titleZh: '32.768kHz {loadCapacitance} 3215 贴片晶振',
    titleEn: '32.768 kHz {loadCapacitance} 3215 crystal',
    package: 'SMD3215-2P',
    packageFamily: 'SMD3215',
    pins: 2,
    picture: 'x-3215',
    facts: facts({ frequency: '32.768kHz', frequencyTolerance: '±20ppm', temperature: '-40~85℃' }),
    segments: [
      fixed('ABS07-32.768KHZ-'),
      oneOf('grade', '规格', 'Grade', {
        T: { zh: '12.5pF', facts: facts({ loadCapacitance: '12.5pF' }) },
        '7-T': { zh: '7pF', facts: facts({ loadCapacitance: '7pF' }) },
        '9-T': { zh: '9pF', facts: facts({ loadCapacitance: '9pF' }) },
      }),
    ],
  }),
];

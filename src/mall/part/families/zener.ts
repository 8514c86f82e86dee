// Zener diode families, numbered by their voltage.
import type { PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { packaged } from './package.ts';
import { family, fixed, oneOf, valued } from './segment.ts';
import { voltsV } from './value-codec.ts';

const volts = valued('zenerVoltage', '稳压值', 'Zener voltage', voltsV);
const zener = {
  categoryCode: 'zener-diode',
  titleZh: '{zenerVoltage} {power} {package} 稳压二极管',
  titleEn: '{zenerVoltage} {power} {package} Zener diode',
};
const listed = (voltages: readonly string[], from: number, digits: number) =>
  oneOf(
    'zenerVoltage',
    '稳压值',
    'Zener voltage',
    Object.fromEntries(
      voltages.map((text, step) => [
        String(from + step).padStart(digits, '0'),
        { zh: text, facts: [fact('zenerVoltage', text)] },
      ]),
    ),
  );

const N47 =
  '3.3V 3.6V 3.9V 4.3V 4.7V 5.1V 5.6V 6.2V 6.8V 7.5V 8.2V 9.1V 10V 11V 12V 13V 15V 16V 18V 20V 22V 24V 27V 30V 33V 36V 39V 43V 47V'.split(
    ' ',
  );
const N52 =
  '2.4V 2.5V 2.7V 2.8V 3V 3.3V 3.6V 3.9V 4.3V 4.7V 5.1V 5.6V 6V 6.2V 6.8V 7.5V 8.2V 8.7V 9.1V 10V 11V 12V 13V 14V 15V 16V 17V 18V 19V 20V 22V 24V 25V 27V 28V 30V'.split(
    ' ',
  );

export const zenerFamilies: readonly PartFamily[] = [
  family('diodes-bzt52c', 'Diodes Inc.', 'BZT52C', '2001-01-01', 0.11, {
    ...zener,
    ...packaged('SOD-123'),
    facts: facts({ power: '500mW', tolerance: '±5%', temperature: '-65~150℃' }),
    segments: [fixed('BZT52C'), volts, fixed('-7-F')],
  }),
  family('cj-bzt52c', '长电(CJ)', 'BZT52C', '2006-01-01', 0.045, {
    ...zener,
    ...packaged('SOD-123'),
    facts: facts({ power: '350mW', tolerance: '±5%', temperature: '-55~150℃' }),
    segments: [fixed('BZT52C'), volts],
  }),
  family('nexperia-bzx84', 'Nexperia', 'BZX84', '1996-01-01', 0.1, {
    ...zener,
    ...packaged('SOT-23'),
    facts: facts({ power: '250mW', temperature: '-65~150℃' }),
    segments: [
      fixed('BZX84-'),
      oneOf('tolerance', '精度', 'Tolerance', {
        B: { zh: '±2%', facts: [fact('tolerance', '±2%')], factor: 1.3 },
        C: { zh: '±5%', facts: [fact('tolerance', '±5%')] },
      }),
      volts,
      fixed(',215'),
    ],
  }),
  family('nexperia-bzx384', 'Nexperia', 'BZX384', '1998-01-01', 0.09, {
    ...zener,
    ...packaged('SOD-323'),
    facts: facts({ power: '300mW', temperature: '-65~150℃' }),
    segments: [
      fixed('BZX384-'),
      oneOf('tolerance', '精度', 'Tolerance', {
        B: { zh: '±2%', facts: [fact('tolerance', '±2%')], factor: 1.3 },
        C: { zh: '±5%', facts: [fact('tolerance', '±5%')] },
      }),
      volts,
      fixed(',115'),
    ],
  }),
  family('onsemi-1n47', 'onsemi', '1N47', '1990-01-01', 0.24, {
    ...zener,
    ...packaged('DO-41'),
    facts: facts({ power: '1W', tolerance: '±5%', temperature: '-65~200℃' }),
    segments: [fixed('1N47'), listed(N47, 28, 2), fixed('A')],
  }),
  family('onsemi-mmsz52', 'onsemi', 'MMSZ52', '1999-01-01', 0.12, {
    ...zener,
    ...packaged('SOD-123'),
    facts: facts({ power: '500mW', tolerance: '±5%', temperature: '-55~150℃' }),
    segments: [fixed('MMSZ52'), listed(N52, 21, 2), fixed('BT1G')],
  }),
];

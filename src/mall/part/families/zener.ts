// Zener diode families, numbered by their voltage.
import type { PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { packaged } from './package.ts';
import { fixed, oneOf, valued } from './segment.ts';
import { voltsV } from './value-codec.ts';

const volts = valued('zenerVoltage', '稳压值', 'Zener voltage', voltsV);
const zener = {
  categoryCode: 'zener-diode',
  titleZh: '{zenerVoltage} {power} {package} 稳压二极管',
  titleEn: '{zenerVoltage} {power} {package} Zener diode',
  lifecycle: 'active' as const,
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
  {
    ...zener,
    code: 'diodes-bzt52c',
    brand: 'Diodes Inc.',
    series: 'BZT52C',
    releasedAt: '2001-01-01',
    price: 0.11,
    ...packaged('SOD-123'),
    facts: facts({ power: '500mW', tolerance: '±5%', temperature: '-65~150℃' }),
    segments: [fixed('BZT52C'), volts, fixed('-7-F')],
  },
  {
    ...zener,
    code: 'cj-bzt52c',
    brand: '长电(CJ)',
    series: 'BZT52C',
    releasedAt: '2006-01-01',
    price: 0.045,
    ...packaged('SOD-123'),
    facts: facts({ power: '350mW', tolerance: '±5%', temperature: '-55~150℃' }),
    segments: [fixed('BZT52C'), volts],
  },
  {
    ...zener,
    code: 'nexperia-bzx84',
    brand: 'Nexperia',
    series: 'BZX84',
    releasedAt: '1996-01-01',
    price: 0.1,
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
  },
  {
    ...zener,
    code: 'nexperia-bzx384',
    brand: 'Nexperia',
    series: 'BZX384',
    releasedAt: '1998-01-01',
    price: 0.09,
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
  },
  {
    ...zener,
    code: 'onsemi-1n47',
    brand: 'onsemi',
    series: '1N47',
    releasedAt: '1990-01-01',
    price: 0.24,
    ...packaged('DO-41'),
    facts: facts({ power: '1W', tolerance: '±5%', temperature: '-65~200℃' }),
    segments: [fixed('1N47'), listed(N47, 28, 2), fixed('A')],
  },
  {
    ...zener,
    code: 'onsemi-mmsz52',
    brand: 'onsemi',
    series: 'MMSZ52',
    releasedAt: '1999-01-01',
    price: 0.12,
    ...packaged('SOD-123'),
    facts: facts({ power: '500mW', tolerance: '±5%', temperature: '-55~150℃' }),
    segments: [fixed('MMSZ52'), listed(N52, 21, 2), fixed('BT1G')],
  },
];

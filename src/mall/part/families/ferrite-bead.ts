// Ferrite bead families of four makers.
import type { PartFamily } from '../family.ts';
import { fact } from './fact.ts';
import { family, fixed, oneOf, valued } from './segment.ts';
import { impedance3 } from './value-codec.ts';

const impedance = valued('impedance', '阻抗', 'Impedance', impedance3);
const bead = {
  categoryCode: 'ferrite-bead',
  titleZh: '{impedance}@100MHz {package} 贴片磁珠',
  titleEn: '{impedance} at 100 MHz {package} chip ferrite bead',
  pins: 2,
  picture: 'emi-bead',
  facts: [fact('temperature', '-55~125℃')],
};

const sizes = (codes: Readonly<Record<string, string>>) =>
  oneOf(
    'size',
    '尺寸',
    'Size',
    Object.fromEntries(
      Object.entries(codes).map(([code, size]) => [
        code,
        {
          zh: size,
          package: size,
          packageFamily: size,
          factor: { '0402': 1, '0603': 1.2, '0805': 2, '1206': 3.4 }[size] ?? 1,
        },
      ]),
    ),
  );

/** Rated current of a bead: falls with impedance, a power type carries five times as much. */
function current(code: string, power: boolean) {
  const ohm = impedance3.read(code)?.facts?.[0]?.n ?? 100;
  const milli = Math.max(100, Math.round((power ? 3000 : 600) / Math.sqrt(ohm / 100) / 50) * 50);
  return {
    facts: [
      fact('ratedCurrent', milli >= 1000 ? `${milli / 1000}A` : `${milli}mA`),
      fact('dcResistance', `${Math.max(10, Math.round((power ? 0.4 : 1.2) * Math.sqrt(ohm) * 10))}mΩ`),
    ],
  };
}

export const ferriteBeadFamilies: readonly PartFamily[] = [
  family('murata-blm', 'Murata', 'BLM', '2002-01-01', 0.032, {
    ...bead,
    segments: [
      fixed('BLM'),
      sizes({ '15': '0402', '18': '0603', '21': '0805', '31': '1206' }),
      oneOf('type', '类型', 'Type', {
        AG: { zh: '通用', en: 'General signals' },
        PG: { zh: '电源线', en: 'Power lines', factor: 1.4 },
        BD: { zh: '高速信号', en: 'High-speed signals', factor: 1.2 },
      }),
      impedance,
      fixed('SN1'),
      oneOf('packing', '包装', 'Packing', {
        D: { zh: '纸带', en: 'Paper tape' },
        L: { zh: '塑料带', en: 'Embossed tape' },
      }),
    ],
    constraint: ({ size, packing }) => (size === '31') === (packing === 'L'),
    derive: ({ impedance: ohm, type }) => current(ohm!, type === 'PG'),
  }),
  family('tdk-mpz', 'TDK', 'MPZ', '2004-01-01', 0.045, {
    ...bead,
    segments: [
      fixed('MPZ'),
      sizes({ '1005': '0402', '1608': '0603', '2012': '0805' }),
      fixed('S'),
      impedance,
      fixed('ATA00'),
    ],
    derive: ({ impedance: ohm }) => current(ohm!, true),
  }),
  family('sunlord-gz', '顺络(SUNLORD)', 'GZ', '2005-01-01', 0.014, {
    ...bead,
    segments: [
      fixed('GZ'),
      sizes({ '1005': '0402', '1608': '0603', '2012': '0805' }),
      fixed('D'),
      impedance,
      fixed('TF'),
    ],
    derive: ({ impedance: ohm }) => current(ohm!, false),
  }),
  family('fenghua-cbg', '风华(FENGHUA)', 'CBG', '2005-01-01', 0.012, {
    ...bead,
    segments: [
      fixed('CBG'),
      sizes({ '100505': '0402', '160808': '0603', '201209': '0805' }),
      fixed('U'),
      impedance,
      fixed('T'),
    ],
    derive: ({ impedance: ohm }) => current(ohm!, false),
  }),
];

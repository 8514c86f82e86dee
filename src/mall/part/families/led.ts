// LED families, numbered by case and colour.
import type { Meaning, PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { family, fixed, oneOf } from './segment.ts';

/** A colour of light: its names, dominant wavelength, forward voltage, intensity. */
function colour(
  zh: string,
  en: string,
  wavelength: string,
  forwardVoltage: string,
  intensity: string,
  factor = 1,
): Meaning {
  return {
    zh,
    en,
    factor,
    facts: [fact('colour', zh, en), ...facts({ wavelength, forwardVoltage, intensity })],
  };
}

const white: Meaning = {
  zh: '白色',
  en: 'White',
  factor: 1.4,
  facts: [
    fact('colour', '白色', 'White'),
    ...facts({ colourTemperature: '6000K', forwardVoltage: '3V', intensity: '500mcd' }),
  ],
};

function chips(codes: Readonly<Record<string, string>>) {
  return oneOf(
    'size',
    '尺寸',
    'Size',
    Object.fromEntries(
      Object.entries(codes).map(([code, size]) => [
        code,
        { zh: size, package: size, packageFamily: size, picture: `led-${size}` },
      ]),
    ),
  );
}

const chip = {
  categoryCode: 'chip-led',
  titleZh: '{colour} {package} 贴片发光二极管',
  titleEn: '{colour} {package} chip LED',
  pins: 2,
};
const bulb = {
  categoryCode: 'leaded-led',
  titleZh: '{colour} {size} 直插发光二极管',
  titleEn: '{colour} {size} through-hole LED',
  pins: 2,
};
const round = (codes: Readonly<Record<string, '3mm' | '5mm'>>) =>
  oneOf(
    'size',
    '直径',
    'Diameter',
    Object.fromEntries(
      Object.entries(codes).map(([code, size]) => [
        code,
        {
          zh: `Ø${size}`,
          package: `D${size}`,
          packageFamily: `D${size}`,
          picture: `led-${size}`,
          facts: [fact('diameter', size)],
        },
      ]),
    ),
  );
const general = facts({ forwardCurrent: '20mA', temperature: '-40~85℃' });

export const ledFamilies: readonly PartFamily[] = [
  family('liteon-ltst', '光宝(LITE-ON)', 'LTST-C1', '2001-01-01', 0.17, {
    ...chip,
    facts: general,
    segments: [
      fixed('LTST-C1'),
      chips({ '90': '0603', '70': '0805', '50': '1206' }),
      oneOf('colour', '颜色', 'Colour', {
        KR: colour('红色', 'Red', '631nm', '2V', '54mcd'),
        KG: colour('黄绿色', 'Yellow-green', '571nm', '2V', '35mcd'),
        KS: colour('黄色', 'Yellow', '587nm', '2V', '75mcd'),
        KF: colour('橙色', 'Orange', '605nm', '2V', '90mcd'),
        TB: colour('蓝色', 'Blue', '468nm', '3.3V', '45mcd', 1.6),
        TG: colour('翠绿色', 'Green', '525nm', '3.2V', '180mcd', 1.6),
      }),
      fixed('KT'),
    ],
  }),
  family('xinglight-xl', '成兴光(XINGLIGHT)', 'XL', '2014-01-01', 0.03, {
    ...chip,
    facts: general,
    segments: [
      fixed('XL-'),
      chips({ '1005': '0402', '1608': '0603', '2012': '0805', '3216': '1206' }),
      oneOf('colour', '颜色', 'Colour', {
        'SURC-06': colour('红色', 'Red', '625nm', '2V', '120mcd'),
        'UGC-04': colour('翠绿色', 'Green', '525nm', '3V', '450mcd', 1.4),
        'UBC-04': colour('蓝色', 'Blue', '465nm', '3V', '150mcd', 1.3),
        'UYC-06': colour('黄色', 'Yellow', '590nm', '2V', '120mcd'),
        'UWC-04': white,
      }),
    ],
  }),
  family('kingbright-apt', 'Kingbright', 'APT', '2002-01-01', 0.24, {
    ...chip,
    facts: general,
    segments: [
      fixed('APT'),
      chips({ '1608': '0603', '2012': '0805', '3216': '1206' }),
      oneOf('colour', '颜色', 'Colour', {
        SURCK: colour('红色', 'Red', '630nm', '1.95V', '100mcd'),
        CGCK: colour('绿色', 'Green', '570nm', '2.1V', '40mcd'),
        SYCK: colour('黄色', 'Yellow', '590nm', '2V', '100mcd'),
        SECK: colour('橙色', 'Orange', '610nm', '2V', '150mcd'),
        'QBC/G': colour('蓝色', 'Blue', '460nm', '3.3V', '60mcd', 1.8),
      }),
    ],
  }),
  family('kingbright-wp', 'Kingbright', 'WP7', '2006-01-01', 0.4, {
    ...bulb,
    facts: general,
    segments: [
      fixed('WP7'),
      round({ '10A10': '3mm', '113': '5mm' }),
      oneOf('colour', '颜色', 'Colour', {
        ID: colour('红色', 'Red', '625nm', '2V', '40mcd'),
        GD: colour('绿色', 'Green', '568nm', '2.2V', '30mcd'),
        YD: colour('黄色', 'Yellow', '588nm', '2.1V', '20mcd'),
        SRD: colour('超亮红', 'Super bright red', '640nm', '1.85V', '180mcd'),
        SURDK: colour('高亮红', 'Hyper red', '630nm', '1.9V', '300mcd', 1.2),
      }),
    ],
  }),
  family('everlight-204', '亿光(EVERLIGHT)', '204/333', '2001-01-01', 0.16, {
    ...bulb,
    facts: general,
    segments: [
      round({ '204-10': '3mm', '333-2': '5mm' }),
      oneOf('colour', '颜色', 'Colour', {
        'SDRD/S530-A3': colour('红色', 'Red', '624nm', '2V', '125mcd'),
        'SYGD/S530-E2': colour('黄绿色', 'Yellow-green', '573nm', '2V', '63mcd'),
        'SUBD/S400': colour('蓝色', 'Blue', '468nm', '3.3V', '700mcd', 1.4),
        'UYD/S530-A3': colour('黄色', 'Yellow', '589nm', '2V', '160mcd'),
      }),
    ],
  }),
];

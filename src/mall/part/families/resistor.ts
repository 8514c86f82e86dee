// Resistor families: chip, thin-film, current-sense, array, axial, cement and trimmer, as their makers number them.
import type { Meaning, PartFamily, Segment } from '../family.ts';
import { fact, facts } from './fact.ts';
import { codes, family, fixed, oneOf, printedAs, tolerance, valued } from './segment.ts';
import { ohms3, ohms4, ohms4WithLetters, ohms03, ohmsLetter, ohmsLetter4, ohmsR4 } from './value-codec.ts';

const CHIP: Readonly<
  Record<string, readonly [power: string, voltage: string, factor: number, picture: string]>
> = {
  '0201': ['50mW', '25V', 1.2, 'r-0201'],
  '0402': ['62.5mW', '50V', 1, 'r-0402'],
  '0603': ['100mW', '75V', 1.25, 'r-0603'],
  '0805': ['125mW', '150V', 1.8, 'r-0805'],
  '1206': ['250mW', '200V', 3.2, 'r-1206'],
  '1210': ['500mW', '200V', 7, 'r-1210'],
  '2010': ['750mW', '200V', 12, 'r-2512'],
  '2512': ['1W', '200V', 18, 'r-2512'],
};

/** A chip size with its rating, usual price relation and picture; `more` overrides the usual rating. */
function chip(size: string, more: { power?: string; voltage?: string } = {}): Meaning {
  const [power, voltage, factor, picture] = CHIP[size]!;
  return {
    zh: size,
    package: size,
    packageFamily: size,
    pins: 2,
    picture,
    factor,
    facts: facts({ power: more.power ?? power, workingVoltage: more.voltage ?? voltage }),
  };
}

function chips(sizes: Readonly<Record<string, string>>): Record<string, Meaning> {
  return Object.fromEntries(Object.entries(sizes).map(([code, size]) => [code, chip(size)]));
}

function sizeSegment(options: Readonly<Record<string, Meaning>>): Segment {
  return oneOf('size', '尺寸', 'Size', options);
}

const value = (codec: typeof ohms3) => valued('resistance', '阻值', 'Resistance', codec);
const packing = (options: Readonly<Record<string, Meaning>>) => oneOf('packing', '包装', 'Packing', options);
const punched = packing({
  X: { zh: '纸带 2mm 间距', en: 'Punched tape, 2 mm pitch' },
  V: { zh: '纸带 4mm 间距', en: 'Punched tape, 4 mm pitch' },
});
const thickFilm = {
  categoryCode: 'chip-resistor',
  titleZh: '{resistance} {tolerance} {package} 厚膜贴片电阻',
  titleEn: '{resistance} {tolerance} {package} thick-film chip resistor',
};
const usual = [fact('tempCoefficient', '±100ppm/℃'), fact('temperature', '-55~155℃')];
const paperTape: Meaning = { zh: '纸带编带', en: 'Paper tape' };
const embossedTape: Meaning = { zh: '压纹编带', en: 'Embossed tape' };

export const resistorFamilies: readonly PartFamily[] = [
  family('yageo-rc', '国巨(YAGEO)', 'RC', '2004-06-01', 0.0042, {
    ...thickFilm,
    datasheet:
      'https://www.yageo.com/upload/media/product/products/datasheet/rchip/PYu-RC_Group_51_RoHS_L_12.pdf',
    facts: usual,
    segments: [
      fixed('RC'),
      sizeSegment(chips(codes('0201 0402 0603 0805 1206 1210 2512'))),
      tolerance('FJD'),
      packing({ R: paperTape, K: embossedTape }),
      fixed('-'),
      oneOf('reel', '卷盘', 'Reel', {
        '07': { zh: '7 英寸卷盘', en: '7 inch reel' },
        '13': { zh: '13 英寸卷盘', en: '13 inch reel' },
      }),
      value(ohmsLetter),
      fixed('L'),
    ],
    constraint: (choice) => (choice.size === '2512') === (choice.packing === 'K'),
  }),
  family('uniroyal-chip-1', '厚声(UNI-ROYAL)', 'WA/WG/W8/W4', '2008-01-01', 0.0038, {
    ...thickFilm,
    facts: usual,
    segments: [
      oneOf(
        'size',
        '尺寸与功率',
        'Size and power',
        chips(codes('0201WM=0201 0402WG=0402 0603WA=0603 0805W8=0805 1206W4=1206 1210W2=1210 25121W=2512')),
      ),
      fixed('F'),
      value(ohms4WithLetters),
      oneOf('packing', '包装', 'Packing', {
        T5: { zh: '5000 片/盘', en: '5,000 per reel' },
        TC: { zh: '10000 片/盘', en: '10,000 per reel' },
        T4: { zh: '4000 片/盘', en: '4,000 per reel' },
        TE: { zh: '10000 片/盘', en: '10,000 per reel' },
      }),
      fixed('E'),
    ],
    derive: () => ({ facts: [fact('tolerance', '±1%')] }),
    constraint: (choice) =>
      choice.packing ===
      (({ '0201WM': 'TE', '0402WG': 'TC', '25121W': 'T4' } as Record<string, string>)[choice.size!] ?? 'T5'),
  }),
  family('uniroyal-chip-5', '厚声(UNI-ROYAL)', 'WA/WG/W8/W4', '2008-01-01', 0.0036, {
    ...thickFilm,
    facts: usual,
    segments: [
      oneOf(
        'size',
        '尺寸与功率',
        'Size and power',
        chips({ '0402WG': '0402', '0603WA': '0603', '0805W8': '0805', '1206W4': '1206' }),
      ),
      fixed('J'),
      value(ohms03),
      oneOf('packing', '包装', 'Packing', {
        T5: { zh: '5000 片/盘', en: '5,000 per reel' },
        TC: { zh: '10000 片/盘', en: '10,000 per reel' },
      }),
      fixed('E'),
    ],
    derive: () => ({ facts: [fact('tolerance', '±5%')] }),
    constraint: (choice) => choice.packing === (choice.size === '0402WG' ? 'TC' : 'T5'),
  }),
  family('panasonic-erj-1', 'Panasonic', 'ERJ', '2001-03-01', 0.012, {
    ...thickFilm,
    datasheet: 'https://industrial.panasonic.com/cdbs/www-data/pdf/RDA0000/AOA0000C304.pdf',
    facts: usual,
    segments: [
      fixed('ERJ-'),
      oneOf(
        'size',
        '尺寸与功率',
        'Size and power',
        chips({ '2RK': '0402', '3EK': '0603', '6EN': '0805', '8EN': '1206' }),
      ),
      tolerance('F'),
      value(ohms4),
      punched,
    ],
    constraint: (choice) => (choice.size === '2RK') === (choice.packing === 'X'),
  }),
  family('panasonic-erj-5', 'Panasonic', 'ERJ', '2001-03-01', 0.01, {
    ...thickFilm,
    facts: [fact('tempCoefficient', '±200ppm/℃'), fact('temperature', '-55~155℃')],
    segments: [
      fixed('ERJ-'),
      oneOf(
        'size',
        '尺寸与功率',
        'Size and power',
        chips({ '2GE': '0402', '3GEY': '0603', '6GEY': '0805', '8GEY': '1206' }),
      ),
      tolerance('J'),
      value(ohms3),
      punched,
    ],
    constraint: (choice) => (choice.size === '2GE') === (choice.packing === 'X'),
  }),
  family('vishay-crcw', 'Vishay', 'CRCW e3', '2006-02-01', 0.014, {
    ...thickFilm,
    datasheet: 'https://www.vishay.com/docs/20035/dcrcwe3.pdf',
    facts: [fact('temperature', '-55~155℃')],
    segments: [
      fixed('CRCW'),
      sizeSegment(chips({ '0402': '0402', '0603': '0603', '0805': '0805', '1206': '1206', '2512': '2512' })),
      value(ohmsLetter4),
      tolerance('FJ'),
      printedAs('tempCoefficient', '温度系数', 'Temperature coefficient', { K: '±100ppm/℃', N: '±200ppm/℃' }),
      packing({
        ED: { zh: '纸带 10000 片', en: 'Paper tape, 10,000' },
        EA: { zh: '纸带 5000 片', en: 'Paper tape, 5,000' },
        EG: { zh: '压纹带 2000 片', en: 'Blister tape, 2,000' },
      }),
    ],
    constraint: (choice) =>
      choice.packing === (choice.size === '0402' ? 'ED' : choice.size === '2512' ? 'EG' : 'EA') &&
      (choice.tolerance === 'F') === (choice.tempCoefficient === 'K'),
  }),
  family('fenghua-rs', '风华(FENGHUA)', 'RS', '2006-01-01', 0.0037, {
    ...thickFilm,
    facts: [fact('temperature', '-55~125℃')],
    segments: [
      fixed('RS-'),
      sizeSegment(chips({ '02': '0402', '03': '0603', '05': '0805', '06': '1206' })),
      printedAs('tempCoefficient', '温度系数', 'Temperature coefficient', { K: '±100ppm/℃', L: '±200ppm/℃' }),
      value(ohms4),
      tolerance('F'),
      fixed('T'),
    ],
  }),
  family('fenghua-rc', '风华(FENGHUA)', 'RC', '2006-01-01', 0.0035, {
    ...thickFilm,
    facts: [fact('temperature', '-55~125℃')],
    segments: [
      fixed('RC-'),
      sizeSegment(chips({ '02': '0402', '03': '0603', '05': '0805', '06': '1206' })),
      printedAs('tempCoefficient', '温度系数', 'Temperature coefficient', { K: '±100ppm/℃', W: '±200ppm/℃' }),
      value(ohms3),
      tolerance('J'),
      fixed('T'),
    ],
  }),
  family('koa-rk73h', 'KOA', 'RK73H', '2003-05-01', 0.011, {
    ...thickFilm,
    facts: usual,
    segments: [
      fixed('RK73H'),
      sizeSegment(chips({ '1E': '0402', '1J': '0603', '2A': '0805', '2B': '1206' })),
      fixed('T'),
      packing({
        TP: { zh: '纸带 2mm 间距', en: 'Punched tape, 2 mm pitch' },
        TD: { zh: '纸带 4mm 间距', en: 'Punched tape, 4 mm pitch' },
      }),
      value(ohms4),
      tolerance('F'),
    ],
    constraint: (choice) => (choice.size === '1E') === (choice.packing === 'TP'),
  }),
  family('panasonic-era', 'Panasonic', 'ERA-A', '2005-09-01', 0.055, {
    categoryCode: 'thin-film-resistor',
    titleZh: '{resistance} {tolerance} {tempCoefficient} {package} 薄膜精密贴片电阻',
    titleEn: '{resistance} {tolerance} {tempCoefficient} {package} thin-film precision chip resistor',
    facts: [fact('temperature', '-55~155℃')],
    segments: [
      fixed('ERA-'),
      sizeSegment(chips({ '2A': '0402', '3A': '0603', '6A': '0805', '8A': '1206' })),
      printedAs('tempCoefficient', '温度系数', 'Temperature coefficient', { E: '±25ppm/℃', R: '±10ppm/℃' }),
      tolerance('B'),
      value(ohms3),
      punched,
    ],
    constraint: (choice) => (choice.size === '2A') === (choice.packing === 'X'),
    derive: (choice) => ({ factor: choice.tempCoefficient === 'R' ? 2.4 : 1 }),
  }),
  family('vishay-tnpw', 'Vishay', 'TNPW e3', '2007-04-01', 0.09, {
    categoryCode: 'thin-film-resistor',
    titleZh: '{resistance} {tolerance} {tempCoefficient} {package} 薄膜精密贴片电阻',
    titleEn: '{resistance} {tolerance} {tempCoefficient} {package} thin-film precision chip resistor',
    facts: [fact('temperature', '-55~155℃')],
    segments: [
      fixed('TNPW'),
      sizeSegment(chips({ '0402': '0402', '0603': '0603', '0805': '0805', '1206': '1206' })),
      value(ohmsLetter4),
      tolerance('B'),
      printedAs('tempCoefficient', '温度系数', 'Temperature coefficient', { E: '±25ppm/℃', Y: '±10ppm/℃' }),
      packing({
        EA: { zh: '纸带 5000 片', en: 'Paper tape, 5,000' },
        EN: { zh: '纸带 1000 片', en: 'Paper tape, 1,000' },
      }),
    ],
    constraint: (choice) => choice.packing === 'EA',
  }),
  family('yageo-rl', '国巨(YAGEO)', 'RL', '2005-01-01', 0.022, {
    categoryCode: 'current-sense-resistor',
    titleZh: '{resistance} {tolerance} {package} 低阻值采样电阻',
    titleEn: '{resistance} {tolerance} {package} low-ohm current-sense resistor',
    facts: [fact('temperature', '-55~155℃')],
    segments: [
      fixed('RL'),
      sizeSegment(chips({ '0603': '0603', '0805': '0805', '1206': '1206', '2010': '2010', '2512': '2512' })),
      tolerance('FJ'),
      packing({ R: paperTape, K: embossedTape }),
      fixed('-07'),
      value({
        ...ohmsLetter,
        read: (code) => (code.startsWith('0R') ? ohmsLetter.read(code) : undefined),
      }),
      fixed('L'),
    ],
    constraint: (choice) => (choice.size === '2010' || choice.size === '2512') === (choice.packing === 'K'),
  }),
  family('vishay-wsl', 'Vishay', 'WSL', '1999-06-01', 0.24, {
    categoryCode: 'current-sense-resistor',
    titleZh: '{resistance} {tolerance} {package} 合金采样电阻',
    titleEn: '{resistance} {tolerance} {package} metal-strip current-sense resistor',
    datasheet: 'https://www.vishay.com/docs/30100/wsl.pdf',
    facts: facts({ tempCoefficient: '±75ppm/℃', temperature: '-65~170℃' }),
    segments: [
      fixed('WSL'),
      sizeSegment({
        '0805': { ...chip('0805'), factor: 1 },
        '1206': { ...chip('1206'), factor: 1.1 },
        '2010': { ...chip('2010', { power: '500mW' }), factor: 1.6 },
        '2512': { ...chip('2512'), factor: 2.1 },
      }),
      value(ohmsR4),
      tolerance('FJ'),
      fixed('EA'),
    ],
  }),
  family('uniroyal-array', '厚声(UNI-ROYAL)', '4D', '2008-01-01', 0.018, {
    categoryCode: 'resistor-array',
    titleZh: '{resistance}×4 {package} 贴片排阻',
    titleEn: '{resistance} ×4 {package} chip resistor array',
    picture: 'r-array',
    pins: 8,
    facts: [fact('elements', '4'), fact('tolerance', '±5%'), fact('temperature', '-55~155℃')],
    segments: [
      oneOf('size', '尺寸与功率', 'Size and power', {
        '4D02WGJ': { zh: '0402×4', package: '0402x4', facts: [fact('power', '62.5mW')], factor: 0.8 },
        '4D03WGJ': { zh: '0603×4', package: '0603x4', facts: [fact('power', '62.5mW')] },
      }),
      value(ohms03),
      packing({
        TC: { zh: '10000 片/盘', en: '10,000 per reel' },
        T5: { zh: '5000 片/盘', en: '5,000 per reel' },
      }),
      fixed('E'),
    ],
    constraint: (choice) => (choice.size === '4D02WGJ') === (choice.packing === 'TC'),
  }),
  family('yageo-yc', '国巨(YAGEO)', 'YC', '2004-01-01', 0.021, {
    categoryCode: 'resistor-array',
    titleZh: '{resistance}×4 {package} 贴片排阻',
    titleEn: '{resistance} ×4 {package} chip resistor array',
    picture: 'r-array',
    pins: 8,
    facts: [fact('elements', '4'), fact('temperature', '-55~155℃')],
    segments: [
      fixed('YC'),
      oneOf('size', '尺寸', 'Size', {
        '124': { zh: '0402×4', package: '0402x4', facts: [fact('power', '62.5mW')], factor: 0.85 },
        '164': { zh: '0603×4', package: '0603x4', facts: [fact('power', '62.5mW')] },
      }),
      fixed('-'),
      tolerance('JF'),
      fixed('R-07'),
      value(ohmsLetter),
      fixed('L'),
    ],
  }),
  family('yageo-mfr', '国巨(YAGEO)', 'MFR', '1998-01-01', 0.021, {
    categoryCode: 'metal-film-resistor',
    titleZh: '{resistance} {tolerance} {power} 金属膜插件电阻',
    titleEn: '{resistance} {tolerance} {power} metal-film leaded resistor',
    picture: 'r-axial',
    package: 'Axial',
    pins: 2,
    facts: facts({ tempCoefficient: '±50ppm/℃', temperature: '-55~155℃' }),
    segments: [
      fixed('MFR'),
      oneOf('size', '功率', 'Power', {
        '-12': { zh: '1/6W', facts: facts({ power: '167mW', workingVoltage: '200V' }) },
        '-25': { zh: '1/4W', facts: facts({ power: '250mW', workingVoltage: '250V' }) },
        '-50': { zh: '1/2W', facts: facts({ power: '500mW', workingVoltage: '350V' }), factor: 1.8 },
        '100': { zh: '1W', facts: facts({ power: '1W', workingVoltage: '500V' }), factor: 3.4 },
      }),
      tolerance('F'),
      fixed('BF'),
      oneOf('packing', '包装', 'Packing', {
        '52': { zh: '52mm 编带', en: '52 mm tape box' },
        '73': { zh: '73mm 编带', en: '73 mm tape box' },
      }),
      fixed('-'),
      value(ohmsLetter),
    ],
    constraint: (choice) => (choice.size === '100') === (choice.packing === '73'),
  }),
  family('yageo-cfr', '国巨(YAGEO)', 'CFR', '1998-01-01', 0.012, {
    categoryCode: 'carbon-film-resistor',
    titleZh: '{resistance} {tolerance} {power} 碳膜插件电阻',
    titleEn: '{resistance} {tolerance} {power} carbon-film leaded resistor',
    picture: 'r-axial',
    package: 'Axial',
    pins: 2,
    facts: facts({ tempCoefficient: '±450ppm/℃', temperature: '-55~155℃' }),
    segments: [
      fixed('CFR'),
      oneOf('size', '功率', 'Power', {
        '-12': { zh: '1/6W', facts: facts({ power: '167mW', workingVoltage: '200V' }) },
        '-25': { zh: '1/4W', facts: facts({ power: '250mW', workingVoltage: '250V' }) },
        '-50': { zh: '1/2W', facts: facts({ power: '500mW', workingVoltage: '350V' }), factor: 1.8 },
      }),
      tolerance('J'),
      fixed('B-52-'),
      value(ohmsLetter),
    ],
  }),
  family('yageo-sqp', '国巨(YAGEO)', 'SQP', '1999-01-01', 0.42, {
    categoryCode: 'cement-resistor',
    titleZh: '{resistance} {tolerance} {power} 水泥线绕电阻',
    titleEn: '{resistance} {tolerance} {power} cement wirewound resistor',
    picture: 'r-power',
    package: 'Axial',
    pins: 2,
    facts: facts({ tempCoefficient: '±300ppm/℃', temperature: '-55~155℃' }),
    segments: [
      fixed('SQP'),
      oneOf('size', '功率', 'Power', {
        '500': { zh: '5W', facts: [fact('power', '5W')] },
        '10A': { zh: '10W', facts: [fact('power', '10W')], factor: 1.7 },
      }),
      tolerance('J'),
      fixed('B-'),
      value(ohmsLetter),
    ],
  }),
  family('bourns-3296', 'Bourns', '3296', '1996-01-01', 4.6, {
    categoryCode: 'trimmer',
    titleZh: '{resistance} 25 圈精密可调电阻 {adjustment}',
    titleEn: '{resistance} 25-turn cermet trimmer, {adjustment}',
    datasheet: 'https://www.bourns.com/docs/product-datasheets/3296.pdf',
    picture: 'r-pot-3296',
    package: '9.53x10.03mm',
    pins: 3,
    facts: facts({ power: '500mW', tempCoefficient: '±100ppm/℃', turns: '25', tolerance: '±10%' }),
    segments: [
      fixed('3296'),
      oneOf('adjustment', '调节方式', 'Adjustment', {
        W: { zh: '顶调', en: 'top adjust' },
        X: { zh: '侧调', en: 'side adjust' },
        Y: { zh: '顶调三角脚', en: 'top adjust, triangle pins' },
      }),
      fixed('-1-'),
      value(ohms3),
      fixed('LF'),
    ],
  }),
  family('bourns-3362', 'Bourns', '3362', '1996-01-01', 3.1, {
    categoryCode: 'trimmer',
    titleZh: '{resistance} 单圈可调电阻 {adjustment}',
    titleEn: '{resistance} single-turn trimmer, {adjustment}',
    picture: 'r-pot-3296',
    package: '6.6x7.0mm',
    pins: 3,
    facts: facts({ power: '500mW', tempCoefficient: '±100ppm/℃', turns: '1', tolerance: '±10%' }),
    segments: [
      fixed('3362'),
      oneOf('adjustment', '调节方式', 'Adjustment', {
        P: { zh: '顶调', en: 'top adjust' },
        W: { zh: '侧调', en: 'side adjust' },
      }),
      fixed('-1-'),
      value(ohms3),
      fixed('LF'),
    ],
  }),
  family('bourns-3224', 'Bourns', '3224', '2000-01-01', 7.8, {
    categoryCode: 'trimmer',
    titleZh: '{resistance} 11 圈贴片可调电阻',
    titleEn: '{resistance} 11-turn SMD trimmer',
    picture: 'r-pot-smd',
    package: '4.8x3.5mm',
    pins: 3,
    facts: facts({ power: '250mW', tempCoefficient: '±100ppm/℃', turns: '11', tolerance: '±10%' }),
    segments: [fixed('3224W-1-'), value(ohms3), fixed('E')],
  }),
];

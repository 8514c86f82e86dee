// Relay, switch, encoder and thermistor families.
import type { Meaning, PartFamily } from '../family.ts';
import { fact, facts } from './fact.ts';
import { codes, family, fixed, oneOf, printedAs, valued } from './segment.ts';
import { ohms3 } from './value-codec.ts';

const coil = (codes: Readonly<Record<string, string>>) =>
  printedAs('coilVoltage', '线圈电压', 'Coil voltage', codes);
const COILS = codes('003=3V 005=5V 006=6V 009=9V 012=12V 018=18V 024=24V 048=48V');
const form = (codes: Readonly<Record<string, readonly [string, string]>>) =>
  oneOf(
    'contactForm',
    '触点形式',
    'Contact form',
    Object.fromEntries(
      Object.entries(codes).map(([code, [zh, en]]): [string, Meaning] => [
        code,
        { zh, en, facts: [fact('contactForm', zh, en)] },
      ]),
    ),
  );
const ONE_NO = ['1 常开', '1 Form A'] as const;
const ONE_CO = ['1 转换', '1 Form C'] as const;
const power = {
  categoryCode: 'power-relay',
  titleZh: '{coilVoltage} {contactForm} {contactCurrent} 功率继电器',
  titleEn: '{coilVoltage} {contactForm} {contactCurrent} power relay',
  picture: 'relay-power',
  package: 'THT',
};
const signal = {
  categoryCode: 'signal-relay',
  titleZh: '{coilVoltage} {contactForm} {contactCurrent} 信号继电器',
  titleEn: '{coilVoltage} {contactForm} {contactCurrent} signal relay',
  picture: 'relay-signal',
  pins: 8,
};
const TWO_CO = fact('contactForm', '2 转换', '2 Form C');

export const electromechanicalFamilies: readonly PartFamily[] = [
  family('hongfa-hf3ff', '宏发(HONGFA)', 'HF3FF', '2001-01-01', 1.6, {
    ...power,
    pins: 5,
    facts: facts({ contactCurrent: '10A', temperature: '-40~85℃' }),
    segments: [fixed('HF3FF/'), coil(COILS), fixed('-1'), form({ HS: ONE_NO, ZS: ONE_CO })],
  }),
  family('hongfa-hf115f', '宏发(HONGFA)', 'HF115F', '2003-01-01', 4.2, {
    ...power,
    pins: 8,
    facts: facts({ contactCurrent: '16A', temperature: '-40~85℃' }),
    segments: [
      fixed('HF115F/'),
      coil({ '005': '5V', '012': '12V', '024': '24V', '048': '48V' }),
      fixed('-1'),
      form({ HS3: ONE_NO, ZS3: ONE_CO }),
    ],
  }),
  family('hongfa-hf46f', '宏发(HONGFA)', 'HF46F', '2005-01-01', 1.9, {
    ...power,
    pins: 4,
    facts: [...facts({ contactCurrent: '5A', temperature: '-40~85℃' }), fact('contactForm', ...ONE_NO)],
    segments: [fixed('HF46F/'), coil({ '5': '5V', '9': '9V', '12': '12V', '24': '24V' }), fixed('-HS1')],
  }),
  family('songle-srd', '松乐(SONGLE)', 'SRD', '1999-01-01', 1.15, {
    ...power,
    pins: 5,
    picture: 'relay-power',
    facts: facts({ contactCurrent: '10A', temperature: '-25~70℃' }),
    segments: [
      fixed('SRD-'),
      coil({ '03': '3V', '05': '5V', '06': '6V', '09': '9V', '12': '12V', '24': '24V', '48': '48V' }),
      fixed('VDC-SL-'),
      form({ A: ONE_NO, C: ONE_CO }),
    ],
  }),
  family('omron-g5le', 'Omron', 'G5LE', '1996-01-01', 5.2, {
    ...power,
    pins: 5,
    picture: 'relay-g5',
    facts: facts({ contactCurrent: '10A', temperature: '-25~85℃' }),
    segments: [
      fixed('G5LE-'),
      form({ '1A': ONE_NO, '1': ONE_CO }),
      fixed(' DC'),
      coil({ '5': '5V', '9': '9V', '12': '12V', '24': '24V', '48': '48V' }),
    ],
  }),
  family('hongfa-hfd4', '宏发(HONGFA)', 'HFD4', '2004-01-01', 5.4, {
    ...signal,
    package: 'DIP-8',
    facts: [...facts({ contactCurrent: '2A', temperature: '-40~85℃' }), TWO_CO],
    segments: [
      fixed('HFD4/'),
      coil({ '3': '3V', '4.5': '4.5V', '5': '5V', '9': '9V', '12': '12V', '24': '24V' }),
    ],
  }),
  family('omron-g6k', 'Omron', 'G6K', '2000-01-01', 12.5, {
    ...signal,
    package: 'SMD-8',
    facts: [...facts({ contactCurrent: '1A', temperature: '-40~70℃' }), TWO_CO],
    segments: [fixed('G6K-2F-Y DC'), coil({ '3': '3V', '4.5': '4.5V', '5': '5V', '12': '12V', '24': '24V' })],
  }),
  family('panasonic-tq2', 'Panasonic', 'TQ', '1997-01-01', 11, {
    ...signal,
    package: 'DIP-10',
    pins: 10,
    facts: [...facts({ contactCurrent: '1A', temperature: '-40~70℃' }), TWO_CO],
    segments: [
      fixed('TQ2-'),
      coil({ '3V': '3V', '4.5V': '4.5V', '5V': '5V', '9V': '9V', '12V': '12V', '24V': '24V' }),
    ],
  }),
  family('ck-pts645', 'C&K', 'PTS645', '2003-01-01', 0.62, {
    categoryCode: 'tactile-switch',
    titleZh: '6×6mm 轻触开关 {height} {actuationForce}',
    titleEn: '6 × 6 mm tactile switch, {height}, {actuationForce}',
    picture: 'sw-tact-6',
    pins: 4,
    package: 'THT-4P',
    facts: facts({ contactCurrent: '50mA', voltage: '12V' }),
    segments: [
      fixed('PTS645S'),
      printedAs('actuationForce', '按力', 'Actuation force', { M: '1.6N', L: '1.3N', H: '2.6N', K: '1N' }),
      printedAs('height', '高度', 'Height', { '43': '4.3mm', '50': '5mm', '70': '7mm', '95': '9.5mm' }),
      oneOf('mounting', '安装', 'Mounting', {
        '-2 LFS': { zh: '直插', en: 'through-hole', facts: [fact('mounting', '直插', 'through-hole')] },
        'SMTR92 LFS': {
          zh: '贴片',
          en: 'SMD',
          package: 'SMD-4P',
          picture: 'sw-tact-smd',
          facts: [fact('mounting', '贴片', 'SMD')],
        },
      }),
    ],
  }),
  family('ck-sda', 'C&K', 'SDA', '2000-01-01', 2.4, {
    categoryCode: 'dip-switch',
    titleZh: '{positions} 拨码开关 2.54mm',
    titleEn: '{positions} DIP switch, 2.54 mm',
    picture: 'sw-dip',
    facts: facts({ pitch: '2.54mm', contactCurrent: '25mA' }),
    segments: [
      fixed('SDA'),
      oneOf(
        'positions',
        '位数',
        'Positions',
        Object.fromEntries(
          ['02', '03', '04', '05', '06', '08', '09', '10', '12'].map((code) => [
            code,
            {
              zh: `${Number(code)}P`,
              package: `DIP-${2 * Number(code)}`,
              pins: 2 * Number(code),
              factor: 0.6 + Number(code) * 0.1,
              facts: [fact('positions', `${Number(code)}P`)],
            },
          ]),
        ),
      ),
      fixed('H0BD'),
    ],
  }),
  family('bourns-pec11', 'Bourns', 'PEC11R', '2013-01-01', 9.6, {
    categoryCode: 'rotary-encoder',
    titleZh: '{pulses} 脉冲 增量旋转编码器 轴长 {shaftLength}',
    titleEn: '{pulses}-pulse incremental encoder, {shaftLength} shaft',
    picture: 'r-pot-shaft',
    package: '12mm',
    pins: 5,
    facts: facts({ voltage: '5V', temperature: '-30~70℃' }),
    segments: [
      fixed('PEC11R-4'),
      oneOf('shaftLength', '轴长', 'Shaft length', {
        '015K': { zh: '15mm', facts: [fact('shaftLength', '15mm')] },
        '215F': { zh: '15mm 半轴', en: '15 mm D-shaft', facts: [fact('shaftLength', '15mm')] },
        '220F': { zh: '20mm 半轴', en: '20 mm D-shaft', facts: [fact('shaftLength', '20mm')] },
        '225F': { zh: '25mm 半轴', en: '25 mm D-shaft', facts: [fact('shaftLength', '25mm')] },
      }),
      fixed('-'),
      oneOf('button', '按压', 'Push', {
        S: {
          zh: '带按压',
          en: 'with push switch',
          facts: [fact('pushSwitch', '带按压', 'with push switch')],
        },
        N: {
          zh: '无按压',
          en: 'without push switch',
          facts: [fact('pushSwitch', '无按压', 'without push switch')],
          factor: 0.9,
        },
      }),
      printedAs('pulses', '脉冲数', 'Pulses', { '0012': '12', '0018': '18', '0024': '24' }),
    ],
  }),
  family('murata-ncp', 'Murata', 'NCP', '2004-01-01', 0.09, {
    categoryCode: 'ntc-thermistor',
    titleZh: '{resistance} {tolerance} {betaValue} {package} 贴片 NTC 热敏电阻',
    titleEn: '{resistance} {tolerance} {betaValue} {package} chip NTC thermistor',
    picture: 'ntc-smd',
    pins: 2,
    facts: facts({ temperature: '-40~125℃' }),
    segments: [
      fixed('NCP'),
      oneOf('size', '尺寸', 'Size', {
        '15': { zh: '0402', package: '0402' },
        '18': { zh: '0603', package: '0603', factor: 1.1 },
        '21': { zh: '0805', package: '0805', factor: 1.5 },
      }),
      oneOf('betaValue', 'B 值', 'B constant', {
        XH: { zh: '3380K', facts: [fact('betaValue', '3380K')] },
        WB: { zh: '4050K', facts: [fact('betaValue', '4050K')] },
        WF: { zh: '4250K', facts: [fact('betaValue', '4250K')] },
      }),
      valued('resistance', '阻值', 'Resistance', ohms3),
      oneOf('tolerance', '精度', 'Tolerance', {
        F: { zh: '±1%', facts: [fact('tolerance', '±1%')], factor: 2 },
        J: { zh: '±5%', facts: [fact('tolerance', '±5%')] },
        K: { zh: '±10%', facts: [fact('tolerance', '±10%')] },
      }),
      fixed('03R'),
      oneOf('packing', '包装', 'Packing', {
        B: { zh: '4mm 间距纸带', en: '4 mm pitch paper tape' },
        C: { zh: '2mm 间距纸带', en: '2 mm pitch paper tape' },
      }),
    ],
    constraint: ({ size, packing, betaValue, resistance }) =>
      (size === '15') === (packing === 'C') &&
      ({ XH: '103', WB: '473', WF: '104' } as Record<string, string>)[betaValue!] === resistance,
  }),
  family('vishay-ntcle', 'Vishay', 'NTCLE100E3', '2005-01-01', 1.1, {
    categoryCode: 'ntc-thermistor',
    titleZh: '{resistance} {tolerance} {betaValue} 引线 NTC 热敏电阻',
    titleEn: '{resistance} {tolerance} {betaValue} leaded NTC thermistor',
    picture: 'ntc',
    package: 'Radial',
    pins: 2,
    facts: facts({ betaValue: '3977K', temperature: '-40~125℃' }),
    segments: [
      fixed('NTCLE100E3'),
      valued('resistance', '阻值', 'Resistance', ohms3),
      oneOf('tolerance', '精度', 'Tolerance', {
        GB0: { zh: '±2%', facts: [fact('tolerance', '±2%')], factor: 1.3 },
        HB0: { zh: '±3%', facts: [fact('tolerance', '±3%')] },
        JB0: { zh: '±5%', facts: [fact('tolerance', '±5%')] },
      }),
    ],
  }),
];

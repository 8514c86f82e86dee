// The rules by which a part replaces another: each kind of rule, what is unknown, the grade.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoParts } from '#demo/catalog.ts';
import { demoParameters } from '#demo/parameters.ts';
import { fact } from '#mall/part/families/fact.ts';
import { attributeRule, hasAttributeRule } from './attribute-rules.ts';
import { baseNumber, type ComparedPart, compareParts, gradeOf, type Verdict } from './replacement-grade.ts';

const aPart = (wish: Partial<ComparedPart> & { values?: Record<string, string> } = {}): ComparedPart => ({
  partNo: wish.partNo ?? 'LM358DR',
  categoryCode: wish.categoryCode ?? 'mlcc',
  packageName: wish.packageName ?? '0603',
  packageFamily: wish.packageFamily ?? wish.packageName ?? '0603',
  pins: wish.pins ?? null,
  params: Object.entries(wish.values ?? {}).map(([key, text]) => fact(key, text)),
});

function verdict(category: string, key: string, of: string, by: string | undefined): Verdict | undefined {
  const verdicts = compareParts(
    aPart({ categoryCode: category, values: { [key]: of } }),
    aPart({ categoryCode: category, values: by === undefined ? {} : { [key]: by } }),
  );
  return verdicts.find((one) => one.key === key)?.verdict;
}

describe('a verdict', () => {
  it.each<[category: string, key: string, of: string, by: string | undefined, Verdict | undefined]>([
    ['mlcc', 'capacitance', '100nF', '0.1uF', 'met'],
    ['mlcc', 'capacitance', '100nF', '120nF', 'missed'],
    ['mlcc', 'voltage', '50V', '100V', 'better'],
    ['mlcc', 'voltage', '50V', '25V', 'missed'],
    ['mlcc', 'voltage', '50V', undefined, 'unknown'],
    ['mlcc', 'tolerance', '±10%', '±5%', 'better'],
    ['mlcc', 'tolerance', '±5%', '±10%', 'soft'],
    ['mlcc', 'dielectric', 'X7R', 'C0G', 'better'],
    ['mlcc', 'dielectric', 'X5R', 'X5R', 'met'],
    ['mlcc', 'dielectric', 'X7R', 'Y5V', 'soft'],
    ['cap.mlcc', 'temp_coef', 'X7R', 'X7R', 'met'],
    ['res.chip', 'temp_coef', '±100ppm/℃', '±50ppm/℃', 'better'],
    ['film-capacitor', 'dielectric', '聚丙烯', '聚酯', 'soft'],
    ['op-amp', 'supplyVoltage', '3~32V', '2.1~5.5V', 'missed'],
    ['op-amp', 'supplyVoltage', '3~5V', '2.1~5.5V', 'better'],
    ['op-amp', 'supplyVoltage', '3~5V', '5V', 'unknown'],
    ['op-amp', 'temperature', '-40~125℃', '-40~105℃', 'soft'],
    ['op-amp', 'temperature', '-40~125℃', '0~70℃', 'missed'],
    ['op-amp', 'channels', '2', '4', 'better'],
    ['mosfet-n', 'onResistance', '57mΩ', '60mΩ', 'soft'],
    ['mosfet-n', 'onResistance', '57mΩ', '80mΩ', 'missed'],
    ['mosfet-n', 'onResistance', '57mΩ', '40mΩ', 'better'],
    ['mosfet-p', 'drainVoltage', '-30V', '-20V', 'missed'],
    ['ldo-regulator', 'quiescentCurrent', '1uA', '60uA', 'soft'],
    ['mcu-32', 'interface', 'SPI,I2C', 'UART,I2C,SPI', 'better'],
    ['mcu-32', 'interface', 'SPI,I2C', 'SPI', 'soft'],
    ['rs485-transceiver', 'duplex', '半双工', '全双工', 'missed'],
    ['mlcc', 'packaging', 'reel', 'bag', undefined],
    ['mlcc', 'voltage', '50V', '50.05V', 'met'],
    ['mlcc', 'voltage', '50V', '50.06V', 'better'],
    ['mlcc', 'voltage', '50V', '49.96V', 'met'],
    ['mlcc', 'voltage', '50V', '49.9V', 'missed'],
    ['mlcc', 'voltage', '', '50V', undefined],
    ['mlcc', 'voltage', '0V', '0V', 'met'],
    ['mlcc', 'voltage', 'high', 'HIGH', 'met'],
    ['mlcc', 'voltage', 'high', '50V', 'unknown'],
    ['mlcc', 'voltage', '50V', 'high', 'unknown'],
    ['res.chip', 'power', '1W', '0.81W', 'soft'],
    ['res.chip', 'power', '1W', '0.79W', 'missed'],
    ['res.chip', 'tolerance', '±5 %', '± 2.5%', 'better'],
    ['res.chip', 'tolerance', '5%', '+5%', 'met'],
    ['res.chip', 'tolerance', '≤5%', '>9%', 'soft'],
    ['res.chip', 'tolerance', '5% max', '1%', 'unknown'],
    ['res.chip', 'tolerance', '1%', 'x 5%', 'unknown'],
    ['res.chip', 'temp_coef', '100ppm/°C', '100 ppm', 'met'],
    ['res.chip', 'temp_coef', '100ppm', '250ppm', 'missed'],
    ['res.chip', 'temp_coef', '0ppm', '1ppm', 'missed'],
    ['res.chip', 'tolerance', '0%', '1%', 'soft'],
    ['mosfet-n', 'onResistance', '100mΩ', '100.1mΩ', 'met'],
    ['mosfet-n', 'onResistance', '100mΩ', '99.91mΩ', 'met'],
    ['mosfet-n', 'onResistance', '100mΩ', '99mΩ', 'better'],
    ['mosfet-n', 'onResistance', '100mΩ', '114mΩ', 'soft'],
    ['mosfet-n', 'onResistance', '100mΩ', '116mΩ', 'missed'],
    ['mlcc', 'capacitance', '100nF', '100.09nF', 'met'],
    ['mlcc', 'capacitance', '100nF', '100.2nF', 'missed'],
    ['mlcc', 'capacitance', '0F', '0F', 'met'],
    ['mlcc', 'capacitance', '0F', '1F', 'missed'],
    ['mlcc', 'capacitance', 'large', 'LARGE', 'met'],
    ['mlcc', 'capacitance', 'large', 'small', 'missed'],
    ['buzzer', 'frequency', '1000Hz', '1040Hz', 'soft'],
    ['buzzer', 'frequency', '1000Hz', '1060Hz', 'missed'],
    ['zener', 'zener_range', '4.8~5.4V', '4.8~5.6V', 'soft'],
    ['zener', 'zener_range', '4.8~5.4V', '4.6~5.4V', 'soft'],
    ['zener', 'zener_range', '4.8~5.4V', '4.4~5.4V', 'missed'],
    ['zener', 'zener_range', '4.8~5.4V', '4.8~5.4V', 'met'],
    ['op-amp', 'supplyVoltage', '3~5V', '3~5V', 'met'],
    ['op-amp', 'supplyVoltage', '3~5V', '2~5V', 'better'],
    ['op-amp', 'supplyVoltage', '3~5V', '3~6V', 'better'],
    ['op-amp', 'supplyVoltage', '3~5V', '3.002~5V', 'met'],
    ['op-amp', 'supplyVoltage', '3~5V', '3.01~5V', 'missed'],
    ['op-amp', 'supplyVoltage', '3~5V', '3~4.9V', 'missed'],
    ['op-amp', 'supplyVoltage', '5V', '5V', 'met'],
    ['op-amp', 'supplyVoltage', '5V', '3~6V', 'better'],
    ['op-amp', 'supplyVoltage', '5V', '6V', 'missed'],
    ['op-amp', 'temperature', '0~100℃', '19~100℃', 'soft'],
    ['op-amp', 'temperature', '0~100℃', '21~100℃', 'missed'],
    ['op-amp', 'channels', 'Dual', '2', 'met'],
    ['op-amp', 'channels', 'dual channel', 'Quad channels', 'better'],
    ['op-amp', 'channels', 'triple', 'single', 'missed'],
    ['op-amp', 'channels', 'octal', '8', 'met'],
    ['op-amp', 'channels', 'hex', 'six', 'met'],
    ['op-amp', 'channels', 'four', '4', 'met'],
    ['op-amp', 'channels', 'eight', '8', 'met'],
    ['op-amp', 'channels', '3', 'triple', 'met'],
    ['op-amp', 'channels', '1', 'single', 'met'],
    ['op-amp', 'channels', 'many', 'many more', 'unknown'],
    ['op-amp', 'channels', 'not dual', '2', 'unknown'],
    ['op-amp', 'channels', 'dual type', '2', 'unknown'],
    ['op-amp', 'temperature', '100℃', '0~90℃', 'soft'],
    ['buzzer', 'frequency', '0~1000Hz', '0~1040Hz', 'soft'],
    ['mcu-32', 'interface', 'SPI', 'SPI,,/', 'met'],
    ['mcu-32', 'interface', 'SPI、I²C；', 'i2c / spi', 'met'],
    ['mcu-32', 'interface', 'Quad SPI', 'quad-spi', 'met'],
    ['mcu-32', 'interface', '', 'SPI', undefined],
    ['wifi-module', 'interface', 'SPI', 'UART', 'missed'],
    ['mlcc', 'dielectric', 'X7R', 'X7S', 'met'],
    ['mlcc', 'dielectric', 'unheard', 'UNHEARD', 'met'],
    ['mlcc', 'dielectric', 'unheard', 'X7R', 'soft'],
    ['mlcc', 'dielectric', 'X7R', 'unheard', 'soft'],
  ])('in %s, %s: %s by %s is %s', (category, key, of, by, wanted) => {
    expect(verdict(category, key, of, by)).toBe(wanted);
  });
});

it.each<[string, number | undefined]>([
  ['5', 5],
  ['-12.55', -12.55],
  ['+12.5', 12.5],
  [' 120 ', 120],
  ['± 1 %', 1],
  ['<9.5%', 9.5],
  ['~ 100', 100],
  ['25 ppm', 25],
  ['25ppm/℃', 25],
  ['25ppm/°C', 25],
  [' Dual ', 2],
  ['1.', undefined],
  ['1.x', undefined],
  ['x5', undefined],
  ['5x', undefined],
])('%j that nobody has read yet is the number %s', (text, n) => {
  const of = (is: number) => ({ ...aPart(), params: [{ key: 'tolerance', text: '?', n: is }] });
  const by = { ...aPart(), params: [{ key: 'tolerance', text }] };
  expect(compareParts(of(n ?? 5), by).at(-1)?.verdict).toBe(n === undefined ? 'unknown' : 'met');
  expect(compareParts(of(0.1), by).at(-1)?.verdict).toBe(n === undefined ? 'unknown' : 'soft');
});

describe('package and pins', () => {
  const both = (of: Partial<ComparedPart>, by: Partial<ComparedPart>, pinsEqual?: boolean) =>
    compareParts({ ...aPart(), pins: null, ...of }, { ...aPart(), pins: null, ...by }, pinsEqual).slice(0, 2);

  it('are named as each part names them', () => {
    expect(both({ packageName: 'SOP-8', pins: 8 }, { packageName: null, packageFamily: null })).toEqual([
      { key: 'package', of: { text: 'SOP-8' }, by: { text: '' }, verdict: 'unknown', isEssential: false },
      { key: 'pins', of: { text: '8' }, by: { text: '' }, verdict: 'unknown', isEssential: false },
    ]);
  });

  it('are nothing where a part names none', () => {
    const silent = { packageName: null, packageFamily: null };
    expect(both(silent, { pins: 8 }).map(({ of, by }) => [of.text, by.text])).toEqual([
      ['', '0603'],
      ['', '8'],
    ]);
  });

  it.each<[Partial<ComparedPart>, Partial<ComparedPart>, Verdict]>([
    [{ packageFamily: 'sop-8' }, { packageFamily: 'SOP-8' }, 'met'],
    [{ packageFamily: null, packageName: 'SOP-8' }, { packageFamily: 'SOP-8' }, 'met'],
    [{ packageFamily: 'SOP-8' }, { packageFamily: '', packageName: 'sop-8' }, 'met'],
    [{ packageFamily: 'SOP-8' }, { packageFamily: 'SOP-14' }, 'missed'],
    [{ packageFamily: 'SOP-8' }, { packageFamily: null, packageName: null }, 'unknown'],
    [{ packageFamily: null, packageName: null }, { packageFamily: 'SOP-8' }, 'unknown'],
  ])('%j and %j: the package is %s', (of, by, wanted) => {
    expect(both(of, by)[0]?.verdict).toBe(wanted);
  });

  const circuit = { categoryCode: 'op-amp' };
  it.each<[string, Partial<ComparedPart>, Partial<ComparedPart>, boolean | undefined, Verdict]>([
    ['of a resistor in the same package', { categoryCode: 'res.chip' }, {}, undefined, 'met'],
    [
      'of a resistor in another package',
      { categoryCode: 'res.chip' },
      { packageFamily: '0805' },
      undefined,
      'unknown',
    ],
    ['of a circuit by its number', circuit, { partNo: 'SGM358' }, undefined, 'met'],
    [
      'of a circuit by its number, in another package',
      circuit,
      { partNo: 'SGM358', packageFamily: 'X' },
      undefined,
      'unknown',
    ],
    ['of another circuit', circuit, { partNo: 'TL072' }, undefined, 'unknown'],
    ['of another number', { categoryCode: 'res.chip', pins: 2 }, { pins: 3 }, undefined, 'missed'],
    ['of an unknown number', { categoryCode: 'res.chip', pins: 2 }, {}, undefined, 'met'],
    ['of a number that only the other says', { categoryCode: 'res.chip' }, { pins: 2 }, undefined, 'met'],
    ['that a pair says differ', { categoryCode: 'res.chip' }, {}, false, 'missed'],
    ['that a pair says are equal', { ...circuit, pins: 2 }, { partNo: 'TL072', pins: 3 }, true, 'met'],
  ])('the pins %s', (_, of, by, pinsEqual, wanted) => {
    expect(both(of, by, pinsEqual)[1]?.verdict).toBe(wanted);
  });
});

it('words are the same when they are so in Chinese, whatever their English', () => {
  const said = (textEn: string) => ({ ...aPart(), params: [fact('duplex', '半双工', textEn)] });
  expect(compareParts(said('half'), said('half duplex')).at(-1)?.verdict).toBe('met');
});

it('what a part says is given as it says it, in both languages', () => {
  const of = { ...aPart(), params: [fact('colour', '红色', 'red'), fact('voltage', '5V')] };
  const by = { ...aPart(), params: [fact('colour', '红', 'Red')] };
  expect(compareParts(of, by).slice(2)).toEqual([
    {
      key: 'colour',
      of: { text: '红色', textEn: 'red' },
      by: { text: '红', textEn: 'Red' },
      verdict: 'met',
      isEssential: true,
    },
    { key: 'voltage', of: { text: '5V' }, by: { text: '' }, verdict: 'unknown', isEssential: false },
  ]);
});

it.each<[string, [key: string, verdict: Verdict, isEssential?: boolean][], number | undefined]>([
  [
    'everything met',
    [
      ['package', 'met'],
      ['a', 'met'],
    ],
    1,
  ],
  [
    'something better',
    [
      ['package', 'met'],
      ['a', 'better', true],
    ],
    1,
  ],
  ['nothing said', [], 1],
  [
    'something soft',
    [
      ['package', 'met'],
      ['a', 'soft'],
    ],
    2,
  ],
  [
    'something unknown',
    [
      ['package', 'met'],
      ['a', 'unknown'],
    ],
    2,
  ],
  [
    'something essential soft',
    [
      ['package', 'met'],
      ['a', 'soft', true],
    ],
    2,
  ],
  [
    'something missed',
    [
      ['package', 'met'],
      ['a', 'missed'],
      ['b', 'soft'],
    ],
    3,
  ],
  ['another package', [['package', 'missed']], 3],
  ['an unknown package', [['package', 'unknown']], 3],
  [
    'something essential unknown',
    [
      ['package', 'met'],
      ['a', 'unknown', true],
    ],
    3,
  ],
  [
    'something essential missed',
    [
      ['package', 'met'],
      ['a', 'missed', true],
      ['b', 'unknown', true],
    ],
    undefined,
  ],
])('%s gives the grade %s', (_, verdicts, grade) => {
  const said = { of: { text: '' }, by: { text: '' } };
  const all = verdicts.map(([key, verdict, isEssential = false]) => ({ ...said, key, verdict, isEssential }));
  expect(gradeOf(all)).toBe(grade);
});

describe('a grade', () => {
  const values = { capacitance: '100nF', voltage: '50V', dielectric: 'X7R', tolerance: '±10%' };
  it.each<[string, Partial<ComparedPart> & { values?: Record<string, string> }, number | undefined]>([
    ['the same', { values }, 1],
    ['better', { values: { ...values, voltage: '100V' } }, 1],
    ['slightly off', { values: { ...values, tolerance: '±20%' } }, 2],
    ['silent about the voltage', { values: { ...values, voltage: '' } }, 2],
    ['below the voltage', { values: { ...values, voltage: '25V' } }, 3],
    ['another package', { values, packageName: '0805' }, 3],
    ['of an unknown value', { values: { voltage: '50V' } }, 3],
    ['another value', { values: { ...values, capacitance: '1uF' } }, undefined],
  ])('%s', (_, by, wanted) => {
    expect(gradeOf(compareParts(aPart({ values }), aPart(by)))).toBe(wanted);
  });

  it('circuits agree on their pins by a shared base number or by a published pair only', () => {
    const of = aPart({
      categoryCode: 'op-amp',
      packageName: 'SOP-8',
      partNo: 'LM358DR',
      values: { channels: '2' },
    });
    const by = (partNo: string) => ({ ...of, partNo });
    expect(gradeOf(compareParts(of, by('SGM358YS8G')))).toBe(1);
    expect(gradeOf(compareParts(of, by('RS622XK')))).toBe(2);
    expect(gradeOf(compareParts(of, by('RS622XK'), true))).toBe(1);
    expect(gradeOf(compareParts(of, by('SGM358YS8G'), false))).toBe(3);
  });

  it('is the best for a part itself, and never better where something is unknown', () => {
    const parts = [...demoParts()].filter((_, at) => at % 97 === 0);
    for (const part of parts) {
      const compared: ComparedPart = {
        ...part,
        packageName: part.package ?? null,
        packageFamily: part.packageFamily ?? part.package ?? null,
        pins: part.pins ?? null,
      };
      const own = gradeOf(compareParts(compared, compared));
      expect([part.partNo, own]).toEqual([part.partNo, compared.packageName ? 1 : 3]);
    }
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.nat(), (part, lost) => {
        const of = { ...part, packageName: '0603', packageFamily: '0603', pins: null };
        const by = {
          ...of,
          params: of.params.filter((_, at) => at !== lost % Math.max(of.params.length, 1)),
        };
        const left = gradeOf(compareParts(of, by));
        const ruled = of.params.some(
          ({ key }) =>
            attributeRule(of.categoryCode, key).kind !== 'IGNORE' &&
            !by.params.some((one) => one.key === key),
        );
        return ruled ? left === undefined || left > 1 : left === 1;
      }),
      { numRuns: 60 },
    );
  });
});

it.each([
  ['LM358DR', '358'],
  ['SGM358YS8G/TR', '358'],
  ['STM32F103C8T6', '32F103'],
  ['GD32F103C8T6', '32F103'],
  ['SN74HC00DR', '74HC00'],
  ['W25Q64JVSSIQ', '25Q64'],
  ['2N7002', '2N7002'],
  ['ABC', 'ABC'],
  ['a-b 12', 'AB12'],
  ['rc-0402/x', '0402'],
  ['AT24C256', '24C256'],
  ['', ''],
])('the base number of %s is %s', (partNo, base) => expect(baseNumber(partNo)).toBe(base));

it('every comparable parameter of the demo has a rule', () => {
  const silent = new Set(['sensitivity', 'safetyClass']);
  expect(
    demoParameters.map(({ key }) => key).filter((key) => !hasAttributeRule(key) && !silent.has(key)),
  ).toEqual([]);
});

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
  ])('in %s, %s: %s by %s is %s', (category, key, of, by, wanted) => {
    expect(verdict(category, key, of, by)).toBe(wanted);
  });
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
])('the base number of %s is %s', (partNo, base) => expect(baseNumber(partNo)).toBe(base));

it('every comparable parameter of the demo has a rule', () => {
  const silent = new Set(['sensitivity', 'safetyClass']);
  expect(
    demoParameters.map(({ key }) => key).filter((key) => !hasAttributeRule(key) && !silent.has(key)),
  ).toEqual([]);
});

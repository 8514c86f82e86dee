// The rules by which a part replaces another: each kind of rule, what is unknown, the grade.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoParts } from '#demo/catalog.ts';
import { demoParameters } from '#demo/parameters.ts';
import { fact } from '#mall/part/families/fact.ts';
import { categoryRules } from './attribute-rules.ts';
import { packageOfOrderCode } from './package-match.ts';
import {
  type AttributeVerdict,
  type ComparedPart,
  compareParts,
  gradeOf,
  gradeOfPair,
} from './replacement-grade.ts';
import { circuitOf } from './same-device.ts';
import type { Verdict } from './verdict.ts';

const aPart = (wish: Partial<ComparedPart> & { values?: Record<string, string> } = {}): ComparedPart => ({
  partNo: wish.partNo ?? 'LM358DR',
  categoryCode: wish.categoryCode ?? 'mlcc',
  packageName: wish.packageName ?? '0603',
  packageFamily: wish.packageFamily ?? wish.packageName ?? '0603',
  pins: wish.pins ?? null,
  params: Object.entries(wish.values ?? {}).map(([key, text]) => fact(key, text)),
});

describe('package and pins', () => {
  const body = (of: Partial<ComparedPart>, by: Partial<ComparedPart>, pinsEqual?: boolean) =>
    new Map(
      compareParts({ ...aPart(), pins: null, ...of }, { ...aPart(), pins: null, ...by }, pinsEqual).map(
        (one) => [one.key, one] as const,
      ),
    );
  const silent = { packageName: null, packageFamily: null };

  it('are named as each part names them', () => {
    const said = body({ packageName: 'SOP-8', pins: 8 }, { ...silent, partNo: 'X' });
    expect(said.get('package')).toEqual({
      key: 'package',
      of: { text: 'SOP-8' },
      by: { text: '' },
      verdict: 'unknown',
      weight: 'firm',
    });
    expect(said.get('pins')).toEqual({
      key: 'pins',
      of: { text: '8' },
      by: { text: '' },
      verdict: 'unknown',
      weight: 'firm',
    });
  });

  it('are left out where nobody counts the pins', () => {
    expect([...body({}, { partNo: 'X' }).keys()]).not.toContain('pins');
  });

  it.each<[Partial<ComparedPart>, Partial<ComparedPart>, Verdict]>([
    [{ packageName: 'sop-8' }, { packageName: 'SOIC-8' }, 'met'],
    [{ packageName: null, packageFamily: 'SO-8' }, { packageName: 'SOP-8' }, 'met'],
    [{ packageName: 'SOP-8' }, { packageName: 'SOP-14' }, 'missed'],
    [{ packageName: 'SOP-8' }, silent, 'unknown'],
    [silent, { packageName: 'SOP-8' }, 'unknown'],
    [{ packageName: '0603' }, { ...silent, partNo: 'RC0603FR-0710KL' }, 'met'],
    [{ packageName: '0805' }, { ...silent, partNo: 'RC0603FR-0710KL' }, 'missed'],
  ])('%j and %j: the package is %s', (of, by, wanted) => {
    expect(body(of, { partNo: 'X', ...by }).get('package')?.verdict).toBe(wanted);
  });

  it.each<[string, number | null, number | null, boolean | undefined, Verdict]>([
    ['as many', 8, 8, undefined, 'met'],
    ['more', 8, 14, undefined, 'missed'],
    ['as many as its package has', 8, null, undefined, 'met'],
    ['others that a pair calls equal', 8, 9, true, 'met'],
  ])('%s are counted', (_, of, by, pinsEqual, wanted) => {
    const verdicts = body({ pins: of }, { pins: by, partNo: 'X' }, pinsEqual);
    expect(verdicts.get('pins')?.verdict).toBe(wanted);
  });

  const circuit = { categoryCode: 'op-amp' };
  const resistor = { categoryCode: 'res.chip' };
  it.each<[string, Partial<ComparedPart>, Partial<ComparedPart>, boolean | undefined, string]>([
    ['of a resistor in the same package', resistor, {}, undefined, 'met firm'],
    ['of a resistor in another package', resistor, { packageName: '0805' }, undefined, 'unknown firm'],
    ['of a circuit by its number', circuit, { partNo: 'SGM358' }, undefined, 'met firm'],
    [
      'of a circuit by its number, in another package',
      circuit,
      { partNo: 'SGM358', packageName: '0805' },
      undefined,
      'unknown firm',
    ],
    ['of another circuit', circuit, { partNo: 'TL072' }, undefined, 'unknown firm'],
    [
      'where only the number tells',
      { categoryCode: 'conv.adc' },
      { partNo: 'X7' },
      undefined,
      'unknown hard',
    ],
    ['of another count', { ...resistor, pins: 2 }, { pins: 3 }, undefined, 'unknown firm'],
    ['that a pair says differ', resistor, {}, false, 'missed firm'],
    ['that a pair says are equal', { ...circuit, pins: 2 }, { partNo: 'TL072', pins: 3 }, true, 'met firm'],
  ])('the assignment %s', (_, of, by, pinsEqual, wanted) => {
    const { verdict, weight } = body(of, { partNo: 'RC0603', ...by }, pinsEqual).get('pinout')!;
    expect(`${verdict} ${weight}`).toBe(wanted);
  });

  it('the assignment says by what it is known', () => {
    const texts = (of: object, by: object, pinsEqual?: boolean) => {
      const pinout = body(of, by, pinsEqual).get('pinout')!;
      return [pinout.of.text, pinout.by.text];
    };
    expect(texts(resistor, { partNo: 'X' })).toEqual(['0603', '0603']);
    expect(texts(circuit, { partNo: 'SGM358' })).toEqual(['358', '358']);
    expect(texts(circuit, { partNo: 'TL072' })).toEqual(['', '']);
    expect(texts(circuit, { partNo: 'TL072' }, true)).toEqual(['见依据', '见依据']);
  });

  it('one device in two packings is said to be one', () => {
    expect([...body({}, { partNo: 'LM358DT' }).keys()]).toContain('device');
    expect([...body({}, { partNo: 'LM358PT' }).keys()]).not.toContain('device');
  });
});

it('words are the same when they are so in Chinese, whatever their English', () => {
  const said = (textEn: string) => ({ ...aPart(), params: [fact('duplex', '半双工', textEn)] });
  const verdicts = compareParts(said('half'), said('half duplex'));
  expect(verdicts.find(({ key }) => key === 'duplex')?.verdict).toBe('met');
});

it('what a part says is given as it says it, in both languages', () => {
  const of = { ...aPart(), params: [fact('colour', '红色', 'red'), fact('voltage', '5V')] };
  const by = { ...aPart(), params: [fact('colour', '红', 'Red')] };
  expect(compareParts(of, by).filter(({ key }) => key === 'colour' || key === 'voltage')).toEqual([
    {
      key: 'colour',
      of: { text: '红色', textEn: 'red' },
      by: { text: '红', textEn: 'Red' },
      verdict: 'met',
      weight: 'soft',
    },
    { key: 'voltage', of: { text: '5V' }, by: { text: '' }, verdict: 'unknown', weight: 'firm' },
  ]);
});

describe('the grade of', () => {
  const verdicts = (text: string): AttributeVerdict[] =>
    text.split(' ').map((word) => {
      const [key = '', verdict, weight = 'firm'] = word.split(':');
      const said = { of: { text: '' }, by: { text: '' } };
      return { key, ...said, verdict: verdict as Verdict, weight: weight as AttributeVerdict['weight'] };
    });

  it.each<[string, string, number | undefined]>([
    ['everything met', 'package:met a:met', 1],
    ['something better', 'package:met a:better:hard', 1],
    ['nothing compared', 'package:met pinout:met', 3],
    ['a slight miss', 'package:met a:soft:soft', 2],
    ['a slight miss of what decides', 'package:met a:soft:hard', 2],
    ['something unknown', 'package:met a:unknown b:met', 2],
    ['unknown pins', 'package:met pinout:unknown a:met', 2],
    ['as much unknown as known', 'package:met a:unknown b:unknown c:met d:met', 2],
    ['more unknown than known', 'package:met a:unknown b:unknown c:met', 3],
    ['a rating missed', 'package:met a:missed:firm', 3],
    ['one soft parameter out of tolerance', 'package:met pinout:met a:missed:soft b:met', 2],
    ['two soft parameters out of tolerance', 'package:met a:missed:soft b:missed:soft', 3],
    ['another package', 'package:missed a:met', 3],
    ['an unknown package', 'package:unknown a:met', 3],
    ['other pins', 'package:met pins:missed a:met', 3],
    ['unknown in what decides', 'package:met a:unknown:hard b:met c:met', 3],
    ['missed in what decides', 'package:met a:missed:hard b:unknown:hard', undefined],
    ['the same device', 'device:met package:met a:met b:better', 1],
    ['the same device, printed otherwise', 'device:met package:met a:missed:soft b:missed:soft c:unknown', 2],
    ['the same device of which nothing is known', 'device:met package:met a:unknown b:unknown c:met', 3],
    ['the same device in another package', 'device:met package:missed a:met', 3],
    ['the same device with a lower rating', 'device:met package:met a:missed:firm', 3],
    ['the same device with another value', 'device:met package:met a:missed:hard', undefined],
  ])('%s: %s is %s', (_, text, grade) => {
    expect(gradeOf(verdicts(text))).toBe(grade);
  });

  it.each([
    ['nothing compared, pins vouched for', 'package:met pinout:met', true, 2],
    ['nothing compared, nobody knows the pins', 'package:met pinout:met', null, 3],
    ['a rating missed', 'package:met a:missed:firm', true, 3],
    ['missed in what decides', 'package:met a:missed:hard', true, 3],
    ['everything met', 'package:met a:met', null, 1],
  ])('of a published pair, %s', (_, text, isPinEqual, grade) => {
    expect(gradeOfPair(verdicts(text), isPinEqual)).toBe(grade);
  });
});

it('a soft parameter that misses by more than twice its tolerance counts like a rating', () => {
  const weight = (ohms: string) =>
    compareParts(
      aPart({ categoryCode: 'tran.mos', values: { rds_on: '100mΩ', vds: '30V' } }),
      aPart({ categoryCode: 'tran.mos', values: { rds_on: ohms, vds: '30V' } }),
    ).find(({ key }) => key === 'rds_on');
  expect(weight('120mΩ')).toMatchObject({ verdict: 'soft', weight: 'soft' });
  expect(weight('149mΩ')).toMatchObject({ verdict: 'missed', weight: 'soft' });
  expect(weight('151mΩ')).toMatchObject({ verdict: 'missed', weight: 'firm' });
});

it('a parameter is found by any of its names', () => {
  const part = (key: string, text: string) => aPart({ categoryCode: 'intf.can', values: { [key]: text } });
  const verdicts = compareParts(part('supplyVoltage', '3~3.6V'), part('supply_voltage', '3V~3.6V'));
  expect(verdicts.find(({ key }) => key === 'supplyVoltage')).toMatchObject({ verdict: 'met' });
});

it('what does not say what it is can be no drop-in', () => {
  const part = (values: Record<string, string>, partNo: string) => aPart({ values, partNo });
  const values = { voltage: '50V', dielectric: 'X7R' };
  expect(gradeOf(compareParts(part(values, 'A-1'), part(values, 'B-2')))).toBe(3);
});

it('a dash says nothing', () => {
  const [of, by] = ['5V', '-'].map((voltage, at) => aPart({ values: { voltage }, partNo: `X${at}` }));
  expect(compareParts(of!, by!).find(({ key }) => key === 'voltage')?.verdict).toBe('unknown');
  expect(compareParts(by!, of!).find(({ key }) => key === 'voltage')).toBeUndefined();
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
    ['of an unknown value', { values: { ...values, capacitance: '' } }, 3],
    ['another value', { values: { ...values, capacitance: '1uF' } }, undefined],
  ])('%s', (_, by, wanted) => {
    expect(gradeOf(compareParts(aPart({ values }), aPart({ partNo: 'GRM188', ...by })))).toBe(wanted);
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
      const isKnown = compared.packageName !== null || packageOfOrderCode(part.partNo) !== undefined;
      expect([part.partNo, own]).toEqual([part.partNo, isKnown ? 1 : 3]);
    }
    fc.assert(
      fc.property(fc.constantFrom(...parts), fc.nat(), (part, lost) => {
        const of = { ...part, packageName: '0603', packageFamily: '0603', pins: null };
        const left = of.params.filter((_, at) => at !== lost % Math.max(of.params.length, 1));
        const grade = gradeOf(compareParts(of, { ...of, partNo: 'ANOTHER', params: left }));
        const rules = categoryRules(of.categoryCode);
        const isRuled = of.params.some(
          (param) => rules.ruleOf(param.key).kind !== 'IGNORE' && !left.includes(param),
        );
        return !isRuled || grade === undefined || grade > 1;
      }),
      { numRuns: 60 },
    );
  });
});

it('no grade of the demo contradicts the page: 1 misses nothing, 1 and 2 cover the supply and every rating', () => {
  const isRating = (key: string) =>
    /(?:supply|input|stand.?off|rated|working|drain|collector|reverse)_?voltage$|(?:output|rated|load|drain|collector|forward|contact|ripple|drive)_?current$|^current_rated$|power$/i.test(
      key,
    );
  const parts = [...demoParts()].map(
    (part): ComparedPart => ({
      ...part,
      packageName: part.package ?? null,
      packageFamily: part.packageFamily ?? part.package ?? null,
      pins: part.pins ?? null,
    }),
  );
  const wrong: string[] = [];
  const check = (of: ComparedPart, by: ComparedPart) => {
    const verdicts = compareParts(of, by);
    const grade = gradeOf(verdicts) ?? 4;
    const off = verdicts.filter(({ verdict }) => verdict === 'missed' || verdict === 'soft');
    const bad = grade === 1 ? off : off.filter(({ key, verdict }) => verdict === 'missed' && isRating(key));
    if (grade < 3)
      wrong.push(...bad.map((one) => `${grade}: ${of.partNo} ${by.partNo} ${one.of.text} ${one.by.text}`));
  };
  for (const all of Map.groupBy(parts, (part) => part.categoryCode).values()) {
    const some = all.filter((_, at) => at % Math.ceil(all.length / 8) === 0);
    const brothers = [...Map.groupBy(all, ({ partNo }) => circuitOf(partNo)).values()];
    for (const group of [some, ...brothers.map((group) => group.slice(0, 3))])
      for (const of of group) for (const by of group) check(of, by);
  }
  expect(wrong).toEqual([]);
});

it('every comparable parameter of the demo has a rule', () => {
  // What a piece weighs and what else a maker says of it stand in no one's way.
  const silent = new Set(['sensitivity', 'safetyClass', 'weight', 'features']);
  expect(
    demoParameters
      .map(({ key }) => key)
      .filter((key) => !categoryRules('any').names(key) && !silent.has(key)),
  ).toEqual([]);
});

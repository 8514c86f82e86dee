// Order codes are read as they were written, and true examples mean what their makers say.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyFamily } from './families/every-family.ts';
import { fact, printed } from './families/fact.ts';
import {
  type Choice,
  decodeOrderCode,
  decodePartNo,
  encodePartNo,
  familyChoices,
  familyPart,
  familyParts,
  familyPrice,
  type OptionSegment,
  type PartFamily,
  type ValueSegment,
} from './family.ts';

const familyOf = (code: string) => everyFamily.find((family) => family.code === code)!;

/** Codes that one codec or another reads. */
const CODES =
  '100 101 102 103 104 105 106 107 220 221 222 223 224 225 330 331 470 471 472 473 474 475 601 1R0 2R2 4R7 R10 R47 10R0 49R9 1000 1001 4701 1002 4702 1003 100K 470J 0000 0100 0103 10R 100R 0R1 0R05 1K 4K7 10K 1M 1K00 4K70 10K0 R0100 R1000 1N0 4N7 10N 5V1 3V3 12 24 10 47 1 2.2 4.7 8 11.0592 25 8.000 25.000 8.000000 25.000000'.split(
    ' ',
  );

const codesOf = (segment: OptionSegment | ValueSegment) =>
  'codec' in segment ? CODES.filter((code) => segment.codec.read(code)) : Object.keys(segment.options);

const openSegments = (family: PartFamily) =>
  family.segments.filter((segment): segment is OptionSegment | ValueSegment => !('fixed' in segment));

const selectionOf = (family: PartFamily) =>
  Object.fromEntries(openSegments(family).map((segment) => [segment.key, codesOf(segment)]));

describe('encode and decode', () => {
  it('decoding an encoded choice gives the choice', () => {
    const anyChoice = fc.constantFrom(...everyFamily).chain((family) =>
      fc.record({
        family: fc.constant(family),
        choice: fc.record(
          Object.fromEntries(
            openSegments(family).map((segment) => [segment.key, fc.constantFrom(...codesOf(segment))]),
          ),
        ),
      }),
    );
    let built = 0;
    fc.assert(
      fc.property(anyChoice, ({ family, choice }) => {
        if (family.constraint && !family.constraint(choice)) return;
        built++;
        expect(decodePartNo(family, encodePartNo(family, choice))?.choice).toEqual(choice);
      }),
      { numRuns: 5000 },
    );
    expect(built).toBeGreaterThan(1500);
  });

  it('every family builds something, and every segment has a label in both languages', () => {
    for (const family of everyFamily) {
      const [choice] = familyChoices(family, selectionOf(family));
      expect(choice, family.code).toBeDefined();
      const decoded = decodePartNo(family, encodePartNo(family, choice!));
      expect(decoded?.choice, family.code).toEqual(choice);
      for (const segment of decoded?.segments ?? []) {
        expect(
          segment.labelZh && segment.labelEn && segment.textZh && segment.textEn,
          `${family.code} ${segment.key}`,
        ).toBeTruthy();
      }
    }
  });

  it('any text is read without an error', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 24 }), (text) => {
        const found = decodeOrderCode(everyFamily, text);
        if (found) expect(encodePartNo(found.family, found.choice)).toBe(found.partNo);
      }),
      { numRuns: 300 },
    );
  });

  it('family codes are unique', () => {
    expect(new Set(everyFamily.map((family) => family.code)).size).toBe(everyFamily.length);
  });
});

describe('true order codes', () => {
  const examples: [partNo: string, brand: string, meanings: Record<string, string>][] = [
    ['RC0603FR-0710KL', '国巨(YAGEO)', { resistance: '10kΩ', tolerance: '±1%', size: '0603' }],
    ['RC0402FR-074K7L', '国巨(YAGEO)', { resistance: '4.7kΩ' }],
    ['0603WAF4701T5E', '厚声(UNI-ROYAL)', { resistance: '4.7kΩ', size: '0603' }],
    ['0805W8J0103T5E', '厚声(UNI-ROYAL)', { resistance: '10kΩ', size: '0805' }],
    ['ERJ-3EKF1002V', 'Panasonic', { resistance: '10kΩ', tolerance: '±1%' }],
    ['CRCW06034K70FKEA', 'Vishay', { resistance: '4.7kΩ' }],
    ['WSL2512R0100FEA', 'Vishay', { resistance: '10mΩ' }],
    [
      'GRM188R71H104KA93D',
      'Murata',
      { capacitance: '100nF', dielectric: 'X7R', voltage: '50V', tolerance: '±10%' },
    ],
    ['GRM1555C1H101JA01D', 'Murata', { capacitance: '100pF', dielectric: 'C0G' }],
    ['CL10B104KB8NNNC', 'Samsung', { capacitance: '100nF', voltage: '50V' }],
    ['CC0603KRX7R9BB104', '国巨(YAGEO)', { capacitance: '100nF', dielectric: 'X7R', voltage: '50V' }],
    ['0402CG100J500NT', '风华(FENGHUA)', { capacitance: '10pF', dielectric: 'C0G' }],
    ['T491A106K016AT', 'KEMET', { capacitance: '10µF', voltage: '16V' }],
    ['UVR1H100MDD', 'Nichicon', { capacitance: '10µF', voltage: '50V' }],
    ['IHLP2525CZER100M01', 'Vishay', { inductance: '10µH' }],
    ['BLM18AG601SN1D', 'Murata', { impedance: '600Ω' }],
    ['BZT52C5V1-7-F', 'Diodes Inc.', { zenerVoltage: '5.1V' }],
    ['SMBJ12CA', 'Littelfuse', { standOffVoltage: '12V', polarity: '双向' }],
    ['SN74HC595DR', 'TI', { function: '8 位移位寄存器带输出锁存' }],
    ['AMS1117-3.3', 'AMS', { outputVoltage: '3.3V' }],
    ['XC6206P332MR', 'TOREX', { outputVoltage: '3.3V' }],
    ['B4B-XH-A', 'JST', { positions: '4P' }],
    ['SM04B-GHS-TB', 'JST', { positions: '4P' }],
    ['MSTB 2,5/ 2-ST-5,08', 'Phoenix Contact', { positions: '2P' }],
    ['SRD-05VDC-SL-C', '松乐(SONGLE)', { coilVoltage: '5V' }],
    ['LRS-350-24', '明纬(MEAN WELL)', { power: '350W', outputVoltage: '24V' }],
  ];

  it.each(examples)('%s', (partNo, brand, meanings) => {
    const decoded = decodeOrderCode(everyFamily, partNo);
    expect(decoded?.family.brand).toBe(brand);
    const texts = Object.fromEntries(decoded?.segments.map((segment) => [segment.key, segment.textZh]) ?? []);
    expect(texts).toMatchObject(meanings);
  });

  it('reads a code typed in small letters with blanks around it', () => {
    expect(decodeOrderCode(everyFamily, ' rc0603fr-0710kl ')?.partNo).toBe('RC0603FR-0710KL');
  });

  it.each(['RC0603FR-0710K', 'RC0603FR-0712K3L', 'ERJ-3EKF1003X', 'GRM188R71H104KA12D', 'X', ''])(
    'refuses %s',
    (partNo) => {
      expect(decodeOrderCode(everyFamily, partNo)).toBeUndefined();
    },
  );

  it('refuses to encode what the maker does not build', () => {
    const choice: Choice = { size: '2RK', tolerance: 'F', resistance: '1002', packing: 'V' };
    expect(() => encodePartNo(familyOf('panasonic-erj-1'), choice)).toThrow('not built');
    expect(() => encodePartNo(familyOf('panasonic-erj-1'), { size: '9XX' })).toThrow('no code');
  });
});

describe('the record of a choice', () => {
  it('carries package, picture and comparable parameters', () => {
    const decoded = decodeOrderCode(everyFamily, 'RC0805FR-074K7L')!;
    const part = familyPart(decoded.family, decoded.choice);
    expect(part).toMatchObject({
      brand: '国巨(YAGEO)',
      package: '0805',
      pins: 2,
      picture: 'r-0805',
      categoryCode: 'chip-resistor',
    });
    expect(part.titleZh).toBe('4.7kΩ ±1% 0805 厚膜贴片电阻');
    expect(part.params).toContainEqual({ key: 'resistance', text: '4.7kΩ', n: 4700, unit: 'Ω' });
    expect(part.params).toContainEqual({ key: 'temperature', text: '-55~155℃', lo: -55, hi: 155, unit: '℃' });
  });
});

describe('a family of one’s own', () => {
  const family = (wish: Partial<PartFamily> = {}): PartFamily => ({
    ...{ code: 'own', brand: 'ACME', series: 'S', categoryCode: 'chip-resistor', lifecycle: 'active' },
    ...{ releasedAt: '2020-01-01', price: 2, package: '0402', pins: 2, picture: 'r', datasheet: 'd' },
    titleZh: '{size} {value} {colour} {package} {none}  电阻',
    titleEn: '{size} {value} {colour} {package} {none}  resistor',
    facts: [fact('power', '1W'), fact('colour', '红', 'red'), fact('made', '在中国')],
    segments: [
      { fixed: 'R' },
      {
        ...{ key: 'size', labelZh: '尺寸', labelEn: 'Size' },
        options: {
          A: { zh: '小', en: 'small', facts: [fact('power', '2W')], factor: 3 },
          AB: { zh: '大', package: '0805', pins: 3, picture: 'big' },
          B: { zh: '中', package: '0603', packageFamily: 'chip' },
        },
      },
      {
        ...{ key: 'value', labelZh: '阻值', labelEn: 'Value' },
        codec: { maxLength: 3, read: (code) => (/^\d+$/.test(code) ? { zh: `${code}Ω` } : undefined) },
      },
      { fixed: '-X' },
    ],
    ...wish,
  });
  const own = family();

  it('is written and read segment by segment', () => {
    expect(encodePartNo(own, { size: 'AB', value: '12' })).toBe('RAB12-X');
    expect(decodePartNo(own, 'RA7-X')?.segments).toEqual([
      { key: 'size', labelZh: '尺寸', labelEn: 'Size', code: 'A', textZh: '小', textEn: 'small' },
      { key: 'value', labelZh: '阻值', labelEn: 'Value', code: '7', textZh: '7Ω', textEn: '7Ω' },
    ]);
    expect(decodePartNo(own, 'RAB123-X')?.choice).toEqual({ size: 'AB', value: '123' });
  });

  it.each(['RA-X', 'RA1234-X', 'RC1-X', 'A1-X', 'RA1', 'RA1-Y', 'RA1-XX', 'ra1-x', ''])(
    'does not read %j',
    (text) => {
      expect(decodePartNo(own, text)).toBeUndefined();
    },
  );

  it.each([
    [{ size: 'A' }, 'own: value has no code undefined'],
    [{ size: 'A', value: 'x' }, 'own: value has no code x'],
    [{ size: 'toString', value: '1' }, 'own: size has no code toString'],
  ] as [Choice, string][])('does not write %j', (choice, said) => {
    expect(() => encodePartNo(own, choice)).toThrow(said);
  });

  it('takes the longest code that fits, a shorter one where the rest asks for it', () => {
    const two = family({
      segments: [
        {
          key: 'a',
          labelZh: '一',
          labelEn: 'a',
          options: { X: { zh: 'x' }, XY: { zh: 'xy' }, XZ: { zh: 'xz' } },
        },
        { key: 'b', labelZh: '二', labelEn: 'b', options: { '': { zh: '无' }, Y: { zh: 'y' } } },
      ],
    });
    expect(decodePartNo(two, 'XY')?.choice).toEqual({ a: 'XY', b: '' });
    const fussy = { ...two, constraint: ({ a }: Choice) => a !== 'XY' };
    expect(decodePartNo(fussy, 'XY')?.choice).toEqual({ a: 'X', b: 'Y' });
    expect(decodePartNo(fussy, 'XYY')).toBeUndefined();
    expect([...familyChoices(fussy)]).toHaveLength(4);
  });

  it('is read by the family that fixes most, then by the one that says most', () => {
    const named = (code: string, segments: PartFamily['segments']) => family({ code, segments });
    const any: ValueSegment = {
      ...{ key: 'rest', labelZh: '余', labelEn: 'Rest' },
      codec: { maxLength: 9, read: (code) => ({ zh: code }) },
    };
    const one: ValueSegment = { ...any, key: 'one', codec: { ...any.codec, maxLength: 1 } };
    const loose = named('loose', [any]);
    const fine = named('fine', [one, any]);
    const fixed = named('fixed', [{ fixed: 'AB' }, any]);
    const fixedOnce = named('fixedOnce', [{ fixed: 'A' }, one, any]);
    const read = (...families: PartFamily[]) => decodeOrderCode(families, 'ABC')?.family.code;
    expect([read(loose, fixed), read(fixed, loose)]).toEqual(['fixed', 'fixed']);
    expect([read(loose, fine), read(fine, loose)]).toEqual(['fine', 'fine']);
    expect([read(fixed, fixedOnce), read(fixedOnce, fixed)]).toEqual(['fixed', 'fixed']);
    expect(read(loose, { ...loose, code: 'later' })).toBe('loose');
    expect(read()).toBeUndefined();
  });

  it('is read as it is typed first, then in capitals, then without blanks', () => {
    const small = family({ code: 'small', segments: [{ fixed: 'a b' }] });
    const capital = family({ code: 'capital', segments: [{ fixed: 'A B' }] });
    const close = family({ code: 'close', segments: [{ fixed: 'AB' }] });
    const read = (text: string) => decodeOrderCode([close, capital, small], text)?.family.code;
    expect(['  a b ', 'A b', ' a   b', 'a\tb'].map(read)).toEqual(['small', 'capital', 'close', 'close']);
  });

  it('has a record in which a code wins over the family', () => {
    expect(familyPart(own, { size: 'A', value: '7' })).toEqual({
      ...{
        brand: 'ACME',
        partNo: 'RA7-X',
        categoryCode: 'chip-resistor',
        package: '0402',
        packageFamily: '0402',
      },
      ...{
        pins: 2,
        picture: 'r',
        datasheet: 'd',
        lifecycle: 'active',
        releasedAt: '2020-01-01',
        compliance: { rohs: 'compliant' },
      },
      series: 'S',
      titleZh: '小 7Ω 红 0402 电阻',
      titleEn: 'small 7Ω red 0402 resistor',
      params: [fact('power', '2W'), fact('colour', '红', 'red'), fact('made', '在中国')],
    });
    expect(familyPart(own, { size: 'AB', value: '7' })).toMatchObject({
      ...{ package: '0805', packageFamily: '0805', pins: 3, picture: 'big' },
      titleEn: '大 7Ω red 0805 resistor',
    });
    expect(familyPart(own, { size: 'B', value: '7' })).toMatchObject({
      package: '0603',
      packageFamily: 'chip',
    });
    const bare = family({ package: undefined, facts: undefined, titleEn: '{made}{package}' });
    expect(familyPart(bare, { size: 'A', value: '7' })).toMatchObject({ package: undefined, titleEn: '' });
    const made = family({ titleEn: '{made}', titleZh: '{made}' });
    expect(familyPart(made, { size: 'A', value: '7' })).toMatchObject({
      titleZh: '在中国',
      titleEn: '在中国',
    });
    expect(familyPart(family({ packageFamily: 'flat' }), { size: 'A', value: '7' }).packageFamily).toBe(
      'flat',
    );
  });

  it('has a record in which the combination wins over a code', () => {
    const derive = ({ size }: Choice) => ({
      ...(size === 'AB' ? { package: '1206', pins: 4, picture: 'huge' } : { packageFamily: 'derived' }),
      facts: [fact('power', '9W')],
      factor: 5,
    });
    const derived = family({ derive });
    expect(familyPart(derived, { size: 'AB', value: '7' })).toMatchObject({
      ...{ package: '1206', packageFamily: '1206', pins: 4, picture: 'huge' },
    });
    expect(familyPart(derived, { size: 'A', value: '7' })).toMatchObject({
      package: '0402',
      packageFamily: 'derived',
    });
    expect(familyPart(derived, { size: 'A', value: '7' }).params[0]).toEqual(fact('power', '9W'));
    expect(familyPrice(derived, { size: 'A', value: '7' })).toBe(2 * 3 * 5);
    expect(familyPrice(own, { size: 'A', value: '7' })).toBe(6);
    expect(familyPrice(own, { size: 'B', value: '7' })).toBe(2);
    expect(familyPrice(own, { value: '7' })).toBe(2);
    expect(familyPrice(family({ price: ({ value }) => Number(value) }), { size: 'A', value: '7' })).toBe(21);
  });

  it('is built in every combination that is selected', () => {
    const selection = { value: ['1', '2'] };
    expect([...familyParts(own, selection)].map(({ partNo }) => partNo)).toEqual([
      ...['RA1-X', 'RA2-X', 'RAB1-X', 'RAB2-X', 'RB1-X', 'RB2-X'],
    ]);
    expect([...familyChoices(own, { ...selection, size: ['B'] })]).toEqual([
      { size: 'B', value: '1' },
      { size: 'B', value: '2' },
    ]);
    expect(() => [...familyChoices(own)]).toThrow('own: select the codes of value');
  });
});

describe('printed values', () => {
  it.each([
    ['4.7kΩ', 4700, 'Ω'],
    ['100nF', 1e-7, 'F'],
    ['±1%', 1, '%'],
    ['64KB', 65_536, 'B'],
    ['2.54mm', 0.00254, 'm'],
    ['0.3V/us', 300_000, 'V/s'],
    ['24', 24, undefined],
  ])('%s', (text, n, unit) => {
    expect(fact('x', text)).toMatchObject(unit === undefined ? { n } : { n, unit });
  });

  it('reads ranges and leaves words alone', () => {
    expect(fact('x', '2~3.6V')).toMatchObject({ lo: 2, hi: 3.6, unit: 'V' });
    expect(fact('x', '-40~85℃')).toMatchObject({ lo: -40, hi: 85 });
    expect(fact('x', 'I2C/SPI')).toEqual({ key: 'x', text: 'I2C/SPI' });
  });

  it('prints with the fitting prefix, and reads back what it printed', () => {
    expect(printed(4700, 'Ω')).toBe('4.7kΩ');
    expect(printed(1e-7, 'F')).toBe('100nF');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.integer({ min: -11, max: 9 }), (mantissa, power) => {
        const value = Number((mantissa * 10 ** power).toPrecision(6));
        expect(fact('x', printed(value, 'Ω')).n).toBeCloseTo(value, 14);
      }),
    );
  });
});

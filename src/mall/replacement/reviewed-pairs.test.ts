// What engineers say of 300 replacements, written from data sheets before any rule was asked: the rules agree with them.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fact } from '#mall/part/families/fact.ts';
import { type ComparedPart, compareParts, gradeOf } from './replacement-grade.ts';

/** right: a drop-in · near: usable with a deviation · wrong: does not work, or harms. */
type Review = 'right' | 'near' | 'wrong';

interface ReviewedPair {
  review: Review;
  of: ComparedPart;
  by: ComparedPart;
  reason: string;
}

const FOLDER = new URL('reviewed/', import.meta.url);

/**
 * Paragraphs of `# category ; key ; key …` and rows of
 * `review | brand number | package | value ; value … | brand number | package | value ; value … | reason`.
 */
function readPairs(text: string): ReviewedPair[] {
  let categoryCode = '';
  let keys: string[] = [];
  return text.split('\n').flatMap((line) => {
    if (line.startsWith('#')) {
      [categoryCode = '', ...keys] = line
        .slice(1)
        .split(';')
        .map((word) => word.trim());
      return [];
    }
    if (line.trim() === '') return [];
    const cells = line.split(' | ').map((cell) => cell.trim());
    if (cells.length !== 8) throw new Error(`not a pair: ${line}`);
    const [review, ofNo, ofPackage, ofValues, byNo, byPackage, byValues, reason] = cells as string[] & {
      length: 8;
    };
    const part = (named = '', housing = '', values = ''): ComparedPart => {
      const said = values.split(' ; ').map((value) => value.trim());
      if (said.length !== keys.length)
        throw new Error(`${said.length} values for ${keys.length} keys: ${line}`);
      return {
        partNo: named.replace(/^\S+\s+/, ''),
        categoryCode,
        packageName: housing,
        packageFamily: null,
        pins: null,
        params: said.flatMap((value, at) => {
          const [printed = '', english] = value.split('=');
          return printed === '' ? [] : [fact(keys[at]!, printed, english)];
        }),
      };
    };
    return [
      {
        review: review as Review,
        of: part(ofNo, ofPackage, ofValues),
        by: part(byNo, byPackage, byValues),
        reason: reason ?? '',
      },
    ];
  });
}

const reviewedPairs: readonly ReviewedPair[] = readdirSync(FOLDER)
  .toSorted()
  .flatMap((file) => readPairs(readFileSync(new URL(file, FOLDER), 'utf8')));

const graded = reviewedPairs.map((pair) => ({
  ...pair,
  grade: gradeOf(compareParts(pair.of, pair.by)),
  pair: `${pair.of.partNo} → ${pair.by.partNo}: ${pair.reason}`,
}));
const of = (review: Review) => graded.filter((one) => one.review === review);

describe('of the reviewed pairs', () => {
  it('there are a hundred right, near and wrong ones, of many kinds of parts', () => {
    expect([of('right').length, of('near').length, of('wrong').length]).toEqual([100, 100, 100]);
    expect(new Set(graded.map((one) => one.of.categoryCode)).size).toBeGreaterThanOrEqual(20);
  });

  it('no wrong one is called a replacement without a redesign', () => {
    expect(of('wrong').flatMap(({ grade = 4, pair }) => (grade < 3 ? [`${grade}: ${pair}`] : []))).toEqual(
      [],
    );
  });

  it('the right ones are drop-in or to be verified', () => {
    const low = of('right').flatMap(({ grade = 4, pair }) => (grade > 2 ? [`${grade}: ${pair}`] : []));
    expect(low.length, low.join('\n')).toBeLessThanOrEqual(5);
  });

  it('the near ones are replacements, and no drop-in', () => {
    const off = of('near').flatMap(({ grade = 4, pair }) =>
      grade === 1 || grade === 4 ? [`${grade}: ${pair}`] : [],
    );
    expect(off.length, off.join('\n')).toBeLessThanOrEqual(5);
  });
});

describe('by name', () => {
  const gradeFor = (category: string, ofPart: [string, string, object], byPart: [string, string, object]) => {
    const [one, other] = [ofPart, byPart].map(
      ([partNo, packageName, values]): ComparedPart => ({
        partNo,
        packageName,
        packageFamily: null,
        pins: null,
        categoryCode: category,
        params: Object.entries(values).map(([key, text]) => fact(key, String(text))),
      }),
    );
    return gradeOf(compareParts(one!, other!));
  };

  it.each([
    [
      'an isolated one is another part',
      'can-transceiver',
      'TJA1050T/CM,118',
      'ISO1050DUBR',
      { dataRate: '1Mbps' },
      undefined,
    ],
    [
      'a plug does not take a plug’s place',
      'pluggable-terminal',
      'MSTB 2,5/ 5-ST-5,08',
      'MSTBA 2,5/ 5-G-5,08',
      { positions: '5P', pitch: '5.08mm', rows: '1' },
      undefined,
    ],
    [
      'it is turned from another side',
      'trimmer',
      '3296X-1-102LF',
      '3296W-1-102LF',
      { resistance: '1kΩ', turns: '25' },
      3,
    ],
    [
      'its cathodes are common',
      'seven-segment',
      'CC56-12SRWA',
      'CA56-12EWA',
      { digits: '4', colour: '红色' },
      undefined,
    ],
    [
      'its voltage is set by resistors',
      'voltage-reference',
      'CJ431',
      'LM4040AIM3-2.5/NOPB',
      { outputVoltage: '2.5V' },
      3,
    ],
  ])('%s', (_why, category, ofNo, byNo, values, grade) => {
    expect(gradeFor(category, [ofNo, 'X-1', values], [byNo, 'X-1', values])).toBe(grade);
  });

  it('an emitter is no phototransistor, a Darlington is a redesign, a bus is not a voltage', () => {
    const ir = { wavelength: '940nm' };
    expect(
      gradeFor(
        'infrared',
        ['TSAL6400', 'D5mm', { ...ir, outputType: '发射管' }],
        ['PT334-6B', 'D5mm', { ...ir, outputType: '光敏三极管' }],
      ),
    ).toBeUndefined();
    const pnp = { transistorPolarity: 'PNP', collectorVoltage: '100V', collectorCurrent: '3A' };
    expect(
      gradeFor(
        'power-transistor',
        ['TIP32C', 'TO-220', { ...pnp, gain: '10~50' }],
        ['TIP127', 'TO-220', { ...pnp, gain: '1000' }],
      ),
    ).toBe(3);
    const warm = { temperatureAccuracy: '±0.5℃', temperature: '-55~125℃' };
    expect(
      gradeFor(
        'temperature-sensor',
        ['DS18B20+', 'TO-92', { ...warm, interface: '1-Wire' }],
        ['LM35DZ', 'TO-92', { ...warm, interface: '模拟' }],
      ),
    ).toBeUndefined();
  });

  it('a 5 V CAN transceiver is a redesign for one of 3.3 V, however its supply is printed', () => {
    const of33 = { dataRate: '1Mbps', supplyVoltage: '3~3.6V' };
    for (const supply of ['5V', '4.5~5.5V', '4.75V~5.25V', '5 V', '4.5V to 5.5V']) {
      for (const key of ['supplyVoltage', 'supply_voltage']) {
        const by: [string, string, object] = ['TJA1050T', 'SO-8', { dataRate: '1Mbps', [key]: supply }];
        expect([supply, gradeFor('can-transceiver', ['SN65HVD230DR', 'SOIC-8', of33], by)]).toEqual([
          supply,
          3,
        ]);
      }
    }
  });

  it('a suppressor of half the voltage is none', () => {
    const values = (volts: number) => ({ vrwm: `${volts}V`, ppp: '600W', polarity: 'Bidirectional' });
    expect(
      gradeFor('prot.tvs', ['SMBJ24CA', 'SMB', values(24)], ['SMBJ12CA', 'SMB', values(12)]),
    ).toBeUndefined();
  });

  it('a regulator of another fixed output is none, also where only its number says so', () => {
    const ldo = (output: string) => ({ output_voltage: output, output_type: 'Fixed', output_current: '1A' });
    const three: [string, string, object] = ['AMS1117-3.3', 'SOT-223', ldo('3.3V')];
    expect(gradeFor('pmic.ldo', three, ['AMS1117-5.0', 'SOT-223', ldo('5V')])).toBeUndefined();
    const buck = { topology: '降压', inputVoltage: '4.5~40V', outputCurrent: '3A' };
    const five: [string, string, object] = ['LM2596S-5.0/NOPB', 'TO-263-5', buck];
    expect(gradeFor('dc-dc-converter', five, ['LM2596S-ADJ/NOPB', 'TO-263-5', buck])).toBeUndefined();
    expect(gradeFor('dc-dc-converter', five, ['LM2596S-12/NOPB', 'TO-263-5', buck])).toBeUndefined();
    expect(gradeFor('dc-dc-converter', five, ['LM2596S-5.0', 'TO-263-5L', buck])).toBe(1);
  });

  it('order codes of one device in two packings are drop-in, and to be verified where two makers print other figures', () => {
    const lm358 = (supply: string, bandwidth: string) => ({
      channels: '2',
      bandwidth,
      supplyVoltage: supply,
    });
    const dr: [string, string, object] = ['LM358DR', 'SOIC-8', lm358('3~32V', '700kHz')];
    const dt: [string, string, object] = ['LM358DT', 'SO-8', lm358('3~30V', '1.1MHz')];
    expect([gradeFor('op-amp', dr, dt), gradeFor('op-amp', dt, dr)]).toEqual([2, 2]);
    expect(gradeFor('op-amp', dr, ['LM358DRG4', 'SO-8', dr[2]])).toBe(1);
    expect(gradeFor('op-amp', dr, ['LM358PWR', 'TSSOP-8', dr[2]])).toBe(3);
  });

  it('an amplifier that starts at 4.5 V is a redesign where 3.3 V feeds it', () => {
    const amplifier = (supplyVoltage: string) => ({ channels: '2', bandwidth: '3MHz', supplyVoltage });
    const lm358: [string, string, object] = ['LM358DR', 'SOIC-8', amplifier('3~32V')];
    for (const supply of ['4.5~40V', '3.6~32V'])
      expect([supply, gradeFor('op-amp', lm358, ['TL072CDR', 'SOIC-8', amplifier(supply)])]).toEqual([
        supply,
        3,
      ]);
    expect(gradeFor('op-amp', lm358, ['TL072CDR', 'SOIC-8', amplifier('3.1~32V')])).toBe(2);
  });

  it('less current than a regulator gives, and less power than a diode of the same number bears, is a redesign', () => {
    const ldo = (output_current: string) => ({ output_voltage: '3.3V', output_current, dropout: '1.2V' });
    expect(
      gradeFor(
        'ldo-regulator',
        ['AMS1117-3.3', 'SOT-223', ldo('1A')],
        ['LM1117MPX-3.3', 'SOT-223', ldo('800mA')],
      ),
    ).toBe(3);
    const zener = (power: string) => ({ zenerVoltage: '5.1V', power });
    const [strong, weak]: [string, string, object][] = [
      ['BZT52C5V1-7-F', 'SOD-123', zener('500mW')],
      ['BZT52C5V1', 'SOD-123', zener('350mW')],
    ];
    expect(gradeFor('zener-diode', strong!, weak!)).toBe(3);
    expect(gradeFor('zener-diode', weak!, strong!)).toBe(1);
  });
});

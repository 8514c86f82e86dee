// What a part must do to stand in for another: parameter by parameter, by kinds of parts, from the paragraphs of the rules.
import { describe, expect, it } from 'vitest';
import { categoryRules, RULE_KINDS, rankOfClass, readKey } from './attribute-rules.ts';
import { everyRule } from './rules/every-rule.ts';

const ANY = Number.POSITIVE_INFINITY;
const rule = (category: string, key: string, says?: (key: string) => string | undefined) => {
  const { kind, weight, tolerance } = categoryRules(category).ruleOf(key, says);
  return `${kind} ${weight} ${tolerance === ANY ? '~' : tolerance}`;
};

it.each([
  ['a', { kind: 'GE', weight: 'firm', tolerance: 0 }],
  ['a!', { kind: 'GE', weight: 'hard', tolerance: 0 }],
  ['a~', { kind: 'GE', weight: 'soft', tolerance: ANY }],
  ['a~20%', { kind: 'GE', weight: 'soft', tolerance: 0.2 }],
  ['a~1', { kind: 'GE', weight: 'soft', tolerance: 1 }],
  ['a!~5%', { kind: 'GE', weight: 'hard', tolerance: 0.05 }],
])('%s is read', (word, expected) => expect(readKey('GE', word)).toEqual(['a', expected]));

describe('a parameter', () => {
  it.each([
    ['res.chip', 'resistance', 'EQUAL hard 0'],
    ['chip-resistor', 'power', 'GE firm 0.2'],
    ['mlcc', 'voltage', 'GE firm 0'],
    ['mlcc', 'dielectric', 'CLASS soft 1'],
    ['film-capacitor', 'dielectric', 'EQUAL soft ~'],
    ['prot.tvs', 'vrwm', 'EQUAL hard 0.08'],
    ['tvs-diode', 'standOffVoltage', 'EQUAL hard 0.08'],
    ['intf.can', 'supply_voltage', 'COVERS firm 0.25'],
    ['can-transceiver', 'supplyVoltage', 'COVERS firm 0.25'],
    ['pmic.ldo', 'supply_voltage', 'REACHES firm 0.2'],
    ['pmic.ldo', 'output_voltage', 'EQUAL hard 0.01'],
    ['op-amp', 'bandwidth', 'GE soft 0.3'],
    ['opamp', 'bandwidth', 'GE soft 0.2'],
    ['logic-gate', 'function', 'EQUAL hard 0'],
    ['logic.shift', 'function', 'EQUAL soft ~'],
    ['logics', 'function', 'EQUAL hard 0'],
    ['pmic.ldo', 'outputCurrent', 'GE firm 0.1'],
    ['zener-diode', 'power', 'GE firm 0.2'],
    ['power-relay', 'power', 'LE soft 0.2'],
    ['anything', 'temperature', 'REACHES soft 0.2'],
    ['anything', 'packaging', 'IGNORE firm 0'],
    ['anything', 'unheardOf', 'IGNORE firm 0'],
  ])('of %s: %s is %s', (category, key, expected) => expect(rule(category, key)).toBe(expected));

  it('may be compared otherwise by what another one says', () => {
    const says = (type: string | undefined) => (key: string) => (key === 'output_type' ? type : undefined);
    expect(rule('pmic.ldo', 'output_voltage', says('可调'))).toBe('GE soft 0.2');
    expect(rule('pmic.ldo', 'output_voltage', says('Fixed'))).toBe('EQUAL hard 0.01');
    expect(rule('pmic.ldo', 'output_voltage', says(undefined))).toBe('EQUAL hard 0.01');
  });

  it('has one name of several, its own kind’s before those for all', () => {
    expect(categoryRules('anything').nameOf('supplyVoltage')).toBe('supply_voltage');
    expect(categoryRules('pmic.ldo').nameOf('supplyVoltage')).toBe('input_voltage');
    expect(categoryRules('pmic.ldo').namesOf('input_voltage')).toEqual(
      expect.arrayContaining([
        'input_voltage',
        'supply_voltage',
        'supplyVoltage',
        'inputVoltage',
        'voltage_max',
      ]),
    );
    expect(categoryRules('anything').namesOf('unheardOf')).toEqual(['unheardOf']);
  });

  it.each([
    ['resistance', true],
    ['packaging', true],
    ['betaValue', true],
    ['unheardOf', false],
    ['', false],
  ])('%s is named by a rule: %s', (key, is) => expect(categoryRules('any').names(key)).toBe(is));
});

it.each([
  ['res.chip', 'package'],
  ['mlcc', 'package'],
  ['diode.bridge', 'package'],
  ['op-amp', 'function'],
  ['intf.can', 'function'],
  ['logic.gate', 'number'],
  ['pmic.dcdc', 'number'],
  ['mcu-32', 'number'],
  ['power-switch', 'number'],
  ['xxres.chip', 'number'],
])('in %s the pins follow from the %s', (category, by) => {
  expect(categoryRules(category).pinsBy).toBe(by);
});

it.each([
  ['cap.mlcc', ['capacitance'], undefined],
  ['pmic.ldo', ['output_voltage'], 'output_voltage'],
  ['pmic.dcdc', [], 'output_voltage'],
  ['anything', [], undefined],
])('%s needs %j and has %s in its number', (category, needs, inCode) => {
  expect(categoryRules(category)).toMatchObject({ needs, inCode });
});

describe('every paragraph', () => {
  const paragraphs = everyRule.split('\n\n').map((text) => text.split('\n'));

  it('begins with its categories, and the last is for all', () => {
    const heads = paragraphs.map(([head = '']) => head);
    expect(heads.filter((head) => !/^\[[\w.* -]+\]$/.test(head))).toEqual([]);
    expect(heads.at(-1)).toBe('[*]');
    const named = heads.flatMap((head) => head.slice(1, -1).split(' '));
    expect(named.filter((name, at) => named.indexOf(name) < at)).toEqual([]);
  });

  it('has lines that are understood', () => {
    const kinds = RULE_KINDS.join('|');
    const line = new RegExp(
      `^(?:(?:IF \\w+ [A-Z]+ )?(?:${kinds})( \\w+!?(~(\\d+%?)?)?)+|= \\w+( \\w+)+|PINS (package|function)|NEEDS( \\w+)+|CODE \\w+|RATING( \\w+)+)$`,
    );
    expect(paragraphs.flatMap(([, ...lines]) => lines.filter((one) => !line.test(one)))).toEqual([]);
  });

  it('only the one for all says what is a rating, and each has a rule by the name that stands first', () => {
    const ratings = paragraphs.flatMap(([head, ...lines]) =>
      lines.filter((one) => one.startsWith('RATING ')).map((one) => [head, ...one.split(' ').slice(1)]),
    );
    expect(ratings.map(([head]) => head)).toEqual(['[*]']);
    const [, ...keys] = ratings[0]!;
    const ruled = new Set(everyRule.match(/\b\w+/g));
    expect(keys.filter((key) => !ruled.has(key!) || categoryRules('anything').nameOf(key!) !== key)).toEqual(
      [],
    );
  });

  it('names each parameter once', () => {
    const twice = paragraphs.flatMap(([head, ...lines]) => {
      const keys = lines
        .filter((one) => RULE_KINDS.some((kind) => one.startsWith(`${kind} `)))
        .flatMap((one) =>
          one
            .split(' ')
            .slice(1)
            .map((word) => /^\w+/.exec(word)?.[0]),
        );
      return keys.filter((key, at) => keys.indexOf(key) < at).map((key) => `${head}: ${key}`);
    });
    expect(twice).toEqual([]);
  });

  it('calls each parameter by the name that stands first', () => {
    const [all] = paragraphs.slice(-1);
    const others = new Set(
      all!.filter((one) => one.startsWith('= ')).flatMap((one) => one.split(' ').slice(2)),
    );
    const wrong = paragraphs.flatMap(([head, ...lines]) => {
      const mine = new Set(lines.filter((one) => one.startsWith('= ')).map((one) => one.split(' ')[1]));
      return lines
        .filter((one) => RULE_KINDS.some((kind) => one.startsWith(`${kind} `)))
        .flatMap((one) =>
          one
            .split(' ')
            .slice(1)
            .map((word) => /^\w+/.exec(word)![0]),
        )
        .filter((key) => others.has(key) && !mine.has(key))
        .map((key) => `${head}: ${key}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('classes', () => {
  it.each([
    ['C0G', 0],
    ['np0', 0],
    ['C0G/NP0', 0],
    [' x8r ', 3],
    ['X7R', 4],
    ['X7R (EIA)', 4],
    ['X7R（EIA）', 4],
    ['X6S', 5],
    ['X5R', 6],
    ['Y5P', 9],
    ['Y5V', 10],
    ['X9Z', undefined],
    ['', undefined],
  ])('%j ranks %s', (name, rank) => expect(rankOfClass(name)).toBe(rank));

  it.each(['C0G NP0 NPO COG U2J', 'X8R X8L', 'X7R X7S X7T', 'X6S X6T', 'Y5P Y5U', 'Z5U Y5V'])(
    '%s are as good as one another',
    (names) => expect(new Set(names.split(' ').map(rankOfClass)).size).toBe(1),
  );
});

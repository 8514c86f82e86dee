// Reads the rules by which parts replace one another: for a category and a parameter, how it is compared and what a miss means.
import { remembered } from '#kit/rules/remembered.ts';
import { meaningOf } from '#mall/part/same-words.ts';
import { everyRule } from './rules/every-rule.ts';

/**
 * EQUAL: the same value · GE, LE: at least, at most as much · COVERS: a range that contains the other · REACHES: the same,
 * and a lone figure is the upper end of one · SET_INCLUDES: everything of a list, and perhaps more · CLASS: at least as good
 * in an order of classes · IGNORE: says nothing about replacing (domain 3.10.8; CLASS is GE over names).
 */
export const RULE_KINDS = [
  'EQUAL',
  'GE',
  'LE',
  'COVERS',
  'REACHES',
  'SET_INCLUDES',
  'CLASS',
  'IGNORE',
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

/** hard: decides what the part is, a miss is no replacement · firm: a miss is a redesign · soft: a miss is to be verified. */
export type Weight = 'hard' | 'firm' | 'soft';

export interface AttributeRule {
  kind: RuleKind;
  weight: Weight;
  /** A miss by up to this share of the value is slight; Infinity: any miss is. */
  tolerance: number;
}

/** How pins follow from the package: for sure, as a rule, or not at all. */
export type PinsBy = 'package' | 'function' | 'number';

/** What holds in a category. */
export interface CategoryRules {
  pinsBy: PinsBy;
  /** Of these parameters a part says at least one, or does not say what it is. */
  needs: readonly string[];
  /** The parameter that part numbers of this kind say. */
  inCode: string | undefined;
  /** The one name of a parameter with several. */
  nameOf(key: string): string;
  /** All names of a parameter. */
  namesOf(key: string): readonly string[];
  /** @param says what the part to be replaced prints for a parameter, for rules that depend on another one */
  ruleOf(key: string, says?: (key: string) => string | undefined): AttributeRule;
  /** Whether some rule names the parameter, be it to ignore it. */
  names(key: string): boolean;
}

interface Row {
  rule: AttributeRule;
  when: { key: string; word: string } | undefined;
}

interface Paragraph {
  categories: readonly string[];
  pinsBy: PinsBy | undefined;
  needs: readonly string[];
  inCode: string | undefined;
  ratings: readonly string[];
  names: Map<string, string>;
  rows: Map<string, Row[]>;
}

const NO_RULE: AttributeRule = { kind: 'IGNORE', weight: 'firm', tolerance: 0 };

/** `key!`, `key`, `key~`, `key~20%`, `key!~5%` */
export function readKey(kind: RuleKind, word: string): readonly [key: string, rule: AttributeRule] {
  const [named = '', share] = word.split('~');
  const size = Number.parseFloat(share ?? '0') / (share?.endsWith('%') ? 100 : 1);
  const tolerance = share === '' ? Number.POSITIVE_INFINITY : size;
  const weight = named.endsWith('!') ? 'hard' : share === undefined ? 'firm' : 'soft';
  return [named.replace('!', ''), { kind, weight, tolerance }];
}

function readParagraph(text: string): Paragraph {
  const [head = '', ...lines] = text.trim().split('\n');
  const made: Paragraph = {
    categories: head.replaceAll(/[[\]]/g, '').split(' '),
    pinsBy: undefined,
    needs: [],
    inCode: undefined,
    ratings: [],
    names: new Map(),
    rows: new Map(),
  };
  for (const line of lines) {
    const [first, ...rest] = line.trim().split(/\s+/) as [string, ...string[]];
    if (first === 'PINS') made.pinsBy = rest[0] as PinsBy;
    else if (first === 'CODE') [made.inCode] = rest;
    else if (first === 'NEEDS') made.needs = rest;
    else if (first === 'RATING') made.ratings = rest;
    else if (first === '=') for (const name of rest) made.names.set(name, rest[0]!);
    else {
      const [key = '', word = ''] = first === 'IF' ? rest.splice(0, 2) : [];
      const kind = (first === 'IF' ? rest.shift() : first) as RuleKind;
      const when = key === '' ? undefined : { key, word };
      for (const one of rest) {
        const [name, rule] = readKey(kind, one);
        made.rows.set(name, [...(made.rows.get(name) ?? []), { rule, when }]);
      }
    }
  }
  return made;
}

const paragraphs = everyRule.split('\n\n').map(readParagraph);

/** What breaks a part or its circuit where it falls short: a miss beyond the tolerance is a redesign, never a soft one. */
const asRating = (rule: AttributeRule): AttributeRule =>
  rule.weight === 'soft' && LEAST.has(rule.kind) && rule.tolerance < Number.POSITIVE_INFINITY
    ? { ...rule, weight: 'firm' }
    : rule;

/** The kinds by which a part has to bear at least so much. */
const LEAST: ReadonlySet<RuleKind> = new Set(['GE', 'COVERS', 'REACHES']);

const isIn = (pattern: string, categoryCode: string): boolean =>
  pattern.endsWith('*') ? categoryCode.startsWith(pattern.slice(0, -1)) : pattern === categoryCode;

/** What holds in a category: its own paragraph before the one for all. */
export const categoryRules = remembered((categoryCode): CategoryRules => {
  const mine = paragraphs.filter(({ categories }) => categories.some((one) => isIn(one, categoryCode)));
  // The first that names the category, and the last: the one for all.
  const [own, all] = [mine[0]!, mine.at(-1)!];
  const nameOf = (key: string) => {
    const general = all.names.get(key) ?? key;
    return own.names.get(key) ?? own.names.get(general) ?? general;
  };
  const names = Map.groupBy(new Set([...own.names.keys(), ...all.names.keys()]), nameOf);
  return {
    pinsBy: own.pinsBy ?? 'number',
    needs: own.needs,
    inCode: own.inCode,
    nameOf,
    namesOf: (key) => [...new Set([key, nameOf(key), ...(names.get(nameOf(key)) ?? [])])],
    names: (key) => own.rows.has(nameOf(key)) || all.rows.has(nameOf(key)),
    ruleOf(key, says = () => undefined) {
      const name = nameOf(key);
      const rows = own.rows.get(name) ?? all.rows.get(name) ?? [];
      const holds = ({ when }: Row) => !when || meaningOf(says(when.key) ?? '') === when.word;
      const rule = rows.find(holds)?.rule ?? NO_RULE;
      return all.ratings.includes(name) ? asRating(rule) : rule;
    },
  };
});

/** Names of classes, the best first, each with its place; names on one line count the same. */
const CLASSES: readonly (readonly [place: number, ...names: string[]])[] = [
  [0, 'C0G', 'NP0', 'NPO', 'C0G/NP0', 'COG', 'U2J'],
  // What is stable stands far before what is not.
  [3, 'X8R', 'X8L'],
  [4, 'X7R', 'X7S', 'X7T'],
  [5, 'X6S', 'X6T'],
  [6, 'X5R'],
  [9, 'Y5P', 'Y5U'],
  [10, 'Z5U', 'Y5V'],
];
const PLACE_OF_CLASS = new Map(
  CLASSES.flatMap(([place, ...names]) => names.map((name) => [name, place] as const)),
);

/** How good a class is, 0 the best; undefined for a name that stands in no order. */
export function rankOfClass(name: string): number | undefined {
  const plain = name.trim().toUpperCase();
  return PLACE_OF_CLASS.get(plain) ?? PLACE_OF_CLASS.get(plain.split(/[\s(（]/)[0]!);
}

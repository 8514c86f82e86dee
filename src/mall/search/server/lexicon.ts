// What phrases stand for in this mall: its categories, makers and parameters under all their names.
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import {
  BOUND_WORDS,
  CATEGORY_WORDS,
  FILLERS,
  FLAG_WORDS,
  MAKER_NAMES,
  PARAMETER_WORDS,
  REPLACEMENT_WORDS,
} from '../synonyms.ts';
import { SAME_WORDS } from '../traits/same-words.ts';
import { TRAITS } from '../traits/traits.ts';
import type { Flag, Lexicon, Meaning } from './understand.ts';
import type { CategoryName, Names } from './vocabulary.ts';

const made = new WeakMap<Names, Lexicon>();

/** The lexicon of these names; made once for them (some milliseconds). */
export function lexiconOf(names: Names): Lexicon {
  const known = made.get(names);
  if (known) return known;
  const phrases = new Map<string, Meaning>();
  const add = (phrase: string, meaning: Meaning): void => {
    const key = phrase.toLowerCase().trim();
    if (key !== '' && !phrases.has(key)) phrases.set(key, meaning);
  };
  addTraits(names, add);
  addCategoryWords(names, add);
  for (const word of REPLACEMENT_WORDS) add(word, { is: 'ask', ask: 'replacement' });
  for (const [flag, words] of Object.entries(FLAG_WORDS)) {
    for (const word of words) add(word, { is: 'flag', flag: flag as Flag });
  }
  addBounds(add);
  addParameters(names, add);
  for (const same of SAME_WORDS) {
    const { words, isOfCapacitor = false, isOfMounting = false, isOfConnector = false, token } = same;
    for (const word of words)
      add(word, { is: 'same', words, isOfCapacitor, isOfMounting, isOfConnector, token });
  }
  for (const word of FILLERS) add(word, { is: 'filler' });
  addBrands(names, add);
  addCategories(names, add);
  const lexicon = { phrases, longest: Math.max(0, ...[...phrases.keys()].map((key) => key.length)) };
  made.set(names, lexicon);
  return lexicon;
}

type Add = (phrase: string, meaning: Meaning) => void;

/** Categories that stand below it without children of their own, or itself. */
function leavesBelow(names: Names): (category: CategoryName) => number[] {
  const parents = new Set([...names.categories.values()].map(({ pid }) => pid));
  const leaves = [...names.categories.values()].filter(({ categoryId }) => !parents.has(categoryId));
  return ({ categoryId }) =>
    leaves.filter(({ path }) => path.includes(categoryId)).map((one) => one.categoryId);
}

/** Traits of kinds that this mall has. */
function addTraits(names: Names, add: Add): void {
  const parents = new Set([...names.categories.values()].map(({ pid }) => pid));
  const leaves = [...names.categories.values()].filter(({ categoryId }) => !parents.has(categoryId));
  for (const { id, label, words, isKind, clauses } of TRAITS) {
    const able = leaves.filter(({ zh, en }) => clauses.some((clause) => clause.in.test(`${zh} / ${en}`)));
    if (able.length === 0) continue;
    const ids = isKind ? able.map(({ categoryId }) => categoryId) : [];
    for (const word of words) add(word, { is: 'trait', trait: id, label, leaves: ids });
  }
}

function addCategoryWords(names: Names, add: Add): void {
  const parents = new Set([...names.categories.values()].map(({ pid }) => pid));
  const leaves = [...names.categories.values()].filter(({ categoryId }) => !parents.has(categoryId));
  for (const { words, is, not, also } of CATEGORY_WORDS) {
    const meant = leaves.filter(({ zh, en }) => is.test(`${zh} / ${en}`) && !not?.test(`${zh} / ${en}`));
    if (meant.length === 0) continue;
    const categoryIds = meant.map(({ categoryId }) => categoryId);
    const label =
      meant.length === 1 && !also ? { zh: required(meant[0]).zh, en: required(meant[0]).en } : labelOf(words);
    for (const word of words)
      add(word, { is: 'category', categoryIds, leaves: categoryIds, label, ...(also ? { also } : {}) });
  }
}

function labelOf(words: readonly string[]): Text {
  const zh = words.find((word) => /\p{Script=Han}/u.test(word)) ?? required(words[0]);
  const en = words.find((word) => !/\p{Script=Han}/u.test(word)) ?? required(words[0]);
  const capitals = (text: string) => text.replaceAll(/[a-z]+/g, (word) => word.toUpperCase());
  return {
    zh: capitals(zh),
    en: en.length <= 4 ? en.toUpperCase() : required(en[0]).toUpperCase() + en.slice(1),
  };
}

function addCategories(names: Names, add: Add): void {
  const below = leavesBelow(names);
  for (const category of names.categories.values()) {
    const { zh, en, categoryId } = category;
    const meaning: Meaning = {
      is: 'category',
      categoryIds: [categoryId],
      leaves: below(category),
      label: { zh, en },
    };
    add(zh, meaning);
    add(zh.replaceAll(' ', ''), meaning);
    add(en, meaning);
    if (/[^s]s$/.test(en)) add(en.slice(0, -1), meaning);
  }
}

function addBounds(add: Add): void {
  const { leastBefore, mostBefore, leastAfter, mostAfter } = BOUND_WORDS;
  const sides = new Map<string, { before?: 'least' | 'most'; after?: 'least' | 'most' }>();
  const note = (words: readonly string[], side: { before?: 'least' | 'most'; after?: 'least' | 'most' }) => {
    for (const word of words) sides.set(word, { ...sides.get(word), ...side });
  };
  note(leastBefore, { before: 'least' });
  note(mostBefore, { before: 'most' });
  note(leastAfter, { after: 'least' });
  note(mostAfter, { after: 'most' });
  for (const [word, side] of sides) add(word, { is: 'bound', ...side });
}

function addParameters(names: Names, add: Add): void {
  const parameters = [...names.parameters.values()].filter(({ isFacet }) => isFacet);
  for (const { words, is, asks } of PARAMETER_WORDS) {
    const keys = parameters.filter(({ zh, en }) => is.test(zh) || is.test(en)).map(({ key }) => key);
    if (keys.length > 0) for (const word of words) add(word, { is: 'hint', hint: { keys, asks } });
  }
  for (const [zh, same] of Map.groupBy(parameters, (one) => one.zh)) {
    add(zh, { is: 'hint', hint: { keys: same.map(({ key }) => key), asks: 'same' } });
  }
  for (const [en, same] of Map.groupBy(parameters, (one) => one.en)) {
    add(en, { is: 'hint', hint: { keys: same.map(({ key }) => key), asks: 'same' } });
  }
}

const BOTH_NAMES = /^([^()]+)\(([^()]+)\)$/;
/** What companies put behind their name: 意法半导体 is called 意法. */
const COMPANY = /(?:微电子|半导体|电子|科技|集团|股份|技术|集成|连接器|继电器|光电子?|传感|通信|锂能|创新)$/;

function addBrands(names: Names, add: Add): void {
  const idsOf = new Map<string, Set<number>>();
  const labels = new Map<number, Text>();
  const note = (name: string | null | undefined, brandId: number): void => {
    const key = name?.toLowerCase().trim();
    if (!key || /^\d+$/.test(key)) return;
    idsOf.set(key, (idsOf.get(key) ?? new Set()).add(brandId));
  };
  for (const [brandId, { name, nameZh }] of names.brands) {
    const both = BOTH_NAMES.exec(name);
    labels.set(brandId, { zh: nameZh && !both ? `${name} ${nameZh}` : name, en: both?.[2] ?? name });
    for (const one of [name, both?.[1], both?.[2], nameZh]) note(one, brandId);
    const short = nameZh?.replace(COMPANY, '');
    if (short && short.length >= 2) note(short, brandId);
  }
  for (const group of MAKER_NAMES) {
    const brandIds = new Set(group.flatMap((name) => [...(idsOf.get(name.toLowerCase()) ?? [])]));
    for (const brandId of brandIds) for (const name of group) note(name, brandId);
  }
  for (const [name, ids] of idsOf) {
    const brandIds = [...ids];
    const label = required(labels.get(required(brandIds[0])));
    add(name, { is: 'brand', brandIds, label });
  }
}

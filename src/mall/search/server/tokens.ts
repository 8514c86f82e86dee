// Takes text apart into the tokens that goods are found by: part numbers, values with units, words, pairs of Chinese characters.
import { required } from '#kit/rules/required.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { isFraction, readMeasure } from '../measure.ts';

/** Part numbers stand apart from words, so that the beginning of a part number finds part numbers only. */
export const PART_NO = '=';
/** What a part can do stands apart as well: nothing that is typed begins so. */
export const traitToken = (id: string): string => `~${id}`;
const SHORTEST_PREFIX = 3; // chosen: shorter beginnings match too much to mean anything
const MOST_TAILS = 5;
const MOST_WORDS = 12; // chosen: of what is searched for; the rest of a very long keyword is left out

/** Units that people leave out: `10k`, `100n`. */
const LEFT_OUT = new Set(['ohm', 'f', 'h', 'hz']);
const PREFIX_OF = new Map(
  ['p', 'n', 'u', 'm', '', 'k', 'meg', 'g', 't'].map((prefix, at) => [at * 3 - 12, prefix]),
);

const CHINESE = /\p{Script=Han}+/gu;
/** A number and its unit with a blank between them. */
const SPACED_VALUE =
  /(?<![A-Za-z0-9])(\d+(?:\.\d+)?) +(?=[pnumkKMGT]?(?:F|H|V|A|W|Hz|Ω|ohm|bps|°C)(?![A-Za-z0-9]))/g;

/** One spelling for full-width letters, the two signs for ohm and micro, and letter case of the Greek. */
export function plain(text: string): string {
  return text.normalize('NFKC').replaceAll('μ', 'u').replaceAll(SPACED_VALUE, '$1');
}

/** `100nF` → `100nf`, `0.1uF` → `100nf`, `10kΩ` → `10kohm`, `1MΩ` → `1megohm`; undefined for what is no value. */
function readValue(text: string): { token: string; short: string | undefined } | undefined {
  const measure = readMeasure(text);
  if (!measure) return undefined;
  const { number, power, unit, isBare } = measure;
  return isBare ? { token: `${number}${unit}`, short: undefined } : engineering(number, power, unit);
}

function engineering(
  number: number,
  power: number,
  unit: string,
): { token: string; short: string | undefined } {
  if (number === 0 || !Number.isFinite(number)) return { token: `0${unit}`, short: undefined };
  let [size, exponent] = [number, power];
  while (size >= 999.9995 && exponent < 12) [size, exponent] = [size / 1000, exponent + 3];
  while (size < 0.9999995 && exponent > -12) [size, exponent] = [size * 1000, exponent - 3];
  const prefix = required(PREFIX_OF.get(exponent));
  const short = `${Number(size.toPrecision(6))}${prefix}`;
  return { token: short + unit, short: LEFT_OUT.has(unit) && prefix !== '' ? short : undefined };
}

/** Words of Latin letters and digits, with the signs that belong to values. */
function latinWords(text: string): string[] {
  return text
    .replaceAll(CHINESE, ' ')
    .split(/[\s,;:()[\]{}<>"'`|!?、，。；：（）【】*=~@^$&\\]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Small letters and digits only; a decimal point stays, since 4.7k is not 47k. */
const alnum = (text: string): string =>
  text.toLowerCase().replaceAll(/(?!(?<=\d)\.(?=\d))[^\p{L}\p{N}]/gu, '');

/** `100nF/16V` → both; `1/4W` stays whole; `-40` keeps nothing of its sign. */
function piecesOf(word: string): string[] {
  return isFraction(word)
    ? [word]
    : word.split(/[/+_±#-]|\.(?!\d)/).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function* chinesePairs(run: string): Iterable<string> {
  const signs = [...run];
  if (signs.length === 1) yield run;
  for (let at = 0; at + 1 < signs.length; at++) yield required(signs[at]) + required(signs[at + 1]);
}

/** Most Chinese words have two characters: `贴片电容` asks for 贴片 and 电容, so that 贴片陶瓷电容 is found as well. */
function* chineseWords(run: string): Iterable<WordQuery> {
  const signs = [...run];
  if (signs.length === 1) yield begins(run);
  for (let at = 0; at < signs.length && signs.length > 1; at += 2) {
    const from = Math.min(at, signs.length - 2);
    yield is(signs.slice(from, from + 2).join(''));
  }
}

/** The tokens of descriptive text: a title, a name, a parameter's value. */
export function textTokens(text: string): string[] {
  const tokens = new Set<string>();
  const clean = plain(text);
  for (const [run] of clean.matchAll(CHINESE)) for (const pair of chinesePairs(run)) tokens.add(pair);
  for (const word of latinWords(clean)) {
    tokens.add(alnum(word));
    for (const piece of piecesOf(word)) {
      tokens.add(alnum(piece));
      const value = readValue(piece);
      if (!value) continue;
      tokens.add(value.token);
      if (value.short) tokens.add(value.short);
    }
  }
  tokens.delete('');
  return [...tokens];
}

/** The tokens of a part number: whole, by its pieces, and from each change between letters and digits on. */
export function partNoTokens(partNo: string): string[] {
  const normal = normalPartNo(partNo).toLowerCase();
  if (normal === '') return [];
  const pieces = partNo.split(/[^\p{L}\p{N}]+/u).filter((piece) => piece.length >= 2);
  const changes = [...normal.matchAll(/(?<=[0-9])(?=[a-z])|(?<=^[a-z]+)(?=[0-9])/g)].slice(0, MOST_TAILS);
  const tails = changes
    .map(({ index }) => normal.slice(index))
    .filter((tail) => tail.length >= SHORTEST_PREFIX);
  return [...new Set([PART_NO + normal, normal, ...pieces.map(alnum), ...tails])];
}

/** What must be among the tokens of a listing: a token, or the beginning of one; all of several; one of several. */
export type WordQuery =
  | { readonly word: string; readonly isPrefix: boolean }
  | { readonly all: readonly WordQuery[] }
  | { readonly any: readonly WordQuery[] };

/** What a keyword looks for. */
export interface KeywordQuery {
  /** Every word in one of its spellings, or the whole as the beginning of a part number. */
  words: WordQuery;
  /** Listings whose normalised part number is this, or begins so, come first; undefined when it can be none. */
  partNo: string | undefined;
}

const is = (word: string): WordQuery => ({ word, isPrefix: false });
const begins = (word: string): WordQuery => ({ word, isPrefix: true });

/** All of them; without a wrapping when it is one. @param words at least one */
export const allOf = (words: readonly WordQuery[]): WordQuery =>
  words.length === 1 ? required(words[0]) : { all: words };
/** All of them; undefined where there is none. */
export const together = (words: readonly WordQuery[]): WordQuery | undefined =>
  words.length > 0 ? allOf(words) : undefined;
/** One of them; without a wrapping when it is one. @param words at least one */
export const anyOf = (words: readonly WordQuery[]): WordQuery =>
  words.length === 1 ? required(words[0]) : { any: words };

/** As the text of a tsquery for `words @@ $1::tsquery`. Whatever the words hold, no sign of the query language gets through. */
export function toTsquery(words: WordQuery): string {
  if ('word' in words) return `'${words.word.replaceAll(/['\\]/g, '')}'${words.isPrefix ? ':*' : ''}`;
  const [parts, joint] = 'all' in words ? [words.all, ' & '] : [words.any, ' | '];
  return parts.map((part) => ('word' in part ? toTsquery(part) : `(${toTsquery(part)})`)).join(joint);
}

/** The spellings under which one word may stand in the index. */
function spellingsOf(word: string): WordQuery {
  const name = alnum(word);
  const value = readValue(word);
  const isExact = value !== undefined || /^\d+$/.test(name) || name.length < SHORTEST_PREFIX;
  if (isExact) {
    const exact = is(value?.token ?? name);
    if (name.length < SHORTEST_PREFIX) return exact;
    return anyOf([exact, begins(PART_NO + normalPartNo(word).toLowerCase())]);
  }
  return /^[a-z]{3,}[^s]s$/.test(name) ? anyOf([begins(name), is(name.slice(0, -1))]) : begins(name);
}

/** The words of a text, each in its spellings, Chinese ones as pairs of characters. */
export function wordsOf(text: string): WordQuery[] {
  const must = new Map<string, WordQuery>();
  const add = (words: WordQuery) => must.set(toTsquery(words), words);
  for (const [run] of text.matchAll(CHINESE)) for (const pair of chineseWords(run)) add(pair);
  for (const word of latinWords(text)) {
    const pieces = piecesOf(word);
    if (pieces.length === 1) add(spellingsOf(required(pieces[0])));
    else add(anyOf([spellingsOf(word), allOf(pieces.map(spellingsOf))]));
  }
  return [...must.values()];
}

/** Goods whose part number begins so, whatever blanks and dashes it is written with. @param normal made by normalPartNo */
export const partNoBegins = (normal: string): WordQuery => begins(PART_NO + normal.toLowerCase());
/** Goods that have this token. */
export const hasToken = (token: string): WordQuery => is(token);
/** Goods that have a token which begins so. */
export const tokenBegins = (token: string): WordQuery => begins(token);

/** All words must match. @returns undefined when there is nothing to look for: no letter, digit or Chinese character */
export function readKeyword(keyword: string): KeywordQuery | undefined {
  const clean = plain(keyword);
  const must = wordsOf(clean);
  if (must.length === 0) return undefined;
  const all = allOf(must.slice(0, MOST_WORDS));
  const whole = normalPartNo(clean);
  const isPartNo = /^[A-Z0-9]{3,60}$/.test(whole);
  return {
    words: isPartNo && must.length > 1 ? anyOf([all, partNoBegins(whole)]) : all,
    partNo: isPartNo ? whole : undefined,
  };
}

// Takes text apart into the tokens that goods are found by: part numbers, values with units, words, pairs of Chinese characters.
import { normalPartNo } from '#mall/part/normal-part-no.ts';

/** Part numbers stand apart from words, so that the beginning of a part number finds part numbers only. */
const PART_NO = '=';
const SHORTEST_PREFIX = 3; // chosen: shorter beginnings match too much to mean anything
const MOST_TAILS = 5;
const MOST_WORDS = 12; // chosen: of what is searched for; the rest of a very long keyword is left out

/** Unit as written (small letters) → as kept. */
const UNITS: Readonly<Record<string, string>> = {
  f: 'f', h: 'h', ω: 'ohm', ohm: 'ohm', ohms: 'ohm', r: 'ohm', v: 'v', vdc: 'v', vac: 'vac', a: 'a', w: 'w', hz: 'hz', s: 's',
  b: 'b', bit: 'bit', bps: 'bps', sps: 'sps', ah: 'ah', m: 'm', '%': '%', ppm: 'ppm', '°c': 'c', c: 'c', k: 'k', db: 'db',
}; // biome-ignore format: a table reads better in rows
/** Units that come in millions and never in thousandths: a small `m` before them is mega all the same. */
const MEGA_ONLY = new Set(['hz', 'bps', 'sps', 'b', 'bit']);
/** Units that come in thousandths and hardly in millions, whatever the case of the `m`. */
const MILLI_ONLY = new Set(['f', 'h', 'a', 's', 'ah', 'm', 'v', 'vac']);
/** Units that people leave out: `10k`, `100n`. */
const LEFT_OUT = new Set(['ohm', 'f', 'h', 'hz']);
/** Units that never have a prefix; `c` and `k` would be taken for one. */
const BARE = new Set(['%', 'ppm', 'c', 'k', 'db']);

const POWERS: Readonly<Record<string, number>> = {
  p: -12,
  n: -9,
  u: -6,
  m: -3,
  '': 0,
  k: 3,
  M: 6,
  G: 9,
  T: 12,
};
const PREFIX_OF = new Map(Object.entries(POWERS).map(([prefix, power]) => [power, prefix]));

const CHINESE = /\p{Script=Han}+/gu;
const VALUE = /^[+±-]?(\d{1,9}(?:\.\d{1,9})?|\.\d{1,9})([pnumkKMGT]?)([a-zA-ZωΩ%°]{0,4})$/;
const FRACTION = /^(\d{1,3})\/(\d{1,3})([a-zA-ZΩ]{1,3})$/;
/** `4k7`, `3V3`, `2R2`, `R010`: the letter stands where the point would. */
const LETTER_AS_POINT = /^(\d{0,4})([RrkKMuUnNpPVv])(\d{1,3})$/;
/** A number and its unit with a blank between them. */
const SPACED_VALUE =
  /(?<![A-Za-z0-9])(\d+(?:\.\d+)?) +(?=[pnumkKMGT]?(?:F|H|V|A|W|Hz|Ω|ohm|bps|°C)(?![A-Za-z0-9]))/g;

/** One spelling for full-width letters, the two signs for ohm and micro, and letter case of the Greek. */
function plain(text: string): string {
  return text.normalize('NFKC').replaceAll('μ', 'u').replaceAll(SPACED_VALUE, '$1');
}

/** `100nF` → `100nf`, `0.1uF` → `100nf`, `10kΩ` → `10kohm`, `1MΩ` → `1megohm`; undefined for what is no value. */
function readValue(text: string): { token: string; short: string | undefined } | undefined {
  const fraction = FRACTION.exec(text);
  if (fraction)
    return engineering(Number(fraction[1]) / Number(fraction[2]), 0, UNITS[fraction[3]!.toLowerCase()] ?? '');
  const inside = LETTER_AS_POINT.exec(text);
  if (inside && (inside[1] !== '' || /r/i.test(inside[2]!))) {
    const [, whole, letter, rest] = inside as unknown as [string, string, string, string];
    if (/[kpunNUP]/i.test(letter) && rest.length > 2) return undefined; // 1N4148 is a part number
    const number = Number(`${whole || '0'}.${rest}`);
    if (/r/i.test(letter)) return engineering(number, 0, 'ohm');
    if (/v/i.test(letter)) return engineering(number, 0, 'v');
    return engineering(number, POWERS[letter === 'M' ? 'M' : letter.toLowerCase()]!, '');
  }
  const match = VALUE.exec(text);
  if (!match) return undefined;
  const number = Number(match[1]);
  let [prefix, name] = [match[2]!, match[3]!.toLowerCase()];
  const bare = UNITS[prefix.toLowerCase() + name];
  if (
    bare !== undefined &&
    (BARE.has(bare) || (name === '' && bare !== 'k')) &&
    !(prefix !== '' && name === '')
  ) {
    return { token: `${number}${bare}`, short: undefined };
  }
  if (prefix === '' && name.length > 1 && UNITS[name] === undefined && UNITS[name.slice(1)] !== undefined) {
    [prefix, name] = [name[0]!, name.slice(1)]; // typed in capitals: 100NF, 10UH
  }
  const unit = name === '' ? '' : UNITS[name];
  if (unit === undefined || (prefix === '' && unit === '')) return undefined;
  if (prefix === 'K') prefix = 'k';
  if (/^m$/i.test(prefix)) {
    if (MEGA_ONLY.has(unit)) prefix = 'M';
    else if (MILLI_ONLY.has(unit)) prefix = 'm';
  }
  const power = POWERS[prefix];
  return power === undefined ? undefined : engineering(number, power, unit);
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
  const prefix = PREFIX_OF.get(exponent)!;
  const short = `${Number(size.toPrecision(6))}${prefix === 'M' ? 'meg' : prefix.toLowerCase()}`;
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
  return FRACTION.test(word)
    ? [word]
    : word.split(/[/+_±#-]|\.(?!\d)/).filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

function* chinesePairs(run: string): Iterable<string> {
  const signs = [...run];
  if (signs.length === 1) yield run;
  for (let at = 0; at + 1 < signs.length; at++) yield signs[at]! + signs[at + 1]!;
}

/** Most Chinese words have two characters: `贴片电容` asks for 贴片 and 电容, so that 贴片陶瓷电容 is found as well. */
function* chineseWords(run: string): Iterable<string> {
  const signs = [...run];
  if (signs.length === 1) yield prefix(run);
  for (let at = 0; at < signs.length && signs.length > 1; at += 2) {
    yield lexeme(
      signs
        .slice(Math.min(at, signs.length - 2))
        .slice(0, 2)
        .join(''),
    );
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

/** What a keyword looks for. */
export interface KeywordQuery {
  /** For `words @@ $1::tsquery`: every word in one of its spellings, or the whole as the beginning of a part number. */
  tsquery: string;
  /** Listings whose normalised part number is this, or begins so, come first; undefined when it can be none. */
  partNo: string | undefined;
}

const lexeme = (token: string): string => `'${token.replaceAll(/['\\]/g, '')}'`;
const prefix = (token: string): string => `${lexeme(token)}:*`;

/** The spellings under which one word may stand in the index. */
function spellingsOf(word: string): string {
  const name = alnum(word);
  const value = readValue(word);
  const isExact = value !== undefined || /^\d+$/.test(name) || name.length < SHORTEST_PREFIX;
  if (isExact) {
    const exact = lexeme(value?.token ?? name);
    return name.length < SHORTEST_PREFIX
      ? exact
      : `${exact} | ${prefix(PART_NO + normalPartNo(word).toLowerCase())}`;
  }
  return /^[a-z]{3,}[^s]s$/.test(name) ? `${prefix(name)} | ${lexeme(name.slice(0, -1))}` : prefix(name);
}

/** All words must match. @returns undefined when there is nothing to look for: no letter, digit or Chinese character */
export function readKeyword(keyword: string): KeywordQuery | undefined {
  const clean = plain(keyword);
  const must = new Set<string>();
  for (const [run] of clean.matchAll(CHINESE)) for (const pair of chineseWords(run)) must.add(pair);
  for (const word of latinWords(clean)) {
    const pieces = piecesOf(word);
    if (pieces.length === 1) must.add(`(${spellingsOf(pieces[0]!)})`);
    else
      must.add(`(${spellingsOf(word)} | (${pieces.map((piece) => `(${spellingsOf(piece)})`).join(' & ')}))`);
  }
  if (must.size === 0) return undefined;
  const all = [...must].slice(0, MOST_WORDS).join(' & ');
  const whole = normalPartNo(clean);
  const isPartNo = /^[A-Z0-9]{3,60}$/.test(whole);
  return {
    tsquery: isPartNo && must.size > 1 ? `(${all}) | ${prefix(PART_NO + whole.toLowerCase())}` : all,
    partNo: isPartNo ? whole : undefined,
  };
}

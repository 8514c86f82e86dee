// Takes a keyword apart into what a buyer means by its pieces: kinds of parts, makers, packages, values with bounds, demands, words.
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { type Measure, readMeasure, sizeOf } from '../measure.ts';
import { type PackageName, readPackage } from '../package-names.ts';
import type { ParameterWords } from '../synonyms.ts';
import { isPlainMarking } from '../traits/markings.ts';
import { cleanKeyword } from './understand/clean-keyword.ts';

export type Flag = 'domestic' | 'sample' | 'inStock';
type Side = 'least' | 'most';

/** What a phrase stands for. */
export type Meaning =
  | {
      is: 'category';
      categoryIds: readonly number[];
      leaves: readonly number[];
      label: Text;
      /** The trait that a part must have as well. */
      also?: string;
    }
  | { is: 'brand'; brandIds: readonly number[]; label: Text }
  | { is: 'flag'; flag: Flag }
  | {
      is: 'same';
      words: readonly string[];
      isOfCapacitor: boolean;
      isOfMounting: boolean;
      isOfConnector: boolean;
      /** How it stands in the index, whatever words it has there. */
      token: string | undefined;
    }
  | {
      is: 'trait';
      trait: string;
      label: Text;
      /** Of a trait that names a kind of part: where such parts stand. */
      leaves: readonly number[];
    }
  | { is: 'ask'; ask: 'replacement' }
  | { is: 'hint'; hint: Hint }
  | { is: 'bound'; before?: Side; after?: Side }
  | { is: 'filler' };

/** Which parameters a word names, and how a value beside it is meant. */
interface Hint {
  keys: readonly string[];
  asks: ParameterWords['asks'];
}

/** Phrases in small letters and what they stand for. */
export interface Lexicon {
  phrases: ReadonlyMap<string, Meaning>;
  /** Signs of the longest phrase. */
  longest: number;
}

/** What is asked of a value, in the base unit. `same`: it is `low`; `span`: a range from `low` to `high`, or a value within. */
export interface Ask {
  how: 'same' | 'span' | 'between' | 'contains';
  low: number | undefined;
  high: number | undefined;
  units: readonly string[];
  /** The value as written, without what stands around it. */
  text: string;
  /** Of what is given as one number, it is the most: an input of 15V takes 12V as well. */
  isCeiling?: boolean;
  /** At least so much is asked for, and what has just that stands first: a regulator of 800mA. */
  isNominal?: boolean;
}

/** How many positions a connector has: `each` of every row where rows are named. */
export interface Positions {
  is: 'positions';
  rows: number | undefined;
  each: number;
}

interface Place {
  /** Signs of the clean text. */
  start: number;
  end: number;
}

export type Piece = Place &
  (
    | Extract<Meaning, { is: 'category' | 'brand' | 'flag' | 'same' | 'trait' | 'ask' }>
    | { is: 'package'; package: PackageName }
    | { is: 'value'; ask: Ask; hint: Hint | undefined }
    | { is: 'code'; text: string }
    | Positions
    | { is: 'word'; text: string }
    | { is: 'marking'; text: string }
    | { is: 'literal'; text: string }
  );

type RawPiece = Place &
  (
    | Meaning
    | { is: 'package'; package: PackageName }
    | { is: 'value'; ask: Ask; hint: Hint | undefined }
    | { is: 'code'; text: string }
    | Positions
    | { is: 'word'; text: string }
    | { is: 'marking'; text: string }
    | { is: 'literal'; text: string }
  );

export interface Understood {
  /** The keyword in one spelling: pieces are places in it. */
  text: string;
  pieces: Piece[];
}

const NUMBER = '\\d{1,9}(?:\\.\\d{1,9})?|\\.\\d{1,9}';
const UNIT = '[a-zA-ZωΩ%°]{0,5}';
const BOUNDED = new RegExp(
  `^(≥|≤|>|<|=|≈)?(±?[+-]?(?:${NUMBER})${UNIT}|\\d{0,4}[rRkKMuUnNpPvV]\\d{1,3}|\\d{1,3}/\\d{1,3}[a-zA-Z]+)(\\+)?$`,
);
const RANGE = new RegExp(
  `^([-+]?(?:${NUMBER}))(${UNIT})(?:~|-|–|—|\\.\\.\\.?)([-+]?(?:${NUMBER}))(${UNIT})$`,
);
const NAMED = /^([\p{L}()]{2,20})(?:[=:]|(?=[≥≤<>]))(.+)$/u;
const HAN = /\p{Script=Han}/u;
const SEPARATOR = /[\s、，；;。？！?!|]/u;
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Never throws; whatever is not understood stays a word. */
export function understand(keyword: string, lexicon: Lexicon): Understood {
  const text = cleanKeyword(keyword);
  return { text, pieces: combined(rawPieces(text, lexicon), text) };
}

function rawPieces(text: string, lexicon: Lexicon): RawPiece[] {
  const lower = text.toLowerCase();
  const pieces: RawPiece[] = [];
  for (let at = 0; at < text.length; ) {
    if (SEPARATOR.test(text.charAt(at))) {
      at++;
      continue;
    }
    const literal = /["“]([^"“”]+)["”]/y;
    literal.lastIndex = at;
    const quoted = literal.exec(text);
    if (quoted) {
      pieces.push({ is: 'literal', text: required(quoted[1]), start: at, end: literal.lastIndex });
      at = literal.lastIndex;
      continue;
    }
    const phrase = phraseAt(text, lower, at, lexicon);
    if (phrase) {
      pieces.push(phrase);
      at = phrase.end;
    } else if (HAN.test(text.charAt(at))) {
      const start = at;
      while (
        at < text.length &&
        HAN.test(text.charAt(at)) &&
        (at === start || !phraseAt(text, lower, at, lexicon))
      )
        at++;
      pieces.push({ is: 'word', text: text.slice(start, at), start, end: at });
    } else {
      const end = wordEnd(text, at);
      pieces.push(...readWord(text.slice(at, end), at, lexicon));
      at = end;
    }
  }
  return pieces;
}

/** The longest phrase that begins here and does not cut a word in two. */
function phraseAt(
  text: string,
  lower: string,
  at: number,
  { phrases, longest }: Lexicon,
): RawPiece | undefined {
  for (let end = Math.min(text.length, at + longest); end > at; end--) {
    if (end < text.length && !isJoint(text, end)) continue;
    const meaning = phrases.get(lower.slice(at, end));
    if (meaning) return { ...meaning, start: at, end };
  }
  return undefined;
}

/** Whether a phrase may end before this sign: at Chinese, at a blank, at a sign that joins nothing. */
function isJoint(text: string, end: number): boolean {
  const [last, next] = [text.charAt(end - 1), text.charAt(end)];
  if (HAN.test(last) || HAN.test(next) || SEPARATOR.test(next)) return true;
  if (LETTER_OR_DIGIT.test(next)) return last === ' ';
  return end + 1 >= text.length || !LETTER_OR_DIGIT.test(text.charAt(end + 1)) || /[≥≤<>=:±"“]/.test(next);
}

/** A comma ends a word unless it stands in a number or before the three digits of a packing: PDTC113ZT,215. */
function wordEnd(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    if (SEPARATOR.test(sign) || HAN.test(sign) || sign === '"' || sign === '“')
      return Math.max(at, start + 1);
    if (sign !== ',') continue;
    const isPacking = /^,\d{3}(?![\w.])/.test(text.slice(at, at + 6)) && /[a-z]/i.test(text.slice(start, at));
    if (!isPacking && !/\d,\d{1,2}(?![\da-z])/i.test(text.slice(Math.max(start, at - 1), at + 4))) {
      return Math.max(at, start + 1);
    }
  }
  return text.length;
}

function readWord(word: string, at: number, lexicon: Lexicon): RawPiece[] {
  const left = word.length - word.replace(/^(?:[:=,'`*&^$@\\[\]{}()/_]|\.(?!\d))+/, '').length;
  const text = word.slice(left).replace(/[:=,.'`*&^$@~\\[\]{}/_-]+$/, '');
  const start = at + left;
  if (!LETTER_OR_DIGIT.test(text)) return [];
  const marking = /^#([A-Za-z0-9][\w+.-]*)$/.exec(text)?.[1] ?? (isPlainMarking(text) ? text : undefined);
  if (marking) return [{ is: 'marking', text: marking, start, end: start + text.length }];
  const whole = readUnit(text, start, lexicon);
  if (whole) return [whole];
  const named = NAMED.exec(text);
  if (named) {
    const name = lexicon.phrases.get(required(named[1]).toLowerCase());
    const value = readUnit(required(named[2]), start + text.length - required(named[2]).length, lexicon);
    if (name?.is === 'hint' && value)
      return [{ ...name, start, end: start + required(named[1]).length }, value];
  }
  const glued = gluedTo(text, start, lexicon) ?? connectorCode(text, start, lexicon);
  if (glued) return glued;
  for (const joint of [/[/,+*_|()×]+/, /[-/,+*_|()×]+/]) {
    const parts = split(text, start, joint);
    const pieces = parts.map((one) => readUnit(one.text, one.start, lexicon));
    if (pieces.length < 2 || !pieces.every((one) => one !== undefined)) continue;
    if (joint.source.startsWith('[-') && pieces.some(isNoName)) break;
    return pieces;
  }
  return [{ is: 'word', text, start, end: start + text.length }];
}

/** A kind of part with its value, written as one word: LDO3.3V. */
function gluedTo(text: string, start: number, lexicon: Lexicon): RawPiece[] | undefined {
  const match = /^([A-Za-z]{3,})(\d.*)$/.exec(text);
  const kind = match && lexicon.phrases.get(required(match[1]).toLowerCase());
  if (!match || kind?.is !== 'category') return undefined;
  const end = start + required(match[1]).length;
  const value = readUnit(required(match[2]), end, lexicon);
  const isMeant = value?.is === 'value' && /[a-zΩ%]$/i.test(required(match[2]));
  return isMeant ? [{ ...kind, start, end }, value] : undefined;
}

/** A short name joined to a figure is the beginning of a part number rather than a maker with a value: ST-3A, IC-5V. */
const isNoName = ({ is, start, end }: RawPiece): boolean =>
  (is === 'brand' || is === 'filler' || is === 'hint') && end - start <= 3;

/** A family of connectors with how many positions it has, as dealers write it: XH-4A, PH2.0-3AW, ZH-1.5-6P. */
function connectorCode(text: string, start: number, lexicon: Lexicon): RawPiece[] | undefined {
  const match = /^([A-Z]{2,3}(?:-?\d\.\d{1,2})?)-?(\d{1,2})(?:AW?|P|Y|PIN)$/i.exec(text);
  const family = match && lexicon.phrases.get(required(match[1]).toLowerCase());
  if (!match || family?.is !== 'same' || !family.isOfConnector) return undefined;
  const [, name, each] = match as unknown as [string, string, string];
  const from = start + text.lastIndexOf(each);
  return [
    { ...family, start, end: start + name.length },
    { is: 'positions', rows: undefined, each: Number(each), start: from, end: start + text.length },
  ];
}

function split(text: string, start: number, joint: RegExp): { text: string; start: number }[] {
  const parts: { text: string; start: number }[] = [];
  let at = start;
  for (const part of text.split(new RegExp(`(${joint.source})`))) {
    if (LETTER_OR_DIGIT.test(part)) parts.push({ text: part, start: at });
    at += part.length;
  }
  return parts;
}

/** A word that is understood as a whole. */
function readUnit(text: string, start: number, lexicon: Lexicon): RawPiece | undefined {
  const place = { start, end: start + text.length };
  const meaning = lexicon.phrases.get(text.toLowerCase()) ?? withoutDash(text, lexicon);
  if (meaning) return { ...meaning, ...place };
  const named = readPackage(text);
  if (named) return { is: 'package', package: named, ...place };
  const grid = /^([1-4])[x*×](\d{1,3})P$/i.exec(text);
  if (grid) return { is: 'positions', rows: Number(grid[1]), each: Number(grid[2]), ...place };
  const ask = readAsk(text);
  if (ask) return { is: 'value', ask, hint: undefined, ...place };
  return /^[1-9]\d\d$/.test(text) ? { is: 'code', text, ...place } : undefined;
}

/** Names of kinds that end in a number are written with a dash as well: RJ-45 is RJ45. */
function withoutDash(text: string, { phrases }: Lexicon): Meaning | undefined {
  if (!/^[a-z]+-\d+$/i.test(text)) return undefined;
  const meaning = phrases.get(text.toLowerCase().replace('-', ''));
  return meaning?.is === 'category' || meaning?.is === 'trait' ? meaning : undefined;
}

function readAsk(text: string): Ask | undefined {
  const bounded = BOUNDED.exec(text);
  const measure = bounded && readMeasure(required(bounded[2]));
  if (bounded && measure) {
    const { n, units } = sizeOf(measure);
    const [, sign, value, plus] = bounded as unknown as [string, string?, string?, string?];
    const of = { units, text: required(value) };
    if (sign === '≥' || sign === '>' || plus) return { how: 'between', low: n, high: undefined, ...of };
    if (sign === '≤' || sign === '<') return { how: 'between', low: undefined, high: n, ...of };
    return { how: 'same', low: n, high: n, ...of };
  }
  const range = RANGE.exec(text);
  if (!range) return undefined;
  const [, low, lowUnit, high, highUnit] = range as unknown as [string, string, string, string, string];
  if (/^0\d/.test(low)) return undefined;
  const last = signed(high, highUnit);
  const first = signed(low, lowUnit === '' || !signed(low, lowUnit) ? highUnit : lowUnit);
  if (!first || !last) return undefined;
  const [from, to] = [sizeOf(first), sizeOf(last)];
  if (from.units.join() !== to.units.join() || from.units.length === 0 || from.n > to.n) return undefined;
  return { how: 'span', low: from.n, high: to.n, units: to.units, text };
}

function signed(number: string, unit: string): Measure | undefined {
  const measure = readMeasure(number.replace(/^[-+]/, '') + unit);
  return measure && number.startsWith('-') ? { ...measure, number: -measure.number } : measure;
}

/** Joins values with the bounds and names that stand beside them. Names and bounds that belong to no value say nothing. */
function combined(raw: readonly RawPiece[], text: string): Piece[] {
  const nameOf = namesOfValues(raw, text);
  const used = new Set<RawPiece>(nameOf.values());
  const values = new Map<RawPiece, Piece>();
  for (const [at, piece] of raw.entries()) {
    if (piece.is !== 'value') continue;
    let { ask, start, end } = piece;
    const take = (one: RawPiece): void => {
      used.add(one);
      [start, end] = [Math.min(start, one.start), Math.max(end, one.end)];
    };
    const [before, after] = [raw[at - 1], raw[at + 1]];
    if (ask.how !== 'span') {
      if (before?.is === 'bound' && before.before && !used.has(before)) {
        ask = bounded(ask, before.before);
        take(before);
      } else if (after?.is === 'bound' && after.after) {
        ask = bounded(ask, after.after);
        take(after);
      }
    }
    const name = nameOf.get(piece);
    if (name) {
      if (ask.how === 'same') ask = asked(ask, name.hint.asks);
      take(name);
    }
    values.set(piece, { is: 'value', ask, hint: name?.hint, start, end });
  }
  return raw.flatMap((piece): Piece[] => {
    if (piece.is === 'value') return [required(values.get(piece))];
    if (used.has(piece) || piece.is === 'filler') return [];
    if (piece.is !== 'hint' && piece.is !== 'bound') return [piece];
    const { start, end } = piece;
    return [{ is: 'word', text: text.slice(start, end), start, end }];
  });
}

type RawHint = Extract<RawPiece, { is: 'hint' }>;

/** Names stand before their value in Chinese (输入12V), on either side in English: 12V input 3.3V output, Vin 12V Vout 3.3V. */
function namesOfValues(raw: readonly RawPiece[], text: string): Map<RawPiece, RawHint> {
  const owners = new Map<RawPiece, RawHint>();
  const isFirst = raw.findIndex((one) => one.is === 'hint') < raw.findIndex((one) => one.is === 'value');
  const neighbour = (at: number, step: 1 | -1): RawPiece | undefined => {
    let i = at + step;
    while (raw[i]?.is === 'filler' || raw[i]?.is === 'bound') i += step;
    const next = raw[i];
    return next?.is === 'value' && !owners.has(next) ? next : undefined;
  };
  for (const [at, piece] of raw.entries()) {
    if (piece.is !== 'hint') continue;
    const [before, after] = [neighbour(at, -1), neighbour(at, 1)];
    const isNearer = before && after ? piece.start - before.end - (after.start - piece.end) : before ? -1 : 1;
    const isLatin = !HAN.test(text.charAt(piece.start));
    const owner = isNearer < 0 || (isNearer === 0 && isLatin && !isFirst) ? before : after;
    if (owner) owners.set(owner, piece);
  }
  return owners;
}

const bounded = (ask: Ask, side: Side): Ask => ({
  ...ask,
  how: 'between',
  low: side === 'least' ? ask.low : undefined,
  high: side === 'most' ? (ask.low ?? ask.high) : undefined,
});

function asked(ask: Ask, how: Hint['asks']): Ask {
  if (how === 'same') return ask;
  return how === 'contains' ? { ...ask, how } : bounded(ask, how);
}

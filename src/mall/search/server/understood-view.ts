// What was understood of a keyword, as chips that a visitor can remove or correct by another keyword.
import { required } from '#kit/rules/required.ts';
import { speak } from '#kit/words/speak.ts';
import type { Language } from '#kit/words/text.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { UnderstoodChip } from '../search.protocol.ts';
import type { Reading, Readings, ReadPiece } from './reading.ts';
import { searchServerWords } from './search-server-words.ts';
import type { Ask } from './understand.ts';
import type { Names } from './vocabulary.ts';

const MOST_ALTERNATIVES = 4; // chosen

/**
 * Chips in the order of the text; none where everything was taken as words.
 * @param used the reading that the list shows
 */
export function chipsOf(
  { text, pieces }: Readings,
  used: Reading | undefined,
  names: Names,
  language: Language,
): UnderstoodChip[] {
  if (!used || (used.pieces.length === 0 && used.how !== 'partial')) return [];
  const kept = new Set(used.pieces);
  const chips = (used.all ?? pieces).map((one) =>
    chipOf(one, text, names, language, {
      isIgnored: !kept.has(one),
      isMore: used.how === 'wide' && one.isMore === true,
      isOpen: used.how === 'wide' && one.isOpen === true,
    }),
  );
  return chips.every(({ kind }) => kind === 'word') ? [] : chips;
}

/** The keyword without this piece of it. */
export function keywordWithout(text: string, { start, end }: { start: number; end: number }): string {
  return replaced(text, { start, end }, '');
}

function replaced(text: string, { start, end }: { start: number; end: number }, by: string): string {
  return `${text.slice(0, start)} ${by} ${text.slice(end)}`
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;，；、/+_-]+(?=\s)|(?<=\s)[,;，；、/+_-]+$/g, '')
    .trim();
}

function chipOf(
  one: ReadPiece,
  text: string,
  names: Names,
  language: Language,
  { isIgnored, isMore, isOpen }: { isIgnored: boolean; isMore: boolean; isOpen: boolean },
): UnderstoodChip {
  const say = speak(searchServerWords, language);
  const { piece } = one;
  const source = text.slice(piece.start, piece.end);
  const chip = (kind: UnderstoodChip['kind'], label: string, by: [label: string, by: string][]) => ({
    kind,
    label,
    source,
    keywordWithout: keywordWithout(text, piece),
    alternatives: by
      .slice(0, MOST_ALTERNATIVES)
      .map(([name, instead]) => ({ label: name, keyword: replaced(text, piece, instead) })),
  });
  // How a part is mounted need not be said of every part: that none says so tells nothing.
  const isUnknown = piece.is === 'word' || (piece.is === 'same' && piece.isOfMounting);
  if (isIgnored) return chip('ignored', isUnknown ? say.ignored(source) : say.nobodyHas(source), []);
  const asWords: [string, string] = [say.asWords(source), `"${source}"`];
  switch (piece.is) {
    case 'category':
      return chip('category', piece.label[language], [asWords]);
    case 'brand':
      return chip('brand', brandIn(language, piece.label[language]), [asWords]);
    case 'flag':
      return chip('flag', say[piece.flag], [asWords]);
    case 'package':
      return chip('package', say.packageNamed(piece.package.name), [
        ...piece.package.others.map((name): [string, string] => [say.packageNamed(name), name]),
        asWords,
      ]);
    case 'trait':
      return chip('function', piece.label[language], [asWords]);
    case 'ask':
      return chip('function', say.replacementWanted, [asWords]);
    case 'positions':
      return chip('function', piece.rows ? say.inRows(piece.rows, piece.each) : say.positions(piece.each), [
        asWords,
      ]);
    case 'marking':
      return chip('function', say.marking(piece.text), [asWords]);
    case 'value':
    case 'code':
      return valueChip();
    case 'literal':
      return chip('word', say.literal(piece.text), [[piece.text, piece.text]]);
    default:
      return chip('word', source, []);
  }

  function valueChip() {
    const ask: Ask | undefined = piece.is === 'value' ? piece.ask : undefined;
    if (ask && one.isSetOutside) return chip('value', say.outputOrOpen(ask.text), [asWords]);
    const value = ask ? (isMore ? `≥ ${ask.text}` : shownValue(ask)) : source;
    const nameOf = (key: string) => names.parameters.get(key)?.[language] ?? key;
    const isHeld = (key: string) => ask?.how === 'contains' || names.parameters.get(key)?.kind === 'range';
    const label = (key: string) =>
      isHeld(key) ? say.contains(nameOf(key), ask?.text ?? value) : say.valueOf(nameOf(key), value);
    // Found by any of several parameters: none of them is named as if it were the one.
    const main = isOpen ? undefined : one.keys[0];
    const otherKeys = isOpen ? [...one.keys, ...one.otherKeys] : one.otherKeys;
    const sameName = main !== undefined && one.keys.every((key) => nameOf(key) === nameOf(main));
    const others = otherKeys.map((key): [string, string] => [label(key), `${nameOf(key)} ${value}`]);
    const bounds: [string, string][] =
      ask?.how === 'same' && one.keys.length > 0
        ? [
            [`≥ ${ask.text}`, `≥${ask.text}`],
            [`≤ ${ask.text}`, `≤${ask.text}`],
          ]
        : [];
    return chip('value', sameName ? label(required(main)) : value, [...others, ...bounds, asWords]);
  }
}

function shownValue({ how, text, low, high }: Ask): string {
  if (how !== 'between') return text;
  return high === undefined ? `≥ ${text}` : low === undefined ? `≤ ${text}` : text;
}

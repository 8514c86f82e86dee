// Parameters of several parts side by side: equal values are one, however their makers print them.
import type { Language } from '#kit/words/text.ts';
import type { CatalogParameter } from './catalog-part.ts';
import { printed } from './families/fact.ts';
import { type Figure, readValue } from './read-value.ts';
import { meaningOf } from './same-words.ts';

/** One part's value in a row; `said` is what its maker prints where that reads differently. */
interface ComparedCell {
  text: string;
  said: string | null;
}

/** One parameter over all parts; null where a part says nothing about it. */
export interface ComparedRow {
  key: string;
  cells: (ComparedCell | null)[];
  isDifferent: boolean;
}

/** Units that take a prefix: 0.1uF and 100nF are printed alike. Others stay as the maker prints them. */
const PREFIXED = new Set(['Ω', 'F', 'H', 'V', 'A', 'W', 'Hz', 's']);
const PLAIN = /^\d+(?:\.\d+)?\s*[a-zA-ZµμΩ]{1,4}$/;
const NOISE = 1e-9;

const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= NOISE * Math.max(Math.abs(a), Math.abs(b));

/** Text with everything taken off that does not change its meaning: blanks, capitals, both signs for micro (one by NFKC). */
const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s,;]/g, '')
    .replaceAll('μ', 'u');

/** Whether two parameters say the same: by their figures in the base unit where both have some, by their words otherwise. */
export function isSameValue(one: CatalogParameter, other: CatalogParameter): boolean {
  if (one.n !== undefined && other.n !== undefined) {
    return isNear(one.n, other.n) && (one.unit ?? '') === (other.unit ?? '');
  }
  if (one.lo !== undefined && one.hi !== undefined && other.lo !== undefined && other.hi !== undefined) {
    return isNear(one.lo, other.lo) && isNear(one.hi, other.hi) && (one.unit ?? '') === (other.unit ?? '');
  }
  if (folded(one.text) === folded(other.text)) return true;
  const [mine, others] = [readValue(one), readValue(other)];
  if (mine.length === 0 || others.length === 0) return meaningOf(one.text) === meaningOf(other.text);
  return mine.length === others.length && mine.every((figure, at) => isSameFigure(figure, others[at]!));
}

const isSameFigure = (one: Figure, other: Figure): boolean =>
  isNear(one.lo, other.lo) &&
  isNear(one.hi, other.hi) &&
  one.unit === other.unit &&
  one.end === other.end &&
  one.under === other.under;

/**
 * Every parameter that any of the parts has, in the order of the first part that has it.
 * Rows whose values differ, or that some part leaves out, are marked as different.
 */
export function compareParameters(
  parts: readonly (readonly CatalogParameter[])[],
  language: Language,
): ComparedRow[] {
  const keys = new Set(parts.flatMap((params) => params.map(({ key }) => key)));
  return [...keys].map((key) => {
    const values = parts.map((params) => params.find((one) => one.key === key));
    const known = values.filter((value) => value !== undefined);
    const cells = values.map((value): ComparedCell | null => {
      if (!value) return null;
      const said = textOf(value, language);
      // The first part that says the same speaks for the others.
      const text = shown(known.find((other) => isSameValue(other, value)) ?? value, language);
      return { text, said: folded(text) === folded(said) ? null : said };
    });
    const isDifferent = known.length < values.length || known.some((value) => !isSameValue(value, known[0]!));
    return { key, cells, isDifferent };
  });
}

const textOf = (value: CatalogParameter, language: Language): string =>
  language === 'en' ? (value.textEn ?? value.text) : value.text;

/** A plain value in its usual prefix, anything else as the maker prints it. */
function shown(value: CatalogParameter, language: Language): string {
  const text = textOf(value, language);
  const { n = 0, unit = '' } = value;
  return n > 0 && PREFIXED.has(unit) && PLAIN.test(text.trim()) ? printed(n, unit) : text;
}

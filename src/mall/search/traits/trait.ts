// What a trait is: something a part can do or is made for, under its names, with the signs by which a part shows it.
import type { Text } from '#kit/words/text.ts';

/** A part as far as traits look at it. */
export interface DescribedPart {
  /** Its category, `zh / en`. */
  kind: string;
  /** Number, titles, package, and each parameter as `key name text textEn`. */
  text: string;
  /** Whether a parameter of such a name has a value of at most, or at least, so much in the base unit. */
  most(name: RegExp, n: number): boolean;
  least(name: RegExp, n: number): boolean;
}

interface Clause {
  /** Kinds of parts that may have it. */
  in: RegExp;
  shows(part: DescribedPart): boolean;
  not: RegExp | undefined;
}

export interface Trait {
  id: string;
  label: Text;
  words: readonly string[];
  /** Its words name a kind of part: nothing else need be said. */
  isKind: boolean;
  clauses: readonly Clause[];
}

/** @param sign what is written of the part, or what its values must be; left out, every part of the kind has the trait */
export const of = (
  kinds: RegExp,
  sign?: RegExp | ((part: DescribedPart) => boolean),
  not?: RegExp,
): Clause => ({
  in: kinds,
  shows: typeof sign === 'function' ? sign : sign ? (part) => sign.test(part.text) : () => true,
  not,
});

const made =
  (isKind: boolean) =>
  (id: string, zh: string, en: string, words: string, ...clauses: readonly Clause[]): Trait => ({
    id,
    label: { zh, en },
    words: words.split(', '),
    isKind,
    clauses,
  });

/** A trait whose words name a kind of part: a charger. */
export const trait = made(true);
/** A trait that belongs to kinds named beside it: low noise. */
export const has = made(false);

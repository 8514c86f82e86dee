// A noun in the ways that the house writes it: in file names, in code, in tables and for people.
import type { Text } from '#kit/words/text.ts';

export interface Noun {
  /** `repair-order`: files and rooms. */
  kebab: string;
  /** `repairOrder`, `RepairOrder`: code. */
  camel: string;
  pascal: string;
  /** `repair_order`: tables. */
  snake: string;
  /** `repair-orders`, `RepairOrders` */
  kebabs: string;
  pascals: string;
  name: Text;
}

/** A wish that cannot be met: said to who typed it, nothing was written. */
export class Impossible extends Error {}

const pluralOf = (word: string): string =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}ies`
    : /(?:s|x|ch|sh)$/.test(word)
      ? `${word}es`
      : `${word}s`;

const pascalOf = (kebab: string): string =>
  kebab.replaceAll(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase());
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
/** `repairOrder`: as in code, of `repair-order`. */
export const camelOf = (kebab: string): string => lowerFirst(pascalOf(kebab));

/**
 * @param kebab as in a file name: `repair-order`
 * @throws Impossible when it is not written so, or a name is missing
 */
export function nounOf(kebab = '', zh = '', en = ''): Noun {
  if (!/^[a-z]+(-[a-z]+)*$/.test(kebab))
    throw new Impossible(`"${kebab}" is no name: small letters with hyphens, such as repair-order.`);
  if (!/\p{Script=Han}/u.test(zh) || !/[a-z]/i.test(en))
    throw new Impossible(`How do people call ${kebab}? Give its name in Chinese and in English.`);
  const kebabs = pluralOf(kebab);
  const pascal = pascalOf(kebab);
  return {
    kebab,
    kebabs,
    pascal,
    pascals: pascalOf(kebabs),
    camel: camelOf(kebab),
    snake: kebab.replaceAll('-', '_'),
    name: { zh, en },
  };
}

/** The text as it stands in code, in single quotes. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** Both languages as they stand in code. */
export const said = ({ zh, en }: Text): string => `{ zh: ${quoted(zh)}, en: ${quoted(en)} }`;

/** The English name inside a sentence: `a repair order`. */
export const some = ({ name: { en } }: Noun): string =>
  `${/^[aeiou]/i.test(en) ? 'an' : 'a'} ${lowerFirst(en)}`;

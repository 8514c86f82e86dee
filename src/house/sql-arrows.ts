// Arrows that no import shows: tables of other rooms that hand-written SQL names.
import { files, houseSource, isTest, roomOf } from './house-source.ts';

/** A table as SQL text names it. */
export interface Mention {
  name: string;
  /** Counted from 1. */
  line: number;
  isWritten: boolean;
}

/** A mention of a table in a file that does not own it. */
export interface SqlArrow extends Mention {
  from: string;
  /** Whose table it is: a room, or `kit`. */
  to: string;
}

/** Each table with the room that declares it, or `kit`. */
export const ownerOf: ReadonlyMap<string, string> = new Map(
  [...houseSource]
    .filter(([path]) => path.endsWith('.tables.ts'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/\btable\(\s*'([a-z_]+)'/g)].map(
        ([, name = '']) => [name, roomOf(path) ?? 'kit'] as const,
      ),
    ),
);

const NAMED =
  /\b(INSERT INTO|DELETE FROM|FROM|JOIN|INTO|UPDATE|USING|TRUNCATE)\s+(?:ONLY\s+)?([a-z_]+)\b(?![.(])/g;
const WRITES = new Set(['INSERT INTO', 'DELETE FROM', 'UPDATE', 'TRUNCATE', 'INTO']);
const LISTS = new Set(['FROM', 'DELETE FROM', 'USING']);
/** Inside a FROM list: brackets, a comma with the next table, or its end (the next clause, or the end of the text). */
const LIST_SIGNS =
  /[(){}]|,\s*(?:ONLY\s+)?([a-z_]+)\b(?![.(])|[;'`]|\b(?:WHERE|GROUP|ORDER|LIMIT|UNION|RETURNING|SET|FOR|HAVING|OFFSET|SELECT|USING\s+[a-z]\w*)\b/g;

/**
 * Tables named after FROM, JOIN, INTO, UPDATE, USING and TRUNCATE in upper case, and after the commas of a FROM list.
 * Names that the text itself gives by WITH are left out, comments too.
 */
export function tablesIn(source: string): Mention[] {
  const text = withoutComments(source);
  const given = new Set(
    [...text.matchAll(/\b([a-z_]+)\s*(?:\([^()]*\)\s*)?AS\s+(?:NOT\s+)?(?:MATERIALIZED\s+)?\(/g)].map(
      ([, name]) => name,
    ),
  );
  return [...text.matchAll(NAMED)]
    .filter(({ index }) => !/\bDISTINCT\s+$/.test(text.slice(0, index)))
    .flatMap((match) => {
      const [whole, keyword = '', name = ''] = match;
      const end = match.index + whole.length;
      const names = LISTS.has(keyword) ? [name, ...furtherTables(text.slice(end))] : [name];
      const line = text.slice(0, match.index).split('\n').length;
      return names
        .filter((one) => !given.has(one))
        .map((one) => ({ name: one, line, isWritten: WRITES.has(keyword) && one === name }));
    });
}

/** Tables after the commas of a FROM list. @param rest the text behind the list's first table */
function furtherTables(rest: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [sign, name] of rest.matchAll(LIST_SIGNS)) {
    if (sign === '(' || sign === '{') depth++;
    else if (sign === ')' || sign === '}') depth--;
    else if (depth === 0 && name) names.push(name);
    else if (depth === 0) break;
    if (depth < 0) break;
  }
  return names;
}

/** Comments blanked, lines kept where they are. */
const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );

/** Every mention of a table in a file of another room, of the kit, of `app` or of a screen; tests and builders aside. */
export const sqlArrows: readonly SqlArrow[] = files
  .filter((path) => !isTest(path))
  .flatMap((from) =>
    tablesIn(houseSource.get(from) ?? '').flatMap((mention) => {
      const to = ownerOf.get(mention.name);
      const own = roomOf(from) ?? (from.startsWith('src/kit/') ? 'kit' : undefined);
      return to === undefined || to === own ? [] : [{ ...mention, from, to }];
    }),
  );

/** Those from one room to another: the house counts them per mention. */
export const roomMentions: readonly SqlArrow[] = sqlArrows.filter(
  ({ from, to }) => roomOf(from) !== undefined && to !== 'kit',
);

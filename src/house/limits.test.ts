// How large things may grow. Today's exceptions stand in todays-exceptions.json with their present number, and only shrink.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { files, houseSource, isTest, roomImports, roomOf } from './house-source.ts';
import { ownerOf, roomMentions } from './sql-arrows.ts';

type Numbers = Record<string, number>;

const LIST = 'src/house/todays-exceptions.json';
const exceptions: Record<string, Numbers> = JSON.parse(readFileSync(LIST, 'utf8'));

const rooms = new Set(files.flatMap((path) => roomOf(path) ?? []));
const source = files.filter((path) => !isTest(path));
const numberOf = (names: readonly (string | undefined)[]): Numbers =>
  Object.fromEntries([...Map.groupBy(names, (name) => name ?? '')].map(([name, all]) => [name, all.length]));
const linesOf = (paths: readonly string[]): Numbers =>
  Object.fromEntries(paths.map((path) => [path, (houseSource.get(path) ?? '').split('\n').length - 1]));

/** To one decimal: a new room may lean on others as much as the first 31 did on average (1,142 imports, 325 mentions). */
const perRoom = (arrows: readonly unknown[]): number => Math.round((arrows.length * 10) / rooms.size) / 10;

/** Files and folders by the folder they stand in; the rooms themselves are as many as the mall has nouns. */
function entriesOfFolders(): Numbers {
  const entries = new Set<string>();
  for (const path of source) {
    for (let entry = path; entry !== 'src'; entry = dirname(entry)) entries.add(entry);
  }
  const { 'src/mall': _rooms, ...numbers } = numberOf([...entries].map((entry) => dirname(entry)));
  return numbers;
}

/** Files that change the state of rows of a table, by table. */
function writersOfStates(): Numbers {
  const tables = new Map(
    [...houseSource.values()].flatMap((text) =>
      [...text.matchAll(/export const (\w+) = table\(\s*'([a-z_]+)'/g)].map(
        ([, name = '', table = '']) => [name, table] as const,
      ),
    ),
  );
  return numberOf(
    source.flatMap((path) => {
      const text = houseSource.get(path) ?? '';
      const bySql = [...text.matchAll(/\bUPDATE\s+([a-z_]+)\s[^`';]*?\bSET\s[^`;]*?(?<!\.)\bstate\s*=\s/g)]
        .filter(([whole]) => !/\bWHERE\b/.test(whole))
        .map(([, table = '']) => table);
      const byBuilder = [...text.matchAll(/\.update\((\w+)\)\s*\.set\(\{([\s\S]*?)\}\)\s*\.where\(/g)]
        .filter(([, , columns = '']) => /(?:^|[\s,{])state\s*(?:[:,]|$)/.test(columns))
        .map(([, name = '']) => tables.get(name) ?? name);
      return [...new Set([...bySql, ...byBuilder])].filter((table) => ownerOf.has(table));
    }),
  );
}

const LIMITS = [
  {
    name: 'entries of a folder, tests and builders aside',
    most: 24,
    advice: 'make rooms within the room',
    numbers: entriesOfFolders(),
  },
  {
    name: 'lines of a file',
    most: 400,
    advice: 'two things are in it: make two files',
    numbers: linesOf(source),
  },
  {
    name: 'lines of a test',
    most: 400,
    advice: 'two things are tested: make two files',
    numbers: linesOf(files.filter(isTest)),
  },
  {
    name: 'imports of other rooms’ files by a room',
    most: 60,
    advice: 'lean on fewer files',
    numbers: numberOf(roomImports.map(({ from }) => roomOf(from))),
  },
  {
    name: 'mentions of other rooms’ tables in a room’s SQL',
    most: 12,
    advice: 'call the lower room’s front door',
    numbers: numberOf(roomMentions.map(({ from }) => roomOf(from))),
  },
  {
    name: 'imports of other rooms’ files by an average room',
    most: 36.8,
    advice: 'let rooms lean on each other less',
    numbers: { house: perRoom(roomImports) },
  },
  {
    name: 'mentions of other rooms’ tables by an average room',
    most: 10.4,
    advice: 'call the lower rooms’ front doors',
    numbers: { house: perRoom(roomMentions) },
  },
  {
    name: 'files that change the state of a table’s rows',
    most: 1,
    advice: 'states change in one function per noun',
    numbers: writersOfStates(),
  },
];

/** The list as it would be today: what is above its limit. */
const now = Object.fromEntries(
  LIMITS.map(({ name, most, numbers }) => [
    name,
    Object.fromEntries(
      Object.entries(numbers)
        .filter(([, number]) => number > most)
        .toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  ]),
);

const grown = LIMITS.flatMap(({ name, most, advice, numbers }) =>
  Object.entries(numbers).flatMap(([one, number]) => {
    const may = exceptions[name]?.[one] ?? most;
    return number > may ? [`${one}: ${number} ${name}, may be ${may}; ${advice}`] : [];
  }),
);

it('nothing is larger than its limit, and no exception larger than it was', () => {
  expect(grown).toEqual([]);
});

it.skipIf(grown.length > 0)('the list of exceptions is as short as it can be', async () => {
  await expect(
    `${JSON.stringify(now, null, 2)}\n`,
    'Something has become smaller: keep it so by `npm run test:room -- src/house -u`',
  ).toMatchFileSnapshot('todays-exceptions.json');
});

it('tells how much rooms lean on each other', () => {
  console.info(
    `Rooms import each other’s files ${roomImports.length} times, and name each other’s tables ${roomMentions.length} times.`,
  );
});

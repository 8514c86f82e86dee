// Arrows of the house by SQL: the reader of SQL text, and the rules that what it finds must keep.
import { describe, expect, it } from 'vitest';
import { isAbove } from './floors.ts';
import { files, houseSource, isTest, roomImports, roomOf } from './house-source.ts';
import { ownerOf, roomMentions, sqlArrows, tablesIn } from './sql-arrows.ts';

describe('the reader of SQL text', () => {
  it.each([
    ['joins', 'FROM goods g JOIN part a USING (part_id) LEFT JOIN brand b ON true', 'goods part brand'],
    ['commas', 'FROM goods g, unnest($1::bigint[]) AS u (id), store s WHERE true, member', 'goods store'],
    ['commas after joins', 'FROM goods JOIN part USING (part_id), member m', 'goods member part'],
    ['writes', 'INSERT INTO goods SELECT; UPDATE part p SET x = 1 FROM store s', 'goods part store'],
    ['deletes', 'DELETE FROM goods g USING part p, store s WHERE true', 'goods part store'],
    ['inner selects', 'SELECT (SELECT count(*) FROM goods) FROM store s', 'goods store'],
    ['names given by WITH', 'WITH goods AS (SELECT FROM part), b (id) AS MATERIALIZED (x) TABLE b', 'part'],
    ['columns', 'SELECT extract(epoch FROM part.at) WHERE a IS DISTINCT FROM part', ''],
    ['comments', '// FROM goods\n/* JOIN part */ FROM store', 'store'],
    ['what follows the text', "query('SELECT FROM goods', [x, part])", 'goods'],
  ])('%s', (_, text, names) => {
    expect(
      tablesIn(text)
        .map(({ name }) => name)
        .join(' '),
    ).toBe(names);
  });

  it('tells lines and writing', () => {
    expect(tablesIn('`SELECT\nFROM goods;\nUPDATE part SET`')).toEqual([
      { name: 'goods', line: 2, isWritten: false },
      { name: 'part', line: 3, isWritten: true },
    ]);
  });
});

const told = ({ from, line, name, to }: (typeof sqlArrows)[number]) =>
  `${from}:${line} names ${name}, a table of ${to}`;

it('SQL names tables of lower rooms only', () => {
  expect(ownerOf.size).toBeGreaterThan(100);
  const wrong = sqlArrows.filter(({ from, to }) => {
    const room = roomOf(from);
    if (room) return to !== 'kit' && !isAbove(room, to);
    return !from.startsWith('src/app/');
  });
  expect(
    wrong.map(told),
    'Let the lower room take what it needs as an argument from src/app, or tell by an event; or let the higher room read.',
  ).toEqual([]);
});

it('no two rooms lean on each other, and none in a circle, by imports and SQL together', () => {
  const below = new Map<string, Set<string>>();
  const arrows = [
    ...roomImports.map(({ from, to }) => [roomOf(from), roomOf(to)] as const),
    ...roomMentions.map(({ from, to }) => [roomOf(from), to] as const),
  ];
  for (const [room, other] of arrows) {
    if (room && other) below.set(room, (below.get(room) ?? new Set()).add(other));
  }
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (room: string, trail: readonly string[]): void => {
    if (trail.includes(room)) circles.push([...trail.slice(trail.indexOf(room)), room].join(' → '));
    else if (!done.has(room)) for (const other of below.get(room) ?? []) visit(other, [...trail, room]);
    done.add(room);
  };
  for (const room of below.keys()) visit(room, []);
  expect(circles).toEqual([]);
});

/** What fills a new mall with examples writes where no action would: days gone by, many rows at once. */
const FILLS_THE_DEMO = /^src\/app\/demo\//;

it('a table is written by its own room only', () => {
  const bySql = sqlArrows.filter(({ isWritten, from }) => isWritten && !FILLS_THE_DEMO.test(from)).map(told);
  expect([
    ...bySql,
    ...files.filter((path) => !isTest(path) && !FILLS_THE_DEMO.test(path)).flatMap(strangeWrites),
  ]).toEqual([]);
});

/** `insert(x)`, `update(x)`, `delete(x)` with a table that the file imports from another room. */
function strangeWrites(path: string): string[] {
  const text = houseSource.get(path) ?? '';
  const strange = new Set(
    [...text.matchAll(/import (?:type )?\{([^}]*)\} from '#(mall\/[^']+|kit\/[^']+)\.tables\.ts'/g)].flatMap(
      ([, names = '', from]) =>
        roomOf(`src/${from}`) === roomOf(path) && roomOf(path)
          ? []
          : names.split(',').map((name) => name.trim().split(' ').at(-1) ?? ''),
    ),
  );
  if (path.startsWith('src/kit/')) return [];
  return [...text.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)\b/g)]
    .filter(([, name = '']) => strange.has(name))
    .map(([call]) => `${path}: ${call.slice(1)}) is another room’s table`);
}

// The shape of the house as a test: which part may import which, no circles, no writing into other rooms' tables, a screen for every URL.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { adminScreens } from './screens/admin/routes.ts';
import { memberScreens } from './screens/member/routes.ts';
import type { Screen } from './screens/screen.ts';
import { sellerScreens } from './screens/seller/routes.ts';
import { storefrontScreens } from './screens/storefront/routes.ts';

/** Rooms by floor: a room leans only on rooms of lower floors (docs/house.md). */
const FLOORS: readonly (readonly string[])[] = [
  ['member'],
  ['setting', 'file', 'captcha'],
  ['store', 'address', 'message'],
  ['company', 'part', 'payment'],
  ['goods', 'designer', 'approval'],
  ['mat-code'],
  ['search', 'cart', 'statistics', 'deco', 'favourite'],
  ['replacement'],
  ['login', 'bom', 'optimise'],
  ['order', 'sample'],
  ['evaluation', 'project'],
  ['regular'],
  ['inquiry'],
  ['quotation'],
  ['contract'],
];
const floorOf = new Map(FLOORS.flatMap((rooms, floor) => rooms.map((room) => [room, floor] as const)));

interface Arrow {
  from: string;
  to: string;
}

const files = globSync('src/**/*.{ts,tsx}').map((path) => path.replaceAll('\\', '/'));
const source = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]));

const arrows: Arrow[] = files.flatMap((from) =>
  [...source.get(from)!.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, to]) => ({
    from,
    to: to!.startsWith('#')
      ? `src/${to!.slice(1)}`.replace('src/demo', 'demo')
      : normalize(join(dirname(from), to!)),
  })),
);

const isTest = (path: string) => /\.(test|builders)\.tsx?$/.test(path) || path.startsWith('src/app/testing/');
const roomOf = (path: string) => /^src\/mall\/([^/]+)\//.exec(path)?.[1];
const isServer = (path: string) => /^src\/mall\/[^/]+\/server\//.test(path);
const isPart = (path: string) => /^src\/mall\/[^/]+\/parts\//.test(path);
const isServerKit = (path: string) => /^src\/kit\/(db|jobs|events|http\/server|pdf|sheet|test)\//.test(path);
/** What a room shows to higher rooms' servers: its front door, its events, its tables for joins. */
const isDoor = (path: string) => {
  const [, room, file] = /^src\/mall\/([^/]+)\/server\/(.+)$/.exec(path) ?? [];
  return file === `${room}.ts` || /\.(events|tables)\.ts$/.test(file ?? '');
};

/** What makes routes and a document of the lists of screens. */
const READS_SCREEN_LISTS = new Set([
  'src/routes.ts',
  'src/app/access-table.ts',
  'src/app/write-access-table.ts',
]);

/** Why an arrow is not allowed; undefined when it is. */
function objection({ from, to }: Arrow): string | undefined {
  if (isTest(from)) return undefined;
  if (isTest(to)) return 'tests are imported by tests only';
  if (from.startsWith('src/kit/'))
    return to.startsWith('src/kit/') ? undefined : 'the kit knows nothing but the kit';
  if (to.startsWith('src/screens/') && !from.startsWith('src/screens/') && !READS_SCREEN_LISTS.has(from)) {
    return 'nothing imports a screen';
  }
  if (to.startsWith('src/app/') && !from.startsWith('src/app/'))
    return 'nothing imports the composition root';
  const room = roomOf(from);
  const other = roomOf(to);
  if (from.startsWith('src/screens/') || isPart(from)) {
    if (isServer(to) || isServerKit(to)) return 'what runs in the browser imports nothing of the server';
  }
  if (room && !isServer(from) && !isPart(from)) {
    if (isServer(to) || isPart(to) || isServerKit(to) || to.startsWith('src/kit/ui/'))
      return "a room's rules are for both sides";
  }
  if (room && isServer(from)) {
    if (isPart(to) || to.startsWith('src/kit/ui/') || to.startsWith('src/kit/browser/'))
      return 'the server imports no React';
    if (other && other !== room && isServer(to) && !isDoor(to))
      return 'another room is entered through its front door';
  }
  if (room && other && room !== other && floorOf.get(other)! >= floorOf.get(room)!) {
    return `${room} may not lean on ${other}`;
  }
  return undefined;
}

it('imports follow the directions of the house', () => {
  const wrong = arrows.flatMap((arrow) => {
    const why = objection(arrow);
    return why ? [`${arrow.from} → ${arrow.to}: ${why}`] : [];
  });
  expect(wrong).toEqual([]);
});

it('every room stands on a floor', () => {
  const rooms = new Set(files.map(roomOf).filter((room) => room !== undefined));
  expect([...rooms].filter((room) => !floorOf.has(room))).toEqual([]);
});

it('no file imports itself through others', () => {
  const next = Map.groupBy(
    arrows.filter(({ from, to }) => source.has(to) && !isTypeOnly(from, to)),
    ({ from }) => from,
  );
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (path: string, trail: string[]): void => {
    if (trail.includes(path)) {
      circles.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const { to } of next.get(path) ?? []) visit(to, [...trail, path]);
    done.add(path);
  };
  for (const path of files) visit(path, []);
  expect(circles).toEqual([]);
});

/** Imports of types alone vanish when the program runs. */
function isTypeOnly(from: string, to: string): boolean {
  const name = to.split('/').at(-1)!.replaceAll('.', '\\.');
  const lines = source.get(from)!.match(new RegExp(`^(?:import|export)[^;]*?/${name}'`, 'gm')) ?? [];
  return lines.length > 0 && lines.every((line) => /^(import|export) type /.test(line));
}

it('a table is written by its own room only', () => {
  const owner = new Map<string, string>();
  for (const path of files.filter((one) => /\.tables\.ts$/.test(one))) {
    for (const [, name] of source.get(path)!.matchAll(/\btable\(\s*'([a-z_]+)'/g))
      owner.set(name!, roomOf(path) ?? 'kit');
  }
  expect(owner.size).toBeGreaterThan(20);
  const wrong = files
    .filter((path) => isServer(path) && !isTest(path))
    .flatMap((path) =>
      [...source.get(path)!.matchAll(/\b(?:INSERT INTO|UPDATE|DELETE FROM|TRUNCATE)\s+([a-z_]+)/g)]
        .filter(([, name]) => owner.has(name!) && owner.get(name!) !== roomOf(path))
        .map(([text]) => `${path}: ${text}`),
    );
  expect(wrong).toEqual([]);
});

it('every file says in its first line what it is for', () => {
  const silent = files.filter((path) => !/^(\/\/|\/\*)/.test(source.get(path)!));
  expect(silent).toEqual([]);
});

it('every endpoint has one path of the fixed form, written once', () => {
  const paths = files
    .filter((path) => path.endsWith('.protocol.ts') || /^src\/mall\/[^/]+\/[^/]+-lists?\.ts$/.test(path))
    .flatMap((path) => [...source.get(path)!.matchAll(/path: '([^']+)'/g)].map(([, one]) => one!));
  expect(paths.filter((path) => !/^v3\/[a-zA-Z]+\/(front|seller|admin)\/[a-zA-Z0-9/]+$/.test(path))).toEqual(
    [],
  );
  expect(paths.length).toBe(new Set(paths).size);
});

const screens: readonly Screen[] = [
  ...storefrontScreens,
  ...memberScreens,
  ...sellerScreens,
  ...adminScreens,
];

it('every URL has one screen, and its file is there', () => {
  const urls = screens.map(({ url }) => url);
  expect(urls.length).toBe(new Set(urls).size);
  expect(screens.filter(({ file }) => !existsSync(`src/screens/${file}`))).toEqual([]);
});

const ROUTES = '../shared/spec/routes.json';

it.runIf(existsSync(ROUTES))('every route of the specification has a screen behind the right door', () => {
  const { routes } = JSON.parse(readFileSync(ROUTES, 'utf8')) as {
    routes: { path: string; login: boolean; memberTypes?: number[] }[];
  };
  const whoOf = new Map(screens.map(({ url, who }) => [url, who]));
  const kinds: Record<string, string> = { '2': 'designer', '1,3': 'notDesigner', '3': 'enterprise' };
  // A supplier's page asks for his store besides the login.
  const loggedIn = (path: string) =>
    /^\/inquiry\/supplier\//.test(path) ? ['member', 'seller'] : ['member'];
  const wrong = routes.filter(({ path, login, memberTypes }) => {
    const right = memberTypes ? [kinds[memberTypes.join()]] : login ? loggedIn(path) : ['anyone'];
    return !right.includes(whoOf.get(path));
  });
  expect(wrong).toEqual([]);
});

// The shape of the house as a test: which part may import which, no circles, names, a screen for every URL. SQL and sizes: src/house.
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { floors, isAbove, stands } from './house/floors.ts';
import {
  files,
  houseSource,
  type Import,
  imports,
  isPart,
  isServer,
  isTest,
  roomOf,
} from './house/house-source.ts';
import { adminScreens } from './screens/admin/routes.ts';
import { labScreens } from './screens/lab/routes.ts';
import { memberScreens } from './screens/member/routes.ts';
import type { Screen } from './screens/screen.ts';
import { sellerScreens } from './screens/seller/routes.ts';
import { storefrontScreens } from './screens/storefront/routes.ts';

const isBrowserKit = (path: string) => /^src\/kit\/(ui|browser)\//.test(path);
const isServerKit = (path: string) =>
  /^src\/kit\/(db|document|jobs|events|pdf|sheet|test|[^/]+\/server)\//.test(path);
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
function objection({ from, to }: Import): string | undefined {
  // The house's own tools read everything, and the lines of their skeletons are none of theirs.
  if (isTest(from) || from.startsWith('src/house/')) return undefined;
  if (isTest(to)) return 'tests are imported by tests only';
  if (from.startsWith('src/kit/'))
    return to.startsWith('src/kit/') ? kitObjection(from, to) : 'the kit knows nothing but the kit';
  if (to.startsWith('src/screens/') && !from.startsWith('src/screens/') && !READS_SCREEN_LISTS.has(from)) {
    return 'nothing imports a screen';
  }
  if (to.startsWith('src/app/') && !from.startsWith('src/app/'))
    return 'nothing imports the composition root';
  if (from.startsWith('src/app/') && (isPart(to) || isBrowserKit(to)))
    return 'the composition root draws nothing';
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
    if (isPart(to) || isBrowserKit(to)) return 'the server imports no React';
    if (other && other !== room && isServer(to) && !isDoor(to))
      return 'another room is entered through its front door';
  }
  if (room && other && room !== other && !isAbove(room, other)) {
    return `${room} may not lean on ${other}`;
  }
  return undefined;
}

/** The kit's halves keep apart; what is neither is for both sides. */
function kitObjection(from: string, to: string): string | undefined {
  if (isServerKit(from) && isBrowserKit(to)) return 'the server imports no React';
  return !isServerKit(from) && isServerKit(to) ? 'only the kit’s server half imports it' : undefined;
}

it('imports follow the directions of the house', () => {
  const wrong = imports.flatMap((arrow) => {
    const why = objection(arrow);
    return why ? [`${arrow.from} → ${arrow.to}: ${why}`] : [];
  });
  expect(wrong).toEqual([]);
});

it('every room stands on a floor', () => {
  const rooms = new Set(files.map(roomOf).filter((room) => room !== undefined));
  expect([...rooms].filter((room) => !stands(room))).toEqual([]);
});

it('docs/house.md tells the floors as they are', () => {
  const told = /^1 `member`.*$/m.exec(readFileSync('docs/house.md', 'utf8'))?.[0];
  const floorsInWords = floors.map((rooms, i) => `${i + 1} ${rooms.map((room) => `\`${room}\``).join(' ')}`);
  expect(told).toBe(`${floorsInWords.join(' · ')}.`);
});

it('no file imports itself through others', () => {
  const next = Map.groupBy(
    imports.filter(({ from, to }) => houseSource.has(to) && !isTypeOnly(from, to)),
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
  const lines = houseSource.get(from)!.match(new RegExp(`^(?:import|export)[^;]*?/${name}'`, 'gm')) ?? [];
  return lines.length > 0 && lines.every((line) => /^(import|export) type /.test(line));
}

it('every file says in its first line what it is for', () => {
  const silent = files.filter((path) => !/^(\/\/|\/\*)/.test(houseSource.get(path)!));
  expect(silent).toEqual([]);
});

/** Roles of files in rooms and kit; `d` is TypeScript's own. */
const ROLES = new Set(['protocol', 'tables', 'routes', 'errors', 'events', 'builders', 'test', 'd']);
const SAYS_NOTHING =
  /^(index|utils?|helpers?|common|misc|shared|types|constants|service|manager|base|core|data)$/;

it('file names say what is in them: kebab-case, one role at most, no drawer', () => {
  const wrong = files.filter((path) => {
    const [name = '', ...rest] = path.replace(/^.*\//, '').split('.');
    if (path.startsWith('src/screens/') || path.startsWith('src/entry.')) return false;
    return (
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ||
      SAYS_NOTHING.test(name) ||
      rest.slice(0, -1).some((role) => !ROLES.has(role))
    );
  });
  expect(wrong).toEqual([]);
});

it('every endpoint has one path of the fixed form, written once', async () => {
  const protocols = await Promise.all(
    files
      .filter((path) => path.endsWith('.protocol.ts') || /^src\/mall\/[^/]+\/[^/]+-lists?\.ts$/.test(path))
      .map(
        (path): Promise<Record<string, unknown>> =>
          import(/* @vite-ignore */ `./${path.slice('src/'.length)}`),
      ),
  );
  const endpoints = protocols
    .flatMap((file) => Object.values(file))
    .flatMap((protocol) => (protocol instanceof Object ? Object.values(protocol) : []))
    .filter((one): one is AnyEndpoint => one instanceof Object && 'path' in one && 'method' in one);
  const paths = endpoints.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(400);
  expect(
    paths.filter((path) => !/^v3\/[a-zA-Z]+\/(front|seller|desk|admin)\/[a-zA-Z0-9/]+$/.test(path)),
  ).toEqual([]);
  expect(paths.length).toBe(new Set(paths).size);
});

it('what stands on every page says only words that first pages load', () => {
  const onEveryPage = (path: string) =>
    /^src\/(root\.tsx|kit\/ui\/[^/]+|screens\/storefront\/(layout\.tsx|frame\/.+))$/.test(path);
  const heavy = /^src\/kit\/words\/(words|everyday-words)\.ts$/;
  const all = imports.filter(({ from, to }) => onEveryPage(from) && to.startsWith('src/kit/words/'));
  expect(all.length).toBeGreaterThan(10);
  expect(all.filter(({ from, to }) => heavy.test(to) && !isTest(from))).toEqual([]);
});

const screens: readonly Screen[] = [
  ...storefrontScreens,
  ...memberScreens,
  ...sellerScreens,
  ...labScreens,
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

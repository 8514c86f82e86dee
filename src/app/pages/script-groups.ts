// For the build of the browser's half: reads which pages need which modules, and plans the files that they share.
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin, Rolldown } from 'vite';
import { projectFile } from '#kit/project/project-file.ts';
import { type Piece, type PlannedPage, planScripts } from './script-plan.ts';

/** chosen: beside these a page has React, the frame, its layout, its door, its own script and what it opens at once: twenty in all. A shop's page has no door, and a smaller layout. */
const MOST_FILES = { desk: 11, shop: 13 };
/** chosen: what everybody opens on a phone weighs more than a console, and where visits begin weighs most. */
const WEIGHT = { first: 3000, open: 100, desk: 1, opensLater: 0.02 };
/** Of a module's text, so much is fetched: without types and names, compressed. */
const FETCHED = 0.15;

const LISTS = 'screens/declared-list.tsx';
const FIRST = new Set(['screens/storefront/index.tsx', 'screens/storefront/goods/list.tsx']);
const MEMBERS_HOME = 'screens/member/index.tsx';
/** What a page fetches for who is logged in, as soon as it stands: who he is, his carts, and in the member centre his turns. */
const ONCE_LOGGED_IN = [
  'mall/login/login.protocol.ts',
  'mall/cart/cart.protocol.ts',
  'mall/sample/sample.protocol.ts',
];
const TURNS = 'screens/member/home/load-turns.ts';

/**
 * @param options.apart modules that stand in files of their own, with all that they import
 * @returns the plugin that plans, and the group's name of each module
 */
export function scriptGroups(routes: RouteConfigEntry[], options: { apart: (id: string) => boolean }) {
  const fileOf = new Map<string, string>();
  const plugin: Plugin = {
    name: 'script-groups',
    apply: 'build',
    // React Router asks for entries that export nothing more, which planned files do.
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } }
        : null,
    buildEnd() {
      if (this.environment.name !== 'client') return;
      const graph = new Map<string, Rolldown.ModuleInfo>();
      for (const id of this.getModuleIds()) {
        const info = this.getModuleInfo(id);
        if (info) graph.set(id, info);
      }
      const { pieces, pages } = readGraph(graph, routes, options.apart);
      for (const [at, ids] of planScripts(pieces, pages).entries())
        for (const id of ids) fileOf.set(id, `shared-${at}`);
    },
  };
  return { plugin, nameOf: (id: string): string | null => fileOf.get(id) ?? null };
}

interface Page extends PlannedPage {
  entries: readonly string[];
}

function readGraph(
  graph: ReadonlyMap<string, Rolldown.ModuleInfo>,
  routes: RouteConfigEntry[],
  apart: (id: string) => boolean,
): { pieces: Piece[]; pages: Page[] } {
  const set = new Set<string>();
  for (const id of graph.keys()) if (apart(id)) take(graph, id, set);
  const pages = pagesOf(graph, routes);
  const needs = new Map<string, number[]>();
  const entries = new Map<string, Set<string>>();
  const reach = new Map<string, Set<string>>();
  for (const [at, page] of pages.entries()) {
    const all = new Set<string>();
    for (const entry of page.entries) {
      const own = reach.get(entry) ?? take(graph, entry, new Set());
      reach.set(entry, own);
      for (const id of own) all.add(id);
    }
    for (const id of all) needs.set(id, [...(needs.get(id) ?? []), at]);
  }
  for (const [entry, own] of reach)
    for (const id of own) entries.set(id, (entries.get(id) ?? new Set()).add(entry));
  const isShared = (id: string) => !set.has(id) && (entries.get(id)?.size ?? 0) > 1;
  const pieces = [...needs].flatMap(([id, at]) =>
    isShared(id)
      ? [
          {
            id,
            bytes: (graph.get(id)?.code?.length ?? 0) * FETCHED,
            pages: at,
            imports: importsOf(graph, id).filter(isShared),
          },
        ]
      : [],
  );
  return { pieces, pages };
}

const importsOf = (graph: ReadonlyMap<string, Rolldown.ModuleInfo>, id: string): readonly string[] =>
  graph.get(id)?.importedIds ?? [];

/** `id` and all that it imports. */
function take(graph: ReadonlyMap<string, Rolldown.ModuleInfo>, id: string, into: Set<string>): Set<string> {
  if (into.has(id)) return into;
  into.add(id);
  for (const one of importsOf(graph, id)) take(graph, one, into);
  return into;
}

/** Every screen with what stands around it, and everything that a page opens later. */
function pagesOf(graph: ReadonlyMap<string, Rolldown.ModuleInfo>, routes: RouteConfigEntry[]): Page[] {
  const file = (path: string) => projectFile(`src/${path}`);
  const listsOf = (area: string) =>
    graph.get(file(`screens/${area}/routes.ts`))?.dynamicallyImportedIds ?? [];
  const pages: Page[] = [];
  const walk = (route: RouteConfigEntry, around: readonly string[]): void => {
    const entries = [...around, file(route.file)];
    for (const child of route.children ?? []) walk(child, entries);
    if (route.children) return;
    const area = route.id?.split(' ', 1)[0] ?? 'storefront';
    const isShop = area === 'storefront' && !entries.some((one) => one.includes('/screens/doors/'));
    const page = {
      weight: FIRST.has(route.file)
        ? WEIGHT.first
        : isShop || route.file === MEMBERS_HOME
          ? WEIGHT.open
          : WEIGHT.desk,
      most: isShop ? MOST_FILES.shop : MOST_FILES.desk,
    };
    if (!isShop) entries.push(...ONCE_LOGGED_IN.map(file));
    if (area === 'member') entries.push(file(TURNS));
    if (route.file !== LISTS) pages.push({ ...page, entries });
    else for (const list of listsOf(area)) pages.push({ ...page, entries: [...entries, list] });
    // In the end a page has fetched the pieces, too, that it draws when they come.
    const { code, dynamicallyImportedIds: pieces = [] } = graph.get(file(route.file)) ?? {};
    if (code?.includes('lazy('))
      pages.push({ ...page, weight: WEIGHT.desk, entries: [...entries, ...pieces] });
  };
  for (const route of routes) walk(route, [file('root.tsx')]);
  const opened = new Set([...graph.values()].flatMap(({ dynamicallyImportedIds }) => dynamicallyImportedIds));
  for (const id of opened) pages.push({ entries: [id], weight: WEIGHT.opensLater });
  return pages;
}

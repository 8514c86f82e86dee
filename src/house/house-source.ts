// The source of the house as its test reads it: files with their text, what kind of file a path names, and who imports whom.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Every file of TypeScript or CSS under `src` with its text, by path with forward slashes. */
export const houseSource: ReadonlyMap<string, string> = new Map(
  globSync('src/**/*.{ts,tsx,css}').map((path) => [path.replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
);
export const files: readonly string[] = [...houseSource.keys()].toSorted();

export const isTest = (path: string): boolean =>
  /\.(test|builders)\.tsx?$/.test(path) || path.startsWith('src/app/testing/');
/** The room that a file belongs to; undefined outside of rooms. */
export const roomOf = (path: string): string | undefined => /^src\/mall\/([^/]+)\//.exec(path)?.[1];
export const isServer = (path: string): boolean => /^src\/mall\/[^/]+\/server\//.test(path);
export const isPart = (path: string): boolean => /^src\/mall\/[^/]+\/parts\//.test(path);

/** One import statement: who imports which file. */
export interface Import {
  from: string;
  to: string;
}

/** Every import of the project's own files, also of types and while running. */
export const imports: readonly Import[] = [...houseSource].flatMap(([from, text]) =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].map(([, to = '']) => ({
    from,
    to: to.startsWith('#')
      ? `src/${to.slice(1)}`.replace('src/demo', 'demo')
      : normalize(join(dirname(from), to)),
  })),
);

/** Imports of one room's files by another room's, tests aside: the house counts them per statement. */
export const roomImports: readonly Import[] = imports.filter(({ from, to }) => {
  const [room, other] = [roomOf(from), roomOf(to)];
  return room !== undefined && other !== undefined && room !== other && !isTest(from);
});

// For the build of the browser's half: what is imported from a package's one door is imported from the file that has it, so that it is known which page needs which file.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { projectFile } from '#kit/project/project-file.ts';

/** Packages of many pieces, and the file that is their door. */
const DOORS = {
  'lucide-react': projectFile('node_modules/lucide-react/dist/esm/lucide-react.mjs'),
  'radix-ui': projectFile('node_modules/radix-ui/dist/index.mjs'),
};

/** By name: what to write in place of `name` from the door. */
type Pieces = ReadonlyMap<string, (local: string) => string>;

export function straightImports(): Plugin {
  const packages = Object.entries(DOORS).map(
    ([door, file]) => [door, piecesOf(readFileSync(file, 'utf8'), dirname(file))] as const,
  );
  return {
    name: 'straight-imports',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.includes('node_modules')) return null;
      let straight = code;
      for (const [door, pieces] of packages) straight = straighten(straight, door, pieces);
      return straight === code ? null : { code: straight, map: null };
    },
  };
}

/**
 * @param text of the package's door: `export { default as X } from './icons/x.mjs'`, `import * as X from "…"`
 * @param folder where the door stands
 */
export function piecesOf(text: string, folder: string): Pieces {
  const pieces = new Map<string, (local: string) => string>();
  for (const [, names = '', from = ''] of text.matchAll(/^export \{ ([^}]+) \} from '(\.\/[^']+)';$/gm)) {
    const path = join(folder, from).replaceAll('\\', '/');
    for (const [, name = ''] of names.matchAll(/default as (\w+)/g))
      pieces.set(name, (local) => `import ${local} from "${path}";`);
  }
  for (const [, name = '', from = ''] of text.matchAll(/^import \* as (\w+) from "([^"]+)";$/gm))
    pieces.set(name, (local) => `import * as ${local} from "${from}";`);
  return pieces;
}

/** `import { A, B as C } from "door"` as imports of the pieces; names that are no pieces stay with the door. */
export function straighten(code: string, door: string, pieces: Pieces): string {
  return code.replace(
    new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']${door}["'];?`, 'g'),
    (_whole, names: string) => {
      const lines: string[] = [];
      const left: string[] = [];
      for (const one of names
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean)) {
        const [name, local = name] = one.split(/\s+as\s+/) as [string, string?];
        const line = pieces.get(name)?.(local);
        if (line) lines.push(line);
        else left.push(one);
      }
      if (left.length > 0) lines.push(`import { ${left.join(', ')} } from "${door}";`);
      return lines.join('');
    },
  );
}

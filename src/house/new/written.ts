// What a skeleton puts into the tree: new files, and lines in files that are there. Nothing is written before all of it fits.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { Impossible } from './noun.ts';

export class Written {
  private readonly files = new Map<string, string>();

  /** @throws Impossible when the file is there */
  add(path: string, text: string): void {
    if (existsSync(path)) throw new Impossible(`${path} is there already.`);
    this.files.set(path, text);
  }

  /** @throws Impossible when the file is missing, or the change finds no place in it */
  change(path: string, change: (text: string) => string): void {
    if (!this.files.has(path) && !existsSync(path)) throw new Impossible(`There is no ${path}.`);
    const before = this.files.get(path) ?? readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Impossible(`${path} looks otherwise than expected: nothing was changed.`);
    this.files.set(path, after);
  }

  /** An import at the top of a file; the formatter puts it where it belongs. */
  import(path: string, line: string): void {
    this.change(path, (text) => text.replace(/^import (?![\s\S]*^import )/m, `${line}\nimport `));
  }

  /** A line at the end of the literal that `opening` begins, which is indented like its end. */
  append(path: string, opening: RegExp, line: string): void {
    this.change(path, (text) => {
      const lines = text.split('\n');
      const start = lines.findIndex((one) => opening.test(one));
      const indent = /^\s*/.exec(lines[start] ?? '')?.[0] ?? '';
      const end = lines.findIndex(
        (one, i) => i > start && one.startsWith(indent) && /^[}\])]/.test(one.slice(indent.length)),
      );
      return start < 0 || end < 0 ? text : lines.toSpliced(end, 0, line).join('\n');
    });
  }

  /** @returns the paths, new ones and changed ones, in the order of their names */
  write(): string[] {
    for (const [path, text] of this.files) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    }
    return [...this.files.keys()].toSorted();
  }
}

// How much script a guest's browser loads for a page, compressed: all modules that the page names, as the browser fetches them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Measure } from '../measure.ts';

const CLIENT = fileURLToPath(new URL('../../build/client', import.meta.url));
const MOST_KB = 160;

export const scriptSize: Measure = {
  name: 'script-size',
  async run({ database, mall }) {
    const pages = { home: '/index', list: '/goods/list' };
    const rows = [];
    for (const [name, path] of Object.entries(pages)) {
      const html = await (await fetch(mall.origin + path)).text();
      const value = sizeOf(html) / 1024;
      rows.push({
        parts: database.parts,
        name: `script-${name}`,
        value,
        unit: 'KB gzip',
        aim: `< ${MOST_KB} KB`,
        isMet: value < MOST_KB,
      });
    }
    return rows;
  },
};

/**
 * Every script the page starts from or asks to be loaded ahead, and whatever those import. Not the list of all screens,
 * which a page names and no browser fetches: it asks for the screens of the links in sight.
 */
function sizeOf(html: string): number {
  const waiting = [...html.matchAll(/["'(](\/assets\/(?!manifest-)[\w.-]+\.js)["')]/g)].map(
    (match) => match[1]!,
  );
  const seen = new Set<string>();
  let bytes = 0;
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const script = readFileSync(join(CLIENT, file));
    bytes += gzipSync(script, { level: 9 }).length;
    for (const match of script.toString().matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      waiting.push(`/assets/${match[1]}`);
  }
  return bytes;
}

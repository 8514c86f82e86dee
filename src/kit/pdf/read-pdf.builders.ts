// Reads the text of a PDF that this mall has printed, for tests: by what its fonts say each glyph stands for.
import { inflateSync } from 'node:zlib';

/** All text in the order in which it is set, without blanks, and how many pages there are. */
export function readPdf(bytes: Uint8Array): { text: string; pages: number } {
  const file = Buffer.from(bytes).toString('latin1');
  if (!file.startsWith('%PDF-')) throw new Error('no PDF');
  const objects = new Map(
    [...file.matchAll(/(\d+) 0 obj\r?\n([\s\S]*?)\r?\nendobj/g)].map(([, no, body]) => [no, body ?? '']),
  );
  const glyphs = new Map<string, Map<string, string>>();
  for (const body of objects.values())
    for (const [, name = '', no] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(no) ?? '')?.[1];
      if (toUnicode) glyphs.set(name, readGlyphs(streamOf(objects.get(toUnicode) ?? '')));
    }
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\b(?!s)/.test(body));
  const text = pages
    .map((page) => streamOf(objects.get(/\/Contents (\d+) 0 R/.exec(page)?.[1]) ?? ''))
    .map((set) => readText(set, glyphs))
    .join('');
  return { text, pages: pages.length };
}

/** As long as its object says: bytes of a stream may look like an end of line. */
function streamOf(body: string): string {
  const begin = /stream\r?\n/.exec(body);
  const length = Number(/\/Length (\d+)/.exec(body)?.[1] ?? 0);
  if (!begin) return '';
  const from = begin.index + begin[0].length;
  const data = body.slice(from, from + length);
  if (!body.includes('/FlateDecode')) return data;
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

const fromHex = (hex: string): string =>
  (hex.match(/[0-9a-f]{4}/gi) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

function readGlyphs(map: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, from = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      found.set((Number.parseInt(from, 16) + at).toString(16).padStart(4, '0'), fromHex(hex));
  return found;
}

function readText(set: string, glyphs: ReadonlyMap<string, ReadonlyMap<string, string>>): string {
  let font: ReadonlyMap<string, string> | undefined;
  let text = '';
  for (const [, name, line = ''] of set.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name) font = glyphs.get(name);
    else
      for (const [, hex = ''] of line.matchAll(/<([0-9a-f]+)>/gi))
        for (const glyph of hex.match(/.{4}/g) ?? []) text += font?.get(glyph.toLowerCase()) ?? '';
  }
  return text.replaceAll(/\s/g, '');
}

// Reads a catalogue file line by line, plain or compressed, without ever holding more than one piece of it.
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A line of the file. `text` is undefined for a line too long to be a part. */
export interface CatalogLine {
  /** From 1, as editors count. */
  number: number;
  text: string | undefined;
}

const LONGEST = 1024 * 1024;

/**
 * The lines of a `.jsonl` or `.jsonl.gz` file; blank ones are left out.
 * @throws the file's own error when it cannot be read or ends too early
 */
export async function* catalogLines(file: string): AsyncGenerator<CatalogLine> {
  let number = 0;
  let begun = '';
  let tooLong = false;
  const take = (piece: string): CatalogLine | undefined => {
    number++;
    const text = (begun + piece).replace(/^\uFEFF/, '').trim();
    const line = tooLong || text.length > LONGEST ? { number, text: undefined } : { number, text };
    [begun, tooLong] = ['', false];
    return line.text === '' ? undefined : line;
  };
  for await (const chunk of textOf(file)) {
    let from = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      const line = take(chunk.slice(from, end));
      if (line) yield line;
      from = end + 1;
    }
    begun += chunk.slice(from);
    if (begun.length > LONGEST) [begun, tooLong] = ['', true];
  }
  if (begun || tooLong) {
    const line = take('');
    if (line) yield line;
  }
}

function textOf(file: string): AsyncIterable<string> {
  const bytes = createReadStream(file, { highWaterMark: 256 * 1024 });
  let text: Readable = bytes;
  if (file.endsWith('.gz')) {
    text = createGunzip({ chunkSize: 256 * 1024 });
    pipeline(bytes, text as ReturnType<typeof createGunzip>, () => {});
  }
  return text.setEncoding('utf8') as AsyncIterable<string>;
}

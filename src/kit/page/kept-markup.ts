// The server's side of `Kept`: the markup of pieces that were rendered before, by what they show.
import { hash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { required } from '#kit/rules/required.ts';
import type { KeptBy, KeptPlace, PageMarkup } from './kept.tsx';
import { markupOf } from './markup-of.ts';

const MOST_BYTES = 3 * 1024 * 1024; // chosen: some thousand rows of lists

/** It goes when the data go. */
const byData = new WeakMap<object, Map<string, Buffer>>();
const byText = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: (markup) => markup.length + 100,
});

interface Place {
  /** The markup, where it is known. */
  readonly markup: Buffer | undefined;
  readonly keep: (markup: Buffer) => void;
}

function find(name: string, by: KeptBy): Place {
  if (typeof by === 'function') {
    const key = hash('sha1', `${name} ${by()}`, 'base64');
    return { markup: byText.get(key), keep: (markup) => void byText.set(key, markup) };
  }
  const known = byData.get(by) ?? new Map<string, Buffer>();
  byData.set(by, known);
  return { markup: known.get(name), keep: (markup) => void known.set(name, markup) };
}

/** Of one rendering of one page. */
export class KeptMarkup implements PageMarkup {
  /** Nobody outside can write it into a page. */
  private readonly mark = `kept-${randomBytes(12).toString('hex')}`;
  private readonly places: Place[] = [];

  place(name: string, by: KeptBy): KeptPlace {
    const place = find(name, by);
    const at = this.places.push(place) - 1;
    return place.markup
      ? { begin: `${this.mark}=${at};`, end: null }
      : { begin: `${this.mark}+${at};`, end: `${this.mark}-${at};` };
  }

  written(bare: ReactNode): string {
    const at = this.places.push({ markup: Buffer.from(markupOf(bare)), keep: () => {} }) - 1;
    return `${this.mark}=${at};`;
  }

  /**
   * The page with every piece in its place.
   * @param isWhole whether pieces stand in it as they will stay: what React fills in later is not kept
   */
  assemble(html: string, { isWhole }: { isWhole: boolean }): Buffer {
    const [first = '', ...rest] = html.split(this.mark);
    const out: Buffer[] = [Buffer.from(withoutSeam(first))];
    const begun: number[] = [];
    for (const text of rest) {
      const end = text.indexOf(';');
      const { markup, keep } = required(this.places[Number(text.slice(1, end))]);
      if (text[0] === '+') begun.push(out.length);
      else if (text[0] === '-') {
        const pieces = out.slice(begun.pop());
        if (isWhole) keep(alone(Buffer.concat(pieces)));
      } else out.push(required(markup));
      out.push(Buffer.from(withoutSeam(text.slice(end + 1))));
    }
    return Buffer.concat(out);
  }
}

/** Small buffers stand many in one piece of memory, which would stay as long as the last of them. */
function alone(bytes: Buffer): Buffer {
  const own = Buffer.alloc(bytes.length);
  bytes.copy(own);
  return own;
}

/** React takes the marks for texts and parts them from other texts, of which there are none beside an element. */
const SEAM = '<!-- -->';
const withoutSeam = (text: string): string => {
  const from = text.startsWith(SEAM) ? SEAM.length : 0;
  return text.slice(from, text.endsWith(SEAM) && text.length > from ? -SEAM.length : undefined);
};

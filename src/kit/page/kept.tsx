// A piece of a public page that many pages share: the server renders it once for the data it shows, and puts it into the others as it is.
import { createContext, type ReactNode, use } from 'react';

/** What a piece shows: what a loader gives every page as one and the same object, or a text that says all of it. */
export type KeptBy = object | (() => string);

/** What a rendering writes around a piece, or in its place; taken out again by `KeptMarkup`. */
export interface KeptPlace {
  begin: string;
  /** Null: the markup is there already, and nothing is rendered. */
  end: string | null;
}

/** What a page that is rendered on the server does beside React. */
export interface PageMarkup {
  place(name: string, by: KeptBy): KeptPlace;
  /** Stands for the markup of bare elements. */
  written(bare: ReactNode): string;
}

/** Of the page that is rendered now; null in the browser, where everything is rendered. */
export const KeptContext = createContext<PageMarkup | null>(null);

/**
 * Its children must show nothing but `by` and what is known before anybody looks at it: no address, no time, no member.
 * They begin and end with an element.
 * @param name tells apart what shows the same data; with the language, where `by` does not tell it
 * @param by see `MallForLoaders.kept`; without it nothing is kept
 */
export function Kept({ name, by, children }: { name: string; by: KeptBy | undefined; children: ReactNode }) {
  const kept = use(KeptContext);
  const place = kept && by ? kept.place(name, by) : undefined;
  return (
    <>
      {place?.begin}
      {place?.end === null ? null : children}
      {place?.end}
    </>
  );
}

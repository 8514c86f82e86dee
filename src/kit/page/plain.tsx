// A large piece of a page without components in it: the server writes it down, the browser renders it as any other.
import { type ReactNode, use } from 'react';
import { KeptContext } from './kept.tsx';

/** @param children bare elements only, the outermost one element; see `markupOf` */
export function Plain({ children }: { children: ReactNode }) {
  return use(KeptContext)?.written(children) ?? children;
}

// A question with degrees: what fits it wholly, and what is at least the right kind of part.
import type { Wish } from './query.ts';

export const GRADED_KINDS = [
  'function',
  'connector',
  'converter',
  'passive',
  'semiconductor',
  'number',
  'code',
] as const;
export type GradedKind = (typeof GRADED_KINDS)[number];

export interface GradedQuery {
  kind: GradedKind;
  text: string;
  /** What fits wholly. Categories are named by the demo mall's codes, or by those of an imported catalogue. */
  wish: Wish;
}

/** Several ways to ask for the same. */
export const graded = (kind: GradedKind, wish: Wish, ...texts: readonly string[]): GradedQuery[] =>
  texts.map((text) => ({ kind, text, wish }));

// What a line was matched to, and what was found for all lines together.
import type { Text } from '#kit/words/text.ts';
import type { MatchLevel } from '../bom-status.ts';
import type { KeptCandidate } from './bom.tables.ts';
import type { FoundPart } from './find-by-number.ts';

/** What a wanted line was matched to. */
export interface MatchedLine {
  /** The part: surely meant (isSure) or proposed; null: none, or only candidates. */
  partId: number | null;
  isSure: boolean;
  level: MatchLevel;
  /** 0–100. */
  confidence: number;
  reason: Text;
  /** At most 10, best first. */
  candidates: KeptCandidate[];
  /** Of the writer's other part numbers, those that were found. */
  alternatePartIds: number[];
  /** The product, where the line named one. */
  productId: number | null;
}

/** What was found for all lines together. */
export interface Findings {
  exact: Map<string, FoundPart[]>;
  beginnings: Map<string, FoundPart[]>;
}

// What takes a catalogue, as this room asks for it: it works on many rooms at once and is passed in.
import type { Language, Text } from '#kit/words/text.ts';

/** What a line was left out for, or taken otherwise for. */
export interface LineSaid {
  line: number;
  reason: Text;
}

export interface CatalogReport {
  /** Lines of this run, good and bad. */
  lines: number;
  parts: number;
  offers: number;
  /** How many lines were not taken, and the first of them. */
  badLines: number;
  reasons: LineSaid[];
  /** How many lines were taken otherwise than they say, and the first of them. */
  notedLines: number;
  notes: LineSaid[];
  /** Whether the file was read to its end. */
  isComplete: boolean;
}

/** Why a catalogue is not taken at all, for whoever handed it in. */
export class CatalogFault extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.name = 'CatalogFault';
    this.text = text;
  }
}

export interface CatalogWish {
  /** `.jsonl` or `.jsonl.gz`; the files beside it say what its words mean. */
  file: string;
  /** Code of the store that lists what lines with a price offer that name none; without it, nobody lists those. */
  store?: string;
  language: Language;
  /** After each batch. */
  onBatch: (report: Readonly<CatalogReport>) => Promise<void>;
  /** Ends after the batch under way. */
  stop: AbortSignal;
}

/** @throws CatalogFault when another import is running or a store is unknown; Error when the file or one beside it cannot be read */
export type TakeCatalog = (wish: CatalogWish) => Promise<CatalogReport>;

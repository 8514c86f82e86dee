// Numbers of documents: prefix + yyMMdd + 8 digits (domain R13).
import { randomInt } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';

const PLACES = 100_000_000;

export type DocumentPrefix =
  | 'TR'
  | 'PY'
  | 'SO'
  | 'PK'
  | 'RF'
  | 'EC'
  | 'DA'
  | 'SP'
  | 'RQ'
  | 'QT'
  | 'AW'
  | 'CT';

/** A fresh number, e.g. `SO26112100000042`. Days are those of China. Numbers may have gaps, never twins. */
export async function nextDocumentNumber(work: Work, prefix: DocumentPrefix): Promise<string> {
  const [row] = await work.query<{ n: number }>(
    `SELECT nextval('document_number') AS n`,
    [],
    'document-number',
  );
  return written(prefix, work.now, required(row).n % PLACES);
}

/**
 * A number that tells nothing of its neighbours: for documents whose holders must not count what else was made with them.
 * @param isTaken whether a document has this number already
 */
export async function scatteredDocumentNumber(
  work: Work,
  prefix: DocumentPrefix,
  isTaken: (number: string) => Promise<boolean>,
): Promise<string> {
  for (;;) {
    const number = written(prefix, work.now, randomInt(PLACES));
    if (!(await isTaken(number))) return number;
  }
}

const written = (prefix: DocumentPrefix, now: Date, place: number): string =>
  `${prefix}${dayInChina(now).slice(2).replaceAll('-', '')}${String(place).padStart(8, '0')}`;

// Numbers of documents: prefix + yyMMdd + 8 digits (domain R13).
import type { Work } from './work.ts';

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
  const day = new Date(work.now.getTime() + 8 * 3_600_000).toISOString().slice(2, 10).replaceAll('-', '');
  return `${prefix}${day}${String(row!.n % 100_000_000).padStart(8, '0')}`;
}

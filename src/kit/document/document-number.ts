// Numbers of documents: prefix + yyMMdd + 8 digits (domain R13), which tell nothing of what else was made that day.
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { scatter } from './scatter.ts';

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

/**
 * A fresh number, e.g. `SO26112173046125`: the mall's counter, scattered under a key of this mall and day.
 * Days are those of China. There are no twins, also across kinds: a trade's bill has the digits of its first order.
 */
export async function nextDocumentNumber(work: Work, prefix: DocumentPrefix): Promise<string> {
  const [row] = await work.query<{ n: number; secret: string }>(
    `SELECT nextval('document_number') AS n, secret FROM document_number_key`,
    [],
    'document-number',
  );
  const { n, secret } = required(row);
  const day = dayInChina(work.now).slice(2).replaceAll('-', '');
  return `${prefix}${day}${String(scatter(n, `${secret} ${day}`)).padStart(8, '0')}`;
}

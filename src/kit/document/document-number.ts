// Numbers of documents: prefix + yyMMdd + 8 digits (domain R13), which tell nothing of what else was made that day.
import { only } from '#kit/db/only.ts';
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
  | 'AS'
  | 'EC'
  | 'DA'
  | 'SP'
  | 'RQ'
  | 'QT'
  | 'AW'
  | 'CT'
  | 'JE'
  | 'RC'
  | 'CR'
  | 'ST'
  | 'CM'
  | 'CP'
  | 'TS'
  | 'TP'
  | 'AC'
  | 'BL'
  | 'CD'
  | 'DF'
  | 'SB'
  | 'PB'
  | 'DP'
  | 'IV'
  | 'RL'
  | 'OB'
  | 'VI';

/** chosen: a connection that ends leaves them unused, which nobody can see. */
const AT_ONCE = 16;

interface Fetched {
  readonly secret: string;
  readonly counted: number[];
}

/** Of each connection, since they come from its database. */
const fetched = new WeakMap<Work['tx'], Fetched>();

/**
 * A fresh number, e.g. `SO26112173046125`: the mall's counter, scattered under a key of this mall and day.
 * Days are those of China. There are no twins, also across kinds: a trade's bill has the digits of its first order.
 */
export async function nextDocumentNumber(work: Work, prefix: DocumentPrefix): Promise<string> {
  let some = fetched.get(work.tx);
  let n = some?.counted.pop();
  if (!some || n === undefined) {
    some = await fetchSome(work);
    n = required(some.counted.pop());
  }
  const day = dayInChina(work.now).slice(2).replaceAll('-', '');
  return `${prefix}${day}${String(scatter(n, `${some.secret} ${day}`)).padStart(8, '0')}`;
}

async function fetchSome(work: Work): Promise<Fetched> {
  const some = only(
    await work.query<Fetched>(
      `SELECT secret, (SELECT json_agg(nextval('document_number')) FROM generate_series(1, ${AT_ONCE})) AS counted
       FROM document_number_key`,
      [],
      'document-numbers',
    ),
  );
  fetched.set(work.tx, some);
  return some;
}

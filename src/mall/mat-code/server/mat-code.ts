// The front door of the material codes: which codes an enterprise has for a part, which part stands behind a code, and learning both.
import type { Work } from '#kit/db/work.ts';
import { buysFor, type Member, mayDo } from '#mall/member/actor.ts';
import type { MatGrade } from '../mat-code-fields.ts';
import { normalMatCode } from '../normal-mat-code.ts';

export { learnMatCodes } from './learn-mat-codes.ts';

/** One code of a part. */
export interface MatCodeOfPart {
  matCodeId: number;
  matCode: string;
  matName: string;
  grade: MatGrade;
  /** The packing it is kept for, if any. */
  productId: number | null;
}

/** What stands behind a code. */
export interface PartOfMatCode {
  matCodeId: number;
  matCode: string;
  matName: string;
  partId: number;
  /** The preferred packing and store, where the enterprise has said so. */
  productId: number | null;
  storeId: number | null;
  grade: MatGrade;
  /** Approved alternates, the best first. */
  alternatePartIds: number[];
  /** Pieces in one of the enterprise's own units. */
  unitFactor: number;
}

/** The codes in use per part, the best grade first; parts without one are left out. Disabled codes are none. */
export async function findMatCodesOfParts(
  work: Work,
  enterpriseId: number,
  partIds: readonly number[],
): Promise<Map<number, MatCodeOfPart[]>> {
  if (partIds.length === 0) return new Map();
  const rows = await work.query<MatCodeOfPart & { partId: number }>(
    `SELECT part_id AS "partId", mat_code_id AS "matCodeId", mat_code AS "matCode", mat_name AS "matName", grade,
            product_id AS "productId"
     FROM mat_code WHERE enterprise_id = $1 AND part_id = ANY($2::bigint[]) AND state = 'ACTIVE'
     ORDER BY grade, mat_code_id`,
    [enterpriseId, partIds],
    'mat-codes-of-parts',
  );
  const byPart = new Map<number, MatCodeOfPart[]>();
  for (const { partId, ...code } of rows) {
    const known = byPart.get(partId);
    if (known) known.push(code);
    else byPart.set(partId, [code]);
  }
  return byPart;
}

/** The parts behind codes, keyed by the code as given; codes that are unknown, disabled or stand for no part yet are left out. */
export async function findPartsOfMatCodes(
  work: Work,
  enterpriseId: number,
  codes: readonly string[],
): Promise<Map<string, PartOfMatCode>> {
  const wanted = [...new Set(codes.map(normalMatCode))].filter((code) => code !== '');
  if (wanted.length === 0) return new Map();
  const rows = await work.query<PartOfMatCode & { normal: string }>(
    `SELECT normal_mat_code AS normal, mat_code_id AS "matCodeId", mat_code AS "matCode", mat_name AS "matName",
            part_id AS "partId", product_id AS "productId", store_id AS "storeId", grade,
            to_json(alternate_part_ids) AS "alternatePartIds", unit_factor AS "unitFactor"
     FROM mat_code WHERE enterprise_id = $1 AND normal_mat_code = ANY($2::text[]) AND state = 'ACTIVE'`,
    [enterpriseId, wanted],
    'mat-code-parts',
  );
  const byCode = new Map(rows.map(({ normal, ...found }) => [normal, found]));
  return new Map(
    codes.flatMap((code): [string, PartOfMatCode][] => {
      const found = byCode.get(normalMatCode(code));
      return found ? [[code, found]] : [];
    }),
  );
}

/** What codes that begin so stand for, the ones ordered most often first; nothing for an empty beginning. */
export async function findMatCodesBeginning(
  work: Work,
  enterpriseId: number,
  typed: string,
  most: number,
): Promise<Pick<PartOfMatCode, 'matCode' | 'partId' | 'productId' | 'storeId'>[]> {
  const normal = normalMatCode(typed);
  if (normal === '') return [];
  return work.query(
    `SELECT mat_code AS "matCode", part_id AS "partId", product_id AS "productId", store_id AS "storeId"
     FROM mat_code WHERE enterprise_id = $1 AND starts_with(normal_mat_code, $2) AND state = 'ACTIVE'
     ORDER BY normal_mat_code = $2 DESC, bought_times DESC, normal_mat_code LIMIT $3`,
    [enterpriseId, normal, most],
    'mat-codes-beginning',
  );
}

/** Like `findMatCodesOfParts` for whoever asks: empty for who buys for no enterprise or may not see its codes. */
export async function findOwnMatCodes(
  work: Work,
  member: Member,
  partIds: readonly number[],
): Promise<Map<number, MatCodeOfPart[]>> {
  const enterpriseId = buysFor(member);
  if (enterpriseId === null || !mayDo(member, 'mat.read')) return new Map();
  return findMatCodesOfParts(work, enterpriseId, partIds);
}

const MOST_MEANT = 100; // chosen: more codes that begin so are no search

/** The parts that one's own codes beginning so stand for: empty for who buys for no enterprise or may not see its codes. */
export async function findOwnCodedPartIds(work: Work, member: Member, typed: string): Promise<number[]> {
  const enterpriseId = buysFor(member);
  if (enterpriseId === null || !mayDo(member, 'mat.read')) return [];
  return (await findMatCodesBeginning(work, enterpriseId, typed, MOST_MEANT)).map((one) => one.partId);
}

/** The code that stands on an order's line: one kept for this very packing before others, then the best grade. */
export function matCodeFor(
  codes: readonly MatCodeOfPart[] | undefined,
  productId: number,
): MatCodeOfPart | undefined {
  return codes?.find((code) => code.productId === productId) ?? codes?.[0];
}

/** All parts that the enterprise has a code in use for: what `isHasCode` narrows to. */
export async function listCodedPartIds(work: Work, enterpriseId: number): Promise<number[]> {
  const rows = await work.query<{ partId: number }>(
    `SELECT DISTINCT part_id AS "partId" FROM mat_code WHERE enterprise_id = $1 AND state = 'ACTIVE'`,
    [enterpriseId],
    'mat-coded-parts',
  );
  return rows.map((row) => row.partId);
}

/** Counts that codes were ordered: how often, and how many pieces. Unknown codes are no mistake. */
export async function countMatCodesBought(
  work: Work,
  bought: readonly { matCodeId: number; number: number }[],
): Promise<void> {
  if (bought.length === 0) return;
  await work.query(
    `WITH line AS (
       SELECT id, count(*) AS times, sum(number)::bigint AS number
       FROM unnest($1::bigint[], $2::bigint[]) AS l (id, number) GROUP BY id
     ), locked AS MATERIALIZED (
       SELECT mat_code_id FROM mat_code WHERE mat_code_id = ANY($1::bigint[]) ORDER BY mat_code_id FOR NO KEY UPDATE
     )
     UPDATE mat_code m SET bought_times = bought_times + line.times, bought_num = bought_num + line.number, bought_at = $3
     FROM line JOIN locked ON locked.mat_code_id = line.id WHERE m.mat_code_id = line.id`,
    [bought.map((one) => one.matCodeId), bought.map((one) => one.number), work.now],
    'mat-codes-bought',
  );
}

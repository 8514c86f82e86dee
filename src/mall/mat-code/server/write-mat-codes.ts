// The only writer of material codes: guard, compare-and-set and log row for one code or ten thousand (domain R1–R3).
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { writeSteps } from '#kit/document/step-log.ts';
import { leadsTo, type StepBy } from '#kit/process/process.ts';
import { required } from '#kit/rules/required.ts';
import type { Member } from '#mall/member/actor.ts';
import { type MatCodeFields, type MatSource, MOST_MAT_CODES } from '../mat-code-fields.ts';
import {
  type MatCodeAction,
  type MatCodeActor,
  type MatCodeState,
  matCodeProcess,
} from '../mat-code-process.ts';
import { normalMatCode } from '../normal-mat-code.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { matCode } from './mat-code.tables.ts';

export type MatCodeRow = typeof matCode.$inferSelect;
export type MatCodeMover = StepBy<MatCodeActor>;

/** The document type of log rows. */
export const MAT_CODE = 'matCode';

export const asEmployee = (member: Pick<Member, 'memberId' | 'memberName'>): MatCodeMover => ({
  by: 'employee',
  actorId: member.memberId,
  actorName: member.memberName,
});

const FIELDS = `"matCode" text, "normalMatCode" text, "matName" text, spec text, brand text, "partNo" text,
  "partId" bigint, "productId" bigint, "storeId" bigint, unit text, "unitFactor" integer, grade text,
  "alternatePartIds" bigint[], project text, notes text, state text`;

const INSERT = `
  INSERT INTO mat_code (enterprise_id, mat_code, normal_mat_code, mat_name, spec, brand, part_no, part_id, product_id,
                        store_id, unit, unit_factor, grade, alternate_part_ids, project, notes, state, source, created_at,
                        updated_at)
  SELECT $2, r."matCode", r."normalMatCode", r."matName", r.spec, r.brand, r."partNo", r."partId", r."productId",
         r."storeId", r.unit, r."unitFactor", r.grade, r."alternatePartIds", r.project, r.notes, r.state, $3, $4, $4
  FROM jsonb_to_recordset($1::jsonb) AS r (${FIELDS})
  ON CONFLICT DO NOTHING
  RETURNING mat_code_id AS "matCodeId", normal_mat_code AS "normalMatCode", state`;

const UPDATE = `
  UPDATE mat_code m SET mat_code = r."matCode", normal_mat_code = r."normalMatCode", mat_name = r."matName",
    spec = r.spec, brand = r.brand, part_no = r."partNo", part_id = r."partId", product_id = r."productId",
    store_id = r."storeId", unit = r.unit, unit_factor = r."unitFactor", grade = r.grade,
    alternate_part_ids = r."alternatePartIds", project = r.project, notes = r.notes, state = r.state,
    version = m.version + 1, updated_at = $2
  FROM jsonb_to_recordset($1::jsonb) AS r ("matCodeId" bigint, version integer, ${FIELDS})
  WHERE m.mat_code_id = r."matCodeId" AND m.version = r.version
  RETURNING m.mat_code_id AS "matCodeId"`;

/** Those of an enterprise's codes, held to the end of the transaction. */
export function holdMatCodes(work: Work, enterpriseId: number, which: SQL): Promise<MatCodeRow[]> {
  return work.tx
    .select()
    .from(matCode)
    .where(and(eq(matCode.enterpriseId, enterpriseId), which))
    .orderBy(matCode.matCodeId)
    .for('no key update');
}

export interface Inserted {
  matCodeId: number;
  normalMatCode: string;
  state: MatCodeState;
}

/**
 * Writes codes that the enterprise does not have yet; each begins in use where it names a part.
 * @throws matCodeErrors.taken when one exists already, tooMany above what an enterprise may keep
 */
export async function insertMatCodes(
  work: Work,
  enterpriseId: number,
  source: MatSource,
  codes: readonly (MatCodeFields & { state?: MatCodeState })[],
  mover: MatCodeMover,
): Promise<Inserted[]> {
  if (codes.length === 0) return [];
  const held = await work.tx.$count(matCode, eq(matCode.enterpriseId, enterpriseId));
  if (held + codes.length > MOST_MAT_CODES) throw matCodeErrors.tooMany();
  const rows = codes.map((code) => ({
    ...code,
    normalMatCode: normalMatCode(code.matCode),
    state: code.state ?? beginsAs(code),
  }));
  const made = await work.query<Inserted>(
    INSERT,
    [JSON.stringify(rows), enterpriseId, source, work.now],
    'mat-code-insert',
  );
  if (made.length < rows.length) {
    const written = new Set(made.map((one) => one.normalMatCode));
    const lost = rows.find((row) => !written.has(row.normalMatCode)) ?? required(rows[0]);
    throw matCodeErrors.taken({ name: 'matCode', matCode: lost.matCode });
  }
  await writeSteps(
    work,
    made.map((one) => ({
      docType: MAT_CODE,
      docSn: String(one.matCodeId),
      from: null,
      event: 'add',
      to: one.state,
      ...mover,
    })),
  );
  return made;
}

export interface MatCodeChange {
  /** As read in this work. */
  row: MatCodeRow;
  set: Partial<MatCodeFields>;
  /** `disable` or `enable`; otherwise the state follows from whether there is a part. */
  action?: MatCodeAction | undefined;
  /** For a return to what stood before: the state of then. */
  state?: MatCodeState | undefined;
}

/**
 * Changes codes and takes the steps that follow from it; a disabled code stays disabled.
 * @throws matCodeErrors.notNow when the process forbids it, changedMeanwhile when somebody else was faster, taken when a
 * code is renamed to one that exists
 */
export async function changeMatCodes(
  work: Work,
  changes: readonly MatCodeChange[],
  mover: MatCodeMover,
): Promise<void> {
  if (changes.length === 0) return;
  const moved = changes.map((change) => ({ ...change, ...nextOf(change, mover) }));
  await requireFreeNames(work, changes);
  const rows = moved.map(({ row, set, to }) => ({
    ...fieldsOf(row),
    ...set,
    normalMatCode: normalMatCode(set.matCode ?? row.matCode),
    matCodeId: row.matCodeId,
    version: row.version,
    state: to,
  }));
  const written = await work.query(UPDATE, [JSON.stringify(rows), work.now], 'mat-code-update');
  if (written.length < rows.length) throw matCodeErrors.changedMeanwhile();
  await writeSteps(
    work,
    moved
      .filter(({ row, to }) => row.state !== to)
      .map(({ row, to, event }) => ({
        docType: MAT_CODE,
        docSn: String(row.matCodeId),
        from: row.state,
        event,
        to,
        ...mover,
      })),
  );
}

/** Takes codes out for good; their log stays. @throws matCodeErrors.changedMeanwhile when one is gone already */
export async function deleteMatCodes(work: Work, rows: readonly MatCodeRow[]): Promise<void> {
  if (rows.length === 0) return;
  const gone = await work.tx
    .delete(matCode)
    .where(
      inArray(
        matCode.matCodeId,
        rows.map((row) => row.matCodeId),
      ),
    )
    .returning({ matCodeId: matCode.matCodeId });
  if (gone.length < rows.length) throw matCodeErrors.changedMeanwhile();
}

/** What people may change of a code, out of its row. */
export function fieldsOf(row: MatCodeRow): MatCodeFields {
  const { matCode, matName, spec, brand, partNo, partId, productId, storeId } = row;
  const { unit, unitFactor, grade, alternatePartIds, project, notes } = row;
  return {
    matCode,
    matName,
    spec,
    brand,
    partNo,
    partId,
    productId,
    storeId,
    unit,
    unitFactor,
    grade,
    alternatePartIds,
    project,
    notes,
  };
}

/** The state that a code has from its first moment on. */
const beginsAs = ({ partId }: Pick<MatCodeFields, 'partId'>): MatCodeState =>
  partId === null ? 'PENDING_MATCH' : 'ACTIVE';

function nextOf(
  { row, set, action, state }: MatCodeChange,
  mover: MatCodeMover,
): { to: MatCodeState; event: string } {
  const partId = set.partId === undefined ? row.partId : set.partId;
  const fits = beginsAs({ partId });
  const wanted = state ?? (action === 'disable' ? 'DISABLED' : action === 'enable' ? fits : undefined);
  const to = wanted ?? (row.state === 'DISABLED' ? 'DISABLED' : fits);
  if (to === row.state && !action) return { to, event: '' };
  const event = action ?? eventBetween(row.state, to);
  const by: readonly string[] = matCodeProcess[event].by;
  if (!leadsTo(matCodeProcess, event, row.state).includes(to) || !by.includes(mover.by)) {
    throw matCodeErrors.notNow({ state: row.state });
  }
  return { to, event };
}

function eventBetween(from: MatCodeState, to: MatCodeState): MatCodeAction {
  if (to === 'DISABLED') return 'disable';
  if (from === 'DISABLED') return 'enable';
  return to === 'ACTIVE' ? 'match' : 'unmatch';
}

/** @throws matCodeErrors.taken when a code would be called like another one of the enterprise */
async function requireFreeNames(work: Work, changes: readonly MatCodeChange[]): Promise<void> {
  for (const { row, set } of changes) {
    if (set.matCode === undefined || normalMatCode(set.matCode) === row.normalMatCode) continue;
    const [other] = await work.tx
      .select({ matCode: matCode.matCode })
      .from(matCode)
      .where(
        and(
          eq(matCode.enterpriseId, row.enterpriseId),
          eq(matCode.normalMatCode, normalMatCode(set.matCode)),
        ),
      );
    if (other) throw matCodeErrors.taken({ name: 'matCode', matCode: other.matCode });
  }
}

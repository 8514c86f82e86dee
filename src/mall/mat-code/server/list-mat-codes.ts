// An enterprise's list of codes, searched and narrowed, and one of them with its log.
import { and, asc, count, desc, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { listSteps } from '#kit/document/step-log.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import { type Employee, mayDo } from '#mall/member/actor.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import { MAT_CODE_STATES, type MatCodeState } from '../mat-code-process.ts';
import { matStepNames } from '../mat-code-status.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { matCode, matConflict } from './mat-code.tables.ts';
import { matCodeReplies } from './mat-code-view.ts';
import { MAT_CODE } from './write-mat-codes.ts';

type Input = InputOf<typeof matCodeProtocol.list>;

export async function listMatCodes(
  work: Work,
  actor: Employee,
  input: Input,
): Promise<ReplyOf<typeof matCodeProtocol.list>> {
  const { state, current, pageSize } = input;
  const found = conditions(actor.enterpriseId, input);
  const perState = await work.tx
    .select({ state: matCode.state, number: count() })
    .from(matCode)
    .where(found)
    .groupBy(matCode.state);
  const counts = Object.fromEntries(MAT_CODE_STATES.map((one) => [one, 0])) as Record<MatCodeState, number>;
  for (const one of perState) counts[one.state] = one.number;
  const rows = await work.tx
    .select()
    .from(matCode)
    .where(and(found, state ? eq(matCode.state, state) : undefined))
    .orderBy(...ORDERS[input.sort])
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const conflicts = await work.tx.$count(
    matConflict,
    and(eq(matConflict.enterpriseId, actor.enterpriseId), sql`decision IS NULL`),
  );
  return {
    list: await matCodeReplies(work, actor, rows),
    pagination: {
      current,
      pageSize,
      total: state ? counts[state] : Object.values(counts).reduce((a, b) => a + b, 0),
    },
    counts,
    conflicts,
    mayWrite: mayDo(actor, 'mat.write'),
  };
}

const ORDERS: Record<Input['sort'], SQL[]> = {
  newest: [desc(matCode.updatedAt), asc(matCode.matCodeId)],
  code: [asc(matCode.normalMatCode)],
  bought: [desc(matCode.boughtTimes), desc(matCode.boughtNum), asc(matCode.normalMatCode)],
};

/** The keyword is looked for in the code, the names, the words and in part numbers without their dashes. */
function conditions(enterpriseId: number, { keyword, grade, source, only }: Input): SQL | undefined {
  const inside = `%${(keyword ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  const normal = normalPartNo(keyword ?? '');
  return and(
    eq(matCode.enterpriseId, enterpriseId),
    grade ? eq(matCode.grade, grade) : undefined,
    source ? eq(matCode.source, source) : undefined,
    only === 'conflict'
      ? inArray(
          matCode.matCodeId,
          sql`(SELECT mat_code_id FROM mat_conflict WHERE enterprise_id = ${enterpriseId} AND decision IS NULL)`,
        )
      : undefined,
    keyword
      ? or(
          ilike(matCode.matCode, inside),
          ilike(matCode.matName, inside),
          ilike(matCode.spec, inside),
          ilike(matCode.brand, inside),
          ilike(matCode.partNo, inside),
          ilike(matCode.project, inside),
          normal
            ? sql`upper(regexp_replace(${matCode.partNo}, '[^[:alnum:]]', '', 'g')) LIKE ${`%${normal}%`}`
            : undefined,
        )
      : undefined,
  );
}

/** @throws matCodeErrors.notFound also for another enterprise's */
export async function showMatCode(
  work: Work,
  actor: Employee,
  { matCodeId }: InputOf<typeof matCodeProtocol.detail>,
): Promise<ReplyOf<typeof matCodeProtocol.detail>> {
  const rows = await work.tx
    .select()
    .from(matCode)
    .where(and(eq(matCode.matCodeId, matCodeId), eq(matCode.enterpriseId, actor.enterpriseId)));
  const [reply] = await matCodeReplies(work, actor, rows);
  if (!reply) throw matCodeErrors.notFound();
  const steps = await listSteps(work, [{ docType: MAT_CODE, docSns: [String(matCodeId)] }]);
  return {
    ...reply,
    log: steps.map((step) => ({
      logId: step.logId,
      title: matStepNames[step.event as keyof typeof matStepNames]?.[work.language] ?? step.event,
      actorName: step.actorName,
      createdAt: step.createdAt.toISOString(),
    })),
  };
}

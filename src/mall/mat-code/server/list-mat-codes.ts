// An enterprise's list of codes, searched and narrowed, and one of them with its log.
import { and, eq, sql } from 'drizzle-orm';
import { listSteps } from '#kit/document/step-log.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { rowsWith, source } from '#kit/list/server/source.ts';
import { mayDo } from '#mall/member/actor.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import { matCodeList } from '../mat-code-list.ts';
import { matStepNames } from '../mat-code-status.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { matCode } from './mat-code.tables.ts';
import { matCodeReplies } from './mat-code-view.ts';
import { MAT_CODE } from './write-mat-codes.ts';

/** The keyword is looked for in the code, the names, the words and in part numbers without their dashes. */
export const matCodeListRoutes = source(matCodeList, ({ work, actor }) => {
  const ofEnterprise = eq(matCode.enterpriseId, actor.enterpriseId);
  const undecided = sql`FROM mat_conflict c WHERE c.enterprise_id = ${actor.enterpriseId} AND c.decision IS NULL`;
  return {
    from: sql`${matCode}`,
    key: matCode.matCodeId,
    changedAt: matCode.updatedAt,
    scope: ofEnterprise,
    columns: {
      matCode: matCode.normalMatCode,
      state: matCode.state,
      grade: matCode.grade,
      source: matCode.source,
      boughtTimes: matCode.boughtTimes,
      boughtNum: matCode.boughtNum,
      boughtAt: matCode.boughtAt,
      updatedAt: matCode.updatedAt,
    },
    filters: { only: () => sql`${matCode.matCodeId} IN (SELECT c.mat_code_id ${undecided})` },
    search: [
      matCode.matCode,
      matCode.matName,
      matCode.spec,
      matCode.brand,
      matCode.partNo,
      matCode.project,
      (keyword) => {
        const normal = normalPartNo(keyword);
        return normal
          ? sql`upper(regexp_replace(${matCode.partNo}, '[^[:alnum:]]', '', 'g')) LIKE ${`%${normal}%`}`
          : undefined;
      },
    ],
    toRows: async (keys) =>
      matCodeReplies(work, actor, await rowsWith(work, matCode, matCode.matCodeId, keys)),
    more: async () => ({
      conflicts: await work.tx.$count(sql`(SELECT ${undecided}) open`),
      mayWrite: mayDo(actor, 'mat.write'),
    }),
  };
});

/** @throws matCodeErrors.notFound also for another enterprise's */
export const showMatCode: Action<typeof matCodeProtocol.detail> = async (work, actor, { matCodeId }) => {
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
};

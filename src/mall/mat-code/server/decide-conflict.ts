// Codes that are claimed for two parts: shown, and decided by a person.
import { and, asc, eq, isNull } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { mayDo } from '#mall/member/actor.ts';
import { member } from '#mall/member/server/member.tables.ts';
import { addAlternate, takePart } from '../compare-mat-codes.ts';
import type { matCodeProtocol, PartNameReply } from '../mat-code.protocol.ts';
import type { MatCodeFields } from '../mat-code-fields.ts';
import { requireMatCodes } from './find-mat-codes.ts';
import { findPartNames, type PartName } from './find-part-names.ts';
import { matCodeErrors } from './mat-code.errors.ts';
import { matCode, matConflict } from './mat-code.tables.ts';
import { matCodeReplies, partReply } from './mat-code-view.ts';
import { asEmployee, changeMatCodes, fieldsOf, type MatCodeRow } from './write-mat-codes.ts';

type Acts = Actions<typeof matCodeProtocol>;

/** The longest waiting first. */
export const listConflicts: Acts['conflicts'] = async (work, actor, { current, pageSize }) => {
  const open = and(eq(matConflict.enterpriseId, actor.enterpriseId), isNull(matConflict.decision));
  const total = await work.tx.$count(matConflict, open);
  const rows = await work.tx
    .select({ conflict: matConflict, code: matCode, claimedBy: member.memberName })
    .from(matConflict)
    .innerJoin(matCode, eq(matCode.matCodeId, matConflict.matCodeId))
    .innerJoin(member, eq(member.memberId, matConflict.claimedBy))
    .where(open)
    .orderBy(asc(matConflict.createdAt), asc(matConflict.conflictId))
    .limit(pageSize)
    .offset((current - 1) * pageSize);
  const names = await findPartNames(
    work,
    rows.flatMap(({ conflict, code }) => [conflict.partId, ...(code.partId === null ? [] : [code.partId])]),
  );
  const named = (partId: number | null): PartNameReply | null => {
    const name = partId === null ? undefined : names.get(partId);
    return name ? partReply(name, work.language) : null;
  };
  return {
    list: rows.map(({ conflict, code, claimedBy }) => ({
      conflictId: conflict.conflictId,
      matCodeId: code.matCodeId,
      matCode: code.matCode,
      matName: code.matName,
      source: conflict.source,
      claimedBy,
      createdAt: conflict.createdAt.toISOString(),
      part: named(code.partId),
      claimed: required(named(conflict.partId)),
    })),
    pagination: { current, pageSize, total },
    mayWrite: mayDo(actor, 'mat.write'),
  };
};

/**
 * keep: the code stays as it is, and the same claim is not asked about again. take: it stands for the other part from here
 * on. alternate: the other part becomes an approved alternate.
 * @throws matCodeErrors.noConflict also for another enterprise's and a decided one
 */
export const decideConflict: Acts['decideConflict'] = async (work, actor, { conflictId, decision }) => {
  const [decided] = await work.tx
    .update(matConflict)
    .set({ decision, decidedBy: actor.memberId, decidedAt: work.now })
    .where(
      and(
        eq(matConflict.conflictId, conflictId),
        eq(matConflict.enterpriseId, actor.enterpriseId),
        isNull(matConflict.decision),
      ),
    )
    .returning();
  if (!decided) throw matCodeErrors.noConflict();
  const row = only(await requireMatCodes(work, actor.enterpriseId, [decided.matCodeId]));
  const claimed = required((await findPartNames(work, [decided.partId])).get(decided.partId));
  const set = decidedFields(row, claimed, decision);
  if (set) await changeMatCodes(work, [{ row, set }], asEmployee(actor));
  const after = set ? await requireMatCodes(work, actor.enterpriseId, [decided.matCodeId]) : [row];
  return only(await matCodeReplies(work, actor, after));
};

function decidedFields(
  row: MatCodeRow,
  claimed: PartName,
  decision: 'keep' | 'take' | 'alternate',
): Partial<MatCodeFields> | undefined {
  if (decision === 'keep') return undefined;
  if (decision === 'alternate')
    return addAlternate({ alternatePartIds: row.alternatePartIds }, claimed.partId);
  const { state: _, ...taken } = takePart({ ...fieldsOf(row), state: row.state }, claimed);
  return taken;
}

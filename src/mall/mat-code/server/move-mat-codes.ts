// Several codes at once: disabled, enabled, graded, deleted.
import type { Actions } from '#kit/http/server/serve.ts';
import { leadsTo } from '#kit/process/process.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import { matCodeProcess } from '../mat-code-process.ts';
import { requireMatCodes } from './find-mat-codes.ts';
import { asEmployee, changeMatCodes, deleteMatCodes } from './write-mat-codes.ts';

type Acts = Actions<typeof matCodeProtocol>;

/** Of those chosen, what can go that way goes. @throws matCodeErrors.notFound when one is not the enterprise's */
const move =
  (action: 'disable' | 'enable'): Acts['disable'] =>
  async (work, actor, { matCodeIds }) => {
    const rows = await requireMatCodes(work, actor.enterpriseId, matCodeIds);
    const able = rows.filter((row) => leadsTo(matCodeProcess, action, row.state).length > 0);
    await changeMatCodes(
      work,
      able.map((row) => ({ row, set: {}, action })),
      asEmployee(actor),
    );
    return { done: able.length };
  };

export const disableMatCodes = move('disable');
export const enableMatCodes = move('enable');

/** @throws matCodeErrors.notFound when one is not the enterprise's */
export const gradeMatCodes: Acts['setGrade'] = async (work, actor, { matCodeIds, grade }) => {
  const rows = await requireMatCodes(work, actor.enterpriseId, matCodeIds);
  const other = rows.filter((row) => row.grade !== grade);
  await changeMatCodes(
    work,
    other.map((row) => ({ row, set: { grade } })),
    asEmployee(actor),
  );
  return { done: other.length };
};

/** For good; orders keep the code on their lines. @throws matCodeErrors.notFound when one is not the enterprise's */
export const removeMatCodes: Acts['delete'] = async (work, actor, { matCodeIds }) => {
  const rows = await requireMatCodes(work, actor.enterpriseId, matCodeIds);
  await deleteMatCodes(work, rows);
  return { done: rows.length };
};

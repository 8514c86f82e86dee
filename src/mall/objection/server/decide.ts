// The quality lead's desk: examined, tested again by somebody else, decided in writing; the report is amended or void where it is upheld.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { annulItems, itemsOf, markReported, retestItems } from '#mall/bench/server/bench.ts';
import { staffName } from '#mall/lab-staff/server/lab-staff.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import { amend, voidReport } from '#mall/report/server/report.ts';
import { holdWithOrder, payItemsBack } from '#mall/service-change/server/service-change.ts';
import type { objectionProtocol } from '../objection.protocol.ts';
import { done } from './object.ts';
import { objectionErrors } from './objection.errors.ts';
import { findAtDesk, holdAtDesk, type ObjectionInDatabase, objectionLife } from './objection-life.ts';

type Acts = Actions<typeof objectionProtocol>;

/** @throws as holdAtDesk; objectionErrors.notNow */
export const examine: Acts['examine'] = async (work, staff, seen) => {
  const { row } = await holdAtDesk(work, staff, seen);
  return done(await objectionLife.advance(work, row, 'examine', stepBy('quality', staff)));
};

/** By another engineer than the first, from what was kept. @throws also benchErrors.firstEngineer, notTrained, notOfGroup */
export const retest: Acts['retest'] = async (work, staff, { engineerId, from, to, ...seen }) => {
  const { row } = await holdAtDesk(work, staff, seen);
  objectionLife.require(work, row, 'retest', 'quality');
  const reason = row.objectionSn;
  await retestItems(work, staff, row.serviceSn, row.itemIds, { engineerId, from, to, reason });
  return done(await objectionLife.advance(work, row, 'retest', stepBy('quality', staff)));
};

const decided = async (work: Work, staff: LabMember, finding: string) => ({
  ...{ finding, decidedBy: staff.memberId, decidedName: await staffName(work, staff), decidedAt: work.now },
});

/** @throws objectionErrors.retestOpen */
async function requireRetested(
  work: Work,
  { state, serviceSn, itemIds }: ObjectionInDatabase,
): Promise<void> {
  if (state !== 'RETESTING') return;
  const open = (await itemsOf(work, serviceSn)).some(
    ({ itemId, state: of }) => itemIds.includes(itemId) && of !== 'DONE' && of !== 'REPORTED',
  );
  if (open) throw objectionErrors.retestOpen();
}

/** The old report stays what it is until its amendment is issued. @throws also objectionErrors.noChange, retestOpen; reportErrors.amendedAlready */
export const uphold: Acts['uphold'] = async (
  work,
  staff,
  { finding, outcome, changed, paysBack, ...seen },
) => {
  const { serviceSn, itemIds } = await findAtDesk(work, staff, seen.objectionId);
  // money comes first in the order of locks
  if (paysBack) await holdWithOrder(work, serviceSn);
  const { row } = await holdAtDesk(work, staff, seen);
  objectionLife.require(work, row, 'uphold', 'quality');
  await requireRetested(work, row);
  if (outcome === 'AMEND' && changed.trim().length < 2) throw objectionErrors.noChange({ name: 'changed' });
  if (outcome === 'AMEND') await amend(work, staff, row.reportNo, { changed, reason: finding });
  else {
    await voidReport(work, staff, row.reportNo, finding);
    // what is not done again is off, and its price goes back
    await annulItems(work, staff, serviceSn, itemIds, finding);
  }
  if (outcome === 'AMEND' && paysBack) await payItemsBack(work, serviceSn, itemIds, finding);
  return done(
    await objectionLife.advance(work, row, 'uphold', {
      ...stepBy('quality', staff, finding),
      set: { ...(await decided(work, staff, finding)), outcome },
    }),
  );
};

/** What was tested again bears the report out, and counts as reported. @throws also objectionErrors.retestOpen */
export const dismiss: Acts['dismiss'] = async (work, staff, { finding, ...seen }) => {
  const { row } = await holdAtDesk(work, staff, seen);
  objectionLife.require(work, row, 'dismiss', 'quality');
  await requireRetested(work, row);
  await markReported(work, row.serviceSn, row.itemIds);
  return done(
    await objectionLife.advance(work, row, 'dismiss', {
      ...stepBy('quality', staff, finding),
      set: await decided(work, staff, finding),
    }),
  );
};

// The quality lead decides about each: it has no effect, is tested again or amended by an objection of the laboratory's own, or done again where no report says it yet.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { reopenItems } from '#mall/bench/server/bench.ts';
import { staffName } from '#mall/lab-staff/server/lab-staff.ts';
import { type LabMember, stepBy } from '#mall/member/actor.ts';
import type { Wish } from '#mall/objection/objection-process.ts';
import { ownObjection } from '#mall/objection/server/objection.ts';
import { holdDeskService } from '#mall/testing/server/testing.ts';
import type { ImpactDetail, impactProtocol } from '../impact.protocol.ts';
import type { ImpactAction } from '../impact-process.ts';
import { impactErrors } from './impact.errors.ts';
import { findImpact, type ImpactInDatabase, impactLife } from './impact-life.ts';
import { showImpact, standingOf } from './show-impact.ts';

type Acts = Actions<typeof impactProtocol>;
interface Decided {
  impactId: number;
  version: number;
  note: string;
}

/** The commission first, then the impact, as it was when its page was drawn. @throws impactErrors.notFound, changedMeanwhile; testingErrors.ownForm */
async function decide(
  work: Work,
  staff: LabMember,
  { impactId, version, note }: Decided,
  action: Exclude<ImpactAction, 'find'>,
  follow: (row: ImpactInDatabase) => Promise<{ objectionId?: number }>,
): Promise<ImpactDetail> {
  const { serviceSn } = await findImpact(work, staff, impactId);
  await holdDeskService(work, staff, serviceSn);
  const row = required(await impactLife.hold(work, impactId));
  if (row.version !== version) throw impactErrors.changedMeanwhile();
  impactLife.require(work, row, action, 'quality');
  const more = await follow(row);
  const done = await impactLife.advance(work, row, action, {
    ...stepBy('quality', staff, note),
    set: {
      ...more,
      note,
      decidedBy: staff.memberId,
      decidedName: await staffName(work, staff),
      decidedAt: work.now,
    },
  });
  return showImpact(work, done);
}

/** @throws as decide; impactErrors.notIssued; objectionErrors.onceOnly */
const byObjection =
  (action: 'retest' | 'amend', wish: Wish) => async (work: Work, staff: LabMember, said: Decided) =>
    decide(work, staff, said, action, async (row) => {
      const standing = await standingOf(work, row);
      if (!standing) throw impactErrors.notIssued();
      const itemIds = row.itemIds.filter((itemId) => standing.itemIds.includes(itemId));
      return ownObjection(work, staff, { reportNo: standing.reportNo, itemIds, wish, reason: said.note });
    });

export const retestImpact: Acts['retest'] = byObjection('retest', 'RETEST');
export const amendImpact: Acts['amend'] = byObjection('amend', 'CORRECT');

/** @throws as decide */
export const noEffect: Acts['noEffect'] = (work, staff, said) =>
  decide(work, staff, said, 'noEffect', async () => ({}));

/** @throws as decide; impactErrors.isIssued */
export const redoImpact: Acts['redo'] = (work, staff, said) =>
  decide(work, staff, said, 'redo', async (row) => {
    if (await standingOf(work, row)) throw impactErrors.isIssued();
    await reopenItems(work, staff, row.serviceSn, row.itemIds, said.note);
    return {};
  });

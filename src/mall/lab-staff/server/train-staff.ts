// What somebody is trained for, and for what his signature counts: given from a day until a day, ended by hand or by time.
import { and, eq, gte, inArray, lte } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { dayAfter, dayInChina } from '#kit/time/day-in-china.ts';
import { CAPABILITY_FIELDS, markNames } from '#mall/ability/ability-terms.ts';
import { findCapabilities } from '#mall/ability/server/ability.ts';
import { stepBy } from '#mall/member/actor.ts';
import type { labStaffProtocol } from '../lab-staff.protocol.ts';
import { readNumbers } from '../trained-numbers.ts';
import { labStaffErrors } from './lab-staff.errors.ts';
import { labTraining, signatoryScope } from './lab-staff.tables.ts';
import { showStaff } from './show-staff.ts';
import { holdSeen, staffLife } from './staff-life.ts';

type Acts = Actions<typeof labStaffProtocol>;

/** @returns ids of the laboratory's own. @throws labStaffErrors.numbersWrong, noCapability */
async function numbered(work: Work, labId: number, typed: string, name: string) {
  const read = readNumbers(typed);
  if ('wrong' in read) throw labStaffErrors.numbersWrong({ name, wrong: read.wrong });
  const found = await findCapabilities(work, { labId, capNos: read.numbers });
  const there = new Set(found.map(({ capNo }) => capNo));
  const numbers = read.numbers.filter((one) => !there.has(one)).join(' ');
  if (numbers !== '') throw labStaffErrors.noCapability({ name, numbers });
  return found;
}

/** @throws labStaffErrors.notFound, changedMeanwhile, notNow, notEngineer, nothingNamed, numbersWrong, noCapability, dayPast */
export const trainStaff: Acts['train'] = async (work, actor, { groupId, capNos, until, ...which }) => {
  const row = await holdSeen(work, actor, which);
  const { staffId } = row;
  const { labId } = actor.lab;
  if (until !== '' && !row.roles.includes('engineer')) throw labStaffErrors.notEngineer();
  if (until !== '' && until < dayInChina(work.now)) throw labStaffErrors.dayPast({ name: 'until' });
  const meant = capNos
    ? await numbered(work, labId, capNos, 'capNos')
    : groupId === null
      ? []
      : await findCapabilities(work, { labId, groupId });
  if (meant.length === 0) throw labStaffErrors.nothingNamed({ name: 'groupId' });
  const capIds = meant.map(({ capId }) => capId);
  if (until === '')
    await work.tx
      .delete(labTraining)
      .where(and(eq(labTraining.staffId, staffId), inArray(labTraining.capId, capIds)));
  else
    await work.tx
      .insert(labTraining)
      .values(capIds.map((capId) => ({ staffId, capId, until })))
      .onConflictDoUpdate({ target: [labTraining.staffId, labTraining.capId], set: { until } });
  const first = meant.slice(0, 3).map(({ capNo }) => capNo);
  const reason = `${first.join(' ')}${meant.length > 3 ? ` … ${meant.length}` : ''} → ${until || '—'}`;
  const detail = { capIds, until };
  return showStaff(
    work,
    actor,
    await staffLife.advance(work, row, 'train', { ...stepBy('head', actor, reason), detail }),
  );
};

/** @throws labStaffErrors.notFound, changedMeanwhile, notNow, ownScope, notSignatory, scopeOfOne, numbersWrong, noCapability, daysWrong, scopeThere */
export const giveScope: Acts['giveScope'] = async (work, actor, asked) => {
  const { field, capNo, mark, fromDate, toDate } = asked;
  const row = await holdSeen(work, actor, asked);
  const { staffId } = row;
  if (row.memberId === actor.memberId) throw labStaffErrors.ownScope();
  if (!row.roles.includes('signatory')) throw labStaffErrors.notSignatory();
  if ((field === null) === (capNo === '')) throw labStaffErrors.scopeOfOne({ name: 'field' });
  if (toDate < fromDate) throw labStaffErrors.daysWrong({ name: 'toDate' });
  const found = field === null ? await numbered(work, actor.lab.labId, capNo, 'capNo') : [];
  if (found.length > 1) throw labStaffErrors.scopeOfOne({ name: 'capNo' });
  const capId = field === null ? only(found).capId : null;
  const [there] = await work.tx
    .select({ scopeId: signatoryScope.scopeId })
    .from(signatoryScope)
    .where(
      and(
        eq(signatoryScope.staffId, staffId),
        eq(signatoryScope.mark, mark),
        field === null ? eq(signatoryScope.capId, capId ?? 0) : eq(signatoryScope.field, field),
        lte(signatoryScope.fromDate, toDate),
        gte(signatoryScope.toDate, fromDate),
      ),
    );
  if (there) throw labStaffErrors.scopeThere();
  await work.tx.insert(signatoryScope).values({ staffId, field, capId, mark, fromDate, toDate });
  const detail = { field, capId, mark, fromDate, toDate };
  const what = field === null ? capNo.toUpperCase() : CAPABILITY_FIELDS[field].zh;
  const reason = `${markNames[mark].zh} · ${what} · ${fromDate} – ${toDate}`;
  return showStaff(
    work,
    actor,
    await staffLife.advance(work, row, 'giveScope', { ...stepBy('quality', actor, reason), detail }),
  );
};

/** From today on; what began today or has yet to begin is gone. @throws labStaffErrors.notFound, changedMeanwhile, notNow */
export const endScope: Acts['endScope'] = async (work, actor, { scopeId, ...which }) => {
  const row = await holdSeen(work, actor, which);
  const today = dayInChina(work.now);
  const of = and(eq(signatoryScope.scopeId, scopeId), eq(signatoryScope.staffId, row.staffId));
  const [scope] = await work.tx
    .select()
    .from(signatoryScope)
    .where(and(of, gte(signatoryScope.toDate, today)));
  if (!scope) throw labStaffErrors.notFound();
  if (scope.fromDate >= today) await work.tx.delete(signatoryScope).where(of);
  else
    await work.tx
      .update(signatoryScope)
      .set({ toDate: dayAfter(today, -1) })
      .where(of);
  const detail = { scope };
  const what = scope.field === null ? `${scope.capId}` : CAPABILITY_FIELDS[scope.field].zh;
  const reason = `${markNames[scope.mark].zh} · ${what}`;
  return showStaff(
    work,
    actor,
    await staffLife.advance(work, row, 'endScope', { ...stepBy('quality', actor, reason), detail }),
  );
};

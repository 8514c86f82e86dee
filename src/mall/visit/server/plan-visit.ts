// A day is found: the planner proposes who comes when, the customer agrees or wants another day.
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { ableOf } from '#mall/bench/server/bench.ts';
import { type Colleague, colleaguesWith } from '#mall/lab-staff/server/lab-staff.ts';
import { findActor } from '#mall/login/server/login.ts';
import { stepBy } from '#mall/member/actor.ts';
import { isTheirOwn, type ServiceRow } from '#mall/testing/server/testing.ts';
import type { visitProtocol } from '../visit.protocol.ts';
import { areInTheWay, lastDayOf, type VisitDays } from '../visit-days.ts';
import { visitErrors } from './visit.errors.ts';
import { onSiteVisit } from './visit.tables.ts';
import { feeOfMoving, holdAtDesk, holdOwn, type VisitInDatabase, visitLife } from './visit-life.ts';
import { whenOf } from './visit-notices.ts';

type Acts = Actions<typeof visitProtocol>;

export const done = ({ visitId, version, state }: VisitInDatabase) => ({ visitId, version, state });

/** Engineers of the laboratory, in the order in which they were named. @throws visitErrors.notEngineers, theirOwn */
async function requirePeople(
  work: Work,
  service: ServiceRow,
  memberIds: readonly number[],
): Promise<Colleague[]> {
  const known = await colleaguesWith(work, { labId: required(service.labId), role: 'engineer' });
  const people = memberIds.flatMap((id) => known.find(({ memberId }) => memberId === id) ?? []);
  if (people.length < memberIds.length) throw visitErrors.notEngineers({ name: 'people' });
  for (const { memberId } of people) {
    const member = await findActor(work, memberId);
    if (member && isTheirOwn(service, member)) throw visitErrors.theirOwn({ name: 'people' });
  }
  return people;
}

/** Nobody is at two places. The people's plans are changed one after the other. @throws visitErrors.elsewhere */
async function requireFree(
  work: Work,
  row: VisitInDatabase,
  people: readonly Colleague[],
  days: VisitDays,
): Promise<void> {
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`visits of lab ${row.labId}`]);
  const others = await work.tx
    .select()
    .from(onSiteVisit)
    .where(
      and(
        eq(onSiteVisit.labId, row.labId),
        inArray(onSiteVisit.state, ['PROPOSED', 'AGREED', 'ON_SITE']),
        ne(onSiteVisit.visitId, row.visitId),
      ),
    );
  const clashes = others.filter(
    ({ date, lastDay, slot, people: theirs }) =>
      date !== null &&
      lastDay !== null &&
      areInTheWay(days, { date, lastDay, slot }) &&
      people.some(({ memberId }) => theirs.includes(memberId)),
  );
  if (clashes.length === 0) return;
  const busy = people.filter(({ memberId }) => clashes.some((one) => one.people.includes(memberId)));
  throw visitErrors.elsewhere({
    people: busy.map(({ name }) => name).join('、'),
    visits: clashes.map(({ visitSn }) => visitSn).join('、'),
    name: 'date',
  });
}

/**
 * When and who: the customer is asked. Also another day than was agreed, which costs him nothing.
 * @throws visitErrors.notFound, changedMeanwhile, notNow, past, notEngineers, theirOwn, nobodyFor, elsewhere; testingErrors.ownForm
 */
export const proposeVisit: Acts['propose'] = async (
  work,
  staff,
  { date, slot, people: memberIds, note, ...seen },
) => {
  const { row, service } = await holdAtDesk(work, staff, seen);
  visitLife.require(work, row, 'propose', 'planner');
  if (date < dayInChina(work.now)) throw visitErrors.past({ name: 'date' });
  const ids = [...new Set(memberIds)];
  const people = await requirePeople(work, service, ids);
  const without = (await ableOf(work, row.serviceSn, ids)).filter(({ able }) => able.length === 0);
  if (without.length > 0)
    throw visitErrors.nobodyFor({
      items: [...new Set(without.map(({ item }) => item))].join('、'),
      name: 'people',
    });
  const lastDay = lastDayOf(date, service.form.site?.manDays ?? 1, ids.length);
  await requireFree(work, row, people, { date, lastDay, slot });
  const peopleNames = people.map(({ name }) => name).join('、');
  const set = {
    ...{ date, lastDay, slot, people: ids, peopleNames, note, wish: '' },
    turn: 'CUSTOMER' as const,
  };
  const reason = [whenOf({ date, lastDay, slot }, work.language), peopleNames, note]
    .filter(Boolean)
    .join(' · ');
  return done(await visitLife.advance(work, row, 'propose', { ...stepBy('planner', staff, reason), set }));
};

/** @throws visitErrors.notFound, changedMeanwhile, notNow */
export const agreeToVisit: Acts['agree'] = async (work, member, seen) => {
  const { row } = await holdOwn(work, member, seen);
  return done(await visitLife.advance(work, row, 'agree', stepBy('customer', member)));
};

/** What is noted of a visit that was paid for in vain: it adds to what was noted before. */
export const withFee = (
  { feeNoted, feeReason }: Pick<VisitInDatabase, 'feeNoted' | 'feeReason'>,
  fee: Cents,
  why: string,
) =>
  fee === 0
    ? {}
    : {
        feeNoted: cents(feeNoted + fee),
        feeReason: [feeReason, `${why} ${centsToWire(fee)}`].filter(Boolean).join('；').slice(0, 500),
      };

/** Later than a working day before it, the visit's fee is noted. @throws visitErrors.notFound, changedMeanwhile, notNow */
export const askOtherDay: Acts['ask'] = async (work, member, { wish, ...seen }) => {
  const { row, service } = await holdOwn(work, member, seen);
  visitLife.require(work, row, 'ask', 'customer');
  const fee = await feeOfMoving(work, row, service);
  const late = work.language === 'zh' ? `${row.date} 改期不足一个工作日` : `${row.date} moved too late`;
  const set = { wish, turn: 'LAB' as const, ...withFee(row, fee, late) };
  return done(await visitLife.advance(work, row, 'ask', { ...stepBy('customer', member, wish), set }));
};

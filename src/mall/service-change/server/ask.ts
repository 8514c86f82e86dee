// One side asks for other items, or for the end; both see the same sums before they say yes.
import { and, desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire, NOTHING } from '#kit/money/money.ts';
import { after, days } from '#kit/time/duration.ts';
import { type LabMember, type Member, stepBy } from '#mall/member/actor.ts';
import {
  findDeskService,
  findOwnService,
  isInWork,
  isTheirOwn,
  type ServiceRow,
} from '#mall/testing/server/testing.ts';
import type { ChangeSide } from '../change-process.ts';
import type { Alone } from '../change-terms.ts';
import type { serviceChangeProtocol } from '../service-change.protocol.ts';
import { type ChangeRowInDatabase, changeLife } from './change-life.ts';
import { reckonEnd, standingOf } from './facts.ts';
import { itemsToAdd, reckonChange } from './reckon-change.ts';
import { serviceChangeErrors } from './service-change.errors.ts';
import { serviceChange } from './service-change.tables.ts';
import { changeRules } from './service-change-rules.ts';
import { endAll, holdWithOrder } from './settle.ts';

type Acts = Actions<typeof serviceChangeProtocol>;

/** A side of the commission, and how it comes to it. */
export interface ChangeParty {
  side: ChangeSide;
  member: Member;
}
export const customer = (member: Member): ChangeParty => ({ side: 'customer', member });
export const laboratory = (member: LabMember): ChangeParty => ({ side: 'lab', member });

/** @throws testingErrors.notFound, also for somebody else's */
export const findFor = (work: Work, { side, member }: ChangeParty, serviceSn: string): Promise<ServiceRow> =>
  side === 'customer'
    ? findOwnService(work, member, serviceSn)
    : findDeskService(work, member as LabMember, serviceSn);

/** Paid, and not over: what both may still change. */
export const isRunning = (service: ServiceRow): boolean =>
  service.orderSn !== null &&
  (service.state === 'PENDING_DELIVERY' || service.state === 'PENDING_RECEIPT' || isInWork(service)) &&
  service.state !== 'REPORT_ISSUED';

/** With its order. @throws testingErrors.notFound, ownForm; serviceChangeErrors.notRunning */
export async function holdFor(work: Work, party: ChangeParty, serviceSn: string): Promise<ServiceRow> {
  const found = await findFor(work, party, serviceSn);
  if (party.side === 'lab' && isTheirOwn(found, party.member)) throw serviceChangeErrors.notFound();
  const service = await holdWithOrder(work, serviceSn);
  if (!isRunning(service)) throw serviceChangeErrors.notRunning();
  return service;
}

/** What may be left out or added: items up to the reports, of what was ordered by its form. */
export const isChangeable = (service: ServiceRow): boolean =>
  isRunning(service) &&
  service.entry === 'FORM' &&
  !['REPORT_DRAFTING', 'REPORT_REVIEW', 'OBJECTION'].includes(service.state);

export const done = ({ changeId, version, state }: ChangeRowInDatabase) => ({ changeId, version, state });

async function begin(
  work: Work,
  { side, member }: ChangeParty,
  serviceSn: string,
  values: Pick<typeof serviceChange.$inferInsert, 'kind' | 'reason' | 'fee' | 'back' | 'extra'> &
    Partial<Pick<typeof serviceChange.$inferInsert, 'drop' | 'add' | 'isFault'>>,
  state: 'ASKED' | 'AGREED' = 'ASKED',
): Promise<ChangeRowInDatabase> {
  const [open] = await work.tx
    .select()
    .from(serviceChange)
    .where(and(eq(serviceChange.serviceSn, serviceSn), eq(serviceChange.state, 'ASKED')))
    .orderBy(desc(serviceChange.changeId));
  if (open) throw serviceChangeErrors.oneAtATime();
  return changeLife.begin(
    work,
    'ask',
    {
      ...{ serviceSn, side, state, ...values, stoodAt: await standingOf(work, serviceSn) },
      ...{ askedBy: member.memberId, askedName: member.shownName },
    },
    stepBy(side, member, values.reason),
  );
}

type Party<I> = (work: Work, party: ChangeParty, input: I) => Promise<unknown>;

/** @throws as reckonChange; serviceChangeErrors.notRunning, onlyForms */
export const previewChange = (async (work, party, { serviceSn, drop, add }) => {
  const service = await findFor(work, party, serviceSn);
  if (!isRunning(service)) throw serviceChangeErrors.notRunning();
  if (!isChangeable(service)) throw serviceChangeErrors.onlyForms();
  const items = await itemsToAdd(work, service, add);
  const { fee, back, extra } = await reckonChange(work, service, { drop, add: items });
  return { fee: centsToWire(fee), back: centsToWire(back), extra: centsToWire(extra) };
}) satisfies Party<InputOf<typeof serviceChangeProtocol.preview>>;

/** T13. @throws as previewChange; serviceChangeErrors.oneAtATime */
export const askChange = (async (work, party, { serviceSn, drop, add, reason }) => {
  const service = await holdFor(work, party, serviceSn);
  if (!isChangeable(service)) throw serviceChangeErrors.onlyForms();
  const items = await itemsToAdd(work, service, add);
  const { fee, back, extra } = await reckonChange(work, service, { drop, add: items });
  return done(
    await begin(work, party, serviceSn, {
      ...{ kind: 'CHANGE', reason, drop: [...drop], add: items, fee, back, extra },
    }),
  );
}) satisfies Party<InputOf<typeof serviceChangeProtocol.askChange>>;

/** T22. @throws serviceChangeErrors.notRunning, oneAtATime, feeMoved */
export const askEnd = (async (work, party, { serviceSn, reason, fee: shown }) => {
  const service = await holdFor(work, party, serviceSn);
  const { fee, back } = await reckonEnd(work, service);
  if (fee !== shown) throw serviceChangeErrors.feeMoved({ fee: centsToWire(fee) });
  return done(await begin(work, party, serviceSn, { kind: 'END', reason, fee, back, extra: NOTHING }));
}) satisfies Party<InputOf<typeof serviceChangeProtocol.askEnd>>;

/** The laboratory cannot do it: nothing is owed once the customer agrees. @throws as askEnd */
export const offerEnd: Acts['offerEnd'] = async (work, staff, { serviceSn, reason }) => {
  const party = laboratory(staff);
  const service = await holdFor(work, party, serviceSn);
  const { fee, back } = await reckonEnd(work, service, { isFault: true });
  return done(
    await begin(work, party, serviceSn, { kind: 'END', reason, isFault: true, fee, back, extra: NOTHING }),
  );
};

/** By which reasons the laboratory may end it alone now. */
export async function aloneNow(work: Work, service: ServiceRow): Promise<Alone[]> {
  if (!isRunning(service)) return [];
  const { noSpecimenDays } = await changeRules.find(work);
  const since = service.acceptedAt;
  const waits = service.state === 'PENDING_DELIVERY' || service.state === 'PENDING_RECEIPT';
  const isLate = waits && since !== null && after(since, days(noSpecimenDays)) <= work.now;
  return isLate ? ['SAFETY', 'NO_SPECIMEN'] : ['SAFETY'];
}

/** T22 alone. @throws serviceChangeErrors.notRunning, notAlone, oneAtATime */
export const endAlone: Acts['endAlone'] = async (work, staff, { serviceSn, reason, why }) => {
  const party = laboratory(staff);
  const service = await holdFor(work, party, serviceSn);
  if (!(await aloneNow(work, service)).includes(why)) throw serviceChangeErrors.notAlone();
  const { fee, back } = await reckonEnd(work, service);
  const values = { kind: 'END', reason, fee, back, extra: NOTHING } as const;
  const row = await begin(work, party, serviceSn, values, 'AGREED');
  await endAll(work, service, stepBy('lab', staff, reason), { isFault: false, reason });
  return done(row);
};

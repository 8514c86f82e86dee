// The other side answers: what was asked comes into force with its money in the same moment, or the commission goes on as it was.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { cancelItems, makeItems } from '#mall/bench/server/bench.ts';
import { findActor } from '#mall/login/server/login.ts';
import { stepBy } from '#mall/member/actor.ts';
import { chargeAsAgreed, holdForCase } from '#mall/order/server/order.ts';
import { changeForm, isTheirOwn, type ServiceRow } from '#mall/testing/server/testing.ts';
import { givingBackOnly } from '../kept-of-parts.ts';
import type { serviceChangeProtocol } from '../service-change.protocol.ts';
import { type ChangeParty, done, findFor, isRunning } from './ask.ts';
import { type ChangeMover, type ChangeRowInDatabase, changeLife } from './change-life.ts';
import { standingOf } from './facts.ts';
import { settleDropped, waitForPayment } from './follow-items.ts';
import { reckonChange } from './reckon-change.ts';
import { serviceChangeErrors } from './service-change.errors.ts';
import { serviceChange } from './service-change.tables.ts';
import { changeRules } from './service-change-rules.ts';
import { endAll, giveBack, holdWithOrder } from './settle.ts';

type Seen = InputOf<typeof serviceChangeProtocol.agree>;

/** With its order and its commission. @throws serviceChangeErrors.notFound, changedMeanwhile */
async function holdChange(
  work: Work,
  party: ChangeParty,
  { changeId, version }: Seen,
): Promise<{ row: ChangeRowInDatabase; service: ServiceRow; mover: ChangeMover }> {
  const [found] = await work.tx.select().from(serviceChange).where(eq(serviceChange.changeId, changeId));
  if (!found) throw serviceChangeErrors.notFound();
  const seen = await findFor(work, party, found.serviceSn).catch(() => {
    throw serviceChangeErrors.notFound();
  });
  if (party.side === 'lab' && isTheirOwn(seen, party.member)) throw serviceChangeErrors.notFound();
  const service = await holdWithOrder(work, found.serviceSn);
  const row = required(await changeLife.hold(work, changeId));
  if (row.version !== version) throw serviceChangeErrors.changedMeanwhile();
  return { row, service, mover: stepBy(party.side, party.member) };
}

/**
 * What was asked holds only as long as the work stands where it stood.
 * @throws serviceChangeErrors.notFound, changedMeanwhile, notNow, notRunning, movedOn; as chargeAsAgreed
 */
export const agreeToChange = async (work: Work, party: ChangeParty, input: Seen) => {
  const { row, service, mover } = await holdChange(work, party, input);
  changeLife.require(work, row, 'agree', party.side);
  if (!isRunning(service)) throw serviceChangeErrors.notRunning();
  if ((await standingOf(work, row.serviceSn)) !== row.stoodAt) throw serviceChangeErrors.movedOn();
  const answered = { answeredBy: party.member.memberId, answeredAt: work.now };
  // before its money: an end lets everything lapse that waits for an answer
  const agreed = await changeLife.advance(work, row, 'agree', { ...mover, set: answered });
  if (row.kind === 'CHANGE') await changeItems(work, service, row, mover);
  else {
    const by = stepBy(party.side, party.member, row.reason);
    await endAll(work, service, by, { isFault: row.isFault, reason: row.reason });
  }
  return done(agreed);
};

/** The items, the form's next version, the money: the difference alone is charged or goes back. */
async function changeItems(
  work: Work,
  service: ServiceRow,
  row: ChangeRowInDatabase,
  mover: ChangeMover,
): Promise<void> {
  const { serviceSn, add, drop } = row;
  const { version, parts, back, extra } = await reckonChange(work, service, { drop, add });
  // prices of what is added have changed meanwhile; what runs on costs as it was shown, which is less
  if (extra > row.extra || back < row.back) throw serviceChangeErrors.movedOn();
  await settleDropped(work, service, drop);
  await cancelItems(work, serviceSn, drop);
  const before = service.form.items.length;
  await changeForm(work, service, version, { ...mover, by: row.side === 'lab' ? 'lab' : 'customer' });
  if (add.length > 0) await makeItems(work, serviceSn, before);
  const orderSn = required(service.orderSn);
  const reason = { zh: `委托 ${serviceSn} 变更项目`, en: `Items of ${serviceSn} changed` };
  if (back > 0) await giveBack(work, service, givingBackOnly(parts, back), reason);
  if (extra > 0) {
    const buyer = required(await findActor(work, service.memberId));
    const { payDays } = await changeRules.find(work);
    await holdForCase(work, orderSn, '');
    const charge = { amount: extra, reason: reason.zh, dueDays: payDays };
    const paySn = await chargeAsAgreed(work, buyer, orderSn, charge);
    await waitForPayment(work, serviceSn, paySn, after(work.now, days(payDays)));
  }
}

/** @throws serviceChangeErrors.movedOn where the commission is over meanwhile */
export const declineChange = async (
  work: Work,
  party: ChangeParty,
  { reason, ...seen }: Seen & { reason: string },
) => {
  const { row, mover } = await holdChange(work, party, seen);
  return done(
    await changeLife.advance(work, row, 'decline', {
      ...{ ...mover, reason },
      set: { answer: reason, answeredBy: party.member.memberId, answeredAt: work.now },
    }),
  );
};

export const withdrawChange = async (work: Work, party: ChangeParty, seen: Seen) => {
  const { row, mover } = await holdChange(work, party, seen);
  return done(await changeLife.advance(work, row, 'withdraw', mover));
};

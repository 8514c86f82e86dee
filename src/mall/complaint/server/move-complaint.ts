// What each side does with a complaint: the platform takes it up, the store answers, both speak, the platform decides.
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, cents, NOTHING } from '#kit/money/money.ts';
import { buyersSide, type Side, storesSide } from '#mall/after-sale/server/after-sale.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { findForCase } from '#mall/order/server/order.ts';
import { compensate } from '#mall/payment/server/payment.ts';
import type { complaintProtocol } from '../complaint.protocol.ts';
import type { ComplaintAction } from '../complaint-process.ts';
import { complaintErrors } from './complaint.errors.ts';
import { type ComplaintRow, complaintLife, complaintRules, moverOf } from './complaint-life.ts';
import { complaintWords, holdComplaint } from './hold-complaint.ts';
import { takeOffSale } from './take-off-sale.ts';

type Acts = Actions<typeof complaintProtocol>;
type Seen = { complaintSn: string; version?: number };
type Said = { text: string; imageFileIds: number[] };

/** Who takes a step, and whose complaints he finds. */
interface Party<By extends 'buyer' | 'store' | 'platform' = 'buyer' | 'store' | 'platform'> {
  by: By;
  side: Side;
  member: Member;
}
const buyer = (member: Member): Party<'buyer'> => ({ by: 'buyer', side: buyersSide(member), member });
const store = (seller: Seller): Party<'store'> => ({ by: 'store', side: storesSide(seller), member: seller });
const platform = (member: Member): Party<'platform'> => ({ by: 'platform', side: 'platform', member });

/**
 * @param before what happens before the step, and what it changes besides
 * @throws notFound, notNow, changedMeanwhile; ownComplaint for somebody of the platform, who decides none of his own
 */
async function step(
  work: Work,
  { by, side, member }: Party,
  seen: Seen,
  action: ComplaintAction,
  before?: (row: ComplaintRow) => Promise<{ reason: string; set: Partial<ComplaintRow> } | undefined>,
) {
  const row = await holdComplaint(work, side, seen);
  if (by === 'platform' && (row.memberId === member.memberId || row.storeId === member.storeId))
    throw complaintErrors.ownComplaint();
  complaintLife.require(work, row, action, by);
  const more = await before?.(row);
  const { complaintSn, state } = await complaintLife.advance(work, row, action, {
    ...moverOf(by, member, more?.reason),
    set: more?.set,
  });
  return { complaintSn, state };
}

/** @throws as a step; the file room's refusals, picturesOnly */
const speak = (
  work: Work,
  party: Party,
  { text, imageFileIds, ...seen }: Seen & Said,
  action: 'say' | 'answer',
) =>
  step(work, party, seen, action, async ({ complaintId }) => {
    await complaintWords.keep(work, complaintId, party.by, party.member, { text, imageFileIds });
    return undefined;
  });

export const complaintMoves = {
  say: (work, member, said) => speak(work, buyer(member), said, 'say'),
  storeSay: (work, seller, said) => speak(work, store(seller), said, 'say'),
  answer: (work, seller, said) => speak(work, store(seller), said, 'answer'),
  settle: (work, member, seen) => step(work, buyer(member), seen, 'settle'),
  escalate: (work, member, seen) => step(work, buyer(member), seen, 'escalate'),
  storeEscalate: (work, seller, seen) => step(work, store(seller), seen, 'escalate'),
  withdraw: (work, member, seen) => step(work, buyer(member), seen, 'withdraw'),
  accept: (work, operator, seen) => step(work, platform(operator), seen, 'accept'),
  dismiss: (work, operator, { reason, ...seen }) =>
    step(work, platform(operator), seen, 'dismiss', async () => ({ reason, set: { decision: reason } })),
  /** What the store pays is on the buyer's balance at once; counterfeit goods go off sale. @throws as a step; onlyUpheldPays, tooMuch, noOrder */
  decide: (work, operator, { isUpheld, amount = NOTHING, reason, ...seen }) =>
    step(work, platform(operator), seen, isUpheld ? 'decideForBuyer' : 'decideForStore', async (row) => {
      if (!isUpheld && amount > 0) throw complaintErrors.onlyUpheldPays();
      const compensation = amount;
      if (compensation > (await mostCompensation(work)))
        throw complaintErrors.tooMuch({ most: await mostCompensation(work) });
      if (compensation > 0) await pay(work, row, compensation);
      if (isUpheld) await takeOffSale(work, row, reason);
      return { reason, set: { decision: reason, compensation } };
    }),
} satisfies Partial<Acts>;

/** In fen. */
export const mostCompensation = async (work: Work): Promise<Cents> =>
  cents((await complaintRules.find(work)).compensationYuan * 100);

async function pay(
  work: Work,
  { orderSn, storeId, complaintSn }: ComplaintRow,
  amount: ComplaintRow['compensation'],
): Promise<void> {
  if (orderSn === null) throw complaintErrors.noOrder();
  const { order, paySn } = await findForCase(work, { storeId }, orderSn);
  if (!order.paidAt) throw complaintErrors.noOrder();
  await compensate(work, { docType: 'complaint', paySn, storeId, documentSn: complaintSn, amount });
}

// Lets the demo's buyers complain about orders of theirs, the platform take that up, and stores answer.
import { type DemoComplaint, demoComplaints } from '#demo/complaints.ts';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { after, hours } from '#kit/time/duration.ts';
import { makeComplaint } from '#mall/complaint/server/make-complaint.ts';
import { complaintMoves } from '#mall/complaint/server/move-complaint.ts';
import { heardBy } from '../demo-actor.ts';
import { demoEmployee } from '../load-inquiries.ts';
import type { Cast } from './place-order.ts';

/** Nobody else hears of complaints. */
const heard = heardBy([]);

/** To be called once the orders are there. */
export async function makeComplaints(work: Work, cast: Cast): Promise<void> {
  for (const one of demoComplaints) await live(work, one, cast);
}

async function live(work: Work, wish: DemoComplaint, { sellers, platform }: Cast): Promise<void> {
  const at = (later: number) => heard(work, after(work.now, -hours(wish.hoursAgo - later)));
  const buyer = await demoEmployee(work, wish.buyer);
  const seller = required(sellers.get(wish.store));
  const { orderSn } = only(
    await work.query<{ orderSn: string }>(
      `SELECT o.order_sn AS "orderSn" FROM sub_order o JOIN trade t USING (parent_sn)
       WHERE t.member_id = $1 AND o.store_id = $2 AND o.paid_at IS NOT NULL AND o.paid_at < $3
       ORDER BY o.created_at DESC LIMIT 1`,
      [buyer.memberId, seller.storeId, after(work.now, -hours(wish.hoursAgo))],
    ),
  );
  const { kind, text } = wish;
  const about = { orderSn, caseSn: '', storeId: undefined };
  const { complaintSn } = await makeComplaint(at(0), buyer, {
    ...about,
    kind,
    text,
    wish: wish.wish,
    imageFileIds: [],
  });
  let version = 1;
  const seen = () => ({ complaintSn, version: version++ });
  await complaintMoves.accept(at(3), platform, seen());
  if (wish.answer === undefined) return;
  await complaintMoves.answer(at(12), seller, { ...seen(), text: wish.answer, imageFileIds: [] });
  if (wish.isSettled) await complaintMoves.settle(at(30), buyer, seen());
}

// What becomes of the demo's paid orders: sent in one parcel or two, received, evaluated.
import { type DemoPart, demoCarriers } from '#demo/orders.ts';
import type { Work } from '#kit/db/work.ts';
import { required } from '#kit/rules/required.ts';
import { addToEvaluation } from '#mall/evaluation/server/add-to-evaluation.ts';
import { evaluateOrder } from '#mall/evaluation/server/evaluate-order.ts';
import type { Member, Seller } from '#mall/member/actor.ts';
import { storeCancelOrder } from '#mall/order/server/end/store-cancel-order.ts';
import { orderTimers } from '#mall/order/server/order.routes.ts';
import { askCloseRemainder } from '#mall/order/server/parcel/close-remainder.ts';
import { confirmParcel } from '#mall/order/server/parcel/confirm-parcel.ts';
import { deliverOrder } from '#mall/order/server/parcel/deliver-order.ts';
import { receiveOrder } from '#mall/order/server/parcel/receive-order.ts';
import type { Placed, PlacedPart, Times } from './place-order.ts';

/** From the paid order to where its store and its buyer have brought it. */
export async function fulfil(
  { wish, buyer, times }: Placed,
  part: PlacedPart,
  seller: Seller,
): Promise<void> {
  const { orderSn, end, firstParcel } = part;
  const { reason = '' } = wish;
  if (end === 'paid') return;
  if (end === 'storeCancelled') {
    await storeCancelOrder(times.on(1, '10:05'), seller, { orderSn, reason });
    return;
  }
  if (firstParcel !== undefined) {
    const { parcels } = await send(times.on(1, '15:40'), seller, part, [
      ...part.lines.map(([partNo, number], i) => ({
        orderLineId: required(part.lineIds[partNo]),
        number: i === 0 ? firstParcel : number,
      })),
    ]);
    if (part.hasFirst)
      await confirmParcel(times.on(3, '17:10'), buyer, { orderSn, parcelSn: required(parcels[0]).parcelSn });
    if (end === 'shortage') await askCloseRemainder(times.on(2, '10:30'), seller, { orderSn, reason });
    if (end === 'partly' || end === 'shortage') return;
  }
  await send(firstParcel === undefined ? times.on(1, '16:20') : times.on(2, '14:35'), seller, part);
  if (end === 'forgotten')
    await orderTimers.find(({ event }) => event === 'autoReceive')?.fire(times.on(11, '16:20'), orderSn);
  if (end !== 'received' && end !== 'evaluated') return;
  await receiveOrder(times.on(5, '11:20'), buyer, { orderSn });
  if (part.evaluation) await evaluate(times, buyer, part, part.evaluation);
}

let parcels = 0;

/** All that is left, where it is not said what. */
function send(
  work: Work,
  seller: Seller,
  { store, orderSn }: PlacedPart,
  lines?: readonly { orderLineId: number; number: number }[],
) {
  const { carrier, begins, length } = demoCarriers[store];
  parcels += 1;
  const digits = length - begins.length;
  const trackingNo = `${begins}${String((parcels * 739_391_117 + 20_431_907_583) % 10 ** digits).padStart(digits, '0')}`;
  return deliverOrder(work, seller, {
    orderSn,
    way: 'carrier',
    carrier,
    trackingNo,
    ...(lines ? { lines: [...lines] } : {}),
  });
}

async function evaluate(
  times: Times,
  buyer: Member,
  { orderSn, lines, lineIds }: PlacedPart,
  said: NonNullable<DemoPart['evaluation']>,
): Promise<void> {
  const [description, service, delivery] = said.scores;
  const lineIdOf = (i: number) => required(lineIds[required(lines[i])[0]]);
  await evaluateOrder(times.on(6, '20:15'), buyer, {
    orderSn,
    description,
    service,
    delivery,
    isAnonymous: said.isAnonymous ?? false,
    lines: said.lines.map(({ stars, text }, i) => ({
      orderLineId: lineIdOf(i),
      stars,
      text,
      imageFileIds: [],
    })),
  });
  for (const [i, { added }] of said.lines.entries())
    if (added) await addToEvaluation(times.on(20, '21:05'), buyer, { orderLineId: lineIdOf(i), text: added });
}

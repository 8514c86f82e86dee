// What a case is about: an order, or a sample request; all that cases do to either goes through here.
import type { Work } from '#kit/db/work.ts';
import type { Member } from '#mall/member/actor.ts';
import type { OrderPart } from '#mall/order/order-part.ts';
import * as orders from '#mall/order/server/order.ts';
import * as samples from '#mall/sample/server/sample.ts';
import { afterSaleErrors } from './after-sale.errors.ts';

export type WhatItIsAbout = orders.OrderOfCase | samples.SampleOfCase;
type Pieces = readonly orders.Pieces[];

/** By its number. */
export const isSample = (orderSn: string): boolean => orderSn.startsWith('SP');

/** Without holding it. @throws orderErrors.notFound, sampleErrors.notFound, also for somebody else's */
export const findAbout = (work: Work, member: Member, orderSn: string): Promise<WhatItIsAbout> =>
  isSample(orderSn)
    ? samples.findSampleForCase(work, member, orderSn)
    : orders.findForCase(work, orders.buyersSide(member), orderSn);

/** Held, after its bills, whoever asks. */
export const holdAbout = (work: Work, orderSn: string, paySn: string): Promise<WhatItIsAbout> =>
  isSample(orderSn) ? samples.holdSampleForCase(work, orderSn) : orders.holdForCase(work, orderSn, paySn);

/** A case begins to be counted: its pieces are kept from being claimed twice, and those of orders from being shipped. */
export const setAside = (work: Work, of: WhatItIsAbout, part: OrderPart, pieces: Pieces): Promise<void> =>
  'sample' in of
    ? samples.countSampleCase(work, of, part, pieces, 1)
    : orders.setAside(work, of, part, pieces);

/** Pieces are free again, and the case counts no more, unless others of its pieces stay aside. */
export const letGo = (
  work: Work,
  of: WhatItIsAbout,
  part: OrderPart,
  pieces: Pieces,
  how?: { stillCounts?: boolean },
): Promise<void> =>
  'sample' in of
    ? samples.countSampleCase(work, of, part, pieces, -1)
    : orders.letGo(work, of, part, pieces, how);

/** Pays back once it is let go. */
export async function payBack(
  work: Work,
  of: WhatItIsAbout,
  back: Parameters<typeof orders.payBack>[2],
): Promise<void> {
  if ('sample' in of) await samples.payBackSample(work, of, back);
  else await orders.payBack(work, of, back);
}

/** For what only goods of orders do: samples are neither sent back nor replaced. @throws afterSaleErrors.wrongReason */
export function onlyOrder(of: WhatItIsAbout): orders.OrderOfCase {
  if ('sample' in of) throw afterSaleErrors.wrongReason();
  return of;
}

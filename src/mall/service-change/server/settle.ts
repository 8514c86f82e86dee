// The money of what ends: goes back line by line, and an order that is over with it is delivered and received (domain-lab 7.1, T22).
import type { Work } from '#kit/db/work.ts';
import { NOTHING } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { deliverReports, endReceiveTime, holdForCase, payBack } from '#mall/order/server/order.ts';
import {
  agreedOf,
  endService,
  findService,
  holdService,
  type ServiceMover,
  type ServiceRow,
} from '#mall/testing/server/testing.ts';
import { backByLine } from '../back-by-line.ts';
import { linesOfService, type Reckoned, reckonEnd } from './facts.ts';

/** Its order first, as payments come, then the commission itself. @throws testingErrors.notFound */
export async function holdWithOrder(work: Work, serviceSn: string): Promise<ServiceRow> {
  const { orderSn } = await findService(work, serviceSn);
  if (orderSn !== null) await holdForCase(work, orderSn, '');
  return holdService(work, serviceSn);
}

/**
 * What of these parts is not owed any more goes back, or need not be paid. Order and commission must be held.
 * @param parts all that were agreed; where nothing of one goes back, what stays is all of it
 */
export async function giveBack(
  work: Work,
  service: ServiceRow,
  parts: Reckoned['parts'],
  reason: Text,
): Promise<void> {
  const orderSn = required(service.orderSn);
  const { lines } = await holdForCase(work, orderSn, '');
  const backs = backByLine(
    parts,
    linesOfService(service, lines).map(({ orderLineId, sourceLineNo, amount, refunded }) => ({
      ...{ orderLineId, partNo: sourceLineNo, amount, refunded },
    })),
  );
  for (const part of ['U', 'D'] as const) {
    const of = await holdForCase(work, orderSn, '');
    const given = backs.flatMap(({ orderLineId, amount, isWhole }) => {
      const line = required(of.lines.find((one) => one.orderLineId === orderLineId));
      if ((line.shippedNum > 0 ? 'D' : 'U') !== part) return [];
      // a line of which something stays owed is still delivered
      const number = part === 'U' && isWhole ? line.buyNum - line.closedNum : 0;
      return [{ orderLineId, number, amount }];
    });
    if (given.length > 0)
      await payBack(work, of, {
        ...{ part, lines: given, freight: NOTHING, reason, caseSn: '', isReturned: false },
      });
  }
}

/**
 * T22: all that was not done goes back, what was done stays owed; an order of which something stays is delivered and received with
 * it. Order and commission must be held.
 */
export async function endAll(
  work: Work,
  service: ServiceRow,
  mover: ServiceMover,
  { isFault, reason }: { isFault: boolean; reason: string },
): Promise<void> {
  const { parts } = await reckonEnd(work, service, { isFault });
  await endService(work, service, mover, reason);
  await giveBack(work, service, parts, { zh: reason, en: reason });
  const { orderSn, lineNos } = agreedOf(service);
  await deliverReports(work, { orderSn }, lineNos);
  // the other components of a package go on
  if (lineNos) return;
  const { order } = await holdForCase(work, orderSn, '');
  if (order.state === 'PENDING_RECEIPT') await endReceiveTime(work, order);
}

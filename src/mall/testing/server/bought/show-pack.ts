// An order of a package: each component with its commission, and what can be done with all of it.
import { and, eq, or } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import { readVersion } from '#kit/document/document-version.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { mayDo } from '#mall/member/actor.ts';
import { listAgreedOrders } from '#mall/order/server/order.ts';
import type { packProtocol } from '../../pack.protocol.ts';
import { isInWork, isOver } from '../../service-process.ts';
import { serviceStatus } from '../../service-status.ts';
import { ownServices, serviceLife } from '../service-life.ts';
import { testingErrors } from '../testing.errors.ts';
import { serviceOrder } from '../testing.tables.ts';
import { agreedOf, type BoughtPack, packRows } from './pack.ts';

type Reply = Awaited<ReturnType<Actions<typeof packProtocol>['pack']>>;

/** @throws testingErrors.notFound, also for somebody else's */
export const showPack: Actions<typeof packProtocol>['pack'] = async (work, member, { packageNo }) => {
  const { packSn: sn, orderSn: ofOrder } = serviceOrder;
  const [found] = await work.tx
    .select({ packSn: sn })
    .from(serviceOrder)
    .where(and(or(eq(sn, packageNo), eq(ofOrder, packageNo)), ownServices(member)))
    .limit(1);
  if (!found?.packSn) throw testingErrors.notFound();
  const { packSn } = found;
  const rows = await packRows(work, packSn);
  const first = required(rows[0]);
  const bought = required(await readVersion(work, serviceLife.docType, packSn)).content as BoughtPack;
  const order = only(await listAgreedOrders(work, agreedOf(first)));
  const { language } = work;
  const may = new Set(
    rows.flatMap((row) => [
      ...serviceLife.allowed(row, 'customer', work.now),
      ...serviceLife.allowed(row, 'order', work.now),
    ]),
  );
  const submits = mayDo(member, 'service.submit');
  const allowedActions: Reply['allowedActions'] = [];
  if (submits && order.state === 'PENDING_PAYMENT' && mayDo(member, 'order.pay')) allowedActions.push('pay');
  if (submits && may.has('keep')) allowedActions.push('edit');
  if (submits && may.has('send')) allowedActions.push('send');
  if (submits && order.state === 'PENDING_RECEIPT') allowedActions.push('acceptReports');
  if (submits && may.has('lapse') && !rows.some((row) => isInWork(row))) allowedActions.push('cancel');
  return {
    ...{ packSn, title: bought.title[language], count: bought.count, price: bought.price },
    createTime: first.createdAt.toISOString(),
    order: {
      ...{ orderSn: order.orderSn, paySn: order.orderSn.replace(/^SO/, 'PY'), state: order.state },
      ...{ payable: centsToWire(order.payable), refunded: centsToWire(order.refunded) },
    },
    components: rows.map((row) => {
      const one = required(bought.components.find(({ seq }) => seq === row.packSeq));
      const status = serviceStatus[row.state];
      return {
        ...{ serviceSn: row.serviceSn, version: row.version, seq: one.seq, kind: row.kind },
        ...{ title: one.item[language], standard: one.standard, share: one.share, state: row.state },
        ...{ stateCode: status.code, stateName: status[language], tone: status.tone },
        promisedAt: isOver(row) ? null : (row.promisedAt?.toISOString() ?? null),
        closeReason: row.closeReason,
      };
    }),
    allowedActions,
  };
};

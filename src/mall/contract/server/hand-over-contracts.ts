// An employee leaves: his contracts, running and over, are looked after by his successor from here on.
import { and, eq } from 'drizzle-orm';
import { type Listener, listener } from '#kit/events/event.ts';
import { employeeLeft } from '#mall/company/server/company.events.ts';
import { contract } from './contract.tables.ts';

export const handOverListeners: readonly Listener[] = [
  listener(employeeLeft, async (work, { memberId, successorId, enterpriseId }) => {
    const his = and(eq(contract.memberId, memberId), eq(contract.enterpriseId, enterpriseId));
    await work.tx
      .select({ id: contract.contractId })
      .from(contract)
      .where(his)
      .orderBy(contract.contractId)
      .for('update');
    await work.tx.update(contract).set({ memberId: successorId, updatedAt: work.now }).where(his);
  }),
];

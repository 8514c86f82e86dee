// An employee leaves: his inquiries, open and over, are looked after by his successor from here on.
import { and, eq } from 'drizzle-orm';
import { type Listener, listener } from '#kit/events/event.ts';
import { employeeLeft } from '#mall/company/server/company.events.ts';
import { inquiry } from './inquiry.tables.ts';

export const handOverListeners: readonly Listener[] = [
  listener(employeeLeft, async (work, { memberId, successorId, enterpriseId }) => {
    const his = and(eq(inquiry.memberId, memberId), eq(inquiry.enterpriseId, enterpriseId));
    await work.tx
      .select({ id: inquiry.inquiryId })
      .from(inquiry)
      .where(his)
      .orderBy(inquiry.inquiryId)
      .for('update');
    await work.tx.update(inquiry).set({ memberId: successorId, updatedAt: work.now }).where(his);
  }),
];

// An employee leaves: what he has awarded is his successor's, who is told of it and may take back what still waits.
import { type Listener, listener } from '#kit/events/event.ts';
import { employeeLeft } from '#mall/company/server/company.events.ts';

export const handOverListeners: readonly Listener[] = [
  listener(employeeLeft, async (work, { memberId, successorId, enterpriseId }) => {
    await work.query(
      `UPDATE award SET member_id = $2 FROM inquiry i
       WHERE award.member_id = $1 AND i.inq_sn = award.inq_sn AND i.enterprise_id = $3`,
      [memberId, successorId, enterpriseId],
    );
  }),
];

// What the complaint room serves and waits for.
import type { Work } from '#kit/db/work.ts';
import { type Actions, type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { buyersSide, storesSide } from '#mall/after-sale/server/after-sale.ts';
import { complaintProtocol } from '../complaint.protocol.ts';
import { complaintLife, complaintRules } from './complaint-life.ts';
import { buyersEyes, complaintDetail, platformsEyes, storesEyes } from './complaint-view.ts';
import { findComplaint } from './hold-complaint.ts';
import { complaintListRoutes } from './list-complaints.ts';
import { makeComplaint } from './make-complaint.ts';
import { complaintMoves } from './move-complaint.ts';

type Acts = Actions<typeof complaintProtocol>;

/** @throws complaintErrors.notFound, also for somebody else's */
const detail: Acts['detail'] = async (work, member, { complaintSn }) =>
  complaintDetail(work, await findComplaint(work, buyersSide(member), complaintSn), buyersEyes(member));

/** @throws complaintErrors.notFound, also for another store's */
const storeDetail: Acts['storeDetail'] = async (work, seller, { complaintSn }) =>
  complaintDetail(work, await findComplaint(work, storesSide(seller), complaintSn), storesEyes);

/** @throws complaintErrors.notFound */
const adminDetail: Acts['adminDetail'] = async (work, _operator, { complaintSn }) =>
  complaintDetail(work, await findComplaint(work, 'platform', complaintSn), platformsEyes);

const hold = (work: Work, complaintSn: string) => complaintLife.hold(work, complaintSn);

export const complaintTimers: readonly TimerHandler[] = complaintLife.onTime(hold, {
  accept: 'advance',
  answerTimeout: 'advance',
  dialogueTimeout: 'advance',
});

export function complaintRoutes(): Route[] {
  return [
    ...serveAll(complaintProtocol, {
      make: makeComplaint,
      detail,
      storeDetail,
      adminDetail,
      ...complaintMoves,
      ...complaintRules.calls,
    }),
    ...complaintListRoutes,
  ];
}

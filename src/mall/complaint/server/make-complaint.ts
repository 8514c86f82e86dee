// A buyer complains about a store: from an order of his, from a case of it, or about the store itself.
import { and, eq, inArray } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { statesWhere } from '#kit/process/process.ts';
import { findOwnCase } from '#mall/after-sale/server/after-sale.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import { buyersSide, findForCase } from '#mall/order/server/order.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { complaintProtocol } from '../complaint.protocol.ts';
import { complaintStatus } from '../complaint-status.ts';
import { complaintErrors } from './complaint.errors.ts';
import { complaint } from './complaint.tables.ts';
import { complaintLife, moverOf } from './complaint-life.ts';
import { complaintWords } from './hold-complaint.ts';

type Acts = Actions<typeof complaintProtocol>;

interface About {
  storeId: number;
  orderSn: string | null;
  caseSn: string | null;
  enterpriseId: number | null;
}

/**
 * @throws orderErrors.notFound, afterSaleErrors.notFound; aboutWhat, otherStores, unknownStore, ownStore, openAlready; the file room's
 * refusals, picturesOnly
 */
export const makeComplaint: Acts['make'] = async (
  work,
  member,
  { orderSn, caseSn, storeId, kind, text, wish, imageFileIds },
) => {
  const about = await whatItIsAbout(work, member, { orderSn, caseSn, storeId });
  if (about.storeId === member.storeId) throw complaintErrors.ownStore();
  await requireNoneOpen(work, member, about);
  const complaintSn = await nextDocumentNumber(work, 'CP');
  const row = await complaintLife.begin(
    work,
    'make',
    { complaintSn, memberId: member.memberId, ...about, kind, text, wish },
    moverOf('buyer', member),
  );
  await complaintWords.keep(work, row.complaintId, 'buyer', member, { text, imageFileIds });
  return { complaintSn, state: row.state };
};

async function whatItIsAbout(
  work: Work,
  member: Member,
  { orderSn, caseSn, storeId }: { orderSn: string; caseSn: string; storeId: number | undefined },
): Promise<About> {
  const isOther = (of: { storeId: number; orderSn: string | null }) =>
    (storeId !== undefined && of.storeId !== storeId) ||
    (orderSn !== '' && of.orderSn !== null && of.orderSn !== orderSn);
  if (caseSn !== '') {
    const found = await findOwnCase(work, member, caseSn);
    if (isOther(found)) throw complaintErrors.otherStores();
    return { ...found, caseSn };
  }
  if (orderSn !== '') {
    const { order } = await findForCase(work, buyersSide(member), orderSn);
    if (isOther(order)) throw complaintErrors.otherStores();
    return { storeId: order.storeId, orderSn, caseSn: null, enterpriseId: order.enterpriseId };
  }
  if (storeId === undefined) throw complaintErrors.aboutWhat();
  if (!(await findStores(work, [storeId])).has(storeId)) throw complaintErrors.unknownStore();
  return { storeId, orderSn: null, caseSn: null, enterpriseId: buysFor(member) };
}

const OPEN = statesWhere(complaintStatus, (one) => one.isOpen);

/** One at a time about one thing, so that nobody answers the same twice. */
async function requireNoneOpen(work: Work, { memberId }: Member, { storeId, orderSn }: About): Promise<void> {
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`complaint ${memberId}`]);
  const open = await work.tx
    .select({ complaintSn: complaint.complaintSn, orderSn: complaint.orderSn })
    .from(complaint)
    .where(
      and(eq(complaint.memberId, memberId), eq(complaint.storeId, storeId), inArray(complaint.state, OPEN)),
    );
  const same = open.find((one) => one.orderSn === orderSn);
  if (same) throw complaintErrors.openAlready(same);
}

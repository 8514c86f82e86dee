// What each side does with an application before and after it is issued.
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { approvalDecided } from '#mall/approval/server/approval.events.ts';
import { withdrawApproval } from '#mall/approval/server/approval.ts';
import { findTaxIdentity } from '#mall/tax/server/tax.ts';
import type { invoiceProtocol } from '../../invoice.protocol.ts';
import { unreserve } from '../bill/billable-rows.ts';
import { invoiceErrors } from '../invoice.errors.ts';
import { applicationEnded } from '../invoice.events.ts';
import { buyers, holdInvoice } from './hold-invoice.ts';
import { type InvoiceLiveRow, type InvoiceMover, invoiceLife, moverOf } from './invoice-life.ts';

type Acts = Actions<typeof invoiceProtocol>;

const done = ({ invoiceSn, state }: InvoiceLiveRow) => ({ invoiceSn, state });

async function withdraw(work: Work, row: InvoiceLiveRow, mover: InvoiceMover): Promise<InvoiceLiveRow> {
  const ended = await invoiceLife.advance(work, row, 'withdraw', { ...mover, set: { isAsked: false } });
  await unreserve(work, row.invoiceSn);
  if (row.isAsked) await withdrawApproval(work, 'invoiceApply', row.invoiceSn);
  await work.emit(applicationEnded, { invoiceSn: row.invoiceSn });
  return ended;
}

/** A refund has changed what there is to invoice; its rows must be held. */
export async function withdrawForRefund(work: Work, invoiceSn: string): Promise<void> {
  const row = await invoiceLife.hold(work, invoiceSn);
  if (row) await withdraw(work, row, { by: 'system' });
}

/** @throws each notFound, notNow, changedMeanwhile */
export const invoiceMoves = {
  withdraw: async (work, member, seen) =>
    done(await withdraw(work, await holdInvoice(work, buyers(member), seen), moverOf('buyer', member))),
  note: async (work, member, { what, ...seen }) => {
    const row = await holdInvoice(work, buyers(member), seen);
    const set = what === 'markUsed' ? { isUsed: true } : {};
    return done(await invoiceLife.advance(work, row, what, { ...moverOf('buyer', member), set }));
  },
  /** @throws needsReason, identityFirst, ownPeopleFirst */
  accept: async (work, seller, { isAccepted, reason, ...seen }) => {
    const row = await holdInvoice(work, { storeId: seller.storeId }, seen);
    const action = isAccepted ? 'accept' : 'sendBack';
    invoiceLife.require(work, row, action, 'store');
    if (!isAccepted && reason === '') throw invoiceErrors.needsReason({ name: 'reason' });
    if (isAccepted && !(await findTaxIdentity(work, seller.storeId))) throw invoiceErrors.identityFirst();
    const said = isAccepted ? '' : reason;
    return done(
      await invoiceLife.advance(work, row, action, {
        ...moverOf('store', seller, said),
        set: { reason: said },
      }),
    );
  },
  retry: async (work, seller, seen) =>
    done(
      await invoiceLife.advance(
        work,
        await holdInvoice(work, { storeId: seller.storeId }, seen),
        'retry',
        moverOf('store', seller),
      ),
    ),
  send: async (work, seller, { carrier, trackingNo, ...seen }) => {
    const row = await holdInvoice(work, { storeId: seller.storeId }, seen);
    return done(
      await invoiceLife.advance(work, row, 'send', {
        ...moverOf('store', seller),
        set: { carrier, trackingNo },
      }),
    );
  },
} satisfies Partial<Acts>;

/** The buyer's own people have decided. */
export const invoiceApprovals: Listener = listener(
  approvalDecided,
  async (work, { docType, docSn, result, actorId, actorName, reason }) => {
    if (docType !== 'invoiceApply') return;
    const row = await invoiceLife.hold(work, docSn);
    if (!row?.isAsked || row.state !== 'PENDING_REVIEW') return;
    const mover: InvoiceMover = { by: 'approver', actorId: actorId ?? undefined, actorName, reason };
    const isGood = result === 'APPROVED';
    await invoiceLife.advance(work, row, isGood ? 'approve' : 'return', {
      ...mover,
      set: { isAsked: false, reason: isGood ? '' : reason },
    });
  },
);

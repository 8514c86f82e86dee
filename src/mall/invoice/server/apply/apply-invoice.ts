// A buyer applies for an invoice of rows of one seller, to one header and of one kind; his own people may have to agree.

import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { cents } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { askApproval, NOTHING_BOUGHT } from '#mall/approval/server/approval.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import type { invoiceProtocol } from '../../invoice.protocol.ts';
import { headerFaults, type InvoiceType, type Medium } from '../../invoice-terms.ts';
import { type BillableLiveRow, holdRows, leftOf, toInvoice } from '../bill/billable-rows.ts';
import { requireInvoiceAddress } from '../header/keep-addresses.ts';
import { findHeaders, snapshotOf } from '../header/keep-headers.ts';
import { headerErrors } from '../header.errors.ts';
import { invoiceErrors } from '../invoice.errors.ts';
import { invoiceRules } from '../invoice-rules.ts';
import { amountOf, beginInvoice, nextInvoiceSn } from './apply-wish.ts';
import { buyers, holdInvoice } from './hold-invoice.ts';
import { invoiceLife, moverOf } from './invoice-life.ts';

type Acts = Actions<typeof invoiceProtocol>;

interface Form {
  headerId: number;
  type: InvoiceType;
  medium: Medium;
  addressId?: number | undefined;
  remark: string;
}

/** @throws headerErrors.notFound; invoiceErrors.headerFirst, addressFirst at their fields; headerErrors.addressNotFound */
async function formOf(work: Work, member: Member, { headerId, type, medium, addressId, remark }: Form) {
  const header = (await findHeaders(work, member)).find((one) => one.headerId === headerId);
  if (!header) throw headerErrors.notFound();
  const isGood =
    Object.keys(headerFaults(header, type)).length === 0 &&
    (type === 'normal' || header.state === 'VERIFIED');
  if (!isGood) throw invoiceErrors.headerFirst({ name: 'headerId' });
  if (medium === 'PAPER' && addressId === undefined) throw invoiceErrors.addressFirst({ name: 'addressId' });
  const chosen =
    medium === 'PAPER' && addressId !== undefined
      ? await requireInvoiceAddress(work, member, addressId)
      : undefined;
  const address = chosen
    ? {
        receiverName: chosen.receiverName,
        mobile: chosen.mobile,
        regionName: chosen.regionName,
        detailAddress: chosen.detailAddress,
      }
    : null;
  return { header: snapshotOf(header), type, medium, address, remark };
}

const isOwn = (member: Member, row: BillableLiveRow): boolean => {
  const enterpriseId = buysFor(member);
  if (row.kind === 'COMMISSION') return false;
  return enterpriseId === null
    ? row.memberId === member.memberId && row.enterpriseId === null
    : row.enterpriseId === enterpriseId;
};

/** Takes all that is left of each row. @throws rowNotFound, oneSeller, tooLate, nothingLeft; as formOf */
export const applyInvoice: Acts['apply'] = async (
  work,
  member,
  { rowIds, requestId: _requestId, ...input },
) => {
  const wanted = [...new Set(rowIds)];
  const held = await holdRows(work, wanted);
  if (held.length < wanted.length || held.some((row) => !isOwn(member, row)))
    throw invoiceErrors.rowNotFound();
  const form = await formOf(work, member, input);
  const { storeId, orderSn } = required(held[0]);
  if (held.some((row) => row.storeId !== storeId)) throw invoiceErrors.oneSeller();
  const { applyDays } = await invoiceRules.find(work);
  if (held.some((row) => after(row.createdAt, days(applyDays)) < work.now))
    throw invoiceErrors.tooLate({ days: applyDays });
  if (held.some((row) => leftOf(row) <= 0)) throw invoiceErrors.nothingLeft();
  const rows = held.map(toInvoice);
  const invoiceSn = await nextInvoiceSn(work);
  const isAsked = await ask(work, member, { invoiceSn, orderSn, storeId, amount: amountOf(rows) });
  const enterpriseId = buysFor(member);
  const { state } = await beginInvoice(
    work,
    { ...form, invoiceSn, storeId, memberId: member.memberId, enterpriseId, isWish: false, isAsked },
    rows,
    moverOf('buyer', member),
  );
  return { invoiceSn, state };
};

/** Whether the enterprise's own people decide first. */
async function ask(
  work: Work,
  member: Member,
  of: { invoiceSn: string; orderSn: string; storeId: number; amount: ReturnType<typeof amountOf> },
): Promise<boolean> {
  const enterpriseId = buysFor(member);
  if (enterpriseId === null) return false;
  const { isNeeded } = await askApproval(work, {
    ...NOTHING_BOUGHT,
    docType: 'invoiceApply',
    docSn: of.invoiceSn,
    scope: { enterpriseId },
    authorId: member.memberId,
    authorName: member.memberName,
    title: of.orderSn,
    url: `/member/invoice/info?invoiceSn=${of.invoiceSn}`,
    amount: cents(of.amount),
    storeIds: [of.storeId],
  });
  return isNeeded;
}

/** With another header or form; the rows stay reserved. @throws notFound, notNow, changedMeanwhile; as formOf */
export const resubmitInvoice: Acts['resubmit'] = async (work, member, { invoiceSn, version, ...input }) => {
  const row = await holdInvoice(work, buyers(member), { invoiceSn, version });
  invoiceLife.require(work, row, 'resubmit', 'buyer');
  const form = await formOf(work, member, input);
  const { storeId, amount } = row;
  const isAsked = await ask(work, member, { invoiceSn, orderSn: invoiceSn, storeId, amount });
  const { state } = await invoiceLife.advance(work, row, 'resubmit', {
    ...moverOf('buyer', member),
    set: { ...form, isAsked, reason: '' },
  });
  return { invoiceSn, state };
};

// Both sides agree on one text (T3): it becomes an order with its lines.
import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import { NOTHING, unitPrice } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { partNames } from '#mall/ability/price-of-form.ts';
import { findLaboratory } from '#mall/ability/server/ability.ts';
import { holdEmployee } from '#mall/company/server/company.ts';
import { findActor } from '#mall/login/server/login.ts';
import type { InvoiceSnapshot } from '#mall/order/order-snapshot.ts';
import { PAY_ON_ORDER } from '#mall/order/payment-plan.ts';
import { placeAgreedOrder } from '#mall/order/server/order.ts';
import type { EntrustForm } from '../entrust-form.ts';
import type { ServiceState, ServiceTurn } from '../service-process.ts';
import type { FormVersion } from '../testing.protocol.ts';
import { linesOf } from './price-version.ts';
import type { ServiceRow } from './service-life.ts';

/**
 * Places the order (O1): its buyer's limits, budgets and approvals hold as for any order.
 * @param row held, in review, with its newest version handed in
 * @returns where the form goes, and what is noted on it
 * @throws subAccountErrors above the buyer's limits; approvalErrors.overBudget
 */
export async function begun(
  work: Work,
  row: ServiceRow,
  version: FormVersion,
): Promise<{ to: ServiceState; set: { orderSn: string; acceptedAt: Date; turn: ServiceTurn | null } }> {
  const { form } = version;
  const { serviceSn, memberId, enterpriseId, formVersion, contentHash, projectId, costCentre } = row;
  const buyer = required(await findActor(work, memberId));
  await holdEmployee(work, buyer);
  const placed = await placeAgreedOrder(
    work,
    {
      ...{ source: 'service', sourceSn: serviceSn, inqSn: '', sourceVersionNo: formVersion },
      ...{ sourceHash: contentHash, projectId, costCentre, poNumber: form.poNumber, remark: form.remark },
      buyer: { memberId, memberName: buyer.memberName, enterpriseId },
      storeId: required((await findLaboratory(work, required(row.labId)))?.storeId),
      isService: true,
      lines: linesOf(version, partNames).map((line) => ({
        ...{ sourceLineNo: line.sourceLineNo, goodsName: line.goodsName, partNo: line.partNo, brandName: '' },
        ...{
          lineHash: contentHashOf(line),
          productId: null,
          packageName: line.standard,
          matCode: '',
          number: 1,
        },
        ...{ unitPrice: unitPrice(line.amount * 10_000), amount: line.amount },
      })),
      freight: NOTHING,
      plan: PAY_ON_ORDER,
      address: {
        ...{ receiverName: form.contact, mobile: form.mobile, regionName: '', companyName: form.clientName },
        detailAddress: form.returnAddress || form.clientAddress,
      },
      invoice: invoiceOf(form),
    },
    { by: 'buyer', actorId: memberId, actorName: buyer.shownName },
    { member: buyer, from: null },
  );
  const isAsked = placed.isAsked;
  return {
    to: isAsked ? 'PENDING_REVIEW' : placed.needsPayment ? 'PENDING_PAYMENT' : 'PENDING_DELIVERY',
    set: { orderSn: placed.orderSn, acceptedAt: work.now, turn: isAsked ? 'APPROVAL' : null },
  };
}

const invoiceOf = ({ invoiceKind, invoiceTitle, taxNo, email }: EntrustForm): InvoiceSnapshot =>
  invoiceKind === 'none'
    ? { kind: 'none' }
    : { kind: invoiceKind, titleKind: taxNo ? 'company' : 'person', title: invoiceTitle, taxNo, email };

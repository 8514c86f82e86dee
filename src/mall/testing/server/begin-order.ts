// Both sides agree on one text (T3), or a fixed price is bought (T1): it becomes an order with its lines.

import type { Work } from '#kit/db/work.ts';
import { contentHashOf } from '#kit/document/document-version.ts';
import { type Cents, NOTHING, unitPrice } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Text } from '#kit/words/text.ts';
import { partNames } from '#mall/ability/price-of-form.ts';
import { findLaboratory } from '#mall/ability/server/ability.ts';
import { releaseBudget, reserveBudget } from '#mall/approval/server/approval.ts';
import { holdEmployee } from '#mall/company/server/company.ts';
import { findActor } from '#mall/login/server/login.ts';
import type { InvoiceSnapshot } from '#mall/order/order-snapshot.ts';
import { PAY_ON_ORDER } from '#mall/order/payment-plan.ts';
import { placeAgreedOrder } from '#mall/order/server/order.ts';
import type { EntrustForm } from '../entrust-form.ts';
import { type ServiceState, type ServiceTurn, startOf } from '../service-process.ts';
import type { ServiceKind } from '../service-terms.ts';
import type { FormVersion } from '../testing.protocol.ts';
import { orderOf } from './order-of.ts';
import { linesOf } from './price-version.ts';
import type { ServiceRow } from './service-life.ts';

/** A line of its order. */
export interface ServiceLine {
  sourceLineNo: number;
  goodsName: Text;
  partNo: string;
  standard: string;
  amount: Cents;
}

/** What is ordered, and what of it both sides can hold the order against. */
export interface ServiceToOrder {
  sourceSn: string;
  versionNo: number;
  hash: string;
  kind: ServiceKind | 'PACK';
  labId: number;
  memberId: number;
  enterpriseId: number | null;
  projectId: number | null;
  costCentre: string;
  form: EntrustForm;
  lines: readonly ServiceLine[];
}

const giveBack = (work: Work, docSn: string) => releaseBudget(work, { docType: 'service', docSn });

/**
 * A form that is handed in reserves what it comes to of its project's and cost centre's budgets, until it has an order or comes to
 * nothing (domain-lab 7.4). Above a budget whose rule lets an approval decide, its order asks for that.
 * @param before as it was; undefined: it is new
 * @throws approvalErrors.overBudget
 */
export async function reserveForForm(
  work: Work,
  row: ServiceRow,
  before: ServiceRow | undefined,
): Promise<void> {
  const { serviceSn, enterpriseId, projectId, costCentre, amount, entry, orderSn, state } = row;
  if (entry !== 'FORM' || enterpriseId === null || orderSn !== null) return;
  const isWaiting = state === 'PENDING_REVIEW';
  if (isWaiting === (before?.state === 'PENDING_REVIEW')) return;
  if (isWaiting)
    await reserveBudget(work, {
      ...{ docType: 'service', docSn: serviceSn, enterpriseId, projectId, costCentre },
      amount: amount ?? NOTHING,
    });
  else await giveBack(work, serviceSn);
}

/**
 * Places the order (O1): its buyer's limits, budgets and approvals hold as for any order.
 * @throws subAccountErrors above the buyer's limits; approvalErrors.overBudget
 */
export async function orderService(work: Work, of: ServiceToOrder) {
  const { form, memberId, enterpriseId, projectId, costCentre } = of;
  const buyer = required(await findActor(work, memberId));
  await holdEmployee(work, buyer);
  // what the form has reserved makes room for its order
  await giveBack(work, of.sourceSn);
  return placeAgreedOrder(
    work,
    {
      ...{ source: 'service', sourceSn: of.sourceSn, inqSn: '', sourceVersionNo: of.versionNo },
      ...{ sourceHash: of.hash, projectId, costCentre, poNumber: form.poNumber, remark: form.remark },
      buyer: { memberId, memberName: buyer.memberName, enterpriseId },
      storeId: required((await findLaboratory(work, of.labId))?.storeId),
      ...{ isService: true, serviceKind: of.kind },
      lines: of.lines.map((line) => ({
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
}

/**
 * Accepted: what was bought has its order, any other form becomes one now.
 * @param row held, in review, with its newest version handed in
 * @returns where the form goes, and what is noted on it
 * @throws as orderService
 */
export async function begun(
  work: Work,
  row: ServiceRow,
  version: FormVersion,
): Promise<{
  to: ServiceState;
  set: { orderSn?: string; acceptedAt: Date; turn: ServiceTurn | null };
}> {
  if (row.entry === 'PREPAID') return { to: 'PENDING_DELIVERY', set: { acceptedAt: work.now, turn: null } };
  if (row.entry === 'AGREED') return asOrdered(work, required(row.orderSn), version.form);
  const { serviceSn, memberId, enterpriseId, projectId, costCentre, kind } = row;
  const { orderSn, isAsked, needsPayment } = await orderService(work, {
    ...{ sourceSn: serviceSn, versionNo: row.formVersion, hash: row.contentHash, kind, memberId },
    ...{ enterpriseId, projectId, costCentre, labId: required(row.labId), form: version.form },
    lines: linesOf(version, partNames),
  });
  return {
    to: isAsked ? 'PENDING_REVIEW' : needsPayment ? 'PENDING_PAYMENT' : startOf(version.form),
    set: { orderSn, acceptedAt: work.now, turn: isAsked ? 'APPROVAL' : null },
  };
}

/** What was agreed waits where its order waits. */
async function asOrdered(work: Work, orderSn: string, form: EntrustForm) {
  const { state } = await orderOf(work, { orderSn });
  const isAsked = state === 'PENDING_REVIEW';
  const to: ServiceState = isAsked || state === 'PENDING_PAYMENT' ? state : startOf(form);
  return { to, set: { acceptedAt: work.now, turn: isAsked ? ('APPROVAL' as const) : null } };
}

const invoiceOf = ({ invoiceKind, invoiceTitle, taxNo, email }: EntrustForm): InvoiceSnapshot =>
  invoiceKind === 'none'
    ? { kind: 'none' }
    : { kind: invoiceKind, titleKind: taxNo ? 'company' : 'person', title: invoiceTitle, taxNo, email };

// Orders under a contract: at once for what is bought once, by call-off under a framework; always at the prices of the text in force.
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, lineAmount, NOTHING, parseUnitPrice, unitPrice } from '#kit/money/money.ts';
import { moveReservation } from '#mall/approval/server/approval.ts';
import type { Member } from '#mall/member/actor.ts';
import { findMember } from '#mall/member/server/member.ts';
import type { AddressSnapshot, InvoiceSnapshot } from '#mall/order/order-snapshot.ts';
import type { OrderState } from '#mall/order/order-status.ts';
import {
  type AgreedLine,
  listAgreedOrders,
  placeAgreedOrder,
  requireStatementAccount,
} from '#mall/order/server/order.ts';
import type { ContractContent } from '../../contract-content.ts';
import { contractErrors } from '../contract.errors.ts';
import { CONTRACT, type ContractRow } from '../contract-life.ts';
import type { ContractVersion } from '../contract-versions.ts';
import { centsOf } from '../draft/draft-content.ts';
import { lineHashOfContract } from './contract-line-hash.ts';

export interface OrderWish {
  lines: readonly { lineNo: number; number: number }[];
  /** Where it goes; the contract's place of delivery when left out. */
  address?: AddressSnapshot;
  poNumber?: string;
  remark?: string;
  by: { by: 'buyer' | 'system'; actorId?: number; actorName?: string };
  /** Who decides to order so much, within his limits and with his people's approval; absent: it was agreed with the contract. */
  orderedBy?: Member;
}

/** Lines of the text as an order takes them. @throws contractErrors.unknownLine */
export function agreedLines(content: ContractContent, wished: OrderWish['lines']): AgreedLine[] {
  const byNo = new Map(content.lines.map((line) => [line.lineNo, line]));
  return wished.map(({ lineNo, number }) => {
    const line = byNo.get(lineNo);
    if (!line) throw contractErrors.unknownLine({ lineNo });
    const price = parseUnitPrice(line.unitPrice) ?? unitPrice(0);
    const name = line.name || line.partNo;
    const { quotation } = line;
    return {
      sourceLineNo: lineNo,
      lineHash: lineHashOfContract(line),
      quotation: quotation && {
        quoSn: quotation.quoSn,
        versionNo: quotation.versionNo,
        versionHash: quotation.versionHash,
      },
      productId: line.productId,
      goodsName: { zh: name, en: name },
      partNo: line.partNo,
      brandName: line.brandName,
      packageName: line.packageName,
      matCode: line.matCode,
      number,
      unitPrice: price,
      amount: number === line.number ? centsOf(line.amount) : lineAmount(price, number),
    };
  });
}

/** A stage by statement needs an account. @throws creditErrors.noAccount */
export const requireCreditFor = (
  work: Work,
  { enterpriseId, storeId }: ContractRow,
  { plan }: ContractContent,
): Promise<void> => requireStatementAccount(work, enterpriseId, storeId, plan);

/** What they come to. */
export const amountUnder = (lines: readonly AgreedLine[], freight: Cents): Cents =>
  cents(lines.reduce((total, line) => total + line.amount, 0) + freight);

/** Places an order for some lines of the text in force. @param row held; the employee who orders before it */
export async function orderUnder(
  work: Work,
  row: ContractRow,
  text: Pick<ContractVersion, 'versionNo' | 'contentHash' | 'content'>,
  wish: OrderWish,
): ReturnType<typeof placeAgreedOrder> {
  const { content } = text;
  const buyer = wish.orderedBy ?? (await findMember(work, row.memberId));
  const lines = agreedLines(content, wish.lines);
  const freight = await freightDue(work, row, content);
  const reserved = { docType: CONTRACT, docSn: row.contractSn } as const;
  const placed = await placeAgreedOrder(
    work,
    {
      source: 'contract',
      sourceSn: row.contractSn,
      inqSn: row.inqSn ?? '',
      sourceVersionNo: text.versionNo,
      sourceHash: text.contentHash,
      buyer: {
        memberId: buyer?.memberId ?? row.memberId,
        memberName: buyer?.memberName ?? '',
        enterpriseId: row.enterpriseId,
      },
      storeId: row.storeId,
      isService: row.kind === 'SERVICE',
      lines,
      freight,
      plan: content.plan,
      address: wish.address ?? placeOf(content),
      invoice: invoiceOf(content),
      poNumber: wish.poNumber ?? '',
      projectId: row.projectId,
      costCentre: row.costCentre,
      remark: wish.remark ?? '',
    },
    wish.by,
    wish.orderedBy && { member: wish.orderedBy, from: reserved },
  );
  if (!wish.orderedBy) {
    const order = { docType: 'order', docSn: placed.parentSn } as const;
    await moveReservation(work, reserved, order, amountUnder(lines, freight));
  }
  return placed;
}

const NEVER_CAME: ReadonlySet<OrderState> = new Set(['CANCELLED', 'REJECTED']);

/** The contract's freight goes with its first order; again with the next where that one came to nothing. */
export async function freightDue(
  work: Work,
  { kind, contractSn }: ContractRow,
  content: ContractContent,
): Promise<Cents> {
  if (kind === 'FRAMEWORK') return NOTHING;
  const orders = await listAgreedOrders(work, { source: 'contract', sourceSn: contractSn });
  const isCarried = orders.some(({ freight, state }) => freight > 0 && !NEVER_CAME.has(state));
  return isCarried ? NOTHING : centsOf(content.freight);
}

/** The place of delivery that the contract names, in the hands of its contact. */
const placeOf = ({ purchaser, deliveryPlace }: ContractContent): AddressSnapshot => ({
  receiverName: purchaser.contact,
  mobile: purchaser.phone,
  regionName: '',
  detailAddress: deliveryPlace || purchaser.address,
  companyName: purchaser.name,
});

function invoiceOf({ invoiceKind, purchaser }: ContractContent): InvoiceSnapshot {
  if (invoiceKind === 'none') return { kind: 'none' };
  return {
    kind: invoiceKind,
    titleKind: 'company',
    title: purchaser.name,
    taxNo: purchaser.uscc,
    registerAddress: purchaser.address,
    registerPhone: purchaser.phone,
    bank: purchaser.bank,
    bankAccount: purchaser.bankAccount,
  };
}

// Orders under a contract: at once for what is bought once, by call-off under a framework; always at the prices of the text in force.
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, lineAmount, parseUnitPrice, unitPrice } from '#kit/money/money.ts';
import { moveReservation } from '#mall/approval/server/approval.ts';
import { findMember } from '#mall/member/server/member.ts';
import type { AddressSnapshot, InvoiceSnapshot } from '#mall/order/order-snapshot.ts';
import { placeAgreedOrder } from '#mall/order/server/order.ts';
import type { ContractContent } from '../contract-content.ts';
import { CONTRACT, type ContractRow } from './advance-contract.ts';
import { lineHashOfContract } from './contract-line-hash.ts';
import type { ContractVersion } from './contract-versions.ts';
import { centsOf } from './draft-content.ts';

export interface OrderWish {
  lines: readonly { lineNo: number; number: number }[];
  /** In fen. */
  freight: Cents;
  /** Where it goes; the contract's place of delivery when left out. */
  address?: AddressSnapshot;
  poNumber?: string;
  remark?: string;
  by: { by: 'buyer' | 'system'; actorId?: number; actorName?: string };
}

/** Places an order for some lines of the text in force. @param row held */
export async function orderUnder(
  work: Work,
  row: ContractRow,
  text: Pick<ContractVersion, 'versionNo' | 'contentHash' | 'content'>,
  wish: OrderWish,
): ReturnType<typeof placeAgreedOrder> {
  const { content } = text;
  const byNo = new Map(content.lines.map((line) => [line.lineNo, line]));
  const buyer = await findMember(work, row.memberId);
  const lines = wish.lines.map(({ lineNo, number }) => {
    const line = byNo.get(lineNo)!;
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
  const placed = await placeAgreedOrder(
    work,
    {
      source: 'contract',
      sourceSn: row.contractSn,
      inqSn: row.inqSn ?? '',
      sourceVersionNo: text.versionNo,
      sourceHash: text.contentHash,
      buyer: {
        memberId: row.memberId,
        memberName: buyer?.memberName ?? '',
        enterpriseId: row.enterpriseId,
      },
      storeId: row.storeId,
      isService: row.kind === 'SERVICE',
      lines,
      freight: wish.freight,
      plan: content.plan,
      address: wish.address ?? placeOf(content),
      invoice: invoiceOf(content),
      poNumber: wish.poNumber ?? '',
      projectId: row.projectId,
      costCentre: row.costCentre,
      remark: wish.remark ?? '',
    },
    wish.by,
  );
  const amount = cents(lines.reduce((total, line) => total + line.amount, 0) + wish.freight);
  await moveReservation(
    work,
    { docType: CONTRACT, docSn: row.contractSn },
    { docType: 'order', docSn: placed.parentSn },
    amount,
  );
  return placed;
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

// What tests of invoices do again and again: headers, applications, sheets issued by hand, and what must be true afterwards.
import type { TestMall } from '#app/testing/open-test-mall.ts';
import type { CallOf } from '#kit/http/endpoint.ts';
import { cartProtocol } from '#mall/cart/cart.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, aSeller, type Buyer, payOrder } from '#mall/order/server/order.builders.ts';
import { PARCEL } from '#mall/order/server/order-desk.builders.ts';
import { headerProtocol } from '../header.protocol.ts';
import { invoiceProtocol as P } from '../invoice.protocol.ts';
import { anIdentity, billed } from './invoice.builders.ts';

/** Rows that are promised above what is owed of them, and sheets whose lines do not add up (M11, M12). */
const BROKEN = `
  SELECT row_id::text FROM billable_row b
  WHERE reserved <> (SELECT coalesce(sum(r.amount), 0) FROM invoice_row r JOIN invoice i USING (invoice_sn)
                     WHERE r.row_id = b.row_id AND i.state IN ('PENDING_REVIEW', 'REVIEW_REJECTED', 'PENDING_ISSUE'))
     OR invoiced <> (SELECT coalesce(sum(amount), 0) FROM invoice_sheet_line l WHERE l.row_id = b.row_id)
     OR red <> (SELECT coalesce(sum(red), 0) FROM invoice_sheet_line l WHERE l.row_id = b.row_id)
  UNION ALL
  SELECT s.number FROM invoice_sheet s JOIN invoice_sheet_line l USING (sheet_id) GROUP BY s.sheet_id
  HAVING s.net <> sum(l.net) OR s.tax <> sum(l.tax)`;

export type Person = { token: string };
export type Seller = Awaited<ReturnType<typeof aSeller>>;
type Form = Partial<CallOf<typeof P.apply>>;

let numbers = 0;

export function openInvoiceDesk(mall: TestMall) {
  const person = { titleKind: 'person', title: '王工' } as const;
  const headerOf = async (who: Person, more: Partial<CallOf<typeof headerProtocol.saveHeader>> = {}) =>
    mall.call(headerProtocol.saveHeader, { ...person, ...more }, who);
  const addressOf = (who: Person) =>
    mall.call(
      headerProtocol.saveAddress,
      {
        ...{ receiverName: '陈会计', mobile: '13800138000' },
        ...{ districtCode: '440305', detailAddress: '科苑路 15 号' },
      },
      who,
    );
  const show = (who: Person, invoiceSn: string) => mall.call(P.detail, { invoiceSn }, who);
  const seen = async (who: Person, invoiceSn: string) => ({
    invoiceSn,
    version: (await show(who, invoiceSn)).version,
  });
  const rowIdsOf = async (who: Person) =>
    (await mall.call(P.billable, {}, who)).stores.flatMap(({ orders }) =>
      orders.flatMap(({ rows }) => rows.map(({ rowId }) => rowId)),
    );

  /** Applied for all that may be invoiced. */
  async function applied(who: Person, more: Form = {}) {
    const headerId = more.headerId ?? (await headerOf(who)).headerId;
    const rowIds = JSON.stringify(await rowIdsOf(who));
    return mall.call(P.apply, { rowIds, type: 'normal', headerId, ...more } as CallOf<typeof P.apply>, who);
  }

  const nextNumber = () => `2635${String(++numbers).padStart(16, '0')}`;

  /** Accepted and issued by hand. @returns the numbers */
  async function issued(buyer: Person, seller: Seller, invoiceSn: string) {
    await mall.call(P.accept, { ...(await seen(buyer, invoiceSn)), isAccepted: 1 }, seller);
    const { sheets, version } = await mall.call(P.storeDetail, { invoiceSn }, seller);
    const given = sheets.map(() => ({ number: nextNumber(), issuedOn: '2026-11-21', fileIds: [] }));
    const { state } = await mall.call(P.issue, { invoiceSn, version, sheets: JSON.stringify(given) }, seller);
    return { state, numbers: given.map(({ number }) => number) };
  }

  async function aShop(wish: Parameters<typeof anIdentity>[2] = {}) {
    const [buyer, seller] = [await aBuyer(mall), await aSeller(mall)];
    await mall.work((work) => anIdentity(work, seller.storeId, wish));
    const bill = (lines: Parameters<typeof billed>[2]) =>
      mall.work((work) => billed(work, { storeId: seller.storeId, memberId: buyer.memberId }, lines));
    return { buyer, seller, bill };
  }

  /** Ordered with a wish, paid, shipped and received. */
  async function ordered(
    buyer: Buyer,
    seller: Seller,
    invoice: CallOf<typeof orderProtocol.submit>['invoice'],
    product: Parameters<typeof aProduct>[1] = {},
  ) {
    const { productId } = await mall.work((work) => aProduct(work, { storeId: seller.storeId, ...product }));
    await mall.call(cartProtocol.add, { productId, number: 100 }, buyer);
    const { orderSns, paySn } = await mall.call(
      orderProtocol.submit,
      { addressId: buyer.addressId, invoice },
      buyer,
    );
    const orderSn = orderSns[0]!;
    await payOrder(mall, { paySn, buyer });
    await mall.call(orderProtocol.deliver, { orderSn, ...PARCEL }, seller);
    await mall.call(orderProtocol.receive, { orderSn }, buyer);
    return orderSn;
  }

  /** Rows and sheets that contradict their applications and lines; none, or something is broken. */
  const broken = () => mall.work((work) => work.query(BROKEN));

  return { headerOf, addressOf, show, seen, rowIdsOf, applied, nextNumber, issued, aShop, ordered, broken };
}

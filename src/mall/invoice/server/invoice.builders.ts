// What tests of invoices need: a store that is somebody for the tax office, headers, rows to be invoiced.
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, yuan } from '#kit/money/money.ts';
import { taxIdentity } from '#mall/tax/server/tax.tables.ts';
import type { Adapter, BillMoment } from '#mall/tax/tax-identity.ts';
import { billOrder, type LineToBill } from './bill/bill-order.ts';

export const SELLER_TAX_NO = '91350100M000100Y43';
/** What a special invoice needs besides title and tax number. */
export const BANK = {
  registerAddress: '深圳市南山区科苑路 15 号',
  registerPhone: '0755-86543210',
  bank: '招商银行深圳科技园支行',
  bankAccount: '7559 0000 1234 5678',
};

export async function anIdentity(
  work: Work,
  storeId: number,
  wish: { adapter?: Adapter; billMoment?: BillMoment; sheetLimit?: Cents } = {},
): Promise<void> {
  await work.tx.insert(taxIdentity).values({
    storeId,
    name: '测试元器件有限公司',
    taxNo: SELLER_TAX_NO,
    address: '福州市鼓楼区 1 号',
    phone: '0591-87654321',
    bank: '工商银行福州分行',
    bankAccount: '14020201096001234',
    taxpayer: 'GENERAL',
    smallRate: 10,
    adapter: wish.adapter ?? 'MANUAL',
    clerk: '陈会计',
    sheetLimit: wish.sheetLimit ?? yuan(100_000),
    billMoment: wish.billMoment ?? 'COMPLETED',
    updatedAt: work.now,
  });
}

let orders = 0;

/** Rows of an order that is complete, as the order room tells them; fen. @returns its number */
export async function billed(
  work: Work,
  of: { storeId: number; memberId: number; enterpriseId?: number | null },
  lines: readonly { due: number; gross?: number; qty?: number; taxRate?: number; isFreight?: boolean }[],
): Promise<string> {
  const orderSn = `SOBILLED${process.pid}${++orders}`;
  await billOrder(work, { ...of, ...billable(orderSn, of.enterpriseId ?? null, lines) });
  return orderSn;
}

/** The same again with less owed, as refunds leave it. */
export const billable = (
  orderSn: string,
  enterpriseId: number | null,
  lines: readonly {
    due: number;
    owed?: number;
    gross?: number;
    qty?: number;
    taxRate?: number;
    isFreight?: boolean;
  }[],
) => ({
  orderSn,
  enterpriseId,
  reached: new Set(['PAID', 'SHIPPED', 'COMPLETED'] as const),
  lines: lines.map(
    ({ due, owed = due, gross = due, qty = 1, taxRate = 130, isFreight }, at): LineToBill => ({
      orderLineId: isFreight ? null : at + 1,
      isService: taxRate === 60,
      name: isFreight ? '运费' : `料 ${at + 1}`,
      model: isFreight ? '' : `P-${at + 1}`,
      gross: cents(gross),
      due: cents(due),
      owed: cents(owed),
      qty,
      taxCode: '',
      taxRate,
    }),
  ),
  wish: null,
});

/** An application of a person's for one row, which waits for its store, and his header. */
export async function anInvoice(work: Work, memberId: number, storeId: number) {
  const [header] = await work.query<{ id: number }>(
    `INSERT INTO invoice_header (member_id, title_kind, title, state, created_at)
     VALUES ($1, 'person', '王工', 'UNVERIFIED', $2) RETURNING header_id AS id`,
    [memberId, work.now],
  );
  const orderSn = await billed(work, { storeId, memberId }, [{ due: 1_130 }]);
  const [row] = await work.query<{ id: number }>(
    'UPDATE billable_row SET reserved = amount WHERE order_sn = $1 RETURNING row_id AS id',
    [orderSn],
  );
  const invoiceSn = `IV${orderSn}`.slice(0, 20);
  await work.query(
    `INSERT INTO invoice (invoice_sn, store_id, member_id, type, medium, header, amount, state, created_at)
     VALUES ($1, $2, $3, 'normal', 'DIGITAL', '{"titleKind":"person","title":"王工","taxNo":"","email":""}', 1130, 'PENDING_REVIEW', $4)`,
    [invoiceSn, storeId, memberId, work.now],
  );
  await work.query(
    'INSERT INTO invoice_row (invoice_sn, row_id, qty, gross, amount) VALUES ($1, $2, 1, 1130, 1130)',
    [invoiceSn, row!.id],
  );
  return { invoiceSn, headerId: header!.id, rowIds: [row!.id], sheetId: 1, sheetLineId: 1 };
}

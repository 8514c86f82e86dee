// What a buyer may have invoiced: by seller, then by order, the oldest first since its time ends first.
import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Action } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { centsToWire, sum } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { after, days } from '#kit/time/duration.ts';
import { buysFor } from '#mall/member/actor.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { invoiceProtocol } from '../../invoice.protocol.ts';
import { lineOf } from '../../sheet-lines.ts';
import { type BillableLiveRow, leftOf, toInvoice } from '../bill/billable-rows.ts';
import { billableRow } from '../invoice.tables.ts';
import { invoiceRules } from '../invoice-rules.ts';

const MOST_ORDERS = 100; // chosen: with all their rows; what is applied for makes room

const LEFT = sql`${billableRow.amount} - ${billableRow.lowered} - ${billableRow.reserved} - ${billableRow.invoiced} + ${billableRow.red}`;

export const listBillable: Action<typeof invoiceProtocol.billable> = async (work, member) => {
  const enterpriseId = buysFor(member);
  const own =
    enterpriseId === null
      ? and(eq(billableRow.memberId, member.memberId), isNull(billableRow.enterpriseId))
      : eq(billableRow.enterpriseId, enterpriseId);
  const applyTime = days((await invoiceRules.find(work)).applyDays);
  // what is taken back of commission is the platform's to invoice again
  const open = and(
    own,
    ne(billableRow.kind, 'COMMISSION'),
    gt(LEFT, 0),
    gt(billableRow.createdAt, after(work.now, -applyTime)),
  );
  const found = await work.tx
    .select({ orderSn: billableRow.orderSn })
    .from(billableRow)
    .where(open)
    .groupBy(billableRow.orderSn)
    .orderBy(asc(sql`min(${billableRow.rowId})`))
    .limit(MOST_ORDERS + 1);
  const orderSns = found.slice(0, MOST_ORDERS).map(({ orderSn }) => orderSn);
  if (orderSns.length === 0) return { stores: [], hasMore: bit(false) };
  const rows = await work.tx
    .select()
    .from(billableRow)
    .where(and(open, inArray(billableRow.orderSn, orderSns)))
    .orderBy(asc(billableRow.rowId));
  const names = await findStores(work, [...new Set(rows.map(({ storeId }) => storeId))]);
  const byStore = Map.groupBy(rows, ({ storeId }) => storeId);
  return {
    hasMore: bit(found.length > MOST_ORDERS),
    stores: [...byStore].map(([storeId, ofStore]) => ({
      storeId,
      storeName: names.get(storeId)?.name[work.language] ?? '',
      amount: sumOf(ofStore),
      orders: [...Map.groupBy(ofStore, ({ orderSn }) => orderSn)].map(([orderSn, ofOrder]) => ({
        orderSn,
        amount: sumOf(ofOrder),
        until: after(required(ofOrder[0]).createdAt, applyTime).toISOString(),
        rows: ofOrder.map(shown),
      })),
    })),
  };
};

const sumOf = (rows: readonly BillableLiveRow[]): string => centsToWire(sum(rows.map(leftOf)));

function shown(row: BillableLiveRow) {
  const { qty, amount, net, tax } = lineOf(toInvoice(row));
  const { rowId, kind, name, model, unit, taxRate } = row;
  return {
    ...{ rowId, kind, name, model, unit, taxRate, qty },
    amount: centsToWire(amount),
    net: centsToWire(net),
    tax: centsToWire(tax),
  };
}

// How much of a contract's lines is invoiced, less what red letters have taken back.
import type { Work } from '#kit/db/work.ts';
import { type Listener, listener } from '#kit/events/event.ts';
import { type InvoicedLine, redIssued, sheetIssued } from '#mall/invoice/server/invoice.events.ts';

const COUNT = `
  UPDATE contract_line cl SET invoiced_num = greatest(0, cl.invoiced_num + $2)
  FROM order_line l JOIN sub_order o USING (order_sn) JOIN trade t USING (parent_sn)
    JOIN contract c ON c.contract_sn = t.source_sn
  WHERE l.order_line_id = $1 AND t.source = 'contract' AND cl.contract_id = c.contract_id AND cl.line_no = l.source_line_no`;

async function count(work: Work, lines: readonly InvoicedLine[], by: 1 | -1): Promise<void> {
  for (const { orderLineId, qty } of lines)
    if (qty > 0) await work.query(COUNT, [orderLineId, by * qty], 'contract-invoiced');
}

export const contractInvoiceNews: readonly Listener[] = [
  listener(sheetIssued, (work, { lines }) => count(work, lines, 1)),
  listener(redIssued, (work, { lines }) => count(work, lines, -1)),
];

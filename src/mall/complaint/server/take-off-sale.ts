// A complaint about counterfeits that was right takes what it is about off sale: the pieces of its case, else of its order.
import type { Work } from '#kit/db/work.ts';
import { takeListingsOff } from '#mall/goods/server/goods.ts';
import { tellOfDocument } from '#mall/message/server/message.ts';
import { listOperators } from '#mall/store/server/store.ts';
import type { ComplaintRow } from './complaint-life.ts';

/** Without an order it names no listing. */
export const takesOff = ({ kind, orderSn }: Pick<ComplaintRow, 'kind' | 'orderSn'>): boolean =>
  kind === 'counterfeit' && orderSn !== null;

/** The store is told which, and why. Nothing for complaints about something else. */
export async function takeOffSale(work: Work, row: ComplaintRow, reason: string): Promise<void> {
  if (!takesOff(row)) return;
  const listings = await work.query<{ goodsId: number; partNo: string }>(
    `SELECT DISTINCT l.goods_id AS "goodsId", l.part_no AS "partNo" FROM order_line l
     WHERE l.order_sn = $1 AND l.goods_id IS NOT NULL AND ($2::text IS NULL OR EXISTS (
       SELECT FROM after_sale_line s JOIN after_sale c USING (case_id)
       WHERE s.order_line_id = l.order_line_id AND c.case_sn = $2))
     ORDER BY 1`,
    [row.orderSn, row.caseSn],
    'complaint-listings',
  );
  await takeListingsOff(
    work,
    listings.map(({ goodsId }) => goodsId),
  );
  const parts = listings.map(({ partNo }) => partNo);
  await tellOfDocument(
    work,
    await listOperators(work, [row.storeId]),
    {
      title: { zh: '商品因假冒投诉成立已下架', en: 'Taken off sale: a counterfeit complaint was upheld' },
      text: { zh: `${parts.join('、')} 已下架。`, en: `${parts.join(', ')} is off sale.` },
    },
    {
      kind: 'aftersale',
      name: { zh: `投诉 ${row.complaintSn}`, en: `Complaint ${row.complaintSn}` },
      reason,
      link: `/seller/complaint/detail?complaintSn=${row.complaintSn}`,
    },
  );
}

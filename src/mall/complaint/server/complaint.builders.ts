// Complaints for tests of other things: one about a case, which its store is to answer.
import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { aCase } from '#mall/after-sale/server/after-sale.builders.ts';

/** A case of the order that waits for its store, and the complaint about it. @returns their numbers */
export async function aDispute(
  work: Work,
  orderSn: string,
  memberId: number,
): Promise<{ caseSn: string; complaintSn: string }> {
  const caseSn = await aCase(work, orderSn);
  const complaintSn = await nextDocumentNumber(work, 'CP');
  await work.query(
    `INSERT INTO complaint (complaint_sn, member_id, enterprise_id, store_id, order_sn, case_sn, kind, state, text, created_at)
     SELECT $1, $3, o.enterprise_id, o.store_id, o.order_sn, c.case_sn, 'service', 'TO_APPEAL', '三天没有回复', $4
     FROM after_sale c JOIN sub_order o USING (order_sn) WHERE c.case_sn = $2`,
    [complaintSn, caseSn, memberId, work.now],
  );
  return { caseSn, complaintSn };
}

// What becomes of an award: from the threshold on, or by the inquiry's wish, a contract; else a direct order (I11).
import type { Work } from '#kit/db/work.ts';
import { type Cents, cents, centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import type { Text } from '#kit/words/text.ts';
import type { InquiryHeader } from '#mall/inquiry/inquiry-content.ts';
import { CONTRACT_FROM } from '../../quotation-terms.ts';

/** @param won what one store has won of the inquiry, in fen, without freight */
export function becomesOf(
  { inquiry }: { inquiry: { header: Pick<InquiryHeader, 'wantsContract'> } },
  won: Cents,
): { docType: 'contract' | 'order'; why: Text } {
  const [amount, from] = [won, cents(CONTRACT_FROM)].map((one) => showAmount(centsToWire(one)));
  if (won >= CONTRACT_FROM)
    return {
      docType: 'contract',
      why: {
        zh: `中标金额 ${amount} 达到 ${from}`,
        en: `${amount} was awarded: from ${from} on a contract is made`,
      },
    };
  if (inquiry.header.wantsContract)
    return {
      docType: 'contract',
      why: { zh: '询价要求签订合同', en: 'the inquiry asks for a contract' },
    };
  return {
    docType: 'order',
    why: {
      zh: `中标金额 ${amount} 低于 ${from}，可直接下单`,
      en: `${amount} was awarded: below ${from} it may be ordered straight away`,
    },
  };
}

/** By quotation of the store, what it has won for certain, in fen, where some of it is neither contracted nor ordered. */
export async function openWins(work: Work, storeId: number): Promise<Map<string, Cents>> {
  const rows = await work.query<{ quoSn: string; won: Cents }>(
    `SELECT q.quo_sn AS "quoSn", sum(l.amount)::bigint AS won
     FROM award_line l JOIN quotation q USING (quo_sn)
     WHERE q.store_id = $1 AND q.state = 'ACCEPTED' AND l.state IN ('AWARDED', 'CONVERTED')
     GROUP BY 1 HAVING bool_or(l.state = 'AWARDED')`,
    [storeId],
    'quotation-open-wins',
  );
  return new Map(rows.map((row) => [row.quoSn, row.won]));
}

/** By store, what it has won of an inquiry so far, in fen. @param besides an award that is not counted */
export async function wonBefore(work: Work, inqSn: string, besides = ''): Promise<Map<number, Cents>> {
  const rows = await work.query<{ storeId: number; won: Cents }>(
    `SELECT q.store_id AS "storeId", sum(l.amount)::bigint AS won
     FROM award_line l JOIN award a USING (award_id) JOIN quotation q USING (quo_sn)
     WHERE a.inq_sn = $1 AND a.award_sn <> $2 AND l.state IN ('PENDING', 'AWARDED', 'CONVERTED') GROUP BY 1`,
    [inqSn, besides],
    'quotation-won',
  );
  return new Map(rows.map((row) => [row.storeId, row.won]));
}

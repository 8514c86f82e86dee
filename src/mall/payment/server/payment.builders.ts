// Bills and balances for tests.

import type { Work } from '#kit/db/work.ts';
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import { type Cents, cents } from '#kit/money/money.ts';
import { after, hours } from '#kit/time/duration.ts';
import { openBill } from './payment.ts';

/** An open bill of the member over one or more documents. @param wish.amounts fen per document; ¥100.00 when left out */
export async function aBill(
  work: Work,
  wish: { memberId: number; amounts?: readonly (number | Cents)[] },
): Promise<{ paySn: string; documentSns: string[] }> {
  const paySn = await nextDocumentNumber(work, 'PY');
  const lines = (wish.amounts ?? [10_000]).map((amount, i) => ({
    documentSn: `${paySn}-${i + 1}`,
    name: { zh: `店铺 ${i + 1}`, en: `Store ${i + 1}` },
    amount: cents(amount),
  }));
  await openBill(work, {
    paySn,
    docType: 'TRADE',
    memberId: wish.memberId,
    lines,
    deadline: after(work.now, hours(24)),
  });
  return { paySn, documentSns: lines.map((line) => line.documentSn) };
}

// What an inquiry would cost: what its approvers judge before anybody has quoted.
import type { Work } from '#kit/db/work.ts';
import { type Cents, lineAmount, parseUnitPrice, sum, unitPrice } from '#kit/money/money.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { findOffers } from '#mall/goods/server/goods.ts';
import type { InquiryLineContent } from '../inquiry-lines.ts';

export interface Estimate {
  amount: Cents;
  /** Lines that neither the purchaser nor the mall knows a price of. */
  unpricedNum: number;
}

/**
 * Line by line the mall's lowest price at that quantity or the target price, whichever is higher: a target price that is
 * left out or wished too low makes no inquiry small.
 */
export async function estimateInquiry(
  work: Work,
  lines: readonly Pick<InquiryLineContent, 'partId' | 'qty' | 'wish'>[],
): Promise<Estimate> {
  const offers = await findOffers(
    work,
    lines.flatMap(({ partId }) => partId ?? []),
  );
  const amounts = lines.map(({ partId, qty, wish }) => {
    const target = 'targetPrice' in wish ? parseUnitPrice(wish.targetPrice) : undefined;
    const listed = ((partId !== null && offers.get(partId)) || []).map(({ priceTiers, minBuyNum }) =>
      unitPriceAt(priceTiers, Math.max(qty, minBuyNum)),
    );
    const prices = [target ?? 0, listed.length > 0 ? Math.min(...listed) : 0];
    const price = unitPrice(Math.max(...prices));
    return price === 0 ? undefined : lineAmount(price, qty);
  });
  const known = amounts.filter((amount) => amount !== undefined);
  return { amount: sum(known), unpricedNum: amounts.length - known.length };
}

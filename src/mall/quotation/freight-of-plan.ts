// What an award is charged for carriage: a quotation's fee is for the whole, so its first award pays it and no other does.
import { type Cents, sum } from '#kit/money/money.ts';
import { freightOf } from './offer-amounts.ts';
import type { QuotationOffer } from './quotation-content.ts';

type Carried = { quoSn: string } & Pick<QuotationOffer, 'freight'>;

/** The quotations of an award's lines that ask a fee for carriage. */
export const askingFreight = <O extends Carried>(
  offers: readonly O[],
  lines: readonly { quoSn: string }[],
): O[] => offers.filter((offer) => freightOf(offer) > 0 && lines.some((line) => line.quoSn === offer.quoSn));

/**
 * The fees of those that no award stands for yet.
 * @param asking as `askingFreight` found them
 * @param charged numbers of quotations of which something was awarded before
 */
export const freightOfPlan = (asking: readonly Carried[], charged: ReadonlySet<string>): Cents =>
  sum(asking.filter((offer) => !charged.has(offer.quoSn)).map(freightOf));

// Offers for tests: made through the API the way suppliers make them.

import type { AnyEndpoint, CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import type { MallToInquireIn } from '#mall/inquiry/server/inquiry.builders.ts';
import { type Done, quotationProtocol } from '../quotation.protocol.ts';
import { QuotationOffer } from '../quotation-content.ts';

type Caller = { token: string };

export interface LineWish {
  lineNo?: number;
  answer?: 'same' | 'alternative' | 'none';
  number?: number;
  /** Decimal yuan; '1.00' when left out. */
  unitPrice?: string;
  breaks?: { number: number; unitPrice: string }[];
  multiple?: number;
  leadDays?: number;
  productId?: number;
  partNo?: string;
}

export type OfferWish = Partial<Omit<QuotationOffer, 'lines'>> & { lines?: LineWish[] };

/** An offer as a supplier writes it: 1,000 pieces of line 1 at ¥1, good for ten days, unless wished otherwise. */
export function anOffer(now: Date, { lines = [{}], ...wish }: OfferWish = {}): QuotationOffer {
  return QuotationOffer.parse({
    freight: { kind: 'included' },
    validUntil: dayInChina(after(now, days(10))),
    ...wish,
    lines: lines.map(({ unitPrice = '1.00', ...line }) => ({
      lineNo: 1,
      answer: 'same',
      number: 1_000,
      partNo: 'AB-1',
      breaks: line.answer === 'none' ? [] : [{ number: 1, unitPrice }],
      ...line,
    })),
  });
}

interface MallToQuoteIn extends MallToInquireIn {
  call<E extends AnyEndpoint>(endpoint: E, input: CallOf<E>, person?: Caller): Promise<ReplyOf<E>>;
}

/** A store's quotation of an inquiry as the store reads it. */
export const itsQuotation = (mall: MallToQuoteIn, seller: Caller, inqSn: string) =>
  mall.call(quotationProtocol.sellerDetail, { inqSn }, seller);

/** Opens the invitation and submits an offer. */
export async function aQuotation(
  mall: MallToQuoteIn,
  seller: Caller,
  inqSn: string,
  wish: OfferWish = {},
): Promise<Done> {
  const { quoSn, version } = await itsQuotation(mall, seller, inqSn);
  const opened = await mall.call(quotationProtocol.open, { quoSn, version }, seller);
  return mall.call(
    quotationProtocol.submit,
    { quoSn, version: opened.version, offer: anOffer(mall.clock.now(), wish) as never },
    seller,
  );
}

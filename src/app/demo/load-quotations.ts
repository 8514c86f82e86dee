// Lets the demo's stores answer its inquiries from their own listings, and its purchaser make a counter-offer.

import { type DemoQuotation, demoCounter, demoQuotations } from '#demo/quotations.ts';
import type { Work } from '#kit/db/work.ts';
import { parseUnitPrice, unitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { after, days } from '#kit/time/duration.ts';
import { inquiryTimers } from '#mall/inquiry/server/inquiry.routes.ts';
import { QuotationOffer } from '#mall/quotation/quotation-content.ts';
import { counterOffer } from '#mall/quotation/server/haggle/haggle.ts';
import { submitOffer } from '#mall/quotation/server/offer/offer-quotation.ts';
import {
  declineQuotation,
  openQuotation,
  suggestLines,
} from '#mall/quotation/server/offer/prepare-quotation.ts';
import { showToPurchaser, showToSupplier } from '#mall/quotation/server/show/show-quotations.ts';
import {
  DEADLINE_EARLIER,
  demoEmployee,
  demoSeller,
  type LoadedInquiries,
  lively,
} from './load-inquiries.ts';

/** To be called after the inquiries. @returns how many there are */
export async function loadQuotations(
  work: Work,
  inquiries: LoadedInquiries,
  storeIds: ReadonlyMap<string, number>,
): Promise<number> {
  for (const wish of demoQuotations) await answer(work, wish, inquiries, storeIds);
  const inqSn = inquiries.get(demoCounter.inquiry);
  if (inqSn === undefined) return demoQuotations.length;
  const close = inquiryTimers.find(({ event }) => event === 'close');
  await close?.fire(lively(work, 1 + DEADLINE_EARLIER / 24), inqSn);
  await counter(work, inqSn, storeIds.get(demoCounter.store));
  return demoQuotations.length;
}

const cheaper = (price: string, percent: number): string =>
  unitPriceToWire(unitPrice(Math.max(1, Math.floor(((parseUnitPrice(price) ?? 0) * percent) / 100))));

async function answer(
  work: Work,
  wish: DemoQuotation,
  inquiries: LoadedInquiries,
  storeIds: ReadonlyMap<string, number>,
): Promise<void> {
  const at = lively(work, wish.daysAgo);
  const inqSn = inquiries.get(wish.inquiry);
  const seller = await demoSeller(work, storeIds.get(wish.store));
  if (!inqSn || !seller) return;
  const { quoSn, version, asked } = await showToSupplier(at, seller, { inqSn });
  if (wish.until === 'DECLINED') {
    await declineQuotation(at, seller, { quoSn, version, reason: 'noStock', note: wish.note });
    return;
  }
  const opened = await openQuotation(at, seller, { quoSn, version });
  if (wish.until === 'DRAFT') return;
  const listed = new Map(
    (await suggestLines(at, seller, { quoSn })).list.map((one) => [one.lineNo, one.line]),
  );
  if (listed.size === 0) {
    await declineQuotation(at, seller, { quoSn, version: opened.version, reason: 'notOurs', note: '' });
    return;
  }
  const lines = asked.lines.map(({ lineNo, qty }) => {
    const line = listed.get(lineNo);
    if (!line) return { lineNo, answer: 'none', number: qty };
    const breaks = line.breaks.map((one) => ({
      ...one,
      unitPrice: cheaper(one.unitPrice, wish.pricePercent),
    }));
    return { ...line, breaks };
  });
  const offer = QuotationOffer.parse({
    freight: wish.freight ? { kind: 'fixed', fee: wish.freight } : { kind: 'included' },
    plan: [
      wish.paidAfter > 0
        ? { trigger: 'ON_RECEIPT', perMille: 1000, dueDays: wish.paidAfter }
        : { trigger: 'ON_ORDER', perMille: 1000 },
    ],
    validUntil: dayInChina(after(work.now, days(30))),
    note: wish.note,
    lines,
  });
  await submitOffer(at, seller, { quoSn, version: opened.version, offer });
}

async function counter(work: Work, inqSn: string, storeId: number | undefined): Promise<void> {
  const at = lively(work, 0.5);
  const seller = await demoSeller(work, storeId);
  if (!seller) return;
  const { quoSn } = await showToSupplier(at, seller, { inqSn });
  const member = await demoEmployee(work, 'company01');
  const { version, state, shown } = await showToPurchaser(at, member, { quoSn });
  const line = shown?.lines.find((one) => one.unitPrice !== null);
  if (state !== 'QUOTED' || !line?.unitPrice) return;
  await counterOffer(at, member, {
    quoSn,
    version,
    lines: [
      {
        lineNo: line.lineNo,
        number: line.number,
        unitPrice: cheaper(line.unitPrice, demoCounter.pricePercent),
      },
    ],
    note: demoCounter.note,
    awardsOnAgreement: true,
  });
}

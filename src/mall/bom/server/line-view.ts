// Lines, parts and offers → the lines and totals that are sent.

import type { Work } from '#kit/db/work.ts';
import { bit } from '#kit/http/wire.ts';
import { type Cents, centsToWire, sum, unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import { storeTotals } from '#mall/cart/cart-totals.ts';
import { findOffers, type PartOffer } from '#mall/goods/server/goods.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import { findParts } from '#mall/part/server/part.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { BomTotals } from '../bom.protocol.ts';
import type { BomLineReply, BomOffer, BomPart } from '../bom-line.protocol.ts';
import { LINE_STATUSES, type LineStatus } from '../bom-status.ts';
import { type Chosen, chooseTogether, priceOnTop } from '../choose-together.ts';
import type { BomLine } from './find-bom.ts';
import { matchSays } from './match-words.ts';

const SHOWN_OFFERS = 10; // chosen: of one part

/** What a line is to its buyer; null while it waits to be matched. */
export function statusOf(
  line: Pick<BomLine, 'isFitted' | 'isLeftOut' | 'level' | 'partId' | 'isSure' | 'candidates'>,
): LineStatus | null {
  if (!line.isFitted) return 'notFitted';
  if (line.isLeftOut) return 'leftOut';
  if (line.level === null) return null;
  if (line.partId !== null && line.isSure) return 'matched';
  return line.partId !== null || line.candidates.length > 0 ? 'toConfirm' : 'notFound';
}

/** Parts as they are shown, by id; unknown ids are left out. */
export async function showParts(work: Work, partIds: readonly number[]): Promise<Map<number, BomPart>> {
  const parts = await findParts(work, partIds);
  return new Map(
    [...parts].map(([partId, { title, brandName, ...part }]) => [
      partId,
      { ...part, brandName: brandIn(work.language, brandName), goodsName: title[work.language] },
    ]),
  );
}

/** An offer at a need. @param others pieces that other lines take of it */
export function offerView(offer: PartOffer, need: number, language: Language, others = 0): BomOffer {
  const priced = priceOnTop(offer, need, others);
  return {
    productId: offer.productId,
    goodsId: offer.goodsId,
    storeId: offer.storeId,
    storeName: offer.storeName[language],
    packing: offer.packing,
    minBuyNum: offer.minBuyNum,
    multiple: offer.multiple,
    leadDays: offer.leadDays,
    productStock: offer.available,
    priceTiers: offer.priceTiers.map((tier) => ({
      minNum: tier.minNum,
      unitPrice: unitPriceToWire(tier.unitPrice),
    })),
    buyNum: priced?.buyNum ?? null,
    unitPrice: priced ? unitPriceToWire(priced.unitPrice) : null,
    amount: priced ? centsToWire(priced.amount) : null,
    betterBuy: priced?.better
      ? {
          buyNum: priced.better.buyNum,
          amount: centsToWire(priced.better.amount),
          saves: centsToWire(priced.better.saves),
        }
      : null,
  };
}

/**
 * Lines with everything a buyer decides by. A few statements for any number of lines.
 * @param all of the bill: lines of one part are priced together, whichever of them are shown
 */
export async function showLines(
  work: Work,
  lines: readonly BomLine[],
  all: readonly BomLine[],
): Promise<BomLineReply[]> {
  const named = lines.flatMap((line) => [
    ...(line.partId === null ? [] : [line.partId]),
    ...line.candidates.map((one) => one.partId),
    ...line.alternatePartIds,
  ]);
  const [parts, offers, bought] = await Promise.all([
    showParts(work, named),
    findOffers(
      work,
      lines.flatMap((line) => line.partId ?? []),
    ),
    chooseForPartsOf(work, lines, all),
  ]);
  return lines.map((line) => lineView(line, parts, offers, bought.get(line.lineId), work.language));
}

/** What the bill buys of the parts of these lines. */
async function chooseForPartsOf(
  work: Work,
  lines: readonly BomLine[],
  all: readonly BomLine[],
): Promise<Map<number, ChosenLine>> {
  const partIds = new Set(lines.map(({ partId }) => partId));
  const chosen = await chooseForLines(
    work,
    all.filter(({ partId }) => partIds.has(partId)),
  );
  return new Map(chosen.map((one) => [one.line.lineId, one]));
}

function lineView(
  line: BomLine,
  parts: ReadonlyMap<number, BomPart>,
  offers: ReadonlyMap<number, PartOffer[]>,
  bought: ChosenLine | undefined,
  language: Language,
): BomLineReply {
  const own = line.partId === null ? [] : (offers.get(line.partId) ?? []);
  const status = statusOf(line);
  const chosen = bought?.chosen;
  const need = line.need > 0 ? line.need : Math.max(1, line.qty);
  const view = (offer: PartOffer) =>
    offerView(offer, need, language, bought?.others.get(offer.productId) ?? 0);
  const views = own.map(view).sort(byUsefulness(need));
  const shown = views.slice(0, SHOWN_OFFERS);
  if (chosen && !shown.some((one) => one.productId === chosen.offer.productId)) {
    shown.push(view(chosen.offer));
  }
  return {
    lineId: line.lineId,
    lineNo: line.lineNo,
    designators: line.designators,
    qty: line.qty,
    partNo: line.partNo,
    brandName: line.brandName,
    value: line.value,
    packageName: line.packageName,
    description: line.description,
    note: line.note,
    matCode: line.matCode,
    supplierCode: line.supplierCode,
    isFitted: bit(line.isFitted),
    isLeftOut: bit(line.isLeftOut),
    attrition: line.attrition,
    leaderNum: line.leaderNum,
    status,
    level: line.level,
    confidence: line.confidence,
    reason: line.level === 'hand' ? matchSays.hand[language] : (line.reason?.[language] ?? ''),
    part: line.partId === null ? null : (parts.get(line.partId) ?? null),
    candidates: line.candidates.flatMap(({ partId, confidence }) => {
      const part = parts.get(partId);
      return part ? [{ ...part, confidence }] : [];
    }),
    alternates: line.alternatePartIds.flatMap((partId) => parts.get(partId) ?? []),
    need: line.need,
    offers: shown,
    chosen: chosen ? chosenView(chosen, language) : null,
  };
}

/** What has enough for the need first, the cheapest of it before the rest. */
const byUsefulness = (need: number) => (a: BomOffer, b: BomOffer) => {
  const isEnough = (offer: BomOffer) => offer.buyNum !== null && offer.buyNum >= need;
  return (
    Number(isEnough(b)) - Number(isEnough(a)) || Number(a.amount ?? Infinity) - Number(b.amount ?? Infinity)
  );
};

const chosenView = (chosen: Chosen<PartOffer>, language: Language): NonNullable<BomLineReply['chosen']> => ({
  productId: chosen.offer.productId,
  buyNum: chosen.buyNum,
  unitPrice: unitPriceToWire(chosen.unitPrice),
  amount: centsToWire(chosen.amount),
  byHand: bit(chosen.byHand),
  problem: chosen.problem?.[language] ?? '',
});

/** A line with the offer that would go to the cart. */
export interface ChosenLine {
  line: BomLine;
  chosen: Chosen<PartOffer> | undefined;
  /** Pieces that other lines ask of a product, by its number. */
  others: ReadonlyMap<number, number>;
}

/** For every matched line what would be bought: lines of one part together. One statement. */
export async function chooseForLines(work: Work, lines: readonly BomLine[]): Promise<ChosenLine[]> {
  const matched = lines.filter((line) => statusOf(line) === 'matched' && line.need > 0);
  const offers = await findOffers(
    work,
    matched.map((line) => required(line.partId)),
  );
  const found = new Map<BomLine, ChosenLine>();
  for (const [partId, same] of Map.groupBy(matched, (line) => required(line.partId))) {
    const chosen = chooseTogether(offers.get(partId) ?? [], same);
    const asked = new Map<number, number>();
    for (const one of chosen) {
      if (one) asked.set(one.offer.productId, (asked.get(one.offer.productId) ?? 0) + one.asked);
    }
    for (const [i, line] of same.entries()) {
      const own = chosen[i];
      const others = new Map(asked);
      if (own) others.set(own.offer.productId, required(asked.get(own.offer.productId)) - own.asked);
      found.set(line, { line, chosen: own, others });
    }
  }
  return matched.map((line) => required(found.get(line)));
}

/** Counts by status, and what it costs at which store. */
export async function totalsOf(work: Work, lines: readonly BomLine[]): Promise<BomTotals> {
  const chosen = await chooseForLines(work, lines);
  const counts = Object.fromEntries(LINE_STATUSES.map((status) => [status, 0])) as Record<LineStatus, number>;
  for (const line of lines) {
    const status = statusOf(line);
    if (status) counts[status]++;
  }
  const byStore = new Map<number, Cents[]>();
  for (const { chosen: one } of chosen) {
    if (!one) continue;
    const amounts = byStore.get(one.offer.storeId);
    if (amounts) amounts.push(one.amount);
    else byStore.set(one.offer.storeId, [one.amount]);
  }
  const stores = await findStores(work, [...byStore.keys()]);
  const sums = [...byStore].map(([storeId, amounts]) => {
    const store = required(stores.get(storeId));
    const totals = storeTotals(
      amounts.map((amount) => ({ isChecked: true, amount })),
      store.freightIn(null),
    );
    return { storeId, storeName: store.name[work.language], lines: amounts.length, ...totals };
  });
  sums.sort((a, b) => b.totalAmount - a.totalAmount || a.storeId - b.storeId);
  const goodsAmount = sum(sums.map((one) => one.totalAmount));
  const freight = sum(sums.map((one) => one.freight));
  return {
    counts,
    stores: sums.map(({ storeId, storeName, lines: count, totalAmount, freight: fee }) => ({
      storeId,
      storeName,
      lines: count,
      amount: centsToWire(totalAmount),
      freight: centsToWire(fee),
    })),
    buyable: chosen.filter((one) => one.chosen).length,
    withoutOffer: chosen.filter((one) => !one.chosen).length,
    goodsAmount: centsToWire(goodsAmount),
    freight: centsToWire(freight),
    totalAmount: centsToWire(sum([goodsAmount, freight])),
  };
}

// Finds what each row of a price list is about, and compares it with what the store sells.
import type { Work } from '#kit/db/work.ts';
import { unitPriceToWire } from '#kit/money/money.ts';
import { raisedMinBuyNum } from '#kit/rules/quantity.ts';
import type { Text } from '#kit/words/text.ts';
import { type FoundPart, findByNumber, sameBrand } from '#mall/bom/server/bom.ts';
import type { Packing } from '#mall/goods/goods.protocol.ts';
import { isLadder, type PriceTier } from '#mall/goods/price-tier.ts';
import type { OfferToTake } from '#mall/goods/server/goods.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { OfferRole } from '../offer-columns.ts';
import type { RowKind } from '../offer-sheet.protocol.ts';
import { rowSays } from './offer-row-says.ts';
import { joinSteps, type WrittenOffer } from './read-offers.ts';

const DEAREST = 999_999_000_000; // spec §9: no price filter reaches beyond ¥999,999
const LARGE = 0.3; // domain-operate 3: a change of price beyond it is marked
const REST_LOT = 'IMPORT';

interface SoldProduct {
  productId: number;
  partId: number;
  partNo: string;
  brandName: string;
  packing: Packing;
  isDefault: boolean;
  minBuyNum: number;
  multiple: number;
  spq: number;
  leadDays: number;
  maxBuyNum: number | null;
  tiers: PriceTier[];
  onHand: number;
  /** The oldest first. */
  lots: { lotNo: string; dateCode: string; onHand: number }[];
}

export interface ComparedOffer {
  rowNo: number;
  partNo: string;
  brandName: string;
  kind: RowKind;
  says: Text | null;
  changes: { role: OfferRole; before: string; after: string }[];
  isLarge: boolean;
  /** What is taken; undefined for what is wrong. */
  offer: OfferToTake | undefined;
}

const SOLD = `
  SELECT p.product_id AS "productId", g.part_id AS "partId", a.part_no AS "partNo", b.name AS "brandName", p.packing,
         p.is_default AS "isDefault", p.min_buy_num AS "minBuyNum", p.multiple, p.spq, p.lead_days AS "leadDays",
         p.max_buy_num AS "maxBuyNum", p.price_tiers AS tiers, p.on_hand AS "onHand",
         COALESCE((SELECT json_agg(json_build_object('lotNo', l.lot_no, 'dateCode', l.date_code, 'onHand', l.on_hand)
                                    ORDER BY l.date_code, l.lot_id)
                   FROM stock_lot l WHERE l.product_id = p.product_id), '[]') AS lots
  FROM goods g JOIN product p USING (goods_id) JOIN part a USING (part_id) JOIN brand b USING (brand_id)
  WHERE g.store_id = $1 AND (g.part_id = ANY($2::bigint[]) OR p.product_id = ANY($3::bigint[]))
  ORDER BY p.product_id`;

/**
 * @param dateCode of stock that names none
 * @param holds the products stay as they are until the end of the transaction
 */
export async function compareOffers(
  work: Work,
  storeId: number,
  written: readonly WrittenOffer[],
  { dateCode, holds }: { dateCode: string; holds: boolean },
): Promise<ComparedOffer[]> {
  const found = await findByNumber(
    work,
    written.flatMap(({ partNo, productId }) =>
      productId === undefined && partNo ? [normalPartNo(partNo)] : [],
    ),
  );
  const partOf = (row: WrittenOffer) => resolve(row, found.get(normalPartNo(row.partNo)) ?? []);
  const partIds = written.flatMap((row) => {
    const part = partOf(row);
    return 'partId' in part ? [part.partId] : [];
  });
  const productIds = written.flatMap(({ productId }) => (productId === undefined ? [] : [productId]));
  const sold = await work.query<SoldProduct>(`${SOLD}${holds ? ' FOR UPDATE OF p' : ''}`, [
    storeId,
    [...new Set(partIds)],
    productIds,
  ]);
  const byId = new Map(sold.map((one) => [one.productId, one]));
  const byPart = Map.groupBy(sold, ({ partId }) => partId);
  const target = (row: WrittenOffer): Target => {
    if (row.productId !== undefined) {
      const product = byId.get(row.productId);
      return product ? { partId: product.partId, product } : { fault: rowSays.unknownProduct };
    }
    const part = partOf(row);
    if ('fault' in part) return part;
    const sells = byPart.get(part.partId) ?? [];
    const product = row.packing
      ? sells.find(({ packing }) => packing === row.packing)
      : (sells.find(({ isDefault }) => isDefault) ?? sells[0]);
    return { partId: part.partId, product };
  };
  const keyOf = (row: WrittenOffer): string => {
    const to = target(row);
    if ('fault' in to) return '';
    // Lots of one product stand in rows of their own.
    return [to.partId, to.product?.packing ?? row.packing ?? 'piece', row.lotNo ?? ''].join(' ');
  };
  return joinSteps(written, keyOf).map((row) => compared(row, storeId, target(row), dateCode));
}

type Target = { partId: number; product: SoldProduct | undefined } | { fault: Text };

/** The one part that a row can mean. */
function resolve(row: WrittenOffer, parts: readonly FoundPart[]): { partId: number } | { fault: Text } {
  if (parts.length === 0) return { fault: rowSays.unknownPart };
  const ofBrand =
    row.brandName === ''
      ? parts
      : parts.filter((part) => sameBrand(row.brandName, part.brandName, part.brandZh) !== false);
  const brands = [...new Set(parts.map(({ brandName }) => brandName))].join('、');
  if (ofBrand.length === 0) return { fault: rowSays.otherBrand(brands) };
  const exact = ofBrand.filter(({ partNo }) => partNo === row.partNo);
  const [one, another] = exact.length > 0 ? exact : ofBrand;
  return one && !another ? one : { fault: rowSays.whichBrand(brands) };
}

function compared(row: WrittenOffer, storeId: number, target: Target, dateCode: string): ComparedOffer {
  const product = 'fault' in target ? undefined : target.product;
  const about = {
    rowNo: row.rowNo,
    partNo: row.partNo || (product?.partNo ?? ''),
    brandName: row.brandName || (product?.brandName ?? ''),
  };
  const wrong = (says: Text): ComparedOffer => ({
    ...about,
    kind: 'wrong',
    says,
    changes: [],
    isLarge: false,
    offer: undefined,
  });
  if (row.fault) return wrong(row.fault);
  if ('fault' in target) return wrong(target.fault);

  const asked = row.minBuyNum ?? product?.minBuyNum;
  const tiers = laddersOf(row, product, asked);
  const [first] = tiers;
  if (!first) return wrong(rowSays.noPrice);
  if (!isLadder(tiers)) return wrong(rowSays.rising);
  if (first.unitPrice > DEAREST) return wrong(rowSays.tooDear);
  const multiple = row.multiple ?? product?.multiple ?? 1;
  const wished = Math.max(asked ?? first.minNum, first.minNum);
  const minBuyNum = raisedMinBuyNum(wished, multiple);
  if (product?.maxBuyNum != null && minBuyNum > product.maxBuyNum)
    return wrong(rowSays.aboveLimit(product.maxBuyNum));
  const lots = lotsOf(row, product, dateCode);

  const after = {
    packing: row.packing ?? product?.packing ?? 'piece',
    minBuyNum,
    multiple,
    spq: row.spq ?? product?.spq ?? minBuyNum,
    leadDays: row.leadDays ?? product?.leadDays ?? (row.stock ? 3 : 21),
    tiers,
  };
  const changes = product ? changesOf(product, after, lots.onHand) : [];
  const before = product?.tiers[0]?.unitPrice;
  return {
    ...about,
    kind: product ? (changes.length > 0 ? 'changed' : 'same') : 'new',
    says:
      minBuyNum !== wished
        ? rowSays.raised(minBuyNum)
        : asked !== undefined && wished !== asked
          ? rowSays.firstStep(wished)
          : null,
    changes,
    isLarge: before !== undefined && Math.abs(first.unitPrice - before) > before * LARGE,
    offer: { storeId, partId: target.partId, offer: { ...after, lots: lots.lots } },
  };
}

/** A single price holds from the MOQ on; without any price the ladder stays. */
function laddersOf(
  row: WrittenOffer,
  product: SoldProduct | undefined,
  asked: number | undefined,
): PriceTier[] {
  if (row.price === undefined) return row.tiers.length > 0 ? row.tiers : (product?.tiers ?? []);
  const first = row.tiers[0];
  const from = Math.min(asked ?? 1, first ? first.minNum : Number.POSITIVE_INFINITY);
  if (first && from >= first.minNum) return row.tiers;
  return [{ minNum: from, unitPrice: row.price }, ...row.tiers];
}

/**
 * Stock without a lot is all there is: what comes on top of the lots lies in one of its own, what is missing has left the
 * oldest lots.
 */
function lotsOf(
  row: WrittenOffer,
  product: SoldProduct | undefined,
  dateCode: string,
): { lots: OfferToTake['offer']['lots']; onHand: number | undefined } {
  if (row.stock === undefined) return { lots: [], onHand: undefined };
  const made = row.dateCode ?? dateCode;
  const lots = product?.lots ?? [];
  const held = (but: string) =>
    lots.reduce((all, { lotNo, onHand }) => all + (lotNo === but ? 0 : onHand), 0);
  if (row.lotNo !== undefined)
    return {
      lots: [{ lotNo: row.lotNo, dateCode: made, onHand: row.stock }],
      onHand: held(row.lotNo) + row.stock,
    };
  const rest = row.stock - held(REST_LOT);
  if (rest >= 0) return { lots: [{ lotNo: REST_LOT, dateCode: made, onHand: rest }], onHand: row.stock };
  let missing = held('') - row.stock;
  const left = lots
    .toSorted((a, b) => Number(b.lotNo === REST_LOT) - Number(a.lotNo === REST_LOT))
    .map((lot) => {
      const gone = Math.min(missing, lot.onHand);
      missing -= gone;
      return { ...lot, onHand: lot.onHand - gone };
    });
  return { lots: left, onHand: row.stock };
}

type Sold = Pick<SoldProduct, 'packing' | 'minBuyNum' | 'multiple' | 'spq' | 'leadDays' | 'tiers'>;

function changesOf(before: SoldProduct, after: Sold, onHand: number | undefined): ComparedOffer['changes'] {
  const changes: ComparedOffer['changes'] = [];
  const note = (role: OfferRole, from: string, to: string) => {
    if (from !== to) changes.push({ role, before: from, after: to });
  };
  note('price', ladderText(before.tiers), ladderText(after.tiers));
  for (const role of ['minBuyNum', 'multiple', 'spq', 'leadDays'] as const)
    note(role, String(before[role]), String(after[role]));
  if (onHand !== undefined) note('stock', String(before.onHand), String(onHand));
  return changes;
}

/** `1: 0.12 · 1000: 0.0985` */
const ladderText = (tiers: readonly PriceTier[]): string =>
  tiers
    .map(({ minNum, unitPrice }) => `${minNum}: ${unitPriceToWire(unitPrice).replace(/\.?0+$/, '')}`)
    .join(' · ');

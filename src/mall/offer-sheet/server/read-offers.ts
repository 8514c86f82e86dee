// Reads the rows of a price list by its columns: what each says of one way in which a part is sold.
import type { UnitPrice } from '#kit/money/money.ts';
import type { Text } from '#kit/words/text.ts';
import type { Packing } from '#mall/goods/goods.protocol.ts';
import { isLadder, type PriceTier } from '#mall/goods/price-tier.ts';
import type { OfferColumns, OfferRole } from '../offer-columns.ts';
import { headingsOf, quantitiesOf, stepsOf } from './ladder-columns.ts';
import { rowSays } from './offer-row-says.ts';
import { isPerThousand, stepOf } from './offer-words.ts';
import { dateCodeIn, daysIn, isForeign, numberIn, packingIn, priceIn, tiersIn } from './read-cells.ts';

/** What a row says; what it leaves blank is undefined, no prices at all is an empty ladder. */
export interface WrittenOffer {
  /** As the spreadsheet counts. */
  rowNo: number;
  partNo: string;
  brandName: string;
  productId: number | undefined;
  packing: Packing | undefined;
  tiers: PriceTier[];
  /** A price whose quantity nothing says: it holds from the MOQ on. */
  price: UnitPrice | undefined;
  stock: number | undefined;
  lotNo: string | undefined;
  dateCode: string | undefined;
  minBuyNum: number | undefined;
  multiple: number | undefined;
  spq: number | undefined;
  leadDays: number | undefined;
  fault: Text | undefined;
}

/** The rows below the headings that offer something; titles, repeated headings and blank rows are passed over. */
export function readOffers(rows: readonly string[][], { headRow, roles }: OfferColumns): WrittenOffer[] {
  const { headings, firstRow } = headingsOf(rows, headRow);
  const heading = (rows[headRow] ?? []).join('\n');
  const ladder = { quantities: quantitiesOf(roles, headings), steps: stepsOf(headings) };
  const offers: WrittenOffer[] = [];
  for (const [at, row] of rows.entries()) {
    if (at < firstRow || row.join('\n') === heading) continue;
    const offer = readOffer(row, roles, headings, ladder, at + 1);
    if (offer) offers.push(offer);
  }
  return offers;
}

/** Where the quantities of the prices stand. */
interface Ladder {
  quantities: ReturnType<typeof quantitiesOf>;
  steps: ReturnType<typeof stepsOf>;
}

function readOffer(
  row: readonly string[],
  roles: readonly (OfferRole | null)[],
  headings: readonly string[],
  ladder: Ladder,
  rowNo: number,
): WrittenOffer | undefined {
  const cell = (role: OfferRole) => (row[roles.indexOf(role)] ?? '').trim();
  const partNo = cell('partNo');
  const id = cell('productId');
  const says = roles.some((role, at) => role !== null && role !== 'partNo' && (row[at] ?? '').trim() !== '');
  if (!says && id === '') return undefined;
  if (
    partNo === '' &&
    id === '' &&
    !roles.some((role, at) => role === 'price' && (row[at] ?? '').trim() !== '')
  )
    return undefined;
  const faults: Text[] = [];
  const read = <T>(role: OfferRole, by: (text: string) => T | undefined, fault: (text: string) => Text) => {
    const text = cell(role);
    if (text === '' || text === '-') return undefined;
    const value = by(text);
    if (value === undefined) faults.push(fault(text));
    return value;
  };
  const positive = (text: string) => numberIn(text) || undefined;
  const { tiers, price } = pricesOf(row, roles, headings, ladder, faults);
  if (partNo === '' && id === '') faults.push(rowSays.noPartNo);
  if (partNo.length > 100) faults.push(rowSays.longPartNo);
  const fromCell = read('tiers', tiersIn, rowSays.tiers);
  return {
    rowNo,
    partNo: partNo.slice(0, 100),
    brandName: cell('brandName').slice(0, 100),
    productId: read(
      'productId',
      (text) => (/^\d{1,15}$/.test(text) ? Number(text) : undefined),
      rowSays.productId,
    ),
    packing: read('packing', packingIn, rowSays.packing),
    tiers: fromCell ?? tiers,
    price,
    stock: read('stock', numberIn, rowSays.stock),
    lotNo: read('lotNo', (text) => (text.length <= 40 ? text : undefined), rowSays.lotNo),
    dateCode: read('dateCode', dateCodeIn, rowSays.dateCode),
    minBuyNum: read('minBuyNum', positive, rowSays.minBuyNum),
    multiple: read('multiple', positive, rowSays.multiple),
    spq: read('spq', positive, rowSays.spq),
    leadDays: read('leadDays', daysIn, rowSays.leadDays),
    fault: faults[0],
  };
}

/** Prices with a quantity in their heading, or in a column of quantities; one without any. */
function pricesOf(
  row: readonly string[],
  roles: readonly (OfferRole | null)[],
  headings: readonly string[],
  { quantities, steps }: Ladder,
  faults: Text[],
): { tiers: PriceTier[]; price: UnitPrice | undefined } {
  const tiers: PriceTier[] = [];
  let price: UnitPrice | undefined;
  for (const [at, role] of roles.entries()) {
    const text = (row[at] ?? '').trim();
    if (role !== 'price' || text === '' || text === '-') continue;
    const heading = headings[at] ?? '';
    const unitPrice = priceIn(text, isPerThousand(heading)) || undefined;
    if (unitPrice === undefined || isForeign(heading)) {
      faults.push(isForeign(text) || isForeign(heading) ? rowSays.foreign : rowSays.price(text));
      continue;
    }
    const numberAt = quantities.get(at);
    const written = numberAt === undefined ? '' : (row[numberAt] ?? '').trim();
    const from = numberIn(written) || stepOf(written);
    if (written !== '' && from === undefined) faults.push(rowSays.tierNum(written));
    const minNum = from ?? steps[at];
    if (minNum !== undefined) tiers.push({ minNum, unitPrice });
    else price ??= unitPrice;
  }
  tiers.sort((a, b) => a.minNum - b.minNum);
  return { tiers: withoutRepeats(tiers), price };
}

/** Steps that cost as much as the one before say nothing. */
const withoutRepeats = (tiers: readonly PriceTier[]): PriceTier[] =>
  tiers.filter((tier, at) => at === 0 || tier.unitPrice !== tiers[at - 1]?.unitPrice);

/**
 * Rows that give a ladder step by step, one below the other, become one row: the same part in the same packing, each with
 * a quantity and a price. Any other row that names a part again is a fault.
 */
export function joinSteps(
  offers: readonly WrittenOffer[],
  keyOf: (offer: WrittenOffer) => string,
): WrittenOffer[] {
  const first = new Map<string, WrittenOffer>();
  return offers.flatMap((offer) => {
    const key = keyOf(offer);
    const before = first.get(key);
    if (!before) {
      const one = { ...offer };
      if (key !== '' && one.fault === undefined) first.set(key, one);
      return [one];
    }
    const joined = [...before.tiers, ...offer.tiers].sort((a, b) => a.minNum - b.minNum);
    const isStep = offer.tiers.length === 1 && before.tiers.length > 0 && offer.fault === undefined;
    if (isStep && isLadder(joined)) {
      before.tiers = joined;
      return [];
    }
    return [{ ...offer, fault: offer.fault ?? rowSays.again(before.rowNo) }];
  });
}

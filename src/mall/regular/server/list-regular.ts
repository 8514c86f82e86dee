// The list of what a member buys often: found in his orders of 180 days and among his pins.
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { type UnitPrice, unitPriceToWire } from '#kit/money/money.ts';
import { repairQuantity } from '#kit/rules/quantity.ts';
import { required } from '#kit/rules/required.ts';
import { days } from '#kit/time/duration.ts';
import { keptGoodsView } from '#mall/favourite/server/favourite.ts';
import { unitPriceAt } from '#mall/goods/price-tier.ts';
import { findProducts, type ProductForSale } from '#mall/goods/server/goods.ts';
import { findOwnCodedPartIds } from '#mall/mat-code/server/mat-code.ts';
import { looksAfter, type Member, mayDo } from '#mall/member/actor.ts';
import { orderStatesWhere } from '#mall/order/order-status.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import type { RiskAlternate } from '#mall/project/project.protocol.ts';
import { riskNames } from '#mall/project/project-status.ts';
import type { FoundRisk } from '#mall/project/risk-rules.ts';
import { riskText } from '#mall/project/risk-words.ts';
import { findAlternates, findPartRisks } from '#mall/project/server/project.ts';
import { type Forecast, forecastPurchase } from '../forecast-purchase.ts';
import type { RegularGoods, RegularPart, regularProtocol } from '../regular.protocol.ts';

type List = typeof regularProtocol.list;

const WINDOW = days(180); // domain 3.11
const LEAST_TIMES = 2; // domain 3.11
const DUE_WITHIN = days(7); // chosen: a week to order in
const MOST_LINES = 20_000;

interface Line {
  productId: number;
  at: Date;
  number: number;
  /** Null for who may not see prices of orders. */
  unitPrice: UnitPrice | null;
}

/** Orders that were neither called off nor given back whole, the latest first. */
const LINES = `
  SELECT l.product_id AS "productId", o.created_at AS at, l.buy_num AS number,
         CASE WHEN $4 THEN l.unit_price END AS "unitPrice"
  FROM sub_order o JOIN order_line l USING (order_sn)
  WHERE (o.member_id = $1 OR o.enterprise_id = $2) AND o.created_at >= $3
    AND l.product_id IS NOT NULL AND o.state = ANY ('{${orderStatesWhere((row) => row.station)}}')
  ORDER BY o.created_at DESC LIMIT ${MOST_LINES}`;

interface Bought {
  product: ProductForSale;
  isPinned: boolean;
  last: Line | undefined;
  forecast: Forecast | undefined;
  suggestedNum: number;
  price: UnitPrice;
}

interface Found extends Bought {
  risks: FoundRisk[];
}

export const listRegular: Action<List> = async (work, member, { part, keyword = '', current, pageSize }) => {
  const coded = new Set(await findOwnCodedPartIds(work, member, keyword));
  const found = await withRisks(
    work,
    (await findRegular(work, member)).filter(
      ({ product }) => coded.has(product.partId) || isMeant(product, keyword),
    ),
  );
  const parts: Record<RegularPart, Found[]> = {
    all: found,
    due: found.filter(({ forecast }) => isDue(forecast, work.now)),
    pinned: found.filter(({ isPinned }) => isPinned),
    dearer: found.filter(({ last, price }) => last && last.unitPrice !== null && price > last.unitPrice),
    risk: found.filter(({ risks }) => risks.length > 0),
  };
  const from = (current - 1) * pageSize;
  const page = parts[part].slice(from, from + pageSize);
  const alternates = await findAlternates(
    work,
    member,
    page.flatMap(({ product: { partId }, suggestedNum, risks }) =>
      risks.length > 0 ? [{ partId, need: suggestedNum }] : [],
    ),
  );
  return {
    list: page.map((one) => regularView(one, alternates.get(one.product.partId) ?? [], work)),
    pagination: { current, pageSize, total: parts[part].length },
    counts: {
      all: parts.all.length,
      due: parts.due.length,
      pinned: parts.pinned.length,
      dearer: parts.dearer.length,
      risk: parts.risk.length,
    },
  };
};

/** A price is compared with what was paid last. */
async function withRisks(work: Work, bought: readonly Bought[]): Promise<Found[]> {
  const risks = await findPartRisks(
    work,
    bought.map(({ product, suggestedNum, price, last }) => ({
      partId: product.partId,
      need: suggestedNum,
      price,
      formerPrice: last?.unitPrice ?? null,
    })),
  );
  return bought.map((one, at) => ({ ...one, risks: required(risks[at]) }));
}

/** Pins first where they were never bought; otherwise by how often and how lately. */
export async function findRegular(work: Work, member: Member): Promise<Bought[]> {
  const [lines, pins] = await Promise.all([
    work.query<Line>(
      LINES,
      [
        member.memberId,
        looksAfter(member),
        new Date(work.now.getTime() - WINDOW),
        mayDo(member, 'order.price'),
      ],
      'regular-lines',
    ),
    work.query<{ productId: number; hiddenAt: Date | null }>(
      `SELECT product_id AS "productId", hidden_at AS "hiddenAt" FROM regular_pin
       WHERE member_id = $1 ORDER BY pin_id DESC`,
      [member.memberId],
      'regular-pins',
    ),
  ]);
  const bought = Map.groupBy(lines, ({ productId }) => productId);
  const pinOf = new Map(pins.map((pin) => [pin.productId, pin]));
  const productIds = [
    ...pins.filter(({ hiddenAt }) => !hiddenAt).map(({ productId }) => productId),
    ...[...bought].flatMap(([productId, some]) => {
      const pin = pinOf.get(productId);
      if (pin && !pin.hiddenAt) return []; // stands above
      const isHidden = pin?.hiddenAt && required(some[0]).at <= pin.hiddenAt;
      return some.length >= LEAST_TIMES && !isHidden ? [productId] : [];
    }),
  ];
  const products = await findProducts(work, productIds);
  return productIds
    .flatMap((productId): Bought[] => {
      const product = products.get(productId);
      if (!product) return [];
      const some = bought.get(productId);
      const forecast = some ? forecastPurchase(some, work.now) : undefined;
      const suggestedNum =
        repairQuantity(forecast?.usualNum ?? product.minBuyNum, product) ?? product.minBuyNum;
      const pin = pinOf.get(productId);
      return [
        {
          product,
          isPinned: pin !== undefined && !pin.hiddenAt,
          last: some?.[0],
          forecast,
          suggestedNum,
          price: unitPriceAt(product.priceTiers, suggestedNum),
        },
      ];
    })
    .sort((a, b) => (b.forecast?.rank ?? Number.MAX_VALUE) - (a.forecast?.rank ?? Number.MAX_VALUE));
}

function isMeant(product: ProductForSale, keyword: string): boolean {
  if (keyword === '') return true;
  const wanted = keyword.toLowerCase();
  const normal = normalPartNo(keyword);
  return (
    (normal !== '' && normalPartNo(product.partNo).includes(normal)) ||
    [product.goodsName.zh, product.goodsName.en, product.brandName].some((text) =>
      text.toLowerCase().includes(wanted),
    )
  );
}

const isDue = (forecast: Forecast | undefined, now: Date): boolean =>
  !!forecast?.nextAt && forecast.nextAt.getTime() <= now.getTime() + DUE_WITHIN;

function regularView(
  { product, isPinned, last, forecast, suggestedNum, price, risks }: Found,
  alternates: RiskAlternate[],
  { language }: Work,
): RegularGoods {
  return {
    ...keptGoodsView(product, language),
    isPinned: bit(isPinned),
    times: forecast?.times ?? 0,
    lastPrice: last && last.unitPrice !== null ? unitPriceToWire(last.unitPrice) : null,
    lastNum: last?.number ?? null,
    lastAt: last?.at.toISOString() ?? null,
    suggestedNum,
    intervalDays: forecast?.intervalDays ?? null,
    nextAt: forecast?.nextAt?.toISOString() ?? null,
    priceAtSuggested: unitPriceToWire(price),
    risks: risks.map(({ kind, severity, detail }) => ({
      kind,
      kindName: riskNames[kind][language],
      severity,
      text: riskText(kind, detail, language, 'paid'),
    })),
    alternates: risks.length > 0 ? alternates : [],
  };
}

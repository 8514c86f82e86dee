// Products for tests: one call makes the listing, its stock, and every parent that is missing.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { unitPrice } from '#kit/money/money.ts';
import { normalPartNo } from '#mall/part/normal-part-no.ts';
import { brand, category, part } from '#mall/part/server/part.tables.ts';
import { aStore } from '#mall/store/server/store.builders.ts';
import type { Packing } from '../goods.protocol.ts';
import type { GoodsState } from '../goods-state.ts';
import type { PriceTier } from '../price-tier.ts';
import { goodsChanged } from './goods.events.ts';
import { goods, product, stockLot } from './goods.tables.ts';

export interface ProductWish {
  /** Made anew when left out. */
  storeId?: number;
  /** Another product of this part, e.g. a second store's offer. */
  partId?: number;
  partNo?: string;
  brandName?: string;
  categoryId?: number;
  titleZh?: string;
  titleEn?: string;
  packageName?: string;
  params?: (typeof part.$inferSelect)['params'];
  packing?: Packing;
  /** Micro-yuan; ¥1.50 from 1, ¥1.20 from 100 and ¥1.00 from 1000 when left out. */
  priceTiers?: PriceTier[];
  minBuyNum?: number;
  multiple?: number;
  spq?: number;
  maxBuyNum?: number | null;
  leadDays?: number;
  /** Pieces on hand, in one lot; 10,000 when left out. */
  stock?: number;
  /** Instead of `stock`: several lots. */
  lots?: { lotNo: string; dateCode: string; onHand: number }[];
  reserved?: number;
  state?: GoodsState;
}

export interface BuiltProduct {
  productId: number;
  goodsId: number;
  partId: number;
  partNo: string;
  storeId: number;
  brandId: number;
  categoryId: number;
  lotIds: number[];
}

const LADDER: PriceTier[] = [
  { minNum: 1, unitPrice: unitPrice(1_500_000) },
  { minNum: 100, unitPrice: unitPrice(1_200_000) },
  { minNum: 1_000, unitPrice: unitPrice(1_000_000) },
];

/** A product that can be bought, announced to the rooms above like a real one. */
export async function aProduct(work: Work, wish: ProductWish = {}): Promise<BuiltProduct> {
  const storeId = wish.storeId ?? (await aStore(work)).storeId;
  const made = await thePart(work, wish);
  const [listing] = await work.tx
    .insert(goods)
    .values({ storeId, partId: made.partId, state: wish.state ?? 'ON_SALE' })
    .returning();
  const goodsId = listing!.goodsId;
  const lots =
    wish.lots ??
    (wish.stock === 0 ? [] : [{ lotNo: 'LOT-1', dateCode: '2610', onHand: wish.stock ?? 10_000 }]);
  const [row] = await work.tx
    .insert(product)
    .values({
      goodsId,
      packing: wish.packing ?? 'cutTape',
      priceTiers: wish.priceTiers ?? LADDER,
      minBuyNum: wish.minBuyNum ?? wish.multiple ?? 1,
      multiple: wish.multiple ?? 1,
      spq: wish.spq ?? 1_000,
      maxBuyNum: wish.maxBuyNum ?? null,
      leadDays: wish.leadDays ?? 3,
      onHand: lots.reduce((sum, lot) => sum + lot.onHand, 0),
      reserved: wish.reserved ?? 0,
    })
    .returning();
  const productId = row!.productId;
  const kept =
    lots.length === 0
      ? []
      : await work.tx
          .insert(stockLot)
          .values(lots.map((lot) => ({ ...lot, productId })))
          .returning();
  await work.emit(goodsChanged, { goodsIds: [goodsId] });
  return {
    productId,
    goodsId,
    storeId,
    partId: made.partId,
    partNo: made.partNo,
    brandId: made.brandId,
    categoryId: made.categoryId,
    lotIds: kept.map((lot) => lot.lotId),
  };
}

type PartRow = Pick<typeof part.$inferSelect, 'partId' | 'partNo' | 'brandId' | 'categoryId'>;

async function thePart(work: Work, wish: ProductWish): Promise<PartRow> {
  const { partId } = wish;
  if (partId !== undefined) {
    const [known] = await work.tx.select().from(part).where(eq(part.partId, partId));
    if (!known) throw new Error(`no such part: ${partId}`);
    return known;
  }
  const partNo = wish.partNo ?? `TEST-${randomUUID().slice(0, 8).toUpperCase()}`;
  const [made] = await work.tx
    .insert(part)
    .values({
      brandId: await aBrand(work, wish.brandName ?? `TestBrand ${randomUUID().slice(0, 8)}`),
      categoryId: wish.categoryId ?? (await aCategory(work)),
      partNo,
      normalPartNo: normalPartNo(partNo),
      titleZh: wish.titleZh ?? `测试器件 ${partNo}`,
      titleEn: wish.titleEn ?? `Test part ${partNo}`,
      packageName: wish.packageName ?? 'SOT-23',
      packageFamily: wish.packageName ?? 'SOT-23',
      params: wish.params ?? [],
    })
    .returning();
  return made!;
}

/** The brand of that name, made when missing; its id. */
export async function aBrand(work: Work, name: string): Promise<number> {
  const [row] = await work.tx
    .insert(brand)
    .values({ name, letter: /^[a-z]/i.test(name) ? name[0]!.toUpperCase() : '#' })
    .onConflictDoUpdate({ target: brand.name, set: { name } })
    .returning();
  return row!.brandId;
}

/** A category below `pid` (on the first level when left out); its id. */
export async function aCategory(
  work: Work,
  wish: { nameZh?: string; nameEn?: string; pid?: number; columns?: string[] } = {},
): Promise<number> {
  const code = `category-${randomUUID().slice(0, 8)}`;
  const [above] = wish.pid
    ? await work.query<{ path: number[]; grade: number }>(
        'SELECT path, grade FROM category WHERE category_id = $1',
        [wish.pid],
      )
    : [];
  const [made] = await work.tx
    .insert(category)
    .values({
      code,
      pid: wish.pid ?? null,
      grade: (above?.grade ?? 0) + 1,
      nameZh: wish.nameZh ?? `测试分类 ${code}`,
      nameEn: wish.nameEn ?? `Test ${code}`,
      columns: wish.columns ?? [],
    })
    .returning();
  const categoryId = made!.categoryId;
  await work.query('UPDATE category SET path = $2 WHERE category_id = $1', [
    categoryId,
    [...(above?.path ?? []), categoryId],
  ]);
  return categoryId;
}

// Stores for tests: everything that is not said gets a sensible value.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { type Cents, NOTHING, yuan } from '#kit/money/money.ts';
import { type FreightRow, restOnly } from '../freight.ts';
import type { StoreState } from '../store-process.ts';
import { freightTemplate, store } from './store.tables.ts';

export interface StoreWish {
  code?: string;
  nameZh?: string;
  nameEn?: string;
  /** In fen; ¥10.00 when left out. */
  freightFee?: Cents;
  /** In fen; ¥200.00 when left out, null for never. */
  freeFreightFrom?: Cents | null;
  /** Instead of both: a template by region. */
  freightRows?: FreightRow[];
  reviewsOrders?: boolean;
  bankAccount?: string;
  serviceTel?: string;
  isSelfOperated?: boolean;
  /** OPEN when left out. */
  state?: StoreState;
}

/** A store of its own; the row as it stands in the database. */
export async function aStore(work: Work, wish: StoreWish = {}): Promise<typeof store.$inferSelect> {
  const code = wish.code ?? `store-${randomUUID().slice(0, 8)}`;
  const [made] = await work.tx
    .insert(store)
    .values({
      code,
      nameZh: wish.nameZh ?? `测试店铺 ${code}`,
      nameEn: wish.nameEn ?? `Test store ${code}`,
      cityZh: '深圳市',
      cityEn: 'Shenzhen',
      serviceTel: wish.serviceTel ?? '400-800-1000',
      isSelfOperated: wish.isSelfOperated ?? false,
      reviewsOrders: wish.reviewsOrders ?? false,
      state: wish.state ?? 'OPEN',
      bankAccount: wish.bankAccount ?? '招商银行深圳分行 7559 0000 0000 001',
    })
    .returning();
  const rule = {
    freightFee: wish.freightFee ?? yuan(10),
    freeFreightFrom: wish.freeFreightFrom === undefined ? yuan(200) : wish.freeFreightFrom,
  };
  await work.tx.insert(freightTemplate).values({
    storeId: made!.storeId,
    name: '默认运费',
    rows: wish.freightRows ?? restOnly(rule),
    isDefault: true,
  });
  return made!;
}

/** From now on the store sends for nothing. */
export async function sendsForNothing(work: Work, storeId: number): Promise<void> {
  const rows = restOnly({ freightFee: NOTHING, freeFreightFrom: null });
  await work.tx.update(freightTemplate).set({ rows }).where(eq(freightTemplate.storeId, storeId));
}

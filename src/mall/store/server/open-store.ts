// The owner looks at what his store still needs, and opens it.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import type { OwnStore, ownStoreProtocol } from '../own-store.protocol.ts';
import { STORE_NEED_KEYS, type StoreNeed } from '../store-needs.ts';
import { storeErrors } from './store.errors.ts';
import { store } from './store.tables.ts';
import { holdStore, type StoreInDatabase, storeLife } from './store-life.ts';

/** Whether the store has something to sell; goods stand on a higher floor. */
export type HasGoods = (work: Work, storeId: number) => Promise<boolean>;

const PLACES = `
  SELECT EXISTS (SELECT FROM freight_template WHERE store_id = $1 AND is_default) AS freight,
         EXISTS (SELECT FROM return_address WHERE store_id = $1) AS "returnAddress",
         EXISTS (SELECT FROM warehouse WHERE store_id = $1) AS warehouse`;

const FIND = `
  SELECT store_id AS "storeId", name_zh AS "nameZh", name_en AS "nameEn", state, no_reason_days AS "noReasonDays"
  FROM store WHERE store_id = $1`;

type Sight = Pick<StoreInDatabase, 'storeId' | 'nameZh' | 'nameEn' | 'state' | 'noReasonDays'>;

export function ownStoreActions(hasGoods: HasGoods): Actions<typeof ownStoreProtocol> {
  async function needsOf(work: Work, storeId: number): Promise<Record<StoreNeed, boolean>> {
    const [places] = await work.query<Record<Exclude<StoreNeed, 'goods'>, boolean>>(PLACES, [storeId]);
    return {
      freight: places?.freight === true,
      returnAddress: places?.returnAddress === true,
      warehouse: places?.warehouse === true,
      goods: await hasGoods(work, storeId),
    };
  }

  async function view(
    work: Work,
    { storeId, nameZh, nameEn, state, noReasonDays }: Sight,
  ): Promise<OwnStore> {
    const done = state === 'PREPARING' ? await needsOf(work, storeId) : undefined;
    return {
      storeId,
      storeName: work.language === 'zh' ? nameZh : nameEn,
      state,
      noReasonDays,
      needs: done ? STORE_NEED_KEYS.map((key) => ({ key, isDone: bit(done[key]) })) : [],
    };
  }

  return {
    /** @throws storeErrors.unknownStore */
    async show(work, { storeId }) {
      const [row] = await work.query<Sight>(FIND, [storeId], 'store-own');
      if (!row) throw storeErrors.unknownStore();
      return view(work, row);
    },
    /** Holds for what is asked from now on. @throws storeErrors.unknownStore */
    async saveNoReason(work, { storeId }, { noReasonDays }) {
      const [row] = await work.tx
        .update(store)
        .set({ noReasonDays })
        .where(eq(store.storeId, storeId))
        .returning();
      if (!row) throw storeErrors.unknownStore();
      return view(work, row);
    },
    /** Said of a store that is open it changes nothing. @throws storeErrors.unknownStore, notNow, notReady */
    async open(work, { storeId, memberId }) {
      const row = await holdStore(work, storeId);
      if (!row) throw storeErrors.unknownStore();
      if (row.state === 'OPEN') return view(work, row);
      storeLife.require(work, row, 'open', 'owner');
      const done = await needsOf(work, storeId);
      const missing = STORE_NEED_KEYS.filter((key) => !done[key]);
      if (missing.length > 0) throw storeErrors.notReady({ missing });
      return view(work, await storeLife.advance(work, row, 'open', { by: 'owner', actorId: memberId }));
    },
  };
}

// Makes stores, and says who operates them.
import type { Work } from '#kit/db/work.ts';
import type { FreightRow } from '../freight.ts';
import { freightTemplate } from './store.tables.ts';
import { type StoreInDatabase, storeLife } from './store-life.ts';

/** What the template of a store is called that it begins with. */
const FIRST_TEMPLATE = '默认运费 Standard';

type StoreWish = Pick<StoreInDatabase, 'code' | 'nameZh' | 'nameEn'> &
  Partial<Omit<StoreInDatabase, 'state'>> & { state: 'PREPARING' | 'OPEN'; freightRows: FreightRow[] };

/** Makes a store with its default freight template and returns its id; undefined when its code is taken. */
export async function makeStore(
  work: Work,
  { freightRows, ...wish }: StoreWish,
): Promise<number | undefined> {
  const [made] = await storeLife.beginAll(work, 'make', [wish], { by: 'system' });
  if (made)
    await work.tx
      .insert(freightTemplate)
      .values({ storeId: made.storeId, name: FIRST_TEMPLATE, rows: freightRows, isDefault: true });
  return made?.storeId;
}

/** The store by its code; closed ones too. */
export async function findStoreByCode(work: Work, code: string): Promise<number | undefined> {
  const [row] = await work.query<{ storeId: number }>(
    'SELECT store_id AS "storeId" FROM store WHERE code = $1',
    [code],
  );
  return row?.storeId;
}

/** Lets a member operate the store. A member operates one at most: returns the store that he operates afterwards. */
export async function hireOperator(work: Work, storeId: number, memberId: number): Promise<number> {
  const [hired] = await work.query(
    'INSERT INTO store_operator (member_id, store_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
    [memberId, storeId],
  );
  if (hired) {
    await work.announce('member', String(memberId));
    return storeId;
  }
  const [operates] = await work.query<{ storeId: number }>(
    'SELECT store_id AS "storeId" FROM store_operator WHERE member_id = $1',
    [memberId],
  );
  return operates?.storeId ?? storeId;
}

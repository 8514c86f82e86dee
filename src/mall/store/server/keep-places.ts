// A store keeps its return addresses and its warehouses: one of each kind is the default.
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { findDistrict } from '#mall/address/server/address.ts';
import {
  MOST_PLACES,
  type ReturnAddress,
  type returnAddressProtocol,
  type Warehouse,
  type warehouseProtocol,
} from '../place.protocol.ts';
import { storeErrors } from './store.errors.ts';
import { lockStore } from './store-lock.ts';

/** What differs between the kinds: the table, its key, and the two columns that only this kind has. */
interface Kind {
  table: 'return_address' | 'warehouse';
  key: string;
  columns: string;
  own: string;
}

const PLACE = `province_code AS "provinceCode", city_code AS "cityCode", district_code AS "districtCode",
  region_name AS "regionName", detail_address AS "detailAddress", is_default AS "isDefault"`;

const RETURNS: Kind = {
  table: 'return_address',
  key: 'address_id',
  columns: `address_id AS "addressId", receiver_name AS "receiverName", mobile, ${PLACE}`,
  own: 'receiver_name, mobile',
};
const WAREHOUSES: Kind = {
  table: 'warehouse',
  key: 'warehouse_id',
  columns: `warehouse_id AS "warehouseId", code, name, ${PLACE}`,
  own: 'code, name',
};

/** The default one first, then the newest. */
const placesOf = <R extends object>(work: Work, { table, key, columns }: Kind, storeId: number) =>
  work.query<R>(`SELECT ${columns} FROM ${table} WHERE store_id = $1 ORDER BY is_default DESC, ${key} DESC`, [
    storeId,
  ]);

interface Wish {
  placeId: number | undefined;
  /** Of the two columns that only this kind has. */
  own: readonly [string, string];
  districtCode: string;
  detailAddress: string;
  isDefault: boolean;
}

/** @throws httpErrors.notFound for another store's, storeErrors.noSuchDistrict, tooManyPlaces */
async function save<R extends object>(work: Work, kind: Kind, storeId: number, wish: Wish): Promise<R> {
  const district = findDistrict(wish.districtCode);
  if (!district) throw storeErrors.noSuchDistrict({ name: 'districtCode' });
  const { table, key, columns, own } = kind;
  await lockStore(work, storeId);
  const { places, isOwn } = only(
    await work.query<{ places: number; isOwn: boolean }>(
      `SELECT count(*)::int AS places, COALESCE(bool_or(${key} = $2), false) AS "isOwn" FROM ${table} WHERE store_id = $1`,
      [storeId, wish.placeId ?? null],
    ),
  );
  if (wish.placeId !== undefined && !isOwn) throw httpErrors.notFound();
  if (wish.placeId === undefined && places >= MOST_PLACES)
    throw storeErrors.tooManyPlaces({ most: MOST_PLACES });
  const becomesDefault = wish.isDefault || places === 0;
  if (becomesDefault)
    await work.query(`UPDATE ${table} SET is_default = false WHERE store_id = $1 AND is_default`, [storeId]);
  const { provinceCode, cityCode, districtCode, regionName } = district;
  const values = [...wish.own, provinceCode, cityCode, districtCode, regionName, wish.detailAddress];
  const names = `${own}, province_code, city_code, district_code, region_name, detail_address`;
  return only(
    wish.placeId === undefined
      ? await work.query<R>(
          `INSERT INTO ${table} (store_id, is_default, ${names}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${columns}`,
          [storeId, becomesDefault, ...values],
        )
      : await work.query<R>(
          `UPDATE ${table} SET is_default = is_default OR $2, (${names}) = ($3, $4, $5, $6, $7, $8, $9) WHERE ${key} = $1 RETURNING ${columns}`,
          [wish.placeId, becomesDefault, ...values],
        ),
  );
}

/** The newest of the others takes the place of the default. @throws httpErrors.notFound for another store's */
async function remove(work: Work, { table, key }: Kind, storeId: number, placeId: number): Promise<void> {
  await lockStore(work, storeId);
  const [gone] = await work.query<{ isDefault: boolean }>(
    `DELETE FROM ${table} WHERE store_id = $1 AND ${key} = $2 RETURNING is_default AS "isDefault"`,
    [storeId, placeId],
  );
  if (!gone) throw httpErrors.notFound();
  if (gone.isDefault)
    await work.query(
      `UPDATE ${table} SET is_default = true WHERE ${key} = (SELECT max(${key}) FROM ${table} WHERE store_id = $1)`,
      [storeId],
    );
}

/** Where goods go back to: the address that is named, or the default one; undefined: the store has none such. */
export async function findReturnAddress(
  work: Work,
  storeId: number,
  addressId?: number,
): Promise<ReturnAddress | undefined> {
  const own = await placesOf<ReturnAddress>(work, RETURNS, storeId);
  return addressId === undefined ? own[0] : own.find((one) => one.addressId === addressId);
}

/** A store's first return address and warehouse, both in one place. */
export async function addFirstPlaces(
  work: Work,
  storeId: number,
  place: Pick<ReturnAddress, 'receiverName' | 'mobile' | 'districtCode' | 'detailAddress'> &
    Pick<Warehouse, 'code' | 'name'>,
): Promise<void> {
  const { receiverName, mobile, code, name, ...where } = place;
  const wish = { placeId: undefined, isDefault: true, ...where };
  await save(work, RETURNS, storeId, { own: [receiverName, mobile], ...wish });
  await save(work, WAREHOUSES, storeId, { own: [code, name], ...wish });
}

export const returnAddressActions: Actions<typeof returnAddressProtocol> = {
  list: (work, { storeId }) => placesOf<ReturnAddress>(work, RETURNS, storeId),
  save: (work, { storeId }, { addressId, receiverName, mobile, ...place }) =>
    save<ReturnAddress>(work, RETURNS, storeId, {
      placeId: addressId,
      own: [receiverName, mobile],
      ...place,
    }),
  remove: (work, { storeId }, { addressId }) => remove(work, RETURNS, storeId, addressId),
};

/** @throws storeErrors.warehouseCodeTaken besides */
export const warehouseActions: Actions<typeof warehouseProtocol> = {
  list: (work, { storeId }) => placesOf<Warehouse>(work, WAREHOUSES, storeId),
  async save(work, { storeId }, { warehouseId, code, name, ...place }) {
    await lockStore(work, storeId);
    const [other] = await work.query(
      'SELECT FROM warehouse WHERE store_id = $1 AND code = $2 AND warehouse_id IS DISTINCT FROM $3',
      [storeId, code, warehouseId ?? null],
    );
    if (other) throw storeErrors.warehouseCodeTaken({ name: 'code', code });
    return save<Warehouse>(work, WAREHOUSES, storeId, { placeId: warehouseId, own: [code, name], ...place });
  },
  remove: (work, { storeId }, { warehouseId }) => remove(work, WAREHOUSES, storeId, warehouseId),
};

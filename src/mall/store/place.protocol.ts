// A store's own places: where buyers send goods back to, and the warehouses that goods are sent from; kept by who operates it.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { flag, id, line, requestId, ruled } from '#kit/http/wire.ts';
import { checkMobile } from '#kit/rules/identity-rules.ts';
import { storeOperator } from '#mall/member/actor.ts';

/** How many of each kind one store has. */
export const MOST_PLACES = 20; // chosen

const Place = {
  provinceCode: z.string(),
  cityCode: z.string(),
  districtCode: z.string(),
  /** "广东省 深圳市 南山区" */
  regionName: z.string(),
  detailAddress: z.string(),
  /** Exactly one of those that a store has. */
  isDefault: z.boolean(),
};

const PlaceFields = {
  /** Six-digit code of the district; province and city follow from it. */
  districtCode: line(12, 1),
  detailAddress: line(200, 2),
  isDefault: flag().default(false),
  ...requestId,
};

export const ReturnAddress = z.object({
  addressId: z.number(),
  ...Place,
  receiverName: z.string(),
  mobile: z.string(),
});
export type ReturnAddress = z.infer<typeof ReturnAddress>;

export const Warehouse = z.object({
  warehouseId: z.number(),
  ...Place,
  /** As the store's own papers and sheets name it; once in a store. */
  code: z.string(),
  name: z.string(),
});
export type Warehouse = z.infer<typeof Warehouse>;

/** Without its id a place is a new one. The first is the default, and stays it until another one is made it. */
export const returnAddressProtocol = door('v3/store/seller/returnAddress', storeOperator, {
  list: get({ zh: '退货地址', en: 'Return addresses' }, nothing, z.array(ReturnAddress)),
  save: post(
    { zh: '保存退货地址', en: 'Save a return address' },
    z.object({
      addressId: id().optional(),
      receiverName: line(40, 1),
      mobile: ruled((value) => checkMobile(value, true)),
      ...PlaceFields,
    }),
    ReturnAddress,
    { creates: true },
  ),
  remove: post({ zh: '删除退货地址', en: 'Remove a return address' }, z.object({ addressId: id() }), nothing),
});

export const warehouseProtocol = door('v3/store/seller/warehouse', storeOperator, {
  list: get({ zh: '仓库', en: 'Warehouses' }, nothing, z.array(Warehouse)),
  save: post(
    { zh: '保存仓库', en: 'Save a warehouse' },
    z.object({ warehouseId: id().optional(), code: line(20, 1), name: line(40, 1), ...PlaceFields }),
    Warehouse,
    { creates: true },
  ),
  remove: post({ zh: '删除仓库', en: 'Remove a warehouse' }, z.object({ warehouseId: id() }), nothing),
});

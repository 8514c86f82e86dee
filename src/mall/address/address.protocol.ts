// Delivery addresses, with the administrative divisions of China. Owns member_address; leans on member.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, flag, id, line, requestId, ruled } from '#kit/http/wire.ts';
import { checkMobile } from '#kit/rules/identity-rules.ts';
import { anyone, loggedIn, permitted } from '#mall/member/actor.ts';

export const Address = z.object({
  addressId: z.number(),
  receiverName: z.string(),
  mobile: z.string(),
  provinceCode: z.string(),
  cityCode: z.string(),
  districtCode: z.string(),
  regionName: z.string(),
  detailAddress: z.string(),
  companyName: z.string(),
  isDefault: Bit,
  /** One of the enterprise's main account that an employee may use and not change. */
  isEnterprises: Bit,
});
export type Address = z.infer<typeof Address>;

const AddressFields = {
  receiverName: line(40, 1),
  mobile: ruled((value) => checkMobile(value, true)),
  /** Six-digit code of the district; province and city follow from it. */
  districtCode: line(12, 1),
  detailAddress: line(200, 2),
  companyName: line(100).default(''),
  isDefault: flag().default(false),
};

const maintaining = permitted(loggedIn, 'order.address');

export const addressProtocol = {
  ...door('v3/member/front/memberAddress', maintaining, {
    list: get({ zh: '收货地址', en: 'Delivery addresses' }, nothing, z.array(Address), { access: loggedIn }),
    add: post(
      { zh: '新增收货地址', en: 'Add a delivery address' },
      z.object({ ...AddressFields, ...requestId }),
      Address,
      { creates: true },
    ),
    edit: post(
      { zh: '修改收货地址', en: 'Change a delivery address' },
      z.object({ addressId: id(), ...AddressFields }),
      Address,
    ),
    delete: post(
      { zh: '删除收货地址', en: 'Delete a delivery address' },
      z.object({ addressId: id() }),
      nothing,
    ),
  }),
  ...door('v3/system/front/region', anyone, {
    /** parentCode empty or 0: provinces. */
    regions: get(
      { zh: '行政区划', en: 'Administrative divisions' },
      z.object({ parentCode: line(12).optional() }),
      z.array(z.object({ code: z.string(), name: z.string(), isLeaf: z.boolean() })),
      { name: 'list' },
    ),
  }),
};

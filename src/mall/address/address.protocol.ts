// Delivery addresses, with the administrative divisions of China. Owns member_address; leans on member.
import { z } from 'zod';
import { endpoint } from '#kit/http/endpoint.ts';
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
  list: endpoint({
    method: 'GET',
    path: 'v3/member/front/memberAddress/list',
    access: loggedIn,
    summary: { zh: '收货地址', en: 'Delivery addresses' },
    input: z.object({}),
    reply: z.array(Address),
  }),
  add: endpoint({
    method: 'POST',
    path: 'v3/member/front/memberAddress/add',
    access: maintaining,
    summary: { zh: '新增收货地址', en: 'Add a delivery address' },
    input: z.object({ ...AddressFields, ...requestId }),
    reply: Address,
    creates: true,
  }),
  edit: endpoint({
    method: 'POST',
    path: 'v3/member/front/memberAddress/edit',
    access: maintaining,
    summary: { zh: '修改收货地址', en: 'Change a delivery address' },
    input: z.object({ addressId: id(), ...AddressFields }),
    reply: Address,
  }),
  delete: endpoint({
    method: 'POST',
    path: 'v3/member/front/memberAddress/delete',
    access: maintaining,
    summary: { zh: '删除收货地址', en: 'Delete a delivery address' },
    input: z.object({ addressId: id() }),
    reply: z.object({}),
  }),
  /** parentCode empty or 0: provinces. */
  regions: endpoint({
    method: 'GET',
    path: 'v3/system/front/region/list',
    access: anyone,
    summary: { zh: '行政区划', en: 'Administrative divisions' },
    input: z.object({ parentCode: line(12).optional() }),
    reply: z.array(z.object({ code: z.string(), name: z.string(), isLeaf: z.boolean() })),
  }),
};

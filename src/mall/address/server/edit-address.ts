// A member changes a delivery address. Orders that were placed keep the address they were placed with.
import { eq } from 'drizzle-orm';
import type { Action } from '#kit/http/server/serve.ts';
import type { addressProtocol } from '../address.protocol.ts';
import { addressErrors } from './address.errors.ts';
import { memberAddress } from './address.tables.ts';
import { lockAddresses, makeDefault, requireAddress } from './address.ts';
import { findDistrict } from './regions.ts';

/** The default stays the default until another one is made it. @throws Refusal 404 for somebody else's address */
export const editAddress: Action<typeof addressProtocol.edit> = async (work, { memberId }, input) => {
  const { addressId, districtCode, isDefault, ...fields } = input;
  const district = findDistrict(districtCode);
  if (!district) throw addressErrors.noSuchDistrict({ name: 'districtCode' });
  await lockAddresses(work, memberId);
  await requireAddress(work, memberId, addressId);
  await work.tx
    .update(memberAddress)
    .set({ ...fields, ...district })
    .where(eq(memberAddress.addressId, addressId));
  if (isDefault) await makeDefault(work, memberId, addressId);
  return requireAddress(work, memberId, addressId);
};

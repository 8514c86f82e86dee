// A member adds a delivery address; the first one becomes the default by itself.
import { only } from '#kit/db/only.ts';
import type { Action } from '#kit/http/server/serve.ts';
import type { addressProtocol } from '../address.protocol.ts';
import { addressErrors } from './address.errors.ts';
import { memberAddress } from './address.tables.ts';
import { listOwnAddresses, lockAddresses, makeDefault, requireAddress } from './address.ts';
import { findDistrict } from './regions.ts';

const MOST_ADDRESSES = 50; // chosen

/** @throws Refusal for a district that does not exist, and for one address too many */
export const addAddress: Action<typeof addressProtocol.add> = async (work, { memberId }, input) => {
  const { requestId: _requestId, districtCode, isDefault, ...fields } = input;
  const district = findDistrict(districtCode);
  if (!district) throw addressErrors.noSuchDistrict({ name: 'districtCode' });
  await lockAddresses(work, memberId);
  const before = await listOwnAddresses(work, memberId);
  if (before.length >= MOST_ADDRESSES) throw addressErrors.tooMany({ most: MOST_ADDRESSES });
  const { addressId } = only(
    await work.tx
      .insert(memberAddress)
      .values({ ...fields, ...district, memberId, isDefault: false, createdAt: work.now })
      .returning({ addressId: memberAddress.addressId }),
  );
  if (isDefault || before.length === 0) await makeDefault(work, memberId, addressId);
  return requireAddress(work, memberId, addressId);
};

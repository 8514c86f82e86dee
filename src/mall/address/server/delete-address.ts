// A member deletes a delivery address; when it was the default, the newest of the others takes its place.
import { eq } from 'drizzle-orm';
import type { Actions } from '#kit/http/server/serve.ts';
import type { addressProtocol } from '../address.protocol.ts';
import { memberAddress } from './address.tables.ts';
import { listOwnAddresses, lockAddresses, makeDefault, requireAddress } from './address.ts';

type Acts = Actions<typeof addressProtocol>;

/** @throws Refusal 404 for somebody else's address */
export const deleteAddress: Acts['delete'] = async (work, { memberId }, { addressId }) => {
  await lockAddresses(work, memberId);
  const { isDefault } = await requireAddress(work, memberId, addressId);
  await work.tx.delete(memberAddress).where(eq(memberAddress.addressId, addressId));
  const [newest] = isDefault ? await listOwnAddresses(work, memberId) : [];
  if (newest) await makeDefault(work, memberId, newest.addressId);
};

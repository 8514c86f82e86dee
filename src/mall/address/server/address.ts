// The front door of the address room: the addresses of a member, and the rule that exactly one of them is the default.
import { and, desc, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import { bit } from '#kit/http/wire.ts';
import type { Address } from '../address.protocol.ts';
import { memberAddress } from './address.tables.ts';

type AddressRow = typeof memberAddress.$inferSelect;

/** The default address first, then the newest. */
export async function listAddresses(work: Work, memberId: number): Promise<Address[]> {
  const rows = await work.tx
    .select()
    .from(memberAddress)
    .where(eq(memberAddress.memberId, memberId))
    .orderBy(desc(memberAddress.isDefault), desc(memberAddress.addressId));
  return rows.map(addressView);
}

/** @throws Refusal 404 when it does not exist or is somebody else's */
export async function requireAddress(work: Work, memberId: number, addressId: number): Promise<Address> {
  const [row] = await work.tx
    .select()
    .from(memberAddress)
    .where(and(eq(memberAddress.addressId, addressId), eq(memberAddress.memberId, memberId)));
  if (!row) throw httpErrors.notFound();
  return addressView(row);
}

/** The only way from a row to the reply. */
export function addressView(row: AddressRow): Address {
  const { createdAt: _createdAt, memberId: _memberId, isDefault, ...address } = row;
  return { ...address, isDefault: bit(isDefault) };
}

/** From here to the end of the transaction nobody else changes this member's addresses: call it first. */
export async function lockAddresses(work: Work, memberId: number): Promise<void> {
  await work.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`member_address:${memberId}`]);
}

/** Makes it the one default of its member. @throws nothing: an unknown id leaves the member without a default */
export async function makeDefault(work: Work, memberId: number, addressId: number): Promise<void> {
  // Two statements, since the index that allows one default looks at every single row.
  await work.query('UPDATE member_address SET is_default = false WHERE member_id = $1 AND is_default', [
    memberId,
  ]);
  await work.query('UPDATE member_address SET is_default = true WHERE member_id = $1 AND address_id = $2', [
    memberId,
    addressId,
  ]);
}

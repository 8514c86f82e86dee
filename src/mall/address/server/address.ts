// The front door of the address room: the addresses of a member, and the rule that exactly one of them is the default.
import { desc, eq, sql } from 'drizzle-orm';
import { prepared } from '#kit/db/prepared.ts';
import type { Work } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import { bit } from '#kit/http/wire.ts';
import type { Member } from '#mall/member/actor.ts';
import type { Address } from '../address.protocol.ts';
import { memberAddress } from './address.tables.ts';

export { findDistrict, findDistrictNamed, placeOfRegion, regionNameOf } from './regions.ts';

type AddressRow = typeof memberAddress.$inferSelect;

/** Whose addresses a delivery may be sent to: one's own, and an employee's those of his enterprise's main account. */
type Receiver = Pick<Member, 'memberId' | 'sub'>;

/** Own ones first, each time the default one before the newest. The enterprise's default is one only for who has none of his own. */
export async function listAddresses(work: Work, { memberId, sub }: Receiver): Promise<Address[]> {
  const own = await listOwnAddresses(work, memberId);
  if (sub === null) return own;
  const enterprises = await listOwnAddresses(work, sub.parentMemberId);
  return [
    ...own,
    ...enterprises.map((one) => ({
      ...one,
      isEnterprises: bit(true),
      isDefault: own.length > 0 ? bit(false) : one.isDefault,
    })),
  ];
}

/** Where his orders go when he says nothing else: the default address, or the newest; null without one. */
export async function findUsualPlace(work: Work, receiver: Receiver): Promise<Address | null> {
  return usualOf(await listAddresses(work, receiver));
}

/** The default one of these, or the first. */
export const usualOf = (addresses: readonly Address[]): Address | null =>
  addresses.find(({ isDefault }) => isDefault === 1) ?? addresses[0] ?? null;

/** The one that was chosen of these; where none was, the usual one. @throws Refusal 404 for one that is not among them */
export function chosenOf(addresses: readonly Address[], addressId: number | undefined): Address | null {
  if (addressId === undefined) return usualOf(addresses);
  const chosen = addresses.find((one) => one.addressId === addressId);
  if (!chosen) throw httpErrors.notFound();
  return chosen;
}

/** An address that an order may go to. @throws Refusal 404 for anybody else's */
export async function requireUsableAddress(
  work: Work,
  { memberId, sub }: Receiver,
  addressId: number,
): Promise<Address> {
  const whose = sub === null ? [memberId] : [memberId, sub.parentMemberId];
  const [row] = await findAddress(work, { addressId });
  if (!row || !whose.includes(row.memberId)) throw httpErrors.notFound();
  return addressView(row);
}

const findAddress = prepared('address-find', (tx) =>
  tx
    .select()
    .from(memberAddress)
    .where(eq(memberAddress.addressId, sql.placeholder('addressId'))),
);

const addressesOf = prepared('addresses-of', (tx) =>
  tx
    .select()
    .from(memberAddress)
    .where(eq(memberAddress.memberId, sql.placeholder('memberId')))
    .orderBy(desc(memberAddress.isDefault), desc(memberAddress.addressId)),
);

/** The default address first, then the newest. */
export async function listOwnAddresses(work: Work, memberId: number): Promise<Address[]> {
  return (await addressesOf(work, { memberId })).map(addressView);
}

/** @throws Refusal 404 when it does not exist or is somebody else's */
export async function requireAddress(work: Work, memberId: number, addressId: number): Promise<Address> {
  const [row] = await findAddress(work, { addressId });
  if (row?.memberId !== memberId) throw httpErrors.notFound();
  return addressView(row);
}

/** The only way from a row to the reply. */
function addressView(row: AddressRow): Address {
  const { createdAt: _createdAt, memberId: _memberId, isDefault, ...address } = row;
  return { ...address, isDefault: bit(isDefault), isEnterprises: bit(false) };
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

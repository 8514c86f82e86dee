// Where a buyer's paper invoices go.
import { and, desc, eq } from 'drizzle-orm';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { findDistrict } from '#mall/address/server/address.ts';
import { buysFor, type Member } from '#mall/member/actor.ts';
import { ownedBy } from '#mall/member/server/member.ts';
import type { headerProtocol, InvoiceAddress } from '../../header.protocol.ts';
import { headerErrors } from '../header.errors.ts';
import { invoiceAddress } from '../invoice.tables.ts';
import { lockOwner } from './keep-headers.ts';

type Acts = Actions<typeof headerProtocol>;
type Row = typeof invoiceAddress.$inferSelect;

const MOST = 30; // chosen

const shown = ({ memberId: _memberId, enterpriseId: _enterpriseId, createdAt: _createdAt, ...row }: Row) =>
  ({ ...row, isDefault: bit(row.isDefault) }) satisfies InvoiceAddress;

const rowsOf = (work: Work, member: Member): Promise<Row[]> =>
  work.tx
    .select()
    .from(invoiceAddress)
    .where(ownedBy(invoiceAddress, member))
    .orderBy(desc(invoiceAddress.isDefault), desc(invoiceAddress.addressId));

export const listAddresses: Acts['addresses'] = async (work, member) =>
  (await rowsOf(work, member)).map(shown);

/** @throws headerErrors.noDistrict at the field, addressNotFound, tooMany */
export const saveAddress: Acts['saveAddress'] = async (work, member, input) => {
  const { requestId: _requestId, addressId, districtCode, isDefault, ...typed } = input;
  const district = findDistrict(districtCode);
  if (!district) throw headerErrors.noDistrict({ name: 'districtCode' });
  await lockOwner(work, member);
  const rows = await rowsOf(work, member);
  const before = rows.find((one) => one.addressId === addressId);
  if (addressId !== undefined && !before) throw headerErrors.addressNotFound();
  if (!before && rows.length >= MOST) throw headerErrors.tooMany();
  const makesDefault = isDefault || rows.every((one) => one === before);
  if (makesDefault)
    await work.tx.update(invoiceAddress).set({ isDefault: false }).where(ownedBy(invoiceAddress, member));
  const values = { ...typed, ...district, isDefault: makesDefault };
  const saved = before
    ? await work.tx
        .update(invoiceAddress)
        .set(values)
        .where(eq(invoiceAddress.addressId, before.addressId))
        .returning()
    : await work.tx
        .insert(invoiceAddress)
        .values({ ...values, memberId: member.memberId, enterpriseId: buysFor(member), createdAt: work.now })
        .returning();
  return shown(only(saved));
};

/** @throws headerErrors.addressNotFound */
export const removeAddress: Acts['removeAddress'] = async (work, member, { addressId }) => {
  const gone = await work.tx
    .delete(invoiceAddress)
    .where(and(ownedBy(invoiceAddress, member), eq(invoiceAddress.addressId, addressId)))
    .returning({ addressId: invoiceAddress.addressId });
  if (gone.length === 0) throw headerErrors.addressNotFound();
};

/** @throws headerErrors.addressNotFound, also for somebody else's */
export async function requireInvoiceAddress(work: Work, member: Member, addressId: number): Promise<Row> {
  const row = (await rowsOf(work, member)).find((one) => one.addressId === addressId);
  if (!row) throw headerErrors.addressNotFound();
  return row;
}

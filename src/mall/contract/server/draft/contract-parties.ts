// The two parties as a contract names them: as they are registered, certified or authenticated now.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { findMember } from '#mall/member/server/member.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { ContractContent, ContractParty } from '../../contract-content.ts';
import type { ContractSide } from '../../contract-process.ts';
import { contractErrors } from '../contract.errors.ts';
import { signAuth } from '../contract.tables.ts';

/** The purchaser as a contract names him: the certified enterprise, or a person. */
export async function purchaserParty(
  work: Work,
  of: { memberId: number; enterpriseId: number | null },
): Promise<ContractParty> {
  if (of.enterpriseId !== null) {
    const [row] = await work.tx.select().from(enterprise).where(eq(enterprise.enterpriseId, of.enterpriseId));
    if (row) {
      const { address, contactName, contactMobile } = row.data;
      return party({ name: row.name, uscc: row.uscc, address, contact: contactName, phone: contactMobile });
    }
  }
  const member = await findMember(work, of.memberId);
  return party({ name: member?.memberNickName ?? member?.memberName ?? '', phone: member?.mobile ?? '' });
}

/** The supplier: under the name that the platform has checked where there is one, else under the store's. */
export async function supplierParty(work: Work, storeId: number): Promise<ContractParty> {
  const [auth] = await work.tx
    .select({ name: signAuth.partyName, uscc: signAuth.uscc })
    .from(signAuth)
    .where(and(eq(signAuth.storeId, storeId), eq(signAuth.state, 'AUTHENTICATED')))
    .orderBy(signAuth.signAuthId)
    .limit(1);
  const store = (await findStores(work, [storeId])).get(storeId);
  if (!store) throw contractErrors.unknownStore();
  return party({
    name: auth?.name ?? store.name.zh,
    uscc: auth?.uscc ?? '',
    phone: store.serviceTel,
    ...bankOf(store.bankAccount),
  });
}

/** A store writes its bank as it likes; where it says 开户行 and 账号 the contract has them apart. */
function bankOf(text: string): Pick<ContractParty, 'bank' | 'bankAccount'> {
  const [, bank, bankAccount] = /开户行[：:]\s*(.+?)\s+账号[：:]\s*([\d ]+\d)/u.exec(text) ?? [];
  return bank && bankAccount ? { bank, bankAccount } : { bank: '', bankAccount: text };
}

const party = (values: Partial<ContractParty>): ContractParty => ({
  name: '',
  uscc: '',
  address: '',
  contact: '',
  phone: '',
  bank: '',
  bankAccount: '',
  ...values,
});

const WRITTEN = `
  SELECT c.draft->'supplier'->>'address' AS address, c.draft->'supplier'->>'contact' AS contact
  FROM contract c WHERE c.store_id = $1 AND c.draft->'supplier'->>'address' <> '' AND c.draft->'supplier'->>'contact' <> ''
    AND ($2 OR (c.version_no > 0 AND (c.enterprise_id = $3 OR (c.enterprise_id IS NULL AND c.member_id = $4))))
  ORDER BY c.contract_id DESC LIMIT 1`;

/**
 * Where a store is and who acts for it, as its latest contract says: it need not be typed again. A store knows all of its
 * contracts, a purchaser those with him.
 */
export async function writtenContact(
  work: Work,
  side: ContractSide,
  { storeId, enterpriseId, memberId }: { storeId: number; enterpriseId: number | null; memberId: number },
): Promise<Partial<ContractParty>> {
  const [row] = await work.query<{ address: string; contact: string }>(
    WRITTEN,
    [storeId, side === 'supplier', enterpriseId, memberId],
    'contract-written-contact',
  );
  return row ?? {};
}

/** Names and credit codes as they are registered now; the rest stays as it was written. */
export async function withParties(
  work: Work,
  content: ContractContent,
  of: { memberId: number; enterpriseId: number | null; storeId: number },
): Promise<ContractContent> {
  const { name: buyer, uscc: buyersCode } = await purchaserParty(work, of);
  const { name: seller, uscc: sellersCode } = await supplierParty(work, of.storeId);
  return {
    ...content,
    purchaser: { ...content.purchaser, name: buyer, uscc: buyersCode },
    supplier: { ...content.supplier, name: seller, uscc: sellersCode || content.supplier.uscc },
  };
}

// The two parties as a contract names them: as they are registered, certified or authenticated now.
import { and, eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import { enterprise } from '#mall/company/server/company.tables.ts';
import { findMember } from '#mall/member/server/member.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { ContractContent, ContractParty } from '../../contract-content.ts';
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

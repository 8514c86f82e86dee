// What the platform takes of a store is invoiced like anything else: one row, and an application of that store's to the platform's own (domain-money §6, COMMISSION).
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { Cents } from '#kit/money/money.ts';
import type { TaxIdentityRow } from '#mall/tax/server/tax.ts';
import { categoryOf, rateFor } from '#mall/tax/tax-categories.ts';
import { type HeaderSnapshot, headerFaults, type InvoiceType } from '../../invoice-terms.ts';
import { beginInvoice, nextInvoiceSn } from '../apply/apply-wish.ts';
import { billableRow } from '../invoice.tables.ts';
import { toInvoice } from './billable-rows.ts';

export interface CommissionToBill {
  /** What the row is of. */
  documentSn: string;
  /** As it stands on the sheet. */
  name: string;
  amount: Cents;
  /** Per mille, of a general taxpayer. */
  taxRate: number;
  /** Who issues: the platform's own store. */
  seller: TaxIdentityRow;
  /** Who gets it, and who reads it for that store. */
  buyer: TaxIdentityRow;
  memberId: number;
}

/** Special for a general taxpayer. @returns the application's number; undefined where the store has not said all that a header needs */
export async function billCommission(work: Work, of: CommissionToBill): Promise<string | undefined> {
  const { buyer, seller, memberId, amount } = of;
  const type: InvoiceType = buyer.taxpayer === 'GENERAL' ? 'special' : 'normal';
  const { name: title, taxNo, address: registerAddress, phone: registerPhone, bank, bankAccount } = buyer;
  const header: HeaderSnapshot = {
    ...{ titleKind: 'company', title, taxNo, registerAddress, registerPhone, bank, bankAccount, email: '' },
  };
  if (Object.keys(headerFaults(header, type)).length > 0) return undefined;
  const whose = { storeId: seller.storeId, memberId, enterpriseId: null };
  const rows = await work.tx
    .insert(billableRow)
    .values({
      ...whose,
      ...{ kind: 'COMMISSION', orderSn: of.documentSn, name: of.name, unit: '月', qty: 1 },
      ...{ gross: amount, amount, taxCode: categoryOf('agency').code },
      taxRate: rateFor(seller.taxpayer, seller.smallRate, of.taxRate),
      createdAt: work.now,
    })
    .returning();
  const invoiceSn = await nextInvoiceSn(work);
  await beginInvoice(
    work,
    {
      ...{ ...whose, invoiceSn, type, header, medium: 'DIGITAL', address: null },
      ...{ remark: '', isWish: false, isAsked: false },
    },
    [toInvoice(only(rows))],
    { by: 'system' },
  );
  return invoiceSn;
}

// What the platform has set for invoices: how long each side has.
import { keptRules } from '#mall/setting/server/setting.ts';
import { INVOICE_RULES } from '../invoice-terms.ts';

export const invoiceRules = keptRules('invoice_rules', INVOICE_RULES);

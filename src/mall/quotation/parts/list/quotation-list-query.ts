// What the address of a list of quotations asks for.
import { readConsoleQuery } from '#kit/browser/console-query.ts';
import {
  PURCHASER_TABS,
  type PurchaserTab,
  SUPPLIER_TABS,
  type SupplierTab,
} from '../../quotation-status.ts';

/** Lists begin with what waits for the reader. */
export interface QuotationListQuery {
  keyword: string;
  current: number;
  given: boolean;
  supplierTab: SupplierTab;
  purchaserTab: PurchaserTab;
}

/** Anything unknown counts as not said. */
export function readQuotationList(request: Request): QuotationListQuery {
  const { asked, keyword, current } = readConsoleQuery(request);
  const state = asked.get('state');
  return {
    keyword,
    current,
    given: asked.get('side') === 'given',
    supplierTab: SUPPLIER_TABS.find((one) => one === state) ?? 'all',
    purchaserTab: PURCHASER_TABS.find((one) => one === state) ?? 'all',
  };
}

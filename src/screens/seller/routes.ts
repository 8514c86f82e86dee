// Screens of a store's console: URL, file, who may enter.
import { lists, type Screen, screen } from '../screen.ts';

export const sellerScreens: readonly Screen[] = [
  screen('/seller', 'seller/enter.tsx'),
  screen('/seller/index', 'seller/index.tsx', 'seller'),
  lists('/seller/order/list', 'seller', () => import('./order/list.tsx').then((m) => m.storeOrders)),
  screen('/seller/order/detail', 'seller/order/detail.tsx', 'seller'),
  lists('/seller/aftersale/list', 'seller', () =>
    import('#mall/after-sale/after-sale-lists.ts').then((m) => m.storeCaseList),
  ),
  screen('/seller/aftersale/detail', 'seller/aftersale/detail.tsx', 'seller'),
  lists('/seller/complaint/list', 'seller', () =>
    import('#mall/complaint/complaint-lists.ts').then((m) => m.storeComplaintList),
  ),
  lists('/seller/credit/accounts', 'seller', () =>
    import('#mall/credit/credit-lists.ts').then((m) => m.storeAccountList),
  ),
  screen('/seller/credit/account', 'seller/credit/account.tsx', 'seller'),
  lists('/seller/credit/applications', 'seller', () =>
    import('#mall/credit/credit-lists.ts').then((m) => m.storeApplicationList),
  ),
  screen('/seller/credit/application', 'seller/credit/application.tsx', 'seller'),
  lists('/seller/credit/statements', 'seller', () =>
    import('#mall/statement/statement-lists.ts').then((m) => m.storeStatementList),
  ),
  screen('/seller/credit/statement', 'seller/credit/statement.tsx', 'seller'),
  screen('/seller/credit/dues', 'seller/credit/dues.tsx', 'seller'),
  screen('/seller/complaint/detail', 'seller/complaint/detail.tsx', 'seller'),
  lists('/seller/settlement/list', 'seller', () => import('./settlement/list.tsx').then((m) => m.storeBills)),
  lists('/seller/settlement/outlook', 'seller', () =>
    import('./settlement/list.tsx').then((m) => m.storeMoney),
  ),
  screen('/seller/settlement/detail', 'seller/settlement/detail.tsx', 'seller'),
  lists('/seller/settlement/invoices', 'seller', () =>
    import('#mall/settlement/settlement-lists.ts').then((m) => m.storeCommissionInvoiceList),
  ),
  screen('/seller/settlement/deposit', 'seller/settlement/deposit.tsx', 'seller'),
  screen('/seller/settlement/account', 'seller/settlement/account.tsx', 'seller'),
  lists('/seller/invoice/list', 'seller', () =>
    import('#mall/invoice/invoice-lists.ts').then((m) => m.storeInvoiceList),
  ),
  screen('/seller/invoice/detail', 'seller/invoice/detail.tsx', 'seller'),
  lists('/seller/invoice/import', 'seller', () =>
    import('./invoice/import.tsx').then((m) => m.storeTaxFiles),
  ),
  screen('/seller/invoice/file', 'seller/invoice/file.tsx', 'seller'),
  screen('/seller/invoice/identity', 'seller/invoice/identity.tsx', 'seller'),
  lists('/seller/sample/list', 'seller', () => import('./sample/list.tsx').then((m) => m.storeSamples)),
  screen('/seller/sample/detail', 'seller/sample/detail.tsx', 'seller'),
  lists('/seller/quotation/list', 'seller', () =>
    import('./quotation/list.tsx').then((m) => m.givenQuotations),
  ),
  lists('/seller/inquiry/list', 'seller', () => import('./inquiry/list.tsx').then((m) => m.invitations)),
  screen('/seller/inquiry/detail', 'seller/inquiry/detail.tsx', 'seller'),
  screen('/seller/quotation/detail', 'seller/quotation/detail.tsx', 'seller'),
  screen('/seller/turns', 'seller/turns.tsx', 'seller'),
  lists('/seller/approval', 'seller', () => import('./approval/list.tsx').then((m) => m.storeApprovals)),
  screen('/seller/approval/rules', 'seller/approval/rules.tsx', 'seller'),
  lists('/seller/goods/list', 'seller', () => import('./goods/list.tsx').then((m) => m.storeGoods)),
  screen('/seller/goods/import', 'seller/goods/import.tsx', 'seller'),
  lists('/seller/contract/list', 'seller', () => import('./contract/list.tsx').then((m) => m.storeContracts)),
  screen('/seller/contract/add', 'seller/contract/add.tsx', 'seller'),
  screen('/seller/contract/draft', 'seller/contract/draft.tsx', 'seller'),
  screen('/seller/contract/detail', 'seller/contract/detail.tsx', 'seller'),
  screen('/seller/freight', 'seller/freight.tsx', 'seller'),
  screen('/seller/address', 'seller/address.tsx', 'seller'),
  screen('/seller/key', 'seller/key.tsx', 'seller'),
  screen('/seller/webhook', 'seller/webhook.tsx', 'seller'),
  screen('/seller/authen', 'seller/authen.tsx', 'seller'),
];

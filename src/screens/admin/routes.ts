// Screens of the platform's console: URL, file, who may enter.
import { lists, type Screen, screen } from '../screen.ts';

export const adminScreens: readonly Screen[] = [
  screen('/admin', 'admin/enter.tsx'),
  screen('/admin/index', 'admin/index.tsx', 'admin'),
  lists('/admin/payment/list', 'admin', () => import('./payment/list.tsx').then((m) => m.transfers)),
  lists('/admin/refund/list', 'admin', () =>
    import('#mall/payment/bank-refund-list.ts').then((m) => m.bankRefundList),
  ),
  screen('/admin/payment/refund', 'admin/payment/refund.tsx', 'admin'),
  lists('/admin/aftersale/list', 'admin', () =>
    import('#mall/after-sale/after-sale-lists.ts').then((m) => m.adminCaseList),
  ),
  screen('/admin/aftersale/detail', 'admin/aftersale/detail.tsx', 'admin'),
  screen('/admin/aftersale/sample', 'admin/aftersale/sample.tsx', 'admin'),
  lists('/admin/complaint/list', 'admin', () =>
    import('#mall/complaint/complaint-lists.ts').then((m) => m.adminComplaintList),
  ),
  lists('/admin/credit/accounts', 'admin', () =>
    import('#mall/credit/credit-lists.ts').then((m) => m.adminAccountList),
  ),
  screen('/admin/credit/account', 'admin/credit/account.tsx', 'admin'),
  lists('/admin/credit/applications', 'admin', () =>
    import('#mall/credit/credit-lists.ts').then((m) => m.adminApplicationList),
  ),
  screen('/admin/credit/application', 'admin/credit/application.tsx', 'admin'),
  lists('/admin/credit/statements', 'admin', () =>
    import('#mall/statement/statement-lists.ts').then((m) => m.adminStatementList),
  ),
  screen('/admin/credit/statement', 'admin/credit/statement.tsx', 'admin'),
  screen('/admin/credit/dues', 'admin/credit/dues.tsx', 'admin'),
  screen('/admin/credit/disputes', 'admin/credit/disputes.tsx', 'admin'),
  screen('/admin/complaint/detail', 'admin/complaint/detail.tsx', 'admin'),
  lists('/admin/books/list', 'admin', () => import('./books/list.tsx').then((m) => m.entries)),
  screen('/admin/books/entry', 'admin/books/entry.tsx', 'admin'),
  screen('/admin/books/trial', 'admin/books/trial.tsx', 'admin'),
  lists('/admin/bank/list', 'admin', () =>
    import('#mall/reconciliation/bank-line-list.ts').then((m) => m.bankLineList),
  ),
  screen('/admin/bank/import', 'admin/bank/import.tsx', 'admin'),
  screen('/admin/bank/detail', 'admin/bank/detail.tsx', 'admin'),
  lists('/admin/reconciliation/list', 'admin', () =>
    import('#mall/reconciliation/channel-lists.ts').then((m) => m.channelDayList),
  ),
  lists('/admin/reconciliation/rows', 'admin', () =>
    import('#mall/reconciliation/channel-lists.ts').then((m) => m.channelRowList),
  ),
  screen('/admin/reconciliation/detail', 'admin/reconciliation/detail.tsx', 'admin'),
  lists('/admin/settlement/list', 'admin', () => import('./settlement/bills.tsx').then((m) => m.adminBills)),
  lists('/admin/settlement/stores', 'admin', () =>
    import('./settlement/bills.tsx').then((m) => m.storeStandings),
  ),
  lists('/admin/settlement/invoices', 'admin', () =>
    import('./settlement/bills.tsx').then((m) => m.commissionInvoices),
  ),
  screen('/admin/settlement/store', 'admin/settlement/store.tsx', 'admin'),
  screen('/admin/settlement/detail', 'admin/settlement/detail.tsx', 'admin'),
  lists('/admin/payout/list', 'admin', () =>
    import('#mall/settlement/settlement-lists.ts').then((m) => m.payoutList),
  ),
  screen('/admin/payout/detail', 'admin/settlement/payout.tsx', 'admin'),
  lists('/admin/commission/list', 'admin', () =>
    import('./settlement/commission-rules.tsx').then((m) => m.commissionRules),
  ),
  lists('/admin/certification/list', 'admin', () =>
    import('./certification/list.tsx').then((m) => m.certifications),
  ),
  screen('/admin/catalog', 'admin/catalog.tsx', 'admin'),
  screen('/admin/account', 'admin/account.tsx', 'admin'),
  screen('/admin/certification/detail', 'admin/certification/detail.tsx', 'admin'),
  lists('/admin/invoiceHeader/list', 'admin', () =>
    import('#mall/invoice/header-list.ts').then((m) => m.headerList),
  ),
  lists('/admin/designer/list', 'admin', () => import('./designer/list.tsx').then((m) => m.designers)),
  screen('/admin/designer/detail', 'admin/designer/detail.tsx', 'admin'),
  lists('/admin/replacement/list', 'admin', () => import('./replacement/list.tsx').then((m) => m.pairs)),
  screen('/admin/replacement/detail', 'admin/replacement/detail.tsx', 'admin'),
  lists('/admin/behaviour/list', 'admin', () => import('./behaviour/list.tsx').then((m) => m.behaviour)),
  lists('/admin/signAuth/list', 'admin', () => import('./signAuth/list.tsx').then((m) => m.signAuths)),
  lists('/admin/signAuth/seals', 'admin', () => import('./signAuth/seals.tsx').then((m) => m.seals)),
  lists('/admin/contract/list', 'admin', () => import('./contract/list.tsx').then((m) => m.contracts)),
  screen('/admin/open', 'admin/open.tsx', 'admin'),
  screen('/admin/setting/index', 'admin/setting/index.tsx', 'admin'),
];

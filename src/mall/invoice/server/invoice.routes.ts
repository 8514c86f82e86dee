// What the invoice room serves, hears, and does by itself.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import type { FileStore } from '#mall/file/server/file.ts';
import { headerProtocol } from '../header.protocol.ts';
import { invoiceProtocol } from '../invoice.protocol.ts';
import { applyInvoice, resubmitInvoice } from './apply/apply-invoice.ts';
import { holdWithRows } from './apply/hold-invoice.ts';
import { invoiceLife } from './apply/invoice-life.ts';
import { invoiceApprovals, invoiceMoves } from './apply/move-invoice.ts';
import { decideHeader, headerListRoutes } from './header/check-headers.ts';
import { listAddresses, removeAddress, saveAddress } from './header/keep-addresses.ts';
import { removeHeader, saveHeader, showHeaders } from './header/keep-headers.ts';
import { invoiceRules } from './invoice-rules.ts';
import { issueByHand } from './issue/issue-invoice.ts';
import { issueBySandbox, redBySandbox } from './issue/sandbox.ts';
import { lapseRed, redActs } from './red/red-letters.ts';
import { redLife } from './red/red-life.ts';
import { listBillable } from './show/list-billable.ts';
import { invoiceListRoutes, showInvoice, showStoreInvoice } from './show/list-invoices.ts';

export const invoiceRoutes = (): Route[] => [
  ...serveAll(headerProtocol, {
    headers: showHeaders,
    saveHeader,
    removeHeader,
    addresses: listAddresses,
    saveAddress,
    removeAddress,
    decideHeader,
  }),
  ...serveAll(invoiceProtocol, {
    billable: listBillable,
    apply: applyInvoice,
    detail: showInvoice,
    resubmit: resubmitInvoice,
    storeDetail: showStoreInvoice,
    issue: issueByHand,
    ...invoiceMoves,
    ...redActs,
    ...invoiceRules.calls,
  }),
  ...headerListRoutes,
  ...invoiceListRoutes,
];

export const invoiceListeners: readonly Listener[] = [invoiceApprovals];

export const invoiceTimers = ({ fileStore }: { fileStore: FileStore }): readonly TimerHandler[] => [
  ...invoiceLife.onTime(holdWithRows, { autoSign: 'advance', issue: issueBySandbox(fileStore) }),
  ...redLife.onTime((work, redSn) => redLife.hold(work, redSn), {
    lapse: lapseRed,
    issue: redBySandbox(fileStore),
  }),
];

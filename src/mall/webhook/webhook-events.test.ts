// Which steps other systems are told of, and which not.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { afterSaleProcess } from '#mall/after-sale/after-sale-process.ts';
import { complaintProcess } from '#mall/complaint/complaint-process.ts';
import { contractProcess } from '#mall/contract/contract-process.ts';
import { inquiryProcess } from '#mall/inquiry/inquiry-process.ts';
import { invoiceProcess } from '#mall/invoice/invoice-status.ts';
import { orderProcess } from '#mall/order/order-process.ts';
import { quotationProcess } from '#mall/quotation/quotation-process.ts';
import { reportProcess } from '#mall/report/report-process.ts';
import { sampleProcess } from '#mall/sample/sample-process.ts';
import { billProcess } from '#mall/settlement/bill-process.ts';
import { statementProcess } from '#mall/statement/statement-process.ts';
import { serviceProcess } from '#mall/testing/service-process.ts';
import {
  typeOfStep,
  typesOf,
  WEBHOOK_EVENTS,
  WEBHOOK_TOPIC_KEYS,
  WEBHOOK_TYPES,
  type WebhookEvent,
} from './webhook-events.ts';

it('every step has been thought of: those that nobody is told of stand here', () => {
  const untold = Object.entries({
    order: orderProcess,
    afterSale: afterSaleProcess,
    complaint: complaintProcess,
    sample: sampleProcess,
    inquiry: inquiryProcess,
    quotation: quotationProcess,
    contract: contractProcess,
    statement: statementProcess,
    invoice: invoiceProcess,
    settlementBill: billProcess,
    service: serviceProcess,
    report: reportProcess,
  }).map(([document, process]) => {
    const told = Object.values<WebhookEvent>(WEBHOOK_EVENTS)
      .filter((one) => one.document === document)
      .flatMap(({ steps }) => steps);
    return `${document}: ${Object.keys(process)
      .filter((step) => !told.includes(step))
      .join(' ')}`;
  });
  expect(untold).toEqual([
    'order: handInVoucher askCharge takeBackCharge acceptCharge declineCharge extendReceipt evaluate remove restore purge',
    'afterSale: orderEnds firstRelease redIssued nameAccount retryRefund markRefundPaid',
    'complaint: ',
    'sample: cancel refundPart feedbackTimeout',
    'inquiry: create save invite convert annulAward',
    'quotation: open save sendBack edit replace dropDraft see convert',
    'contract: draft save sendBack withdrawSignature refuseTermination withdrawTermination denyCompletion mediate',
    'statement: open handInVoucher voucherBack reopen writeOff',
    'invoice: return fail retry deliver toSend markUsed',
    'settlementBill: review send unsend',
    'service: keep arrive leaveUndone',
    'report: begin amend write handIn pass sendBack fallBack approve discard',
  ]);
});

it('a step that leads to another state is another event, or none', () => {
  const sign = { document: 'contract', event: 'sign', from: 'PENDING_SIGN' };
  expect(typeOfStep({ ...sign, to: 'PARTLY_SIGNED' }, 'buyer')).toBe('contract.signed');
  expect(typeOfStep({ ...sign, to: 'EFFECTIVE' }, 'store')).toBe('contract.effective');
  const submit = { document: 'contract', event: 'submit', from: 'DRAFT' };
  expect(typeOfStep({ ...submit, to: 'PENDING_REVIEW' }, 'buyer')).toBeUndefined();
  const cancel = { document: 'contract', event: 'cancel', to: 'CANCELLED' };
  expect(typeOfStep({ ...cancel, from: 'DRAFT' }, 'store')).toBeUndefined();
  expect(typeOfStep({ ...cancel, from: 'PENDING_CONFIRM' }, 'store')).toBe('contract.ended');
  const open = { document: 'service', event: 'open', from: null };
  expect(typeOfStep({ ...open, to: 'DRAFT' }, 'buyer')).toBeUndefined();
  expect(typeOfStep({ ...open, to: 'PENDING_PAYMENT' }, 'buyer')).toBe('service.bought');
  const award = { document: 'inquiry', event: 'award', from: 'EVALUATING', to: 'AWARDED' };
  expect([typeOfStep(award, 'buyer'), typeOfStep(award, 'store')]).toEqual(['inquiry.awarded', undefined]);
});

it('every event belongs to a topic that can be chosen', () => {
  const chosen = WEBHOOK_TOPIC_KEYS.flatMap((topic) => [
    ...typesOf(topic, 'buyer'),
    ...typesOf(topic, 'store'),
  ]);
  expect(new Set(chosen)).toEqual(new Set(WEBHOOK_TYPES));
});

it('the API’s documentation names each', () => {
  const text = readFileSync('docs/api.md', 'utf8');
  const named = [...text.matchAll(/`([a-z]+\.[a-z_]+)`/g)].map(([, type]) => type);
  for (const type of WEBHOOK_TYPES) expect(named).toContain(type);
});

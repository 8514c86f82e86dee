// STUB: its owner replaces this file wholly.
import { PAYMENT_STATES } from './payment-status.ts';
export const paymentProcess = { open: { from: [], to: PAYMENT_STATES, by: ['system'] } };

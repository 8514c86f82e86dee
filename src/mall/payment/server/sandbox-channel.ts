// STUB: its owner replaces this file wholly.
import type { FastifyInstance } from 'fastify';
import type { PaymentChannel } from './payment-channel.ts';
export const openSandboxChannel = (_secret: string, _publicUrl: () => string, _log: (error: unknown) => void): PaymentChannel => ({ name: 'sandbox' });
export function serveSandbox(_app: FastifyInstance, _channel: PaymentChannel): void {}

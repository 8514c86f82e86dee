// The calls of webhooks from a buyer's page and from a store's, which differ in their addresses alone.
import { webhookProtocol as p } from '../webhook.protocol.ts';
import type { WebhookSide } from '../webhook-events.ts';

const BUYER = {
  make: p.make,
  change: p.change,
  switch: p.switch,
  renewSecret: p.renewSecret,
  remove: p.remove,
  test: p.test,
  messages: p.messages,
  replay: p.replay,
};

const STORE = {
  make: p.sellerMake,
  change: p.sellerChange,
  switch: p.sellerSwitch,
  renewSecret: p.sellerRenewSecret,
  remove: p.sellerRemove,
  test: p.sellerTest,
  messages: p.sellerMessages,
  replay: p.sellerReplay,
};

export const webhookCalls = (side: WebhookSide) => (side === 'store' ? STORE : BUYER);

// Providers that issue invoices for stores. Owns a store's keys and what a provider was asked; promises that nothing is issued twice; leans on invoice, tax.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { Bit, line } from '#kit/http/wire.ts';
import { storeOperator } from '#mall/member/actor.ts';

const Keys = z.object({
  appKey: z.string(),
  hasSecret: Bit,
  /** A stand-in answers: nothing is issued. */
  isSimulated: Bit,
});

export const taxProviderProtocol = door('v3/store/seller/taxProvider', storeOperator, {
  show: get({ zh: '诺诺开票密钥', en: 'The store’s keys at Nuonuo' }, nothing, Keys),
  save: post(
    { zh: '保存诺诺开票密钥', en: 'Keep the store’s keys at Nuonuo' },
    z.object({
      appKey: line(64, 1),
      /** Left out: the one that is kept. */
      appSecret: line(128).default(''),
    }),
    Keys,
  ),
});

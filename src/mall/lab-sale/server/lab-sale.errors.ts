// How buying a service or a package says no.
import { errors } from '#kit/http/refusal.ts';

export const labSaleErrors = errors('labSale', {
  /** A service or a package that is on no shelf. */
  offSale: {
    zh: '该服务目前没有有效价格，不能直接购买',
    en: 'It has no valid price at present and cannot be bought',
  },
  priceMoved: ({ amount }: { amount: string }) => ({
    zh: `价格已更新为 ${amount} 元，请确认后再购买`,
    en: `The price is ¥${amount} now: please look at it before you buy`,
  }),
});

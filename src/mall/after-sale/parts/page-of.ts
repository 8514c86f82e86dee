// Where the order or the sample request of a case is read.
const PAGES = {
  buyer: { order: '/member/order/detail?orderSn=', sample: '/prototype/sample/detail?sampleSn=' },
  store: { order: '/seller/order/detail?orderSn=', sample: '/seller/sample/detail?sampleSn=' },
} as const;

/** @param orderSn the number of an order, or of a sample request */
export const pageOf = (orderSn: string, side: keyof typeof PAGES): string =>
  PAGES[side][orderSn.startsWith('SP') ? 'sample' : 'order'] + encodeURIComponent(orderSn);

// Where a case, and the order or the sample request that it is about, is read.
export type ReadingSide = 'buyer' | 'store' | 'platform';

const PAGES: Record<ReadingSide, { case: string; order: string; sample: string }> = {
  buyer: {
    case: '/member/order/refund/detail?caseSn=',
    order: '/member/order/detail?orderSn=',
    sample: '/member/request/info?sampleSn=',
  },
  store: {
    case: '/seller/aftersale/detail?caseSn=',
    order: '/seller/order/detail?orderSn=',
    sample: '/seller/sample/detail?sampleSn=',
  },
  platform: {
    case: '/admin/aftersale/detail?caseSn=',
    order: '',
    sample: '/admin/aftersale/sample?sampleSn=',
  },
};

/** @param orderSn the number of an order, or of a sample request @returns '' where the side has no page for it */
export function pageOf(orderSn: string, side: ReadingSide): string {
  const page = PAGES[side][orderSn.startsWith('SP') ? 'sample' : 'order'];
  return page && page + encodeURIComponent(orderSn);
}

export const casePageOf = (caseSn: string, side: ReadingSide): string => PAGES[side].case + caseSn;

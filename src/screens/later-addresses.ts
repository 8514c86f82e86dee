// Addresses whose features are still to come, so that no menu leads there before them.
/** An address leaves this list when its feature has come. */
export const laterAddresses = [
  '/topic',
  '/coupon',
  '/information',
  '/information/list',
  '/information/detail',
  '/store/new',
  '/store/article/list',
  '/store/news',
  '/store/news/info',
  '/store/introduce',
  '/point/index',
  '/point/list',
  '/point/detail',
  '/point/order/confirm',
  '/point/pay',
  '/service',
  '/tourist',
  '/article',
  '/mimeograph',
  '/previewFile',
  '/member/apply',
  '/member/applyInfo',
  '/member/desApp/requests',
  '/member/coupon',
  '/member/myPoint',
  '/member/pointOrder/list',
  '/member/pointOrder/detail',
  '/member/article',
  '/member/insertOrder',
] as const;

export type LaterAddress = (typeof laterAddresses)[number];

const later: ReadonlySet<string> = new Set(laterAddresses);

/** Whether there is more behind a link than the notice of a page to come. */
export function leadsSomewhere(to: string): boolean {
  return !later.has(to.split(/[?#]/, 1)[0] ?? to);
}

// What a store's goods are: a part, a service of a laboratory, or a package of services; and where each is shown.

export const GOODS_KINDS = ['PART', 'SERVICE', 'PACKAGE'] as const;
export type GoodsKind = (typeof GOODS_KINDS)[number];
export type ServiceKind = Exclude<GoodsKind, 'PART'>;

const PAGES: Record<GoodsKind, string> = {
  PART: '/goods/detail',
  SERVICE: '/goods/detail1',
  PACKAGE: '/goods/details',
};

/** The page of a product, by what it is. */
export const goodsAddress = (kind: GoodsKind, productId: number): string =>
  `${PAGES[kind]}?productId=${productId}`;

/**
 * Where a service is commissioned: what may not go into a cart leads there.
 * @param capId null for a package, whose own page says how it is had
 */
export const commissionAddress = (productId: number, capId: number | null): string =>
  capId === null ? goodsAddress('PACKAGE', productId) : `/entrust?capId=${capId}`;

// Lines of a contract name goods of its own store only: what is delivered is taken from them.
import type { Work } from '#kit/db/work.ts';
import { findProducts } from '#mall/goods/server/goods.ts';
import type { ContractLine } from '../../contract-content.ts';
import { contractErrors } from '../contract.errors.ts';

/** @throws contractErrors.otherStore for a line whose product is unknown or another store's */
export async function requireOwnGoods(
  work: Work,
  storeId: number,
  lines: readonly Pick<ContractLine, 'lineNo' | 'productId'>[],
): Promise<void> {
  const products = await findProducts(
    work,
    lines.flatMap(({ productId }) => productId ?? []),
  );
  const strange = lines.find(
    ({ productId }) => productId !== null && products.get(productId)?.storeId !== storeId,
  );
  if (strange) throw contractErrors.otherStore({ lineNo: strange.lineNo });
}

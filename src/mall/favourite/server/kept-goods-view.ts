// Products → goods as a member's own lists show them.
import type { Work } from '#kit/db/work.ts';
import { bit } from '#kit/http/wire.ts';
import { unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import {
  findProducts,
  findServices,
  type ProductForSale,
  type ServiceForSale,
} from '#mall/goods/server/goods.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { KeptGoods, SeenGoods } from '../favourite.protocol.ts';

/** Parts and services of a member's lists, by product. */
export async function findOwnGoods(
  work: Work,
  productIds: readonly number[],
): Promise<(productId: number) => Omit<SeenGoods, 'seenAt'>> {
  const products = await findProducts(work, productIds);
  const services = await findServices(
    work,
    productIds.filter((productId) => !products.has(productId)),
  );
  return (productId) => {
    const product = products.get(productId);
    if (product) return { ...keptGoodsView(product, work.language), kind: 'PART' };
    return serviceView(required(services.get(productId)), work.language);
  };
}

function serviceView(service: ServiceForSale, language: Language): Omit<SeenGoods, 'seenAt'> {
  const { kind, goodsId, productId, storeId } = service;
  const unitPrice = unitPriceToWire(service.unitPrice);
  return {
    ...{ kind, goodsId, productId, storeId, goodsName: service.title[language], leadDays: service.days },
    ...{ partId: null, partNo: '', brandName: '', goodsImage: null, packageName: null },
    ...{ minBuyNum: 1, multiple: 1, maxBuyNum: null, productStock: 0 },
    storeName: service.storeName[language],
    goodsPrice: unitPrice,
    priceTiers: [{ minNum: 1, unitPrice }],
    isOnSale: bit(service.isOnSale),
  };
}

export function keptGoodsView(product: ProductForSale, language: Language): KeptGoods {
  const priceTiers = product.priceTiers.map(({ minNum, unitPrice }) => ({
    minNum,
    unitPrice: unitPriceToWire(unitPrice),
  }));
  return {
    goodsId: product.goodsId,
    productId: product.productId,
    partId: product.partId,
    partNo: product.partNo,
    brandName: brandIn(language, product.brandName),
    goodsName: product.goodsName[language],
    goodsImage: product.goodsImage,
    packageName: product.packageName,
    storeId: product.storeId,
    storeName: product.storeName[language],
    minBuyNum: product.minBuyNum,
    multiple: product.multiple,
    maxBuyNum: product.maxBuyNum,
    productStock: product.available,
    leadDays: product.leadDays,
    goodsPrice: required(priceTiers[0]).unitPrice,
    priceTiers,
    isOnSale: bit(product.isOnSale),
  };
}

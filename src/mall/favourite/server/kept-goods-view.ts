// Products → goods as a member's own lists show them.
import { bit } from '#kit/http/wire.ts';
import { unitPriceToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import type { Language } from '#kit/words/text.ts';
import type { ProductForSale } from '#mall/goods/server/goods.ts';
import { brandIn } from '#mall/part/brand-name.ts';
import type { KeptGoods } from '../favourite.protocol.ts';

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

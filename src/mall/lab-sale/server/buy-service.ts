// One service at the price of its row: its order is placed at once, its form is completed once it is paid.
import { nextDocumentNumber } from '#kit/document/document-number.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { partNames } from '#mall/ability/price-of-form.ts';
import { workOf } from '#mall/ability/server/ability.ts';
import { requireService } from '#mall/goods/server/goods.ts';
import { buysFor } from '#mall/member/actor.ts';
import {
  amountOf,
  beginBought,
  formToBuy,
  keepBought,
  linesOf,
  orderService,
  priceVersion,
  requireMarks,
} from '#mall/testing/server/testing.ts';
import type { labSaleProtocol } from '../lab-sale.protocol.ts';
import { labSaleErrors } from './lab-sale.errors.ts';

/** @throws labSaleErrors.offSale, priceMoved; testingErrors.noMark; goodsErrors.unknownGoods, otherKind; as priceVersion, orderService */
export const buyService: Actions<typeof labSaleProtocol>['buyService'] = async (
  work,
  member,
  { productId, specimens, units, amount, returnKg, ...said },
) => {
  const goods = await requireService(work, 'SERVICE', { productId });
  if (!goods.isOnSale) throw labSaleErrors.offSale();
  const capId = goods.ofId;
  const kind =
    required((await workOf(work, [capId])).get(capId)).kind === 'CALIBRATION' ? 'METERING' : 'INSPECTION';
  const form = await formToBuy(work, member, {
    ...{ ...said, kind, specimens, returnKg, freight: returnKg > 0 ? 'PREPAID' : 'COLLECT' },
    items: [{ capId, specimens: [], units, stage: 1, conditions: '', limits: '' }],
  });
  const { content, labId } = await priceVersion(work, form);
  if (content.items.some((item) => item.amount === null)) throw labSaleErrors.offSale();
  await requireMarks(work, content);
  if (amountOf(content) !== amount) throw labSaleErrors.priceMoved({ amount: content.amount });
  const serviceSn = await nextDocumentNumber(work, 'TS');
  const kept = await keepBought(work, member, serviceSn, content);
  const placed = await orderService(work, {
    ...{ sourceSn: serviceSn, versionNo: kept.versionNo, hash: kept.contentHash, kind, labId, form },
    ...{ memberId: member.memberId, enterpriseId: buysFor(member) },
    ...{ projectId: form.projectId, costCentre: form.costCentre, lines: linesOf(content, partNames) },
  });
  await beginBought(work, member, { serviceSn, labId, version: content, placed });
  const { orderSn, paySn, needsPayment, isAsked } = placed;
  return { serviceSn, packSn: '', orderSn, paySn, needsPayment, isAsked };
};

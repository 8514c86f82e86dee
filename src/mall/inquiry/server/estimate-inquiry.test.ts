// What an inquiry's approvers reckon with: the mall's prices, whatever target prices say or leave out.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { unitPrice } from '#kit/money/money.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { aProduct } from '#mall/goods/server/goods.builders.ts';
import { aSeller } from '#mall/order/server/order.builders.ts';
import { inquiryProtocol as inquiries } from '../inquiry.protocol.ts';
import { anInquiry, aPurchaser, aPurchasingEmployee, goodsLine } from './inquiry.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

const one = await aSeller(mall);

it('reckons with the mall’s price where no target price stands, and with an unknown one as above any limit', async () => {
  const main = await aPurchaser(mall);
  const buyer = await aPurchasingEmployee(mall, { enterpriseId: main.enterpriseId });
  const priceTiers = [{ minNum: 1, unitPrice: unitPrice(6_776_000) }];
  const part = await mall.work((work) => aProduct(work, { storeId: one.storeId, priceTiers }));
  await mall.call(
    approvalProtocol.saveRule,
    {
      docType: 'inquiry',
      ruleName: '十万',
      conditions: { amountFrom: '100000.00' },
      steps: [{ who: 'main' }],
    },
    main,
  );
  const way = async (wish: Record<string, string>, qty: number, partId: number | null) => {
    const line = goodsLine({ partNo: part.partNo, ...wish }, { qty, partId });
    const { inqSn } = await anInquiry(mall, {
      purchaser: buyer,
      sellers: [one],
      lines: [line],
      isDraft: true,
    });
    return mall.call(inquiries.previewApproval, { inqSn }, buyer);
  };
  const { partId } = part;
  expect((await way({}, 20_000, partId)).steps[0]!.rule).toContain('135,520.00');
  expect(await way({ targetPrice: '0.01' }, 20_000, partId)).toMatchObject({ isNeeded: true });
  expect(await way({}, 14_000, partId)).toMatchObject({ isNeeded: false });
  expect(await way({ targetPrice: '7.5' }, 14_000, partId)).toMatchObject({ isNeeded: true });
  // The mall's only part of that number, typed with a brand that is not its own: not linked, yet its price is known.
  const typed = { brandName: 'Someone else' };
  expect((await way(typed, 20_000, null)).steps[0]!.rule).toContain('135,520.00');
  expect(await way(typed, 14_000, null)).toMatchObject({ isNeeded: false });
  expect((await way({ partNo: 'NOBODY-SELLS-1' }, 1, null)).steps[0]!.rule).toContain('1 行没有参考价');
  expect(await way({ partNo: 'NOBODY-SELLS-1', targetPrice: '5' }, 1, null)).toMatchObject({
    isNeeded: false,
  });
});

// What is said to have changed between versions of both sides.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { anInquiry, goodsLine } from '#mall/inquiry/server/inquiry.builders.ts';
import { quotationProtocol } from '../../quotation.protocol.ts';
import { aQuotation } from '../quotation.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

it('asking for the last word changes nothing of what was offered, and does not make it less binding', async () => {
  const lines = [goodsLine({ partNo: 'AB-1' })];
  const { inqSn, purchaser, sellers } = await anInquiry(mall, { lines, header: { isSealed: false } });
  const { quoSn } = await aQuotation(mall, sellers[0]!, inqSn, {
    lines: [{ lineNo: 1, breaks: [{ number: 10, unitPrice: '1.00' }], multiple: 10, leadDays: 5 }],
  });
  await mall.call(quotationProtocol.askFinal, { inqSn }, purchaser);
  const { list } = await mall.call(quotationProtocol.differences, { quoSn, from: 1, to: 2 }, purchaser);
  expect(list.map(({ path }) => path)).toEqual(['isFinal']);
});

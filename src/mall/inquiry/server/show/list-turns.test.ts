// Whose turn an inquiry is: of those who may answer or award, not of colleagues who only look.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { inquiryProtocol } from '../../inquiry.protocol.ts';
import { anInquiry, aPurchaser, aPurchasingEmployee } from '../inquiry.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

it('waits for those who may answer its questions', async () => {
  const purchaser = await aPurchaser(mall);
  const { inqSn, sellers } = await anInquiry(mall, { purchaser });
  await mall.call(inquiryProtocol.ask, { inqSn, question: '接受散料吗？' }, sellers[0]!);
  const turns = { turns: [{ docSn: inqSn }], total: 1 };
  expect(await mall.call(inquiryProtocol.turns, {}, purchaser)).toMatchObject(turns);
  const colleague = (permissions: ('rfq.create' | 'rfq.award')[]) =>
    aPurchasingEmployee(mall, {
      enterpriseId: purchaser.enterpriseId,
      roles: [],
      permissions: ['order.all', 'rfq.read', ...permissions],
    });
  const reader = await colleague(['rfq.award']);
  expect((await mall.call(inquiryProtocol.detail, { inqSn }, reader)).inqSn).toBe(inqSn);
  expect(await mall.call(inquiryProtocol.turns, {}, reader)).toEqual({ turns: [], total: 0 });
  const asker = await colleague(['rfq.create']);
  expect(await mall.call(inquiryProtocol.turns, {}, asker)).toMatchObject(turns);
});

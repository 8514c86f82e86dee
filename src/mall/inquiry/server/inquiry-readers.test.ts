// Who may only read: his enterprise's inquiries are his to look at, nothing in them is his to change, and nobody else's are seen.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { approvalProtocol } from '#mall/approval/approval.protocol.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import { anInquiry, aPurchaser, aPurchasingEmployee, goodsLine } from './inquiry.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());

it('a viewer reads the enterprise’s inquiries and steps in none', async () => {
  const { inqSn, version, purchaser, sellers } = await anInquiry(mall);
  const other = await anInquiry(mall, { purchaser: await aPurchaser(mall) });
  const viewer = await aLoggedInEmployee(mall, { enterpriseId: purchaser.enterpriseId, roles: ['viewer'] });
  expect(await mall.call(inquiryProtocol.detail, { inqSn }, viewer)).toMatchObject({
    isOwn: 0,
    allowedActions: [],
  });
  expect(
    await mall.ask(inquiryProtocol.cancel, { inqSn, version, reason: '不需要了' }, viewer),
  ).toMatchObject({
    state: State.notAllowed,
  });
  expect(await mall.ask(inquiryProtocol.detail, { inqSn: other.inqSn }, viewer)).toMatchObject({
    state: State.notFound,
  });
  await mall.call(inquiryProtocol.ask, { inqSn, question: '接受散料吗？' }, sellers[0]!);
  expect(await mall.call(inquiryProtocol.detail, { inqSn }, viewer)).toMatchObject({ turnText: '' });
  expect(await mall.call(inquiryProtocol.detail, { inqSn }, purchaser)).toMatchObject({
    turnText: '答复 1 个澄清问题',
  });
  const buyer = await aLoggedInEmployee(mall, { enterpriseId: purchaser.enterpriseId });
  expect(await mall.ask(inquiryProtocol.detail, { inqSn }, buyer)).toMatchObject({ state: State.notFound });
});

it('what the lines may cost is no business of who may see no prices: neither on the page nor among the changes', async () => {
  const purchaser = await aPurchaser(mall);
  const line = (targetPrice: string) => goodsLine({ partNo: 'AB-1', targetPrice }, { lineNo: 1 });
  const { inqSn, version } = await anInquiry(mall, { purchaser, lines: [line('0.55')] });
  const { header } = await mall.call(inquiryProtocol.detail, { inqSn }, purchaser);
  const amended = await mall.call(
    inquiryProtocol.amend,
    { inqSn, version, header, lines: [line('0.66')], reason: '行情变化' } as never,
    purchaser,
  );
  const readBy = async (roles: ('viewer' | 'approver' | 'administrator')[]) => {
    const reader = await aLoggedInEmployee(mall, { enterpriseId: purchaser.enterpriseId, roles });
    return JSON.stringify([
      await mall.call(inquiryProtocol.detail, { inqSn }, reader),
      await mall.call(inquiryProtocol.detail, { inqSn, versionNo: 1 }, reader),
      await mall.call(inquiryProtocol.differences, { inqSn, from: 1, to: amended.versionNo }, reader),
    ]);
  };
  const seen = await readBy(['viewer']);
  expect(seen).toContain('AB-1');
  expect(seen).not.toMatch(/0\.55|0\.66/);
  const told = await readBy(['administrator']);
  for (const price of ['"0.55"', '"0.66"']) expect(told).toContain(price);
});

it('the sum by which a rule of approval was chosen is told to who may see prices', async () => {
  const purchaser = await aPurchaser(mall);
  const buyer = await aPurchasingEmployee(mall, { enterpriseId: purchaser.enterpriseId });
  await mall.call(
    approvalProtocol.saveRule,
    {
      docType: 'inquiry',
      ruleName: '大额询价',
      conditions: { amountFrom: '500.00' },
      steps: [{ who: 'main' }],
    } as never,
    purchaser,
  );
  const lines = [goodsLine({ partNo: 'AB-2', targetPrice: '0.77' })];
  const { inqSn } = await anInquiry(mall, { purchaser: buyer, lines });
  const viewer = await aLoggedInEmployee(mall, { enterpriseId: purchaser.enterpriseId, roles: ['viewer'] });
  const rulesReadBy = async (person: { token: string }) =>
    (await mall.call(inquiryProtocol.detail, { inqSn }, person)).approval?.steps.map(({ rule }) => rule);
  expect((await rulesReadBy(purchaser))?.join('')).toContain('770');
  expect(await rulesReadBy(viewer)).toEqual(['']);
});

// Who may only read: his enterprise's inquiries are his to look at, nothing in them is his to change, and nobody else's are seen.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { aLoggedInEmployee } from '#mall/company/server/company.builders.ts';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import { anInquiry, aPurchaser } from './inquiry.builders.ts';

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

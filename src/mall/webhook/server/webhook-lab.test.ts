// What other systems hear of a laboratory's work: each side of what its pages show, with numbers and states, never with what was measured.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { aBuyer } from '#mall/order/server/order.builders.ts';
import { reportProtocol } from '#mall/report/report.protocol.ts';
import {
  anIssuedReport,
  approveOne,
  aReportLab,
  handInReport,
  passOne,
} from '#mall/report/server/report.builders.ts';
import { aDraftId, aForm } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { aHook, type Receiver } from './webhook.builders.ts';

const mall = await openTestMall();
const lab = await aReportLab(mall);
const receivers: Receiver[] = [];
afterAll(async () => {
  for (const one of receivers) await one.close();
  expect(mall.log).toEqual([]);
  await mall.close();
});

const TOPICS = ['service', 'report'] as const;
async function hookOf(person: { token: string }, side: 'buyer' | 'store' = 'buyer') {
  const { receiver } = await aHook(mall, person, { side, topics: [...TOPICS] });
  receivers.push(receiver);
  return receiver;
}
const send = async () => {
  await mall.mall.facilities.webhooks.sendDue();
  await mall.mall.facilities.webhooks.settled();
};
const typesOf = (receiver: Receiver) =>
  receiver
    .told()
    .map(({ type }) => type)
    .sort();

it('both sides hear of a commission from its form to its report, and nobody else', async () => {
  const buyer = await aBuyer(mall);
  const [mine, theirs] = [await hookOf(buyer), await hookOf(lab.seller, 'store')];
  const stranger = await hookOf(await aBuyer(mall));
  const { serviceSn, orderSn, reportNo, reportId } = await anIssuedReport(mall, lab, { buyer });
  await send();
  const all = [
    ...['report.issued', 'service.accepted', 'service.in_test', 'service.paid', 'service.received'],
    ...['service.received', 'service.received', 'service.reported', 'service.reporting'],
    ...['service.reporting', 'service.scheduled', 'service.submitted'],
  ];
  expect(new Set(typesOf(mine))).toEqual(new Set(all));
  expect(typesOf(theirs)).toEqual(typesOf(mine));
  expect(stranger.received).toEqual([]);

  const about = (receiver: Receiver, type: string) => receiver.told().find((one) => one.type === type)?.data;
  expect(about(mine, 'report.issued')).toEqual({
    ...{ reportNo, serviceSn, replacesNo: null, state: 'ISSUED', version: expect.any(Number) },
    link: expect.stringMatching(`/member/order/info\\?serviceSn=${serviceSn}$`),
  });
  expect(about(theirs, 'report.issued')?.link).toMatch(
    new RegExp(`/lab/report/detail\\?reportId=${reportId}$`),
  );
  expect(about(mine, 'service.reported')).toEqual({
    ...{ serviceSn, orderSn, state: 'REPORT_ISSUED', version: expect.any(Number) },
    link: expect.stringContaining(serviceSn),
  });
  expect(about(theirs, 'service.submitted')?.link).toContain('/lab/entrust/detail?serviceSn=');
  const bodies = [...mine.received, ...theirs.received].map(({ body }) => body).join();
  expect(bodies).not.toMatch(/绝缘|合格|J30J|鼎元|PASS|"500"/);
});

it('an amendment is told with the number that it takes the place of, and the former as replaced', async () => {
  const buyer = await aBuyer(mall);
  const first = await anIssuedReport(mall, lab, { buyer });
  await send();
  const mine = await hookOf(buyer);
  const { reportId } = first;
  const { version } = await mall.call(reportProtocol.detail, { reportId }, lab.quality);
  const why = { changed: '委托方地址', reason: '客户更名' };
  const draft = await mall.call(reportProtocol.amend, { reportId, version, ...why }, lab.quality);
  await handInReport(mall, lab, { ...first, reportId: draft.reportId });
  await passOne(mall, lab, draft.reportId);
  const { reportNo } = await approveOne(mall, lab, draft.reportId);
  await mall.fireTimers();
  await send();
  const reports = mine.told().filter(({ type }) => type.startsWith('report.'));
  expect(new Set(reports.map(({ type, data }) => [type, data.reportNo, data.state].join(' ')))).toEqual(
    new Set([`report.issued ${reportNo} ISSUED`, `report.replaced ${first.reportNo} REPLACED`]),
  );
  expect(reports.find(({ type }) => type === 'report.issued')?.data.replacesNo).toBe(first.reportNo);
  expect(JSON.stringify(mine.told())).not.toContain('客户更名');
});

it('a form that is still being written is nobody’s to hear of', async () => {
  const buyer = await aBuyer(mall);
  const [mine, theirs] = [await hookOf(buyer), await hookOf(lab.seller, 'store')];
  const form = { draftId: aDraftId(), form: JSON.stringify(aForm(lab)) };
  const { serviceSn, version } = await mall.call(testingProtocol.save, form as never, buyer);
  await send();
  expect([mine.received, theirs.received]).toEqual([[], []]);
  await mall.call(testingProtocol.cancel, { serviceSn, version, reason: '' }, buyer);
  await send();
  expect(typesOf(mine)).toEqual(['service.cancelled']);
  expect(theirs.received).toEqual([]);
});

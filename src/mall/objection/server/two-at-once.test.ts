// Two people at once, at each desk of a commission: one wins, the other is told so, and nothing is broken (L22).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { aBuyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { reportProtocol } from '#mall/report/report.protocol.ts';
import { aReportLab, type BuiltReportLab } from '#mall/report/server/report.builders.ts';
import { aPaidCommission } from '#mall/specimen/server/specimen.builders.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { newSpecimen } from '#mall/testing/entrust-form.ts';
import { anItem, aSubmittedForm } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { type Act, broken, findAll, inAgain, itemSeen, reportSeen, rowsIn } from './lab-events.builders.ts';

let mall: TestMall;
let lab: BuiltReportLab;
beforeAll(async () => {
  mall = await openTestMall();
  lab = await aReportLab(mall);
});
afterAll(async () => {
  expect(mall.log).toEqual([]);
  await mall.close();
});

const both = async (one: Act, other: Act) => {
  const replies = await Promise.all(
    [one, other].map(([endpoint, input, who]) => mall.ask(endpoint, input as never, who)),
  );
  expect(replies.map(({ state }) => state).sort(), replies.map(({ msg }) => msg).join()).toEqual([
    State.done,
    State.refused,
  ]);
  expect(await broken(mall)).toEqual([]);
};

it('accepted and withdrawn, accepted twice: one wins', async () => {
  await inAgain(mall, [lab.acceptance]);
  for (const second of ['cancel', 'accept'] as const) {
    const { buyer, serviceSn } = await aSubmittedForm(mall, lab);
    const { version, contentHash: hash } = await mall.call(
      testingProtocol.deskDetail,
      { serviceSn },
      lab.acceptance,
    );
    const seen = { serviceSn, version };
    const accept: Act = [testingProtocol.accept, { ...seen, hash }, lab.acceptance];
    await both(
      accept,
      second === 'accept' ? accept : [testingProtocol.cancel, { ...seen, reason: '' }, buyer],
    );
  }
});

it('a specimen is received by one scan of two, its item begun by one of two engineers, its report signed once', async () => {
  const people = [lab.clerk, lab.planner, lab.engineer, lab.other, lab.reviewer, lab.signatory];
  await inAgain(mall, people);
  const buyer = await aBuyer(mall);
  const specimens = [{ ...newSpecimen(), name: '连接器', model: 'J30J' }];
  const commission = await aPaidCommission(mall, lab, {
    buyer,
    specimens,
    items: [anItem(lab, 'T1')],
  });
  const { serviceSn } = commission;
  const find = () => findAll(mall, serviceSn);
  const { fileId } = await mall.work((work) => aFile(work, lab.clerk.memberId, { purpose: 'attachment' }));
  const [specimen] = (await find()).specimens;
  const scan = (scanId: string): Act => [
    specimenProtocol.receive,
    {
      specimenNo: specimen?.no,
      scanId,
      qty: 1,
      condition: '完好',
      place: 'A-01',
      photoIds: JSON.stringify([fileId]),
    },
    lab.clerk,
  ];
  await both(scan('two-at-once-1'), scan('two-at-once-2'));
  const itemIds = JSON.stringify((await find()).items.map(({ itemId }) => itemId));
  await mall.call(benchProtocol.auto, { itemIds } as never, lab.planner);
  const [item] = (await find()).items;
  const start = (who: Person): Act => [benchProtocol.start, { ...itemSeen(item!), equipIds: '[]' }, who];
  await both(start(lab.engineer), start(lab.other));
  const [{ engineerId }] = (await rowsIn<{ engineerId: number }>(
    mall,
    'SELECT engineer_id AS "engineerId" FROM service_item WHERE item_id = $1',
    [item!.itemId],
  )) as [{ engineerId: number }];
  const engineer = engineerId === lab.other.memberId ? lab.other : lab.engineer;
  const values = JSON.stringify({
    params: {},
    tables: { r: [{ what: '外观', value: '无裂纹', ok: '合格 Pass' }] },
  });
  await mall.call(benchProtocol.keep, { itemId: item!.itemId, values }, engineer);
  const finish = async (): Promise<Act> => [
    benchProtocol.finish,
    { ...itemSeen((await find()).items[0]!), reason: '样品提前失效' },
    engineer,
  ];
  await both(await finish(), await finish());
  const report = async () => reportSeen((await find()).reports[0]!);
  const words = { conclusionZh: '合格', conclusionEn: 'Pass', deviations: '无' };
  await mall.call(reportProtocol.write, { ...(await report()), ...words }, engineer);
  await mall.call(reportProtocol.handIn, await report(), engineer);
  await both(
    [reportProtocol.pass, await report(), lab.reviewer],
    [reportProtocol.sendBack, { ...(await report()), reason: '再看一下' }, lab.reviewer],
  );
  if (
    (await rowsIn<{ state: string }>(mall, 'SELECT state FROM report WHERE service_sn = $1', [serviceSn]))[0]
      ?.state === 'DRAFT'
  ) {
    await mall.call(reportProtocol.write, { ...(await report()), ...words }, engineer);
    await mall.call(reportProtocol.handIn, await report(), engineer);
    await mall.call(reportProtocol.pass, await report(), lab.reviewer);
  }
  const approve: Act = [reportProtocol.approve, { ...(await report()), payPwd: PAY_PASSWORD }, lab.signatory];
  await both(approve, approve);
  await Promise.all([mall.fireTimers(), mall.fireTimers()]);
  const { version } = await find();
  const accepted: Act = [testingProtocol.acceptReports, { serviceSn, version }, buyer];
  await both(accepted, accepted);
  expect(await rowsIn(mall, 'SELECT state FROM service_order WHERE service_sn = $1', [serviceSn])).toEqual([
    { state: 'COMPLETED' },
  ]);
});

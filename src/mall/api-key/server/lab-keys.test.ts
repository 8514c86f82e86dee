// What a program reads of a laboratory's work with a key: own commissions and reports, by their scopes, changes in their order.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { minutes } from '#kit/time/duration.ts';
import { aBuyer } from '#mall/order/server/order.builders.ts';
import { anIssuedReport, aReportLab } from '#mall/report/server/report.builders.ts';
import { apiKeyProtocol } from '../api-key.protocol.ts';
import type { ApiKeyScope } from '../api-key-scopes.ts';

const mall = await openTestMall();
const lab = await aReportLab(mall);
afterAll(() => mall.close());

const FRONT = 'v3/lab/front';
async function keyOf(person: { token: string }, scopes: ApiKeyScope[]) {
  const { token } = await mall.call(apiKeyProtocol.make, { name: 'LIMS', scopes, days: 1 }, person);
  return async (path: string, query: Record<string, string | number> = {}) => {
    const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
    const answer = await fetch(`${mall.origin}/${path}?${asked}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const isJson = answer.headers.get('content-type')?.includes('json');
    return {
      status: answer.status,
      bytes: isJson ? '' : await answer.text(),
      ...(isJson ? await answer.json() : {}),
    };
  };
}

it('report.read opens a commission and its reports, nothing else; changes go on from their cursor', async () => {
  const begun = mall.clock.now().toISOString();
  const buyer = await aBuyer(mall);
  const first = await anIssuedReport(mall, lab, { buyer });
  const ask = await keyOf(buyer, ['report.read']);
  mall.clock.pass(minutes(1));
  const { data } = await ask(`${FRONT}/report/ownList`, { updatedSince: begun });
  expect(data.list).toMatchObject([
    {
      ...{ reportNo: first.reportNo, serviceSn: first.serviceSn, state: 'ISSUED', kind: 'TEST' },
      ...{ verifyCode: first.verifyCode, replacesNo: '', replacedByNo: '' },
    },
  ]);
  const { cursor } = data.pagination;
  expect((await ask(`${FRONT}/report/ownList`, { cursor })).data.list).toEqual([]);
  const second = await anIssuedReport(mall, lab, { buyer });
  mall.clock.pass(minutes(1));
  const later = (await ask(`${FRONT}/report/ownList`, { cursor })).data.list;
  expect(later.map(({ reportNo }: { reportNo: string }) => reportNo)).toEqual([second.reportNo]);

  const { serviceSn, reportNo, verifyCode } = first;
  expect((await ask(`${FRONT}/service/detail`, { serviceSn })).data.state).toBe('REPORT_ISSUED');
  expect((await ask(`${FRONT}/report/list`, { serviceSn })).data.reports).toHaveLength(1);
  expect((await ask(`${FRONT}/report/verify`, { no: reportNo, code: verifyCode })).data.state).toBe('ISSUED');
  expect((await ask(`${FRONT}/report/pdf`, { reportNo })).bytes).toMatch(/^%PDF/);
  expect((await ask(`${FRONT}/report/dcc`, { reportNo })).code).toBe('report.noData');
  for (const path of [`${FRONT}/service/list`, 'v3/business/front/orderInfo/list'])
    expect(await ask(path)).toMatchObject({ status: 403, code: 'apiKey.outOfScope' });
  expect((await ask('v3/lab/desk/report/list')).status).toBe(403);
});

it('order.read opens commissions, catalog.read the directory; nobody else’s are found', async () => {
  const buyer = await aBuyer(mall);
  const { serviceSn, reportNo } = await anIssuedReport(mall, lab, { buyer });
  const ask = await keyOf(buyer, ['order.read', 'catalog.read']);
  const { data } = await ask(`${FRONT}/service/list`, { keyword: serviceSn });
  expect(data.list).toMatchObject([{ serviceSn, state: 'REPORT_ISSUED' }]);
  expect((await ask(`${FRONT}/service/detail`, { serviceSn })).status).toBe(200);
  expect((await ask(`${FRONT}/capability/list`, { keyword: 'GB/T 5095' })).data.list[0].capNo).toBe('T2');
  expect((await ask(`${FRONT}/report/pdf`, { reportNo })).status).toBe(403);

  const foreign = await keyOf(await aBuyer(mall), ['order.read', 'report.read']);
  expect((await foreign(`${FRONT}/service/list`)).data.list).toEqual([]);
  expect((await foreign(`${FRONT}/report/ownList`)).data.list).toEqual([]);
  expect((await foreign(`${FRONT}/service/detail`, { serviceSn })).code).toBe('testing.notFound');
  expect((await foreign(`${FRONT}/report/pdf`, { reportNo })).code).toBe('report.notFound');
});

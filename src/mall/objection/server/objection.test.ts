// Objections through HTTP (S5): to a report that is issued, by whom, decided by whom, and what becomes of the report.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { workOn } from '#mall/bench/server/bench.builders.ts';
import { aBuyer } from '#mall/order/server/order.builders.ts';
import { reportProtocol } from '#mall/report/report.protocol.ts';
import { reportList } from '#mall/report/report-list.ts';
import {
  anIssuedReport,
  approveOne,
  aReportLab,
  type BuiltReport,
  handInReport,
  passOne,
} from '#mall/report/server/report.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { objectionProtocol as protocol } from '../objection.protocol.ts';
import { objectionList } from '../objection-list.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aReportLab(mall);
type Issued = BuiltReport & { reportNo: string };

const service = ({ buyer, serviceSn }: BuiltReport) =>
  mall.call(testingProtocol.detail, { serviceSn }, buyer);
const object = ({ buyer, reportNo }: Issued, more: object = {}) =>
  mall.ask(
    protocol.object,
    { reportNo, wish: 'RETEST', reason: '结果与我方复测不符', ...more } as never,
    buyer,
    'en',
  );
const atDesk = (objectionId: number) => mall.call(protocol.detail, { objectionId }, lab.quality);
const seen = async (objectionId: number) => ({ objectionId, version: (await atDesk(objectionId)).version });
async function examined(of: Issued): Promise<number> {
  const { objectionId } = (await object(of)).data as { objectionId: number };
  await mall.call(protocol.examine, await seen(objectionId), lab.quality);
  return objectionId;
}
const accept = async (of: BuiltReport) => {
  const { version } = await service(of);
  return mall.ask(testingProtocol.acceptReports, { serviceSn: of.serviceSn, version }, of.buyer, 'en');
};

describe('upheld', () => {
  it('tested again by somebody else, amended, the old one replaced, the commission where it was', async () => {
    const of = await anIssuedReport(mall, lab);
    expect((await accept(of)).state).toBe(State.done);
    expect((await service(of)).state).toBe('COMPLETED');
    const objectionId = await examined(of);
    expect((await service(of)).state).toBe('OBJECTION');
    const [itemId = 0] = of.itemIds;
    const { proposal } = await mall.call(benchProtocol.detail, { itemId }, lab.planner);
    const again = of.engineer === lab.other ? lab.engineer : lab.other;
    const plan = { from: proposal.from, to: proposal.to };
    const first = { ...(await seen(objectionId)), ...plan, engineerId: of.engineer.memberId };
    expect((await mall.ask(protocol.retest, first, lab.quality, 'en')).msg).toContain('Another engineer');
    await mall.call(
      protocol.retest,
      { ...(await seen(objectionId)), ...plan, engineerId: again.memberId },
      lab.quality,
    );
    const early = {
      ...(await seen(objectionId)),
      finding: '复检未完成',
      outcome: 'AMEND',
      changed: '电阻值',
    };
    expect((await mall.ask(protocol.uphold, early as never, lab.quality, 'en')).msg).toContain(
      'not done yet',
    );
    await workOn(mall, lab, itemId, { by: again, value: '300' });
    const decision = {
      ...(await seen(objectionId)),
      finding: '首次接线有误，以复检为准',
      outcome: 'AMEND',
    } as const;
    expect((await mall.ask(protocol.uphold, decision as never, lab.quality, 'en')).msg).toContain(
      'what changes',
    );
    await mall.call(protocol.uphold, { ...decision, changed: '电阻值' } as never, lab.quality);
    const { list } = await mall.call(reportList.list, { keyword: of.serviceSn } as never, lab.reviewer);
    const draft = list.find(({ state }) => state === 'DRAFT')!;
    await handInReport(mall, lab, { ...of, reportId: draft.reportId, engineer: again });
    await passOne(mall, lab, draft.reportId);
    const { reportNo } = await approveOne(mall, lab, draft.reportId);
    await mall.fireTimers();
    expect(reportNo).toBe(`${of.reportNo}-A1`);
    const { reports } = await mall.call(reportProtocol.ofService, { serviceSn: of.serviceSn }, of.buyer);
    expect(reports.map((one) => [one.reportNo, one.state, one.replacedByNo])).toEqual([
      [of.reportNo, 'REPLACED', reportNo],
      [reportNo, 'ISSUED', ''],
    ]);
    expect((await service(of)).state).toBe('COMPLETED');
  });

  it('void, and the report says so in public', async () => {
    const of = await anIssuedReport(mall, lab);
    const objectionId = await examined(of);
    const decision = { ...(await seen(objectionId)), finding: '样品混淆', outcome: 'VOID' } as const;
    await mall.call(protocol.uphold, decision as never, lab.quality);
    const { reports } = await mall.call(reportProtocol.ofService, { serviceSn: of.serviceSn }, of.buyer);
    expect(reports[0]?.state).toBe('VOID');
  });
});

describe('not upheld', () => {
  it('leaves report and commission as they were, with the finding in writing; a second time is too much', async () => {
    const of = await anIssuedReport(mall, lab);
    const objectionId = await examined(of);
    const { list } = await mall.call(objectionList.list, {}, lab.quality);
    expect(list.find((one) => one.objectionId === objectionId)).toMatchObject({ state: 'EXAMINING' });
    await mall.call(protocol.dismiss, { ...(await seen(objectionId)), finding: '原始记录无误' }, lab.quality);
    expect((await service(of)).state).toBe('REPORT_ISSUED');
    const { objections } = await mall.call(protocol.ofService, { serviceSn: of.serviceSn }, of.buyer);
    expect(objections).toEqual([
      expect.objectContaining({ state: 'NOT_UPHELD', finding: '原始记录无误', allowedActions: [] }),
    ]);
    expect((await object(of)).msg).toContain('objected to before');
  });

  it('taken back it is as if nothing had been said', async () => {
    const of = await anIssuedReport(mall, lab);
    const said = (await object(of)).data as { objectionId: number; version: number };
    expect((await service(of)).state).toBe('OBJECTION');
    await mall.call(protocol.withdraw, { objectionId: said.objectionId, version: said.version }, of.buyer);
    expect((await service(of)).state).toBe('REPORT_ISSUED');
    expect((await object(of)).state).toBe(State.done);
  });
});

describe('refused', () => {
  it('for a stranger there is no such report, and whoever had a part in it does not decide', async () => {
    const of = await anIssuedReport(mall, lab);
    const stranger = await aBuyer(mall);
    expect((await object({ ...of, buyer: stranger })).state).toBe(State.notFound);
    expect((await mall.ask(protocol.ofService, { serviceSn: of.serviceSn }, stranger)).state).toBe(
      State.notFound,
    );
    const { objectionId, version } = (await object(of)).data as { objectionId: number; version: number };
    const late = { objectionId, version };
    expect((await mall.ask(protocol.withdraw, late, stranger)).state).toBe(State.notFound);
    expect((await mall.ask(protocol.examine, late, lab.planner)).state).toBe(State.notAllowed);
    await mall.work((work) =>
      work.query(`UPDATE lab_staff SET roles = roles || '{quality}' WHERE member_id = $1`, [
        lab.reviewer.memberId,
      ]),
    );
    await mall.work((work) => work.announce('member', String(lab.reviewer.memberId)));
    expect((await mall.ask(protocol.examine, late, lab.reviewer, 'en')).msg).toContain(
      'had a part in the report',
    );
  });

  it('too late', async () => {
    const of = await anIssuedReport(mall, lab);
    await mall.work((work) =>
      work.query(`UPDATE report SET issued_at = issued_at - interval '16 days' WHERE report_no = $1`, [
        of.reportNo,
      ]),
    );
    expect((await object(of)).msg).toContain('within 15 days');
  });
});

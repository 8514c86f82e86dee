// What reports refuse through HTTP: the wrong people, marks, equipment and words, and what is somebody else’s.
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { benchList } from '#mall/bench/bench-list.ts';
import { aColleague } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { aBuyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { specimenList } from '#mall/specimen/specimen-list.ts';
import { reportProtocol as protocol, reportPapers } from '../report.protocol.ts';
import { reportList } from '../report-list.ts';
import {
  aDraftReport,
  anIssuedReport,
  approveOne,
  aReportLab,
  atDesk,
  type BuiltReport,
  handInReport,
  passOne,
} from './report.builders.ts';
import { checkReports } from './report.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aReportLab(mall);

const one = (reportId: number, who?: Person) => atDesk(mall, lab, reportId, who);
/** The bytes of a file, as a browser fetches them; or the refusal's envelope. */
async function fetched(path: string, query: Record<string, string>, who: { token: string }) {
  const reply = await fetch(`${mall.origin}/${path}?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${who.token}` },
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  const isFile = !reply.headers.get('content-type')?.includes('json');
  return { bytes, msg: isFile ? '' : (JSON.parse(bytes.toString()) as { msg: string }).msg };
}
const pdfOf = (reportNo: string, who: { token: string }) => fetched(reportPapers.pdf.path, { reportNo }, who);
const ask = async (act: 'pass' | 'approve' | 'handIn', reportId: number, who: Person) => {
  const { version } = await one(reportId);
  const more = act === 'approve' ? { payPwd: PAY_PASSWORD } : {};
  return mall.ask(protocol[act], { reportId, version, ...more }, who, 'en');
};

describe('refused', () => {
  it('whoever has tested or prepared neither reviews nor signs, and whoever has reviewed does not sign', async () => {
    const built = await aDraftReport(mall, lab);
    await handInReport(mall, lab, built);
    const both = async (who: Person, roles: string[]) =>
      mall.work(async (work) => {
        await work.query(`UPDATE lab_staff SET roles = $2 WHERE member_id = $1 AND state = 'ACTIVE'`, [
          who.memberId,
          roles,
        ]);
        await work.announce('member', String(who.memberId));
      });
    await both(built.engineer, ['engineer', 'reviewer', 'signatory']);
    await both(lab.reviewer, ['reviewer', 'signatory']);
    const asEngineer = await one(built.reportId, built.engineer);
    expect([asEngineer.allowedActions, asEngineer.whyNot]).toEqual([
      ['sendBack'],
      '检测员不能审核或批准自己检测的报告',
    ]);
    expect((await ask('pass', built.reportId, built.engineer)).msg).toContain('Who has tested an item');
    await passOne(mall, lab, built.reportId);
    expect((await ask('approve', built.reportId, built.engineer)).msg).toContain('Who has tested an item');
    expect((await ask('approve', built.reportId, lab.reviewer)).msg).toContain('Who has reviewed a report');
    await both(built.engineer, ['engineer']);
    await both(lab.reviewer, ['reviewer']);
  });

  it('a signatory whose scope is another, and a wrong pay password; no number is lost by it', async () => {
    const built = await aDraftReport(mall, lab);
    await handInReport(mall, lab, built);
    await passOne(mall, lab, built.reportId);
    expect((await ask('approve', built.reportId, lab.otherSignatory)).msg).toContain(
      'Your signature does not count for',
    );
    const { version } = await one(built.reportId);
    const wrong = { reportId: built.reportId, version, payPwd: 'wrong-one' };
    expect((await mall.ask(protocol.approve, wrong, lab.signatory)).state).not.toBe(State.done);
    const last = await lastNumber();
    const { reportNo } = await approveOne(mall, lab, built.reportId);
    expect(Number(reportNo.slice(-6))).toBe(last + 1);
    await mall.fireTimers();
  });

  it('a mark that an item has lost meanwhile', async () => {
    const built = await aDraftReport(mall, lab);
    await handInReport(mall, lab, built);
    await passOne(mall, lab, built.reportId);
    const move = (days: number) =>
      mall.work((work) =>
        work.query(
          `UPDATE capability_mark SET valid_to = valid_to + $1 * interval '1 day' WHERE cap_id = $2`,
          [days, lab.capIds.get('T2')],
        ),
      );
    await move(-101);
    expect((await one(built.reportId)).wanted).toEqual([{ mark: 'CNAS', outside: ['1 绝缘电阻'] }]);
    expect((await ask('approve', built.reportId, lab.signatory)).msg).toContain(
      'Not within the scope of CNAS today',
    );
    await move(101);
  });

  it('equipment whose calibration had ended when it was used, and what the standard asks for', async () => {
    const built = await aDraftReport(mall, lab);
    expect((await ask('handIn', built.reportId, built.engineer)).msg).toContain('ISO/IEC 17025 7.8.2.1 n');
    const due = (day: string) =>
      mall.work((work) =>
        work.query(`UPDATE equipment_calibration SET due_date = $1 WHERE equip_id = $2`, [day, lab.meterId]),
      );
    await due('2026-01-10');
    const { version } = await one(built.reportId);
    const words = { conclusionZh: '合格', conclusionEn: 'Pass', deviations: '无' };
    await mall.call(protocol.write, { reportId: built.reportId, version, ...words }, built.engineer);
    expect((await ask('handIn', built.reportId, built.engineer)).msg).toContain('SB-IR-1');
    await due('2030-12-31');
    expect((await ask('handIn', built.reportId, built.engineer)).state).toBe(State.done);
  });

  it('who neither reviews nor signs sends nothing back, and who has no reason does not read it', async () => {
    const built = await aDraftReport(mall, lab);
    await handInReport(mall, lab, built);
    const keeper = await aLogin(mall);
    await mall.work((work) => aColleague(work, keeper.memberId, ['keeper'], { labId: lab.labId }));
    const { version } = await one(built.reportId);
    const back = { reportId: built.reportId, version, reason: '请重写' };
    for (const who of [keeper, built.engineer, lab.acceptance])
      expect((await mall.ask(protocol.sendBack, back, who)).state).toBe(State.notAllowed);
    expect((await one(built.reportId)).state).toBe('IN_REVIEW');
    const itemId = built.itemIds[0] ?? 0;
    for (const [call, input] of [
      [protocol.detail, { reportId: built.reportId }],
      [reportList.list, {}],
      [benchProtocol.detail, { itemId }],
      [benchList.list, {}],
    ] as const)
      expect((await mall.ask(call as never, input as never, keeper)).state).toBe(State.notAllowed);
    expect(
      (await fetched(reportPapers.preview.path, { reportId: String(built.reportId) }, keeper)).msg,
    ).not.toBe('');
    expect((await one(built.reportId, lab.quality)).allowedActions).toEqual([]);
    expect((await mall.ask(benchProtocol.detail, { itemId }, lab.quality)).state).toBe(State.done);
    expect((await mall.ask(specimenList.list, {}, lab.quality)).state).toBe(State.done);
  });

  it('an engineer of another group does not write it', async () => {
    const built = await aDraftReport(mall, lab);
    const other = await aLogin(mall);
    await mall.work((work) => aColleague(work, other.memberId, ['engineer'], { labId: lab.labId }));
    expect((await one(built.reportId, other)).allowedActions).toEqual([]);
    const { version } = await one(built.reportId);
    const words = { conclusionZh: '合格', conclusionEn: 'Pass', deviations: '无' };
    const reply = await mall.ask(
      protocol.write,
      { reportId: built.reportId, version, ...words },
      other,
      'en',
    );
    expect(reply.msg).toContain('an engineer of a group');
    expect((await ask('handIn', built.reportId, other)).msg).toContain('an engineer of a group');
  });

  it('a conclusion that passes over an item that fails', async () => {
    const built = await aDraftReport(mall, lab, { value: '50' });
    const { version, items } = await one(built.reportId);
    expect(items[0]?.verdict).toBe('FAIL');
    const say = async (version: number, conclusionZh: string) =>
      mall.call(
        protocol.write,
        { reportId: built.reportId, version, conclusionZh, conclusionEn: 'Item 1 fails.', deviations: '无' },
        built.engineer,
      );
    const written = await say(version, '全部合格');
    expect((await ask('handIn', built.reportId, built.engineer)).msg).toContain(
      'By their records these items fail',
    );
    expect((await one(built.reportId)).state).toBe('DRAFT');
    await say(written.version, '第 1 项不符合要求。');
    expect((await ask('handIn', built.reportId, built.engineer)).state).toBe(State.done);
  });

  it('nobody acts on the report of his own commission', async () => {
    const built = await aDraftReport(mall, lab);
    await handInReport(mall, lab, built);
    await mall.work(async (work) => {
      await aColleague(work, built.buyer.memberId, ['reviewer'], { labId: lab.labId, name: '客户' });
    });
    expect((await one(built.reportId, built.buyer)).allowedActions).toEqual([]);
    expect((await ask('pass', built.reportId, built.buyer)).msg).toContain(
      'Nobody acts on a form of his own',
    );
  });

  it('somebody else’s report is not there, and who only prepares does not pass', async () => {
    const built: BuiltReport & { reportNo: string } = await anIssuedReport(mall, lab);
    const other = await aBuyer(mall);
    expect((await pdfOf(built.reportNo, other)).msg).toContain('没有找到该报告');
    expect((await mall.ask(protocol.ofService, { serviceSn: built.serviceSn }, other)).state).toBe(
      State.notFound,
    );
    expect((await mall.ask(protocol.detail, { reportId: built.reportId }, other)).state).toBe(
      State.notAllowed,
    );
    expect((await ask('pass', built.reportId, built.engineer)).state).toBe(State.notAllowed);
  });

  it('the original waits for what is due', async () => {
    const built = await anIssuedReport(mall, lab);
    await mall.work((work) =>
      work.query(
        `UPDATE order_stage SET state = 'OPEN', due_at = now() - interval '1 day' WHERE order_sn = $1`,
        [built.orderSn],
      ),
    );
    expect((await pdfOf(built.reportNo, built.buyer)).msg).toContain('到期未付');
    const { reports } = await mall.call(protocol.ofService, { serviceSn: built.serviceSn }, built.buyer);
    expect(reports[0]?.whyNot).toContain('到期未付');
  });

  it('what somebody edits in the database is found', async () => {
    expect(await mall.work((work) => checkReports(work))).toEqual([]);
    const { reportId, reportNo } = await anIssuedReport(mall, lab);
    await mall.work((work) =>
      work.query(
        `UPDATE report SET content = jsonb_set(content, '{client,name}', '"甲"') WHERE report_id = $1`,
        [reportId],
      ),
    );
    await mall.work((work) =>
      work.query(`UPDATE report_evidence SET member_name = '甲' WHERE report_id = $1 AND seq = 3`, [
        reportId,
      ]),
    );
    expect(await mall.work((work) => checkReports(work))).toEqual([
      { sn: reportNo, wrong: 'content' },
      { sn: reportNo, wrong: 'evidence' },
    ]);
  });

  it('numbers have no gap', async () => {
    const numbers = await mall.work((work) =>
      work.query<{ n: string }>(`SELECT report_no AS n FROM report WHERE report_no !~ '-A' ORDER BY 1`),
    );
    expect(numbers.map(({ n }) => Number(n.slice(-6)))).toEqual(numbers.map((_, at) => at + 1));
  });
});

const lastNumber = () =>
  mall.work(async (work) => {
    const [row] = await work.query<{ last: number }>('SELECT last FROM report_counter');
    return row?.last ?? 0;
  });

// Reports through HTTP: begun with the work, written, reviewed, signed by others than tested, sealed, fetched and verified; and what is refused.
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { readPdf } from '#kit/pdf/read-pdf.builders.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { benchList } from '#mall/bench/bench-list.ts';
import { aColleague } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { specimenList } from '#mall/specimen/specimen-list.ts';
import { anItem } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
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
import { amend, checkReports, voidReport } from './report.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aReportLab(mall);

const one = (reportId: number, who?: Person) => atDesk(mall, lab, reportId, who);
const serviceState = async (serviceSn: string) =>
  (await mall.call(testingProtocol.deskDetail, { serviceSn }, lab.acceptance)).state;
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
async function checkFile(bytes: Buffer) {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'report.pdf');
  const reply = await fetch(`${mall.origin}/${protocol.checkFile.path}`, { method: 'POST', body: form });
  return ((await reply.json()) as { data: { found: string; reportNo: string; sha256: string } }).data;
}
const ask = async (act: 'pass' | 'approve' | 'handIn', reportId: number, who: Person) => {
  const { version } = await one(reportId);
  const more = act === 'approve' ? { payPwd: PAY_PASSWORD } : {};
  return mall.ask(protocol[act], { reportId, version, ...more }, who, 'en');
};

describe('from the record to the seal', () => {
  it('each step is one of the commission, and the client has the original at the end', async () => {
    const built = await aDraftReport(mall, lab);
    const { reportId, serviceSn, buyer } = built;
    expect(await serviceState(serviceSn)).toBe('REPORT_DRAFTING');
    const draft = await one(reportId, built.engineer);
    expect(draft).toMatchObject({
      ...{ state: 'DRAFT', reportNo: '', kind: 'TEST', proposedZh: '所检 1 项符合要求。' },
      ...{ allowedActions: ['write', 'handIn'], wanted: [{ mark: 'CNAS', outside: [] }] },
    });
    expect(draft.missing.map(({ clause }) => clause)).toEqual(['7.8.2.1 n', '7.8.6']);
    await handInReport(mall, lab, built);
    expect(await serviceState(serviceSn)).toBe('REPORT_REVIEW');
    expect((await one(reportId)).allowedActions).toEqual(['pass', 'sendBack']);
    await passOne(mall, lab, reportId);
    expect((await one(reportId, lab.signatory)).allowedActions).toEqual(['approve', 'sendBack']);
    const approved = await approveOne(mall, lab, reportId);
    expect(approved).toMatchObject({ state: 'SIGNING', marks: ['CNAS'] });
    expect(approved.reportNo).toMatch(/^YCT\d{2}000001$/);
    expect((await mall.call(protocol.ofService, { serviceSn }, buyer)).reports).toMatchObject([
      { state: 'SIGNING', reportNo: '', whyNot: '报告尚未签发' },
    ]);

    await mall.fireTimers();
    const issued = await one(reportId);
    expect(issued).toMatchObject({ state: 'ISSUED', isDemoSeal: true, approvedName: '郑毅' });
    expect(issued.items[0]?.stateName).toBe('已出报告');
    expect(issued.evidence.map(({ act, byName, isIntact }) => [act, byName, isIntact])).toEqual([
      ['handIn', expect.any(String), true],
      ['pass', '吴岚', true],
      ['approve', '郑毅', true],
      ['sign', '', true],
    ]);
    expect(issued.evidence[2]?.secondFactor).toBe('payPassword');
    expect(await serviceState(serviceSn)).toBe('REPORT_ISSUED');
    const { specimens } = await mall.call(specimenProtocol.ofService, { serviceSn }, buyer);
    expect(specimens.map(({ state }) => state)).toEqual(['DONE', 'DONE']);
    const { log } = await mall.call(testingProtocol.detail, { serviceSn }, buyer);
    const byLab = log.find(({ event }) => event === 'accept');
    expect(byLab?.actorName).toBe('研究院');
    const order = await mall.call(orderProtocol.detail, { orderSn: built.orderSn }, buyer);
    expect(order.state).toBe('PENDING_RECEIPT');

    const { reportNo } = issued;
    const { bytes } = await pdfOf(reportNo, buyer);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(issued.pdfHash);
    const { text } = readPdf(bytes);
    for (const said of [
      reportNo,
      '深圳鼎元电子有限公司',
      '演示签章',
      'SB-IR-1',
      'JZ-2026-01',
      '500',
      '合格',
      '报告结束',
    ])
      expect(text).toContain(said);
    const csv = await fetched(reportPapers.tables.path, { reportNo, as: 'csv' }, buyer);
    expect(csv.bytes.toString()).toContain('500');
    expect((await fetched(reportPapers.dcc.path, { reportNo }, buyer)).msg).toContain('没有数据文件');
    await mall.call(orderProtocol.receive, { orderSn: built.orderSn }, buyer);
    expect(await serviceState(serviceSn)).toBe('COMPLETED');
  });

  it('is sealed once, however often its timer fires, and a seal that was interrupted is made up for', async () => {
    const built = await aDraftReport(mall, lab);
    await handInReport(mall, lab, built);
    await passOne(mall, lab, built.reportId);
    await approveOne(mall, lab, built.reportId);
    await Promise.all([mall.fireTimers(), mall.fireTimers()]);
    await mall.fireTimers();
    const issued = await one(built.reportId);
    expect(issued.state).toBe('ISSUED');
    expect(issued.evidence.filter(({ act }) => act === 'sign')).toHaveLength(1);
  });

  it('is sent back with points, mended, and handed in again', async () => {
    const built = await aDraftReport(mall, lab);
    await handInReport(mall, lab, built);
    const { version } = await one(built.reportId);
    await mall.call(
      protocol.sendBack,
      { reportId: built.reportId, version, reason: '结论需注明限值' },
      lab.reviewer,
    );
    expect(await one(built.reportId)).toMatchObject({ state: 'DRAFT', points: '结论需注明限值' });
    await handInReport(mall, lab, built);
    expect(await one(built.reportId)).toMatchObject({ state: 'IN_REVIEW', points: '' });
  });

  it('an item that is opened again takes its report along', async () => {
    const built = await aDraftReport(mall, lab);
    await handInReport(mall, lab, built);
    const [itemId = 0] = built.itemIds;
    const { version } = await mall.call(benchProtocol.detail, { itemId }, lab.reviewer);
    await mall.call(benchProtocol.reopen, { itemId, version, reason: '读数有误' }, lab.reviewer);
    expect((await one(built.reportId)).state).toBe('DRAFT');
    expect((await ask('handIn', built.reportId, built.engineer)).msg).toContain('Not done yet');
  });

  it('one for each item where the form says so; the first alone does not end the commission', async () => {
    const items = [
      { ...anItem(lab, 'T1'), units: 168 },
      { ...anItem(lab, 'T2'), units: 2 },
    ];
    const built = await aDraftReport(mall, lab, { items, split: 'ITEM' });
    const { list } = await mall.call(reportList.list, { keyword: built.serviceSn } as never, lab.reviewer);
    expect(list).toHaveLength(2);
    const ordered = () => mall.call(orderProtocol.detail, { orderSn: built.orderSn }, built.buyer);
    const stands: string[] = [];
    for (const { reportId } of list) {
      expect(await serviceState(built.serviceSn)).not.toBe('REPORT_ISSUED');
      stands.push((await ordered()).state);
      await handInReport(mall, lab, { ...built, reportId });
      await passOne(mall, lab, reportId);
      await approveOne(mall, lab, reportId);
      await mall.fireTimers();
    }
    expect(await serviceState(built.serviceSn)).toBe('REPORT_ISSUED');
    // with the first report its own line is delivered, carriage back and the rest with the last
    expect([...stands, (await ordered()).state]).toEqual([
      'PENDING_DELIVERY',
      'PARTIALLY_SHIPPED',
      'PENDING_RECEIPT',
    ]);
    const { parcels } = await ordered();
    expect(parcels.map(({ lines }) => lines.length)).toEqual([1, 2]);
  });
});

describe('verified by anybody', () => {
  it('by number and code: no value, the client in part; a wrong code finds nothing', async () => {
    const { reportNo, verifyCode } = await anIssuedReport(mall, lab);
    const found = await mall.call(protocol.verify, { no: reportNo, code: verifyCode.toLowerCase() });
    expect(found).toMatchObject({
      state: 'ISSUED',
      client: '深圳**公司',
      marks: ['CNAS'],
      items: [{ item: '绝缘电阻' }],
    });
    expect(JSON.stringify({ ...found, pdfHash: '' })).not.toMatch(/500|鼎元|王工|139/);
    for (const [no, code] of [
      [reportNo, 'AAAABBBBCCCC'],
      ['YCT26999999', verifyCode],
    ] as const) {
      const reply = await mall.ask(protocol.verify, { no, code }, undefined, 'en');
      expect([reply.state, reply.msg]).toEqual([
        State.notFound,
        'Not found: please check the number and the code',
      ]);
    }
  });

  it('by its file: the original is known, one changed byte is found', async () => {
    const { reportNo, buyer } = await anIssuedReport(mall, lab);
    const { bytes } = await pdfOf(reportNo, buyer);
    expect(await checkFile(bytes)).toMatchObject({ found: 'GOOD', reportNo });
    const touched = Buffer.from(bytes);
    touched[Math.floor(bytes.length / 3)] = (touched[Math.floor(bytes.length / 3)] ?? 0) ^ 1;
    expect(await checkFile(touched)).toMatchObject({ found: 'BROKEN', reportNo: '' });
  });
});

describe('replaced and void', () => {
  it('an amendment says what has changed and takes the place of the former, wherever that shows', async () => {
    const first = await anIssuedReport(mall, lab);
    const { version } = await one(first.reportId);
    const why = { changed: '委托方地址', reason: '客户更名' };
    const draft = await mall.call(protocol.amend, { reportId: first.reportId, version, ...why }, lab.quality);
    expect(draft).toMatchObject({
      state: 'DRAFT',
      replacesNo: first.reportNo,
      deviations: '无',
      conclusionZh: '',
    });
    const again = await mall.ask(
      protocol.amend,
      { reportId: first.reportId, version, ...why },
      lab.quality,
      'en',
    );
    expect(again.state).toBe(State.refused);
    await handInReport(mall, lab, { ...first, reportId: draft.reportId });
    await passOne(mall, lab, draft.reportId);
    const approved = await approveOne(mall, lab, draft.reportId);
    expect(approved.reportNo).toBe(`${first.reportNo}-A1`);
    expect((await one(first.reportId)).state).toBe('ISSUED');
    await mall.fireTimers();
    expect(await one(first.reportId)).toMatchObject({ state: 'REPLACED', replacedByNo: approved.reportNo });
    const found = await mall.call(protocol.verify, { no: first.reportNo, code: first.verifyCode });
    expect(found).toMatchObject({ state: 'REPLACED', replacedByNo: approved.reportNo });
    const { reports } = await mall.call(protocol.ofService, { serviceSn: first.serviceSn }, first.buyer);
    expect(reports.map(({ state }) => state)).toEqual(['REPLACED', 'ISSUED']);
    const { text } = readPdf((await pdfOf(approved.reportNo, first.buyer)).bytes);
    expect(text).toContain('客户更名');
    expect(await serviceState(first.serviceSn)).toBe('REPORT_ISSUED');
  });

  it('what is void says so to whoever checks it', async () => {
    const { reportNo, verifyCode, buyer, reportId } = await anIssuedReport(mall, lab);
    const staff = { ...lab.quality, memberName: 'q', lab: { labId: lab.labId, points: [] } };
    await mall.work((work) => voidReport(work, staff as never, reportNo, '设备失准'));
    expect(await one(reportId)).toMatchObject({ state: 'VOID', voidReason: '设备失准' });
    expect(await mall.call(protocol.verify, { no: reportNo, code: verifyCode })).toMatchObject({
      state: 'VOID',
    });
    expect((await pdfOf(reportNo, buyer)).bytes.subarray(0, 4).toString()).toBe('%PDF');
    await expect(
      mall.work((work) => amend(work, staff as never, reportNo, { changed: '数据', reason: '异议成立' })),
    ).rejects.toThrow();
  });
});

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

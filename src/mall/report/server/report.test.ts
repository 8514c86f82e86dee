// Reports through HTTP: begun with the work, written, reviewed, signed by others than tested, sealed, fetched and verified.
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { readPdf } from '#kit/pdf/read-pdf.builders.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
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
  handInReport,
  passOne,
} from './report.builders.ts';
import { amend, voidReport } from './report.ts';

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
    await mall.mall.workshop.settled();
    const { evidence } = await mall.call(orderProtocol.detail, { orderSn: built.orderSn }, buyer);
    expect(evidence.map(({ kind, isIntact }) => [kind, isIntact])).toEqual([
      ...[
        ['service', true],
        ['order', true],
        ['report', true],
        ['parcel', true],
      ],
    ]);
    expect(evidence[2]?.sn).toBe(reportNo);
    const csv = await fetched(reportPapers.tables.path, { reportNo, as: 'csv' }, buyer);
    expect(csv.bytes.toString()).toContain('500');
    await mall.work((work) =>
      work.query(
        `UPDATE report SET content = jsonb_set(content, '{items,0,item,zh}', '"=HYPERLINK(1)"') WHERE report_no = $1`,
        [reportNo],
      ),
    );
    const odd = await fetched(reportPapers.tables.path, { reportNo, as: 'csv' }, buyer);
    expect(odd.bytes.toString()).toContain(",'=HYPERLINK(1),");
    expect((await fetched(reportPapers.dcc.path, { reportNo }, buyer)).msg).toContain('没有数据文件');
    await mall.call(orderProtocol.receive, { orderSn: built.orderSn }, buyer);
    expect(await serviceState(serviceSn)).toBe('COMPLETED');
  });

  it('of who owes something the original is kept, and he sees it with a word across', async () => {
    const { reportNo, buyer, orderSn, serviceSn } = await anIssuedReport(mall, lab);
    await mall.work((work) =>
      work.query(`UPDATE order_stage SET state = 'OPEN', due_at = $2 WHERE order_sn = $1`, [
        orderSn,
        work.now,
      ]),
    );
    for (const paper of [reportPapers.pdf, reportPapers.tables])
      expect((await fetched(paper.path, { reportNo }, buyer)).msg).toContain('付清后即可下载');
    const { reports } = await mall.call(protocol.ofService, { serviceSn }, buyer);
    expect(reports[0]?.whyNot).toContain('付清后即可下载');
    const { text } = readPdf((await fetched(reportPapers.ownPreview.path, { reportNo }, buyer)).bytes);
    expect(text).toContain('费用未付清');
    expect(text).toContain(reportNo);
    const other = await aBuyer(mall);
    expect((await fetched(reportPapers.ownPreview.path, { reportNo }, other)).msg).toContain('没有');
    await mall.work((work) =>
      work.query(`UPDATE order_stage SET state = 'PAID', due_at = NULL WHERE order_sn = $1`, [orderSn]),
    );
    expect(
      readPdf((await fetched(reportPapers.ownPreview.path, { reportNo }, buyer)).bytes).text,
    ).not.toContain('费用未付清');
  });

  it('a run that ended before its ordered time is a deviation, and how long it was ordered is a condition', async () => {
    const items = [{ ...anItem(lab, 'T1'), units: 48 }];
    const built = await anIssuedReport(mall, lab, { items });
    const shown = await one(built.reportId);
    expect(shown.printedDeviations).toBe('1: 0.0 h / 48 h，客户同意提前结束');
    const { text } = readPdf((await pdfOf(built.reportNo, built.buyer)).bytes);
    for (const said of ['条件:48h', '客户同意提前结束', '按记录判定']) expect(text).toContain(said);
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

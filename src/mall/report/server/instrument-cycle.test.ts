// What a laboratory does with an instrument stands in its owner's ledger: received, served with the next due day, out of tolerance, back without a report.
import { afterAll, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { days } from '#kit/time/duration.ts';
import { aPlannedCommission, RESISTANCE, workOn } from '#mall/bench/server/bench.builders.ts';
import type { SheetDefinition } from '#mall/datasheet/sheet-definition.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { nextDueOf } from '#mall/instrument/due-cycle.ts';
import { instrumentProtocol } from '#mall/instrument/instrument.protocol.ts';
import { comeBackUnserved } from '#mall/instrument/server/instrument.ts';
import { aBuyer, type Buyer } from '#mall/order/server/order.builders.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { newSpecimen } from '#mall/testing/entrust-form.ts';
import { anItem } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { reportProtocol as protocol } from '../report.protocol.ts';
import { reportList } from '../report-list.ts';
import { approveOne, aReportLab, handInReport, passOne } from './report.builders.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aReportLab(mall);
/** The same sheet as for resistance, with an uncertainty. */
const CALIBRATION: SheetDefinition = {
  ...{ ...RESISTANCE, kind: 'CALIBRATION' },
  budget: [{ name: 'meter', type: 'B', dist: 'normal', value: '2', divisor: 2 }],
};
await mall.work(async (work) => {
  await work.query(
    `INSERT INTO sheet_definition (lab_id, sheet_key, version_no, name_zh, name_en, kind, state, definition, hash, author_id,
                                   created_at, updated_at)
     VALUES ($1, 'CAL', 1, '校准', 'Calibration', 'CALIBRATION', 'PUBLISHED', $2, '', $3, $4, $4)`,
    [lab.labId, JSON.stringify(CALIBRATION), lab.planner.memberId, work.now],
  );
  await work.query(
    `INSERT INTO environment_reading (site_id, room, at, temp_c, rh, by_id, source)
     SELECT site_id, '电学室', $1, 20, 50, $2, 'MANUAL' FROM lab_site`,
    [work.now, lab.engineer.memberId],
  );
  await work.query(`UPDATE capability SET sheet_key = 'CAL', group_id = $1 WHERE cap_no = 'J1'`, [
    lab.groupIds[0],
  ]);
});
const signs = { ...lab, signatory: lab.otherSignatory };

let serial = 0;
async function aMeter(buyer: Buyer) {
  const serialNo = `MY-${++serial}`;
  const written = { name: '数字多用表', model: '34465A', serialNo, cycleMonths: 12 };
  const { instrumentId } = await mall.call(instrumentProtocol.enter, written as never, buyer);
  return { ...newSpecimen(), instrumentId, name: '数字多用表', model: '34465A', serialNo };
}
const inLedger = (instrumentId: number, buyer: Buyer) =>
  mall.call(instrumentProtocol.detail, { instrumentId }, buyer);
const messagesOf = ({ memberId }: Buyer) =>
  mall.work((work) =>
    work.query<{ title: string; body: string }>(
      `SELECT title_zh AS title, body_zh AS body FROM site_message WHERE kind = 'report' AND member_id = $1 ORDER BY 1, 2`,
      [memberId],
    ),
  );

/** Planned, of one meter of the buyer's. */
async function aCalibration(buyer: Buyer, meter: Awaited<ReturnType<typeof aMeter>>) {
  const items = [anItem(lab, 'J1')];
  return aPlannedCommission(mall, lab, { buyer, kind: 'METERING', specimens: [meter], items });
}

async function issue(commission: Awaited<ReturnType<typeof aCalibration>>, engineer = lab.engineer) {
  const { list } = await mall.call(reportList.list, { keyword: commission.serviceSn } as never, lab.reviewer);
  const reportId = list[0]?.reportId ?? 0;
  await handInReport(mall, lab, { ...commission, reportId, engineer });
  await passOne(mall, lab, reportId);
  const { reportNo } = await approveOne(mall, signs, reportId);
  await mall.fireTimers();
  return reportNo;
}

it('failed: out of tolerance, and its owner hears of it at once; given up: as its due day says', async () => {
  const buyer = await aBuyer(mall);
  const meter = await aMeter(buyer);
  const commission = await aCalibration(buyer, meter);
  const [itemId = 0] = commission.itemIds;
  const reportNo = await issue(commission, await workOn(mall, lab, itemId, { value: '50' }));
  const failed = await inLedger(meter.instrumentId, buyer);
  expect(failed).toMatchObject({ state: 'OUT_OF_TOLERANCE', lastReportNo: reportNo, daysLeft: null });
  expect(failed.allowedActions).toEqual(['change', 'record', 'stop', 'scrap']);
  expect((await messagesOf(buyer)).map(({ title }) => title)).toContain('仪器超差');

  const again = await aCalibration(buyer, meter);
  expect((await inLedger(meter.instrumentId, buyer)).state).toBe('IN_SERVICE');
  await mall.work((work) => comeBackUnserved(work, meter.instrumentId, again.serviceSn));
  expect((await inLedger(meter.instrumentId, buyer)).state).toBe('OUT_OF_TOLERANCE');
});

it('found abnormal and taken back: its due day says again what it is', async () => {
  const buyer = await aBuyer(mall);
  const meter = await aMeter(buyer);
  const { serviceSn } = await aCalibration(buyer, meter);
  const { specimens } = await mall.call(specimenProtocol.ofService, { serviceSn }, buyer);
  const specimenNo = specimens[0]?.specimenNo ?? '';
  const finding = {
    specimenNo,
    scanId: `found-${specimenNo}`,
    abnormality: 'DAMAGED',
    words: '外壳破损',
    place: 'B-1',
  };
  await mall.call(
    specimenProtocol.findAbnormal,
    { ...finding, photoIds: await aPhoto() } as never,
    lab.clerk,
  );
  expect((await inLedger(meter.instrumentId, buyer)).state).toBe('IN_SERVICE');
  const { version } = (await mall.call(specimenProtocol.ofService, { serviceSn }, buyer)).specimens[0] ?? {
    version: 0,
  };
  await mall.call(specimenProtocol.decide, { specimenNo, version, decision: 'RETURN' } as never, buyer);
  expect((await inLedger(meter.instrumentId, buyer)).state).toBe('OVERDUE');
});

it('received: in service; its report issued: valid for another cycle, with the report behind it; due again, its owner hears of it', async () => {
  const buyer = await aBuyer(mall);
  const meter = await aMeter(buyer);
  expect(await inLedger(meter.instrumentId, buyer)).toMatchObject({ state: 'OVERDUE' });
  const commission = await aCalibration(buyer, meter);
  const there = await inLedger(meter.instrumentId, buyer);
  expect(there).toMatchObject({ state: 'IN_SERVICE', allowedActions: ['change'] });
  const [itemId = 0] = commission.itemIds;
  const engineer = await workOn(mall, lab, itemId);
  const reportNo = await issue(commission, engineer);
  const doneOn = dayInChina(mall.clock.now());
  expect(await inLedger(meter.instrumentId, buyer)).toMatchObject({
    ...{ state: 'VALID', lastDate: doneOn, nextDueDate: nextDueOf(doneOn, 12), lastReportNo: reportNo },
    log: [{ event: 'certify' }, { event: 'sendIn' }, { event: 'enter' }],
  });
  const which = { instrumentId: meter.instrumentId };
  const { reports } = await mall.call(protocol.ofInstrument, which, buyer);
  expect(reports).toMatchObject([{ reportNo, serviceSn: commission.serviceSn, hasData: true, whyNot: '' }]);
  expect((await mall.ask(protocol.ofInstrument, which, await aBuyer(mall))).msg).toBe('没有找到该报告');

  const again = await mall.call(
    testingProtocol.source,
    { kind: 'METERING', instrumentIds: [String(meter.instrumentId)] } as never,
    buyer,
  );
  expect(again.specimens).toMatchObject([{ instrumentId: meter.instrumentId, serialNo: meter.serialNo }]);

  mall.clock.pass(days(302));
  for (let day = 0; day < 3; day++) {
    mall.clock.pass(days(1));
    await mall.fireTimers();
  }
  const found = await mall.work((work) =>
    work.query('SELECT state FROM instrument WHERE instrument_id = $1', [meter.instrumentId]),
  );
  expect(found).toEqual([{ state: 'DUE_SOON' }]);
  const heard = (await messagesOf(buyer)).filter(({ title }) => title === '仪器检定/校准提醒');
  expect(heard).toMatchObject([{ body: expect.stringContaining('数字多用表 34465A还有 60 天到期') }]);
});

const aPhoto = async () =>
  JSON.stringify([
    await mall.work(
      async (work) => (await aFile(work, lab.clerk.memberId, { purpose: 'attachment' })).fileId,
    ),
  ]);

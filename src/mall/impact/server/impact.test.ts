// Unfit equipment through HTTP (S16): what it was used for is listed, decided about report by report, and the client learns of an amendment.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { dayInChina } from '#kit/time/day-in-china.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { equipmentProtocol } from '#mall/equipment/equipment.protocol.ts';
import { aColleague } from '#mall/lab-staff/server/lab-staff.builders.ts';
import { aLogin, type Person } from '#mall/login/server/login.builders.ts';
import { objectionProtocol } from '#mall/objection/objection.protocol.ts';
import { reportProtocol } from '#mall/report/report.protocol.ts';
import {
  aDraftReport,
  anIssuedReport,
  aReportLab,
  type BuiltReport,
} from '#mall/report/server/report.builders.ts';
import { type ImpactRow, impactProtocol as protocol } from '../impact.protocol.ts';
import { impactList } from '../impact-list.ts';

const mall = await openTestMall();
afterAll(() => mall.close());
const lab = await aReportLab(mall);
let keeper: Person;
let lead: Person;
beforeAll(async () => {
  [keeper, lead] = [await aLogin(mall), await aLogin(mall)];
  await mall.work(async (work) => {
    await aColleague(work, keeper.memberId, ['keeper'], { labId: lab.labId, name: '何固' });
    await aColleague(work, lead.memberId, ['techLead'], { labId: lab.labId, name: '陆钧' });
  });
});

const list = async (who = lab.quality): Promise<ImpactRow[]> =>
  (await mall.call(impactList.list, {} as never, who)).list;
const rowsOf = async ({ serviceSn }: BuiltReport) =>
  (await list()).filter((one) => one.serviceSn === serviceSn);
const at = (impactId: number) => mall.call(protocol.detail, { impactId }, lab.quality);
const look = (equipId: number) => mall.call(equipmentProtocol.detail, { equipId }, keeper);
const seen = async (equipId: number) => ({ equipId, version: (await look(equipId)).version });
/** What an item was done with, the first of it. */
const usedFor = async ({ itemIds }: BuiltReport): Promise<number> => {
  const [row] = await mall.work((work) =>
    work.query<{ equipId: number }>(
      'SELECT equip_id AS "equipId" FROM item_equipment WHERE item_id = $1 ORDER BY equip_id LIMIT 1',
      [itemIds[0]],
    ),
  );
  return row?.equipId ?? 0;
};
const falls = async (equipId: number) =>
  mall.call(equipmentProtocol.fault, { ...(await seen(equipId)), reason: '示值漂移' }, lab.engineer);
/** Away and back with a certificate that another person confirms. */
async function calibrated(equipId: number, verdict: 'FIT' | 'UNFIT'): Promise<void> {
  const { state } = await look(equipId);
  const goes = state === 'FAULTY' ? equipmentProtocol.repair : equipmentProtocol.sendOff;
  await mall.call(
    goes as typeof equipmentProtocol.repair,
    { ...(await seen(equipId)), reason: '送检' },
    keeper,
  );
  const certificate = {
    certificateNo: `JL-${verdict}`,
    calibratedBy: '省计量院',
    doneOn: dayInChina(mall.clock.now()),
  };
  await mall.call(equipmentProtocol.calibrate, { ...(await seen(equipId)), ...certificate, verdict }, keeper);
  await mall.call(equipmentProtocol.confirm, await seen(equipId), lead);
}
const decide = async (
  action: 'noEffect' | 'retest' | 'amend' | 'redo',
  impactId: number,
  who = lab.quality,
) =>
  mall.ask(
    protocol[action],
    { impactId, version: (await at(impactId)).version, note: '偏差 0.8 %，结果距限值 40 %' },
    who,
    'en',
  );

describe('S16', () => {
  it('found unfit: its reports are listed, amended by the quality lead, and the client is told', async () => {
    const of = await anIssuedReport(mall, lab);
    const equipId = await usedFor(of);
    await calibrated(equipId, 'UNFIT');
    const [row] = await rowsOf(of);
    expect(row).toMatchObject({ state: 'UNDECIDED', cause: 'UNFIT', reportNo: of.reportNo, equipId });
    const impactId = row?.impactId ?? 0;
    const shown = await at(impactId);
    expect(shown.allowedActions).toEqual(['noEffect', 'retest', 'amend']);
    expect(shown.works.map(({ itemId }) => itemId)).toEqual(of.itemIds);
    expect((await decide('redo', impactId)).msg).toContain('Its report is issued');
    expect((await decide('amend', impactId, lab.engineer)).state).toBe(State.notAllowed);
    expect((await decide('amend', impactId)).state).toBe(State.done);
    const decided = await at(impactId);
    expect(decided).toMatchObject({ state: 'AMEND', decidedName: '陈稳', allowedActions: [] });
    const objectionId = decided.objectionId ?? 0;
    const objection = await mall.call(objectionProtocol.detail, { objectionId }, lab.quality);
    expect(objection).toMatchObject({
      origin: 'LAB',
      reportNo: of.reportNo,
      state: 'SUBMITTED',
      wish: 'CORRECT',
    });
    const { version } = await mall.call(
      objectionProtocol.examine,
      { objectionId, version: objection.version },
      lab.quality,
    );
    const said = { finding: '该设备失准', outcome: 'AMEND', changed: '绝缘电阻结果' } as const;
    await mall.call(objectionProtocol.uphold, { objectionId, version, ...said }, lab.quality);
    const told = await mall.work((work) =>
      work.query<{ title: string }>('SELECT title_zh AS title FROM site_message WHERE member_id = $1', [
        of.buyer.memberId,
      ]),
    );
    expect(told.map(({ title }) => title).join()).toContain('异议成立');
    expect((await decide('noEffect', impactId)).msg).toContain('not possible now');
    await calibrated(equipId, 'FIT');
  });

  it('listed once while nobody has decided, and again when it falls again', async () => {
    const of = await anIssuedReport(mall, lab);
    const equipId = await usedFor(of);
    await mall.work((work) =>
      work.query(`UPDATE item_equipment SET "from" = "from" - interval '2 days' WHERE item_id = ANY($1)`, [
        of.itemIds,
      ]),
    );
    await calibrated(equipId, 'FIT');
    const after = await anIssuedReport(mall, lab);
    await falls(equipId);
    expect(await rowsOf(after)).toHaveLength(1);
    // what was done before the calibration that held is not in doubt
    expect(await rowsOf(of)).toHaveLength(0);
    await calibrated(equipId, 'UNFIT');
    expect(await rowsOf(after)).toHaveLength(1);
    const [row] = await rowsOf(after);
    expect((await decide('noEffect', row?.impactId ?? 0)).state).toBe(State.done);
    await calibrated(equipId, 'UNFIT');
    expect((await rowsOf(after)).map(({ state }) => state).toSorted()).toEqual(['NO_EFFECT', 'UNDECIDED']);
    await calibrated(equipId, 'FIT');
  });

  it('work without a report is done again, its record kept', async () => {
    const of = await aDraftReport(mall, lab);
    const equipId = await usedFor(of);
    await falls(equipId);
    const [row] = await rowsOf(of);
    const impactId = row?.impactId ?? 0;
    expect((await at(impactId)).allowedActions).toEqual(['noEffect', 'redo']);
    expect((await decide('retest', impactId)).msg).toContain('No report is issued');
    expect((await decide('redo', impactId)).state).toBe(State.done);
    const [itemId = 0] = of.itemIds;
    const item = await mall.call(benchProtocol.detail, { itemId }, lab.reviewer);
    expect(item.state).toBe('RUNNING');
    expect(item.records.length).toBe(2);
    const report = await mall.call(reportProtocol.detail, { reportId: of.reportId }, lab.reviewer);
    expect(report.items[0]?.isDone).toBe(false);
    await calibrated(equipId, 'FIT');
  });
});

it('two decide at once: one wins', async () => {
  const of = await anIssuedReport(mall, lab);
  const equipId = await usedFor(of);
  await falls(equipId);
  const [row] = await rowsOf(of);
  const { impactId = 0, version = 0 } = row ?? {};
  const said = { impactId, version, note: '偏差小' };
  const both = await Promise.all([
    mall.ask(protocol.noEffect, said, lab.quality, 'en'),
    mall.ask(protocol.retest, said, lab.quality, 'en'),
  ]);
  expect(both.filter(({ state }) => state === State.done)).toHaveLength(1);
});

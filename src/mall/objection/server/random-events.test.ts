// Whatever is done in whatever order: a commission, its specimens, items, reports and objections take the steps of their tables alone, and its order agrees with it after each.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { State } from '#kit/http/state.ts';
import { hours } from '#kit/time/duration.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { type Buyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { reportProtocol } from '#mall/report/report.protocol.ts';
import { aReportLab, type BuiltReportLab } from '#mall/report/server/report.builders.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { anItem, aSubmittedForm } from '#mall/testing/server/testing.builders.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { objectionProtocol } from '../objection.protocol.ts';
import {
  type Act,
  broken,
  type Found,
  findAll,
  inAgain,
  itemSeen,
  reportSeen,
  rowsIn,
  specimenSeen,
} from './lab-events.builders.ts';

const EVENTS = 60;
const TRIES = 14;
const SEEDS = [11, 17];
const ANSWERS = [State.done, State.refused, State.notFound, State.notAllowed];

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

/** The same numbers for the same seed. */
function dice(seed: number) {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    one: (of: number) => next() * of < 1,
    pick: <T>(list: readonly T[]): T | undefined => list[Math.floor(next() * list.length)],
  };
}

let scans = 0;

/** Everything that anybody might try now, possible or not. */
function acts(
  found: Found,
  {
    buyer,
    photo,
    isLate,
    chance: { one, pick },
  }: { buyer: Buyer; photo: number; isLate: boolean; chance: ReturnType<typeof dice> },
): Act[] {
  const { serviceSn, version } = found;
  const seen = { serviceSn, version };
  const reason = '随机事件';
  const specimen = pick(found.specimens);
  const item = pick(found.items);
  const report = pick(found.reports);
  const objection = pick(found.objections);
  const scan = { specimenNo: specimen?.no, scanId: `random-scan-${++scans}`, place: 'A-01' };
  const photoIds = JSON.stringify([photo]);
  const engineer = pick([lab.engineer, lab.other]) ?? lab.engineer;
  const signs = { payPwd: PAY_PASSWORD };
  const values =
    item?.sheet === 'RES'
      ? { params: { lim: '100' }, tables: { ir: found.specimens.map(() => ({ r: '500' })) } }
      : { params: {}, tables: { r: [{ what: '外观', value: '无裂纹', ok: '合格 Pass' }] } };
  const words = { conclusionZh: '合格', conclusionEn: 'Pass', deviations: '无' };
  const today = mall.clock.now().toISOString().slice(0, 10);
  return [
    [testingProtocol.submit, seen, buyer],
    ...(isLate && one(12) ? ([[testingProtocol.cancel, { ...seen, reason }, buyer]] as Act[]) : []),
    [testingProtocol.askAgain, { ...seen, reason }, buyer],
    [testingProtocol.confirm, { ...seen, hash: found.hash, ...signs }, buyer],
    [testingProtocol.sent, { ...seen, carrier: '顺丰速运' }, buyer],
    [testingProtocol.acceptReports, seen, buyer],
    [testingProtocol.accept, { ...seen, hash: found.hash }, lab.acceptance],
    [testingProtocol.sendBack, { ...seen, reason }, lab.acceptance],
    [
      testingProtocol.propose,
      { ...seen, items: '[{"place":1,"capNo":"T2"}]', marks: 'NONE', urgency: 'NORMAL', note: reason },
      lab.acceptance,
    ],
    ...(found.paySn
      ? Array.from(
          { length: 3 },
          (): Act => [paymentProtocol.doPay, { paySn: found.paySn, method: 'BALANCE', ...signs }, buyer],
        )
      : []),
    ...(found.orderSn ? ([[orderProtocol.receive, { orderSn: found.orderSn }, buyer]] as Act[]) : []),
    ...(specimen
      ? ([
          [specimenProtocol.receive, { ...scan, qty: 1, condition: '完好', photoIds }, lab.clerk],
          [specimenProtocol.receive, { ...scan, qty: 1, condition: '完好', photoIds }, lab.clerk],
          ...(one(3)
            ? [
                [
                  specimenProtocol.findAbnormal,
                  { ...scan, abnormality: 'DAMAGED', words: reason, photoIds },
                  lab.clerk,
                ],
              ]
            : []),
          [specimenProtocol.decide, { ...specimenSeen(specimen), decision: 'TEST_ANYWAY' }, buyer],
          [specimenProtocol.decide, { ...specimenSeen(specimen), decision: 'SEND_MORE' }, buyer],
          [specimenProtocol.take, scan, engineer],
          [specimenProtocol.giveBack, scan, engineer],
          ...(one(4) ? [[specimenProtocol.move, scan, lab.clerk]] : []),
          [specimenProtocol.keep, scan, lab.clerk],
          [specimenProtocol.returnIt, { ...scan, carrier: '顺丰速运' }, lab.clerk],
          [specimenProtocol.gotBack, specimenSeen(specimen), buyer],
        ] as Act[])
      : []),
    ...(item
      ? ([
          [benchProtocol.auto, { itemIds: JSON.stringify([item.itemId]) }, lab.planner],
          [benchProtocol.unplan, itemSeen(item), lab.planner],
          ...Array.from({ length: 3 }, () => [
            benchProtocol.start,
            { ...itemSeen(item), equipIds: JSON.stringify(item.sheet === 'RES' ? [lab.meterId] : []) },
            engineer,
          ]),
          ...Array.from({ length: 3 }, () => [
            benchProtocol.keep,
            { itemId: item.itemId, values: JSON.stringify(values) },
            engineer,
          ]),
          ...Array.from({ length: 3 }, () => [
            benchProtocol.finish,
            { ...itemSeen(item), reason: '提前结束' },
            engineer,
          ]),
          [benchProtocol.suspend, { ...itemSeen(item), why: 'LAB_EQUIPMENT', reason }, engineer],
          [benchProtocol.resume, itemSeen(item), engineer],
          [benchProtocol.reopen, { ...itemSeen(item), reason }, lab.reviewer],
        ] as Act[])
      : []),
    ...(report
      ? ([
          [reportProtocol.write, { ...reportSeen(report), ...words }, engineer],
          [reportProtocol.write, { ...reportSeen(report), ...words }, engineer],
          [reportProtocol.handIn, reportSeen(report), engineer],
          [reportProtocol.handIn, reportSeen(report), engineer],
          [reportProtocol.pass, reportSeen(report), lab.reviewer],
          [reportProtocol.pass, reportSeen(report), lab.reviewer],
          [reportProtocol.sendBack, { ...reportSeen(report), reason }, lab.reviewer],
          [reportProtocol.approve, { ...reportSeen(report), ...signs }, lab.signatory],
          [reportProtocol.approve, { ...reportSeen(report), ...signs }, lab.signatory],
          [reportProtocol.amend, { ...reportSeen(report), changed: reason, reason }, lab.quality],
          [objectionProtocol.object, { reportNo: report.reportNo ?? '-', wish: 'RETEST', reason }, buyer],
          [
            objectionProtocol.open,
            { reportNo: report.reportNo ?? '-', wish: 'CORRECT', reason },
            lab.quality,
          ],
        ] as Act[])
      : []),
    ...(objection
      ? ([
          [objectionProtocol.withdraw, objection, buyer],
          [objectionProtocol.examine, objection, lab.quality],
          [
            objectionProtocol.retest,
            { ...objection, engineerId: engineer.memberId, from: today, to: today },
            lab.quality,
          ],
          [
            objectionProtocol.uphold,
            { ...objection, finding: reason, outcome: 'AMEND', changed: reason },
            lab.quality,
          ],
          [objectionProtocol.dismiss, { ...objection, finding: reason }, lab.quality],
        ] as Act[])
      : []),
  ];
}

it.each(SEEDS)(
  'random events take the steps of the tables alone (seed %i)',
  { timeout: 300_000 },
  async (seed) => {
    const chance = dice(seed);
    const people = [
      lab.acceptance,
      lab.clerk,
      lab.planner,
      lab.engineer,
      lab.other,
      lab.reviewer,
      lab.signatory,
      lab.quality,
    ];
    await inAgain(mall, people);
    const items = [anItem(lab, 'T1'), { ...anItem(lab, 'T2'), units: 2 }];
    const { buyer, serviceSn } = await aSubmittedForm(mall, lab, { items, split: seed % 2 ? 'ITEM' : 'ONE' });
    const { fileId } = await mall.work((work) => aFile(work, lab.clerk.memberId, { purpose: 'attachment' }));
    const reached = new Set<string>();
    const done: string[] = [];
    for (let n = 0; n < EVENTS; n++) {
      if (n % 10 === 9) {
        mall.clock.pass(hours(7));
        await inAgain(mall, [...people, buyer]);
        await rowsIn(
          mall,
          `INSERT INTO environment_reading (site_id, room, at, temp_c, rh, by_id, source) VALUES ($1, '电测室', $2, 23, 50, $3, 'MANUAL')`,
          [lab.siteId, mall.clock.now(), lab.engineer.memberId],
        );
      }
      for (let tries = 0; tries < TRIES; tries++) {
        const found = await findAll(mall, serviceSn);
        const [endpoint, input, who] = chance.pick(
          acts(found, { buyer, photo: fileId, isLate: n > 20, chance }),
        ) as Act;
        const reply = await mall.ask(endpoint, input as never, who);
        expect(ANSWERS, `${endpoint.path}: ${reply.msg}`).toContain(reply.state);
        const { planned } = (reply.data ?? {}) as { planned?: number };
        if (reply.state !== State.done || planned === 0) continue;
        done.push(endpoint.path.split('/').slice(-2).join('.'));
        break;
      }
      await mall.fireTimers();
      expect(await broken(mall), done.join(' ')).toEqual([]);
      const [{ state }] = (await rowsIn<{ state: string }>(
        mall,
        'SELECT state FROM service_order WHERE service_sn = $1',
        [serviceSn],
      )) as [{ state: string }];
      reached.add(state);
    }
    expect(done.length).toBeGreaterThan(10);
    expect(reached.size, done.join(' ')).toBeGreaterThan(3);
  },
);

// Whatever is done in whatever order: a commission, its specimens, items, reports and objections take the steps of their tables alone, and its order agrees with it after each. Two at once: one wins.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { leadsTo, type Process } from '#kit/process/process.ts';
import { hours } from '#kit/time/duration.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { itemProcess } from '#mall/bench/item-process.ts';
import { aFile } from '#mall/file/server/file.builders.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { orderProtocol } from '#mall/order/order.protocol.ts';
import { aBuyer, type Buyer, PAY_PASSWORD } from '#mall/order/server/order.builders.ts';
import { paymentProtocol } from '#mall/payment/payment.protocol.ts';
import { reportProtocol } from '#mall/report/report.protocol.ts';
import { reportProcess } from '#mall/report/report-process.ts';
import { aReportLab, type BuiltReportLab } from '#mall/report/server/report.builders.ts';
import { aPaidCommission } from '#mall/specimen/server/specimen.builders.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { specimenProcess } from '#mall/specimen/specimen-process.ts';
import { anItem, aSubmittedForm } from '#mall/testing/server/testing.builders.ts';
import { serviceProcess } from '#mall/testing/service-process.ts';
import { testingProtocol } from '#mall/testing/testing.protocol.ts';
import { objectionProtocol } from '../objection.protocol.ts';
import { objectionProcess } from '../objection-process.ts';
import { checkLaboratory, labInvariants } from './lab-invariants.builders.ts';

const EVENTS = 60;
const TRIES = 14;
const SEEDS = [11, 17];
const ANSWERS = [State.done, State.refused, State.notFound, State.notAllowed];
const PROCESSES: Readonly<Record<string, Process<string, string>>> = {
  service: serviceProcess,
  specimen: specimenProcess,
  item: itemProcess,
  report: reportProcess,
  objection: objectionProcess,
};

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

const rows = <R extends object>(sql: string, values: unknown[] = []): Promise<R[]> =>
  mall.work((work) => work.query<R>(sql, values));

interface Found {
  serviceSn: string;
  version: number;
  hash: string;
  paySn: string | null;
  orderSn: string | null;
  specimens: { no: string; version: number }[];
  items: { itemId: number; version: number; sheet: string }[];
  reports: { reportId: number; version: number; reportNo: string | null }[];
  objections: { objectionId: number; version: number }[];
}

const FIND = `
  SELECT s.service_sn AS "serviceSn", s.version, s.content_hash AS hash, s.order_sn AS "orderSn",
    (SELECT pay_sn FROM sub_order o JOIN trade t USING (parent_sn) WHERE o.order_sn = s.order_sn) AS "paySn",
    coalesce((SELECT json_agg(json_build_object('no', specimen_no, 'version', version)) FROM specimen p WHERE p.service_sn = s.service_sn), '[]') AS specimens,
    coalesce((SELECT json_agg(json_build_object('itemId', item_id, 'version', version, 'sheet', coalesce(i.sheet ->> 'key', i.sheet_key)))
      FROM service_item i WHERE i.service_sn = s.service_sn), '[]') AS items,
    coalesce((SELECT json_agg(json_build_object('reportId', report_id, 'version', version, 'reportNo', report_no)) FROM report r WHERE r.service_sn = s.service_sn), '[]') AS reports,
    coalesce((SELECT json_agg(json_build_object('objectionId', objection_id, 'version', version)) FROM objection b WHERE b.service_sn = s.service_sn), '[]') AS objections
  FROM service_order s WHERE s.service_sn = $1`;

type Act = [endpoint: AnyEndpoint, input: object, who: Person];
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
          ...Array.from({ length: 3 }, () => [benchProtocol.finish, itemSeen(item), engineer]),
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

const specimenSeen = ({ no, version }: Found['specimens'][number]) => ({ specimenNo: no, version });
const itemSeen = ({ itemId, version }: Found['items'][number]) => ({ itemId, version });
const reportSeen = ({ reportId, version }: Found['reports'][number]) => ({ reportId, version });

/** Tokens end within the hour, and the clock is moved by hand. */
async function inAgain(people: readonly Person[]): Promise<void> {
  const caller = { ip: '127.0.0.1', userAgent: 'test' };
  for (const one of people) {
    const tokens = await mall.work((work) => issueTokens(work, mall.tokenSecret, one.memberId, caller));
    Object.assign(one, { token: tokens.access_token });
  }
}

async function broken(): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, sql } of labInvariants) {
    const found = await rows(sql);
    if (found.length > 0) wrong.push(`${name}: ${JSON.stringify(found[0])}`);
  }
  for (const { name, rows: found } of await mall.work(checkLaboratory))
    if (found.length > 0) wrong.push(`${name}: ${JSON.stringify(found[0])}`);
  const steps = await rows<{ doc: string; event: string; from: string | null; to: string }>(
    'SELECT doc_type AS doc, event, from_state AS "from", to_state AS "to" FROM step_log WHERE doc_type = ANY($1)',
    [Object.keys(PROCESSES)],
  );
  for (const { doc, event, from, to } of steps)
    if (!leadsTo(PROCESSES[doc] ?? {}, event, from ?? undefined).includes(to))
      wrong.push(`${doc} ${from} → ${event} → ${to}`);
  return wrong;
}

describe('random events', () => {
  it.each(SEEDS)('take the steps of the tables alone (seed %i)', { timeout: 300_000 }, async (seed) => {
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
    await inAgain(people);
    const items = [anItem(lab, 'T1'), { ...anItem(lab, 'T2'), units: 2 }];
    const { buyer, serviceSn } = await aSubmittedForm(mall, lab, { items, split: seed % 2 ? 'ITEM' : 'ONE' });
    const { fileId } = await mall.work((work) => aFile(work, lab.clerk.memberId, { purpose: 'attachment' }));
    const reached = new Set<string>();
    const done: string[] = [];
    for (let n = 0; n < EVENTS; n++) {
      if (n % 10 === 9) {
        mall.clock.pass(hours(7));
        await inAgain([...people, buyer]);
        await rows(
          `INSERT INTO environment_reading (site_id, room, at, temp_c, rh, by_id, source) VALUES ($1, '电测室', $2, 23, 50, $3, 'MANUAL')`,
          [lab.siteId, mall.clock.now(), lab.engineer.memberId],
        );
      }
      for (let tries = 0; tries < TRIES; tries++) {
        const [found] = await rows<Found>(FIND, [serviceSn]);
        const [endpoint, input, who] = chance.pick(
          acts(found as Found, { buyer, photo: fileId, isLate: n > 20, chance }),
        ) as Act;
        const reply = await mall.ask(endpoint, input as never, who);
        expect(ANSWERS, `${endpoint.path}: ${reply.msg}`).toContain(reply.state);
        const { planned } = (reply.data ?? {}) as { planned?: number };
        if (reply.state !== State.done || planned === 0) continue;
        done.push(endpoint.path.split('/').slice(-2).join('.'));
        break;
      }
      await mall.fireTimers();
      expect(await broken(), done.join(' ')).toEqual([]);
      const [{ state }] = (await rows<{ state: string }>(
        'SELECT state FROM service_order WHERE service_sn = $1',
        [serviceSn],
      )) as [{ state: string }];
      reached.add(state);
    }
    expect(done.length).toBeGreaterThan(10);
    expect(reached.size, done.join(' ')).toBeGreaterThan(3);
  });
});

describe('two at once', () => {
  const both = async (one: Act, other: Act) => {
    const replies = await Promise.all(
      [one, other].map(([endpoint, input, who]) => mall.ask(endpoint, input as never, who)),
    );
    expect(replies.map(({ state }) => state).sort(), replies.map(({ msg }) => msg).join()).toEqual([
      State.done,
      State.refused,
    ]);
    expect(await broken()).toEqual([]);
  };

  it('accepted and withdrawn, accepted twice: one wins', async () => {
    await inAgain([lab.acceptance]);
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
    await inAgain(people);
    const buyer = await aBuyer(mall);
    const specimens = [
      {
        name: '连接器',
        model: 'J30J',
        maker: '',
        serialNo: '',
        lotNo: '',
        dateCode: '',
        qty: 1,
        unit: '件',
        hazard: 'NONE',
        note: '',
        instrumentId: null,
      },
    ] as const;
    const commission = await aPaidCommission(mall, lab, {
      buyer,
      specimens: [...specimens],
      items: [anItem(lab, 'T1')],
    });
    const { serviceSn } = commission;
    const find = async () => (await rows<Found>(FIND, [serviceSn]))[0] as Found;
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
    const [{ engineerId }] = (await rows<{ engineerId: number }>(
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
      itemSeen((await find()).items[0]!),
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
      (await rows<{ state: string }>('SELECT state FROM report WHERE service_sn = $1', [serviceSn]))[0]
        ?.state === 'DRAFT'
    ) {
      await mall.call(reportProtocol.write, { ...(await report()), ...words }, engineer);
      await mall.call(reportProtocol.handIn, await report(), engineer);
      await mall.call(reportProtocol.pass, await report(), lab.reviewer);
    }
    const approve: Act = [
      reportProtocol.approve,
      { ...(await report()), payPwd: PAY_PASSWORD },
      lab.signatory,
    ];
    await both(approve, approve);
    await Promise.all([mall.fireTimers(), mall.fireTimers()]);
    const { version } = await find();
    const accepted: Act = [testingProtocol.acceptReports, { serviceSn, version }, buyer];
    await both(accepted, accepted);
    expect(await rows('SELECT state FROM service_order WHERE service_sn = $1', [serviceSn])).toEqual([
      { state: 'COMPLETED' },
    ]);
  });
});

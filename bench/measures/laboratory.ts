// A laboratory's desks after ten thousand commissions: the data of each inbox, of the plan board, of a customer's lists, and one scan.
import { randomUUID } from 'node:crypto';
import { demoPassword } from '#demo/people.ts';
import { deskCaseList } from '#mall/authen/authen-lists.ts';
import { benchProtocol } from '#mall/bench/bench.protocol.ts';
import { benchList } from '#mall/bench/bench-list.ts';
import { objectionList } from '#mall/objection/objection-list.ts';
import { ownOrderList } from '#mall/order/order-lists.ts';
import { ownReportList, reportList } from '#mall/report/report-list.ts';
import { specimenProtocol } from '#mall/specimen/specimen.protocol.ts';
import { specimenList } from '#mall/specimen/specimen-list.ts';
import { deskServiceList, ownServiceList } from '#mall/testing/service-lists.ts';
import type { BenchDatabase } from '../bench-database.ts';
import { COMMISSIONS, fillLaboratory, SCANS } from '../fill-laboratory.ts';
import { type Call, figuresOf, load } from '../load.ts';
import type { Measure, Row } from '../measure.ts';

const MOST = 100; // ms
const PEOPLE = 4;
const SCANNED = 400;

/** Who looks at what, in which ways: the first page, a tab, a filter, a search. */
const DESKS: readonly (readonly [name: string, who: string, path: string, queries: readonly string[]])[] = [
  [
    'lab-entrust',
    'lab_acc01',
    deskServiceList.path,
    ['', 'state=PENDING_REVIEW', 'state=IN_TEST', 'keyword=连接器'],
  ],
  ['lab-specimen', 'lab_clerk01', specimenList.path, ['', 'state=RECEIVED', 'due=over', 'keyword=J30J']],
  ['lab-plan-board', 'lab_plan01', benchProtocol.board.path, ['', 'days=14']],
  ['lab-bench', 'lab_eng01', benchList.path, ['', 'state=SCHEDULED', 'mine=yes', 'keyword=绝缘']],
  ['lab-report', 'lab_rev01', reportList.path, ['', 'state=IN_REVIEW', 'state=ISSUED', 'keyword=BENCH-77']],
  ['lab-objection', 'lab_qual01', objectionList.path, ['', 'state=SUBMITTED']],
  ['lab-authen', 'lab_arev01', deskCaseList.path, ['', 'state=DOCUMENT_REVIEW']],
  ['own-commissions', 'company01', ownServiceList.path, ['', 'state=PENDING_PAYMENT', 'keyword=连接器']],
  ['own-reports', 'company01', ownReportList.path, ['', 'updatedSince=2020-01-01T00:00:00Z']],
  ['own-orders', 'company01', ownOrderList.path, ['', 'kind=inspection']],
];

export const laboratory: Measure = {
  name: 'laboratory',
  async run({ database, buyers, mall, options }) {
    await fillLaboratory(database, buyers);
    const rows: Row[] = [];
    const { parts } = database;
    const { origin } = mall;
    const aim = `p95 < ${MOST} ms, ${COMMISSIONS.toLocaleString('en')} commissions, ${SCANS.toLocaleString('en')} scans`;
    for (const [name, who, path, queries] of DESKS) {
      const headers = { authorization: `Bearer ${await logIn(origin, who)}`, 'accept-encoding': 'gzip' };
      const requests = queries.map(
        (query): Call => ({ method: 'GET', path: `/${path}?${encodeURI(query)}`, headers }),
      );
      for (const one of requests) await look(origin, one);
      const run = async (connections: number) =>
        figuresOf([await load({ origin, requests, connections, seconds: options.seconds / 2, isGood })]);
      const [alone, together] = [await run(1), await run(PEOPLE)];
      rows.push({
        ...{
          parts,
          name,
          value: together.perSecond,
          unit: 'req/s',
          p50: together.p50,
          p95: together.p95,
          p99: together.p99,
        },
        ...{
          p95Alone: alone.p95,
          failed: together.failed + alone.failed,
          aim: `${aim}; ${PEOPLE} people at once`,
        },
        isMet: together.failed + alone.failed === 0 && together.p95 < MOST,
      });
    }
    rows.push(await scanning(database, origin, aim));
    return rows;
  },
};

/** A clerk moves specimens, one scan after another, each another specimen. */
async function scanning({ read, parts }: BenchDatabase, origin: string, aim: string): Promise<Row> {
  const specimens = await read<{ no: string }>(
    `SELECT specimen_no AS no FROM specimen WHERE state = 'RECEIVED' AND specimen_no LIKE 'TS2001%' ORDER BY md5(specimen_no) LIMIT ${SCANNED}`,
  );
  const token = await logIn(origin, 'lab_clerk01');
  const times: number[] = [];
  let failed = 0;
  for (const { no } of specimens) {
    const body = JSON.stringify({
      specimenNo: no,
      scanId: randomUUID(),
      place: `B-${1 + (times.length % 20)}`,
    });
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const began = performance.now();
    const reply = await fetch(`${origin}/${specimenProtocol.move.path}`, { method: 'POST', headers, body });
    const { state } = (await reply.json()) as { state: number };
    times.push(performance.now() - began);
    if (state !== 200) failed += 1;
  }
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1_000;
  const { perSecond, p50, p95, p99 } = figuresOf([{ seconds, times, failed, processor: 0 }]);
  return {
    ...{
      parts,
      name: 'lab-scan',
      value: perSecond,
      unit: 'req/s',
      p50,
      p95,
      p99,
      p95Alone: p95,
      failed,
      aim,
    },
    isMet: failed === 0 && times.length > 0 && p95 < MOST,
  };
}

/** Large answers come as gzip, which begins with this sign; that each is what was meant `look` has seen. */
const isGood = (body: string) => body.startsWith('{"state":200,') || body.startsWith('\u001f');

async function logIn(origin: string, username: string): Promise<string> {
  const reply = await fetch(`${origin}/v3/frontLogin/front/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('front:front')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword, loginType: 1 }),
  });
  const { data, msg } = (await reply.json()) as { data: { access_token: string } | null; msg: string };
  if (!data) throw new Error(`${username} cannot log in: ${msg}`);
  return data.access_token;
}

/** @throws Error where it is refused: what is measured must be what was meant */
async function look(origin: string, { path, headers }: Call): Promise<void> {
  const reply = (await (await fetch(`${origin}${path}`, { headers })).json()) as {
    state: number;
    msg: string;
  };
  if (reply.state !== 200) throw new Error(`${path}: ${reply.state} ${reply.msg}`);
}

// A commission with all that hangs on it, as a test acts on it, and what must be true of it after each act.
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { only } from '#kit/db/only.ts';
import type { AnyEndpoint } from '#kit/http/endpoint.ts';
import { leadsTo, type Process } from '#kit/process/process.ts';
import { itemProcess } from '#mall/bench/item-process.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import type { Person } from '#mall/login/server/login.builders.ts';
import { reportProcess } from '#mall/report/report-process.ts';
import { specimenProcess } from '#mall/specimen/specimen-process.ts';
import { serviceProcess } from '#mall/testing/service-process.ts';
import { objectionProcess } from '../objection-process.ts';
import { checkLaboratory, labInvariants } from './lab-invariants.builders.ts';

/** A call with what is sent and who makes it. */
export type Act = [endpoint: AnyEndpoint, input: object, who: Person];

export const rowsIn = <R extends object>(mall: TestMall, sql: string, values: unknown[] = []): Promise<R[]> =>
  mall.work((work) => work.query<R>(sql, values));

export interface Found {
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

export const findAll = async (mall: TestMall, serviceSn: string): Promise<Found> =>
  only(await rowsIn<Found>(mall, FIND, [serviceSn]));

export const specimenSeen = ({ no, version }: Found['specimens'][number]) => ({ specimenNo: no, version });
export const itemSeen = ({ itemId, version }: Found['items'][number]) => ({ itemId, version });
export const reportSeen = ({ reportId, version }: Found['reports'][number]) => ({ reportId, version });

/** Tokens end within the hour, and the clock is moved by hand. */
export async function inAgain(mall: TestMall, people: readonly Person[]): Promise<void> {
  const caller = { ip: '127.0.0.1', userAgent: 'test' };
  for (const one of people) {
    const tokens = await mall.work((work) => issueTokens(work, mall.tokenSecret, one.memberId, caller));
    Object.assign(one, { token: tokens.access_token });
  }
}

const PROCESSES: Readonly<Record<string, Process<string, string>>> = {
  service: serviceProcess,
  specimen: specimenProcess,
  item: itemProcess,
  report: reportProcess,
  objection: objectionProcess,
};

/** Which rules of the laboratory are broken, and which steps no table has; none: all is well. */
export async function broken(mall: TestMall): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, sql } of labInvariants) {
    const found = await rowsIn(mall, sql);
    if (found.length > 0) wrong.push(`${name}: ${JSON.stringify(found[0])}`);
  }
  for (const { name, rows: found } of await mall.work(checkLaboratory))
    if (found.length > 0) wrong.push(`${name}: ${JSON.stringify(found[0])}`);
  const steps = await rowsIn<{ doc: string; event: string; from: string | null; to: string }>(
    mall,
    'SELECT doc_type AS doc, event, from_state AS "from", to_state AS "to" FROM step_log WHERE doc_type = ANY($1)',
    [Object.keys(PROCESSES)],
  );
  for (const { doc, event, from, to } of steps)
    if (!leadsTo(PROCESSES[doc] ?? {}, event, from ?? undefined).includes(to))
      wrong.push(`${doc} ${from} → ${event} → ${to}`);
  return wrong;
}

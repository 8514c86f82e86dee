// The figures of a laboratory, added up from its commissions, items, reports and objections; days are those of China.
import type { Actions } from '#kit/http/server/serve.ts';
import { type Cents, centsToWire } from '#kit/money/money.ts';
import { daysBetween } from '#kit/time/day-in-china.ts';
import type { CapabilityKind } from '#mall/ability/ability-terms.ts';
import type { Figures, labOfficeProtocol } from '../lab-office.protocol.ts';
import { labOfficeErrors } from './lab-office.errors.ts';

type Acts = Actions<typeof labOfficeProtocol>;

const LONGEST_DAYS = 1_100;
const SERVICE_KIND: Readonly<Record<CapabilityKind, string>> = {
  TEST: 'INSPECTION',
  CALIBRATION: 'METERING',
};
const MONTH = (at: string) => `to_char(${at} AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM')`;
const WITHIN = (at: string) =>
  `${at} >= $2::date::timestamp AT TIME ZONE 'Asia/Shanghai' AND ${at} < ($3::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai'`;
/** A commission `o` of the laboratory `$1` and the kind `$4`. */
const OWN = `o.lab_id = $1 AND ($4::text IS NULL OR o.kind = $4)`;

/** When the last report of each commission was issued, of those that are all issued. */
const LAST = `
  SELECT o.service_sn, o.amount, o.promised_at, max(r.issued_at) AS issued_at
  FROM service_order o JOIN report r USING (service_sn)
  WHERE ${OWN} AND o.state IN ('REPORT_ISSUED', 'COMPLETED', 'OBJECTION') AND r.issued_at IS NOT NULL AND r.replaces_id IS NULL
  GROUP BY o.service_sn, o.amount, o.promised_at`;

const MONTHS = `
  WITH months AS (
    SELECT to_char(m, 'YYYY-MM') AS month
    FROM generate_series(date_trunc('month', $2::date::timestamp), $3::date::timestamp, interval '1 month') AS m
  ), reports AS (
    SELECT ${MONTH('r.issued_at')} AS month, count(*)::int AS n FROM report r JOIN service_order o USING (service_sn)
    WHERE ${OWN} AND ${WITHIN('r.issued_at')} GROUP BY 1
  ), last AS (
    SELECT ${MONTH('l.issued_at')} AS month, count(*) FILTER (WHERE l.promised_at IS NOT NULL)::int AS promised,
           count(*) FILTER (WHERE l.issued_at <= l.promised_at)::int AS on_time, sum(l.amount)::float8 AS income
    FROM (${LAST}) l WHERE ${WITHIN('l.issued_at')} GROUP BY 1
  ), objected AS (
    SELECT ${MONTH('j.created_at')} AS month, count(*)::int AS n, count(*) FILTER (WHERE j.state = 'UPHELD')::int AS upheld
    FROM objection j JOIN service_order o USING (service_sn) WHERE ${OWN} AND ${WITHIN('j.created_at')} GROUP BY 1
  )
  SELECT month, coalesce(r.n, 0) AS reports, coalesce(l.on_time, 0) AS "onTime", coalesce(l.promised, 0) AS promised,
         coalesce(j.n, 0) AS objections, coalesce(j.upheld, 0) AS upheld, coalesce(l.income, 0) AS income
  FROM months LEFT JOIN reports r USING (month) LEFT JOIN last l USING (month) LEFT JOIN objected j USING (month)
  ORDER BY month`;

/** The four ways of a commission, in days, of those that were accepted in the period. */
const STEPS = `
  WITH own AS (
    SELECT o.accepted_at, o.received_at,
           (SELECT min(s.created_at) FROM step_log s WHERE s.doc_type = 'service' AND s.doc_sn = o.service_sn AND s.event = 'submit') AS submitted,
           (SELECT max(i.done_at) FROM service_item i WHERE i.service_sn = o.service_sn) AS done,
           (SELECT max(r.issued_at) FROM report r WHERE r.service_sn = o.service_sn AND r.replaces_id IS NULL) AS issued
    FROM service_order o WHERE ${OWN} AND ${WITHIN('o.accepted_at')}
  ), ways AS (
    SELECT w.step, extract(epoch FROM w.until - w.since) / 86400 AS days FROM own, LATERAL (VALUES
      ('ACCEPT', own.submitted, own.accepted_at), ('RECEIVE', own.accepted_at, own.received_at),
      ('TEST', own.received_at, own.done), ('REPORT', own.done, own.issued)) AS w (step, since, until)
    WHERE w.until >= w.since
  )
  SELECT step, round(avg(days), 1)::float8 AS days, count(*)::int AS count FROM ways GROUP BY step`;

const GROUPS = (language: string) => `
  SELECT g.name_${language} AS name, g.capacity,
         count(i.item_id) FILTER (WHERE i.state NOT IN ('DONE', 'REPORTED', 'CANCELLED'))::int AS open,
         count(i.item_id) FILTER (WHERE ${WITHIN('i.done_at')})::int AS done
  FROM lab_group g JOIN lab_site t USING (site_id)
  LEFT JOIN (SELECT i.* FROM service_item i JOIN service_order o USING (service_sn) WHERE ${OWN}) i ON i.group_id = g.group_id
  WHERE t.lab_id = $1 GROUP BY g.group_id ORDER BY open DESC, g.group_id`;

const ORDER = ['ACCEPT', 'RECEIVE', 'TEST', 'REPORT'] as const;

/** @throws labOfficeErrors.daysWrong */
export const showFigures: Acts['figures'] = async (work, { lab }, { from, to, kind }) => {
  if (to < from || daysBetween(from, to) > LONGEST_DAYS) throw labOfficeErrors.daysWrong({ name: 'to' });
  const of = [lab.labId, from, to, kind ? SERVICE_KIND[kind] : null];
  const ask = <T>(statement: string, name: string) => work.query<T & object>(statement, of, name);
  type Month = Omit<Figures['months'][number], 'income'> & { income: number };
  const months = await ask<Month>(MONTHS, 'figures-months');
  const steps = await ask<{ step: string; days: number; count: number }>(STEPS, 'figures-steps');
  const groups = await ask<Figures['groups'][number]>(
    GROUPS(work.language),
    `figures-groups-${work.language}`,
  );
  const byStep = new Map(steps.map((one) => [one.step, one]));
  return {
    months: months.map((row) => ({ ...row, income: centsToWire(Math.round(row.income) as Cents) })),
    steps: ORDER.map((step) => ({
      ...{ step, days: byStep.get(step)?.days ?? null, count: byStep.get(step)?.count ?? 0 },
    })),
    groups,
  };
};

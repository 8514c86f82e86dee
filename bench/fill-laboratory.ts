// A laboratory after two years: ten thousand commissions with specimens, items, reports and two hundred thousand scans, as copies of the demo's.
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import type { BenchDatabase } from './bench-database.ts';
import type { Buyer } from './buyers.ts';

export const COMMISSIONS = 10_000;
export const SCANS = 200_000;
const CERTIFICATIONS = 2_000;
const OBJECTIONS = 500;
const FOLDER = 'bench_commission';

type Read = BenchDatabase['read'];

/** Fills once; most are long done, one in seven is in work. What is copied is enough for lists and desks, not for the chains of a document. */
export async function fillLaboratory(database: BenchDatabase, buyers: readonly Buyer[]): Promise<void> {
  const [found] = await database.read<{ n: number }>('SELECT count(*)::int AS n FROM service_order');
  if (found!.n >= COMMISSIONS) return;
  // the demo's reports are sealed by the mall once it runs
  while ((await database.read("SELECT FROM report WHERE state = 'SIGNING'")).length > 0)
    await setTimeout(500);
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    await client.query('BEGIN');
    await fill(async (text, values) => (await client.query(text, values)).rows, buyers);
    await client.query('COMMIT');
  } finally {
    await client.end();
  }
  await database.read('VACUUM ANALYZE');
}

async function fill(read: Read, buyers: readonly Buyer[]): Promise<void> {
  await chooseCopies(read, buyers);
  const of = (column: string) => ({ from: `${FOLDER} c JOIN`, on: `old.${column}` });
  await copyRows(read, 'trade', 'trade_id', {
    ...of('parent_sn = c.old_parent'),
    changed: { parent_sn: 'c.parent_sn', pay_sn: 'c.pay_sn', po_number: "''", ...OWNER, created_at: 'c.at' },
  });
  await copyRows(read, 'sub_order', 'order_id', {
    ...of('order_sn = c.old_order'),
    changed: {
      ...{
        order_sn: 'c.order_sn',
        parent_sn: 'c.parent_sn',
        created_at: 'c.at',
        updated_at: 'c.at',
        ...OWNER,
      },
      state: "CASE WHEN c.is_done AND old.state = 'PENDING_RECEIPT' THEN 'COMPLETED' ELSE old.state END",
    },
  });
  for (const [table, key] of [
    ['order_line', 'order_line_id'],
    ['order_stage', 'stage_id'],
  ] as const)
    await copyRows(read, table, key, {
      ...of('order_sn = c.old_order'),
      changed: { order_sn: 'c.order_sn' },
    });
  await copyRows(read, 'service_order', 'service_id', {
    ...of('service_sn = c.old_sn'),
    changed: {
      ...{
        service_sn: 'c.sn',
        draft_id: 'c.sn',
        order_sn: 'c.order_sn',
        created_at: 'c.at',
        updated_at: 'c.at',
      },
      ...{
        promised_at:
          "CASE WHEN c.is_done THEN c.at + interval '12 days' ELSE now() + interval '1 day' * (c.n % 30 - 8) END",
      },
      ...{
        state: "CASE WHEN c.is_done AND old.state = 'REPORT_ISSUED' THEN 'COMPLETED' ELSE old.state END",
        ...OWNER,
      },
    },
  });
  await copyRows(read, 'step_log', 'log_id', {
    ...of("doc_sn = c.old_sn AND old.doc_type = 'service'"),
    changed: { doc_sn: 'c.sn' },
  });
  await copyRows(read, 'specimen', 'specimen_id', {
    ...of('service_sn = c.old_sn'),
    changed: {
      ...{
        service_sn: 'c.sn',
        specimen_no: 'c.sn || right(old.specimen_no, -length(c.old_sn))',
        replaced_by: 'NULL',
      },
      ...{ created_at: 'c.at', updated_at: 'c.at' },
      state: "CASE WHEN c.is_done THEN 'RETURNED' ELSE old.state END",
      ...{
        holder_id: 'CASE WHEN NOT c.is_done THEN old.holder_id END',
        place: "CASE WHEN c.is_done THEN '' ELSE old.place END",
      },
    },
  });
  await copyRows(read, 'service_item', 'item_id', {
    ...of('service_sn = c.old_sn'),
    changed: {
      ...{ service_sn: 'c.sn', created_at: 'c.at', updated_at: 'c.at' },
      specimen_nos: 'ARRAY(SELECT c.sn || right(no, -length(c.old_sn)) FROM unnest(old.specimen_nos) no)',
      planned_from: `CASE WHEN old.planned_from IS NOT NULL THEN ${PLANNED} END`,
      planned_to: `CASE WHEN old.planned_to IS NOT NULL THEN ${PLANNED} + (old.planned_to - old.planned_from) END`,
    },
  });
  await copyRows(read, 'report', 'report_id', {
    ...of('service_sn = c.old_sn'),
    changed: {
      ...{
        service_sn: 'c.sn',
        item_ids: "'{}'",
        replaces_id: 'NULL',
        created_at: 'c.at',
        updated_at: 'c.at',
      },
      report_no: "CASE WHEN old.report_no IS NOT NULL THEN 'BENCH-' || c.n || '-' || old.report_id END",
    },
  });
  await writeScans(read);
  await copyRows(read, 'objection', 'objection_id', {
    from: `(SELECT row_number() OVER () AS n, c.sn, r.report_id, r.report_no FROM ${FOLDER} c JOIN report r ON r.service_sn = c.sn
              WHERE r.state = 'ISSUED' LIMIT ${OBJECTIONS}) c JOIN`,
    on: 'old.objection_id = (SELECT min(objection_id) + c.n % count(*) FROM objection)',
    changed: {
      objection_sn: "'OB2001' || 10000000 + c.n",
      service_sn: 'c.sn',
      report_id: 'c.report_id',
      report_no: 'c.report_no',
    },
  });
  await copyRows(read, 'authen_case', 'authen_id', {
    from: `generate_series(1, ${CERTIFICATIONS}) c (n) JOIN`,
    on: 'old.authen_id = (SELECT min(authen_id) + c.n % count(*) FROM authen_case)',
    changed: {
      authen_sn: "'TS2002' || 10000000 + c.n",
      draft_id: "'bench-' || c.n",
      created_at: "now() - interval '1 hour' * c.n",
    },
  });
}

/** Three of ten belong to one large customer. */
const OWNER = { member_id: 'c.member_id', enterprise_id: 'c.enterprise_id' };
/** What is done was planned then; the rest is spread over the next weeks. */
const PLANNED = 'CASE WHEN c.is_done THEN c.at::date ELSE current_date + (c.n % 28)::int END';

/** Each copy with its pattern, its new numbers, its owner and its day. */
async function chooseCopies(read: Read, buyers: readonly Buyer[]): Promise<void> {
  await read(
    `CREATE TEMPORARY TABLE ${FOLDER} AS
     WITH pattern AS (
       SELECT s.service_sn, s.order_sn, o.parent_sn, is_done, row_number() OVER w - 1 AS at, count(*) OVER (PARTITION BY is_done) AS of
       FROM service_order s LEFT JOIN sub_order o USING (order_sn),
         LATERAL (SELECT s.state IN ('REPORT_ISSUED', 'COMPLETED') AS is_done) d
       WHERE s.form_version > 0 AND s.pack_sn IS NULL WINDOW w AS (PARTITION BY is_done ORDER BY s.service_id)
     )
     SELECT n, p.service_sn AS old_sn, p.order_sn AS old_order, p.parent_sn AS old_parent, p.is_done,
       'TS2001' || 10000000 + n AS sn, 'SO2001' || 10000000 + n || '-L' AS order_sn, 'TR2001' || 10000000 + n || '-L' AS parent_sn,
       'PY2001' || 10000000 + n || '-L' AS pay_sn,
       CASE WHEN n % 10 < 3 THEN big.main_member_id ELSE (ARRAY[${buyers.map(({ memberId }) => memberId).join(', ')}])[1 + n % ${buyers.length}] END AS member_id,
       CASE WHEN n % 10 < 3 THEN big.enterprise_id END AS enterprise_id,
       CASE WHEN p.is_done THEN now() - interval '1 hour' * (1500 + n) ELSE now() - interval '1 hour' * (n % 900) END AS at
     FROM generate_series(0, ${COMMISSIONS - 1}) n
     JOIN pattern p ON p.is_done = (n % 7 > 0) AND p.at = (n / 7) % p.of
     JOIN member m ON m.member_name = 'company01' JOIN enterprise big ON big.main_member_id = m.member_id`,
  );
  await read(`UPDATE ${FOLDER} SET order_sn = NULL WHERE old_order IS NULL`);
  await read(`ANALYZE ${FOLDER}`);
}

/** As many moves of each specimen that was received as come to all of them. */
async function writeScans(read: Read): Promise<void> {
  await read(
    `INSERT INTO custody (specimen_no, seq, act, from_whom, place, qty, condition, at, by_id, by_name, scan_id, former_hash, hash)
     SELECT specimen_no, n.seq, CASE n.seq WHEN 1 THEN 'RECEIVE' ELSE 'MOVE' END, '钱朗', place, qty, '', s.created_at + interval '1 hour' * n.seq,
       (SELECT min(by_id) FROM custody), '钱朗', 'bench-' || specimen_no || '-' || n.seq, '', ''
     FROM specimen s JOIN ${FOLDER} c ON c.sn = s.service_sn,
       generate_series(1, (SELECT ${SCANS} / count(*) + 1 FROM specimen JOIN ${FOLDER} ON sn = service_sn WHERE state NOT IN ('LABELLED', 'IN_TRANSIT', 'CANCELLED'))) n (seq)
     WHERE s.state NOT IN ('LABELLED', 'IN_TRANSIT', 'CANCELLED')`,
  );
}

/** Copies rows with all their columns but the key, and those that `changed` says otherwise. */
async function copyRows(
  read: Read,
  table: string,
  key: string,
  { from, on, changed }: { from: string; on: string; changed: Record<string, string> },
): Promise<void> {
  const columns = await read<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' AND column_name <> $2 ORDER BY ordinal_position`,
    [table, key],
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => changed[name] ?? `old."${name}"`);
  await read(
    `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
     SELECT ${values.join(', ')} FROM ${from} ${table} old ON ${on}`,
  );
}

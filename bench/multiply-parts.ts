// Makes a large mall out of the demo: its parts again and again under other part numbers, with their listings, ladders and stock.
import type { Work } from '#kit/db/work.ts';

/** chosen: so much less than was wanted is as good: some lines of a catalogue are of parts that the demo has. */
const NEARLY = 0.9;

/** Adds copies until there are `wanted` parts; does nothing where there are nearly as many already. */
export async function multiplyParts(work: Work, wanted: number): Promise<void> {
  const [{ parts }] = (await work.query<{ parts: number }>('SELECT count(*) AS parts FROM part')) as [
    { parts: number },
  ];
  const missing = wanted - parts;
  if (parts >= wanted * NEARLY) return;
  await work.query("SET LOCAL work_mem = '256MB'");
  await work.query(
    `CREATE TEMPORARY TABLE copied_part ON COMMIT DROP AS
     SELECT part_id AS old, nextval(pg_get_serial_sequence('part', 'part_id')) AS new, copy
     FROM generate_series(1, ${Math.ceil(missing / parts)}) AS copy, LATERAL (SELECT part_id FROM part ORDER BY part_id) one
     LIMIT ${missing}`,
  );
  await mapChildren(work, 'goods', 'goods_id', 'part_id', 'copied_part');
  await mapChildren(work, 'product', 'product_id', 'goods_id', 'copied_goods');
  await mapChildren(work, 'stock_lot', 'lot_id', 'product_id', 'copied_product');
  const suffix = "'QZ' || lpad(of.copy::text, 3, '0')";
  await copyRows(work, 'part', 'part_id', {
    part_no: `old.part_no || ${suffix}`,
    normal_part_no: `old.normal_part_no || ${suffix}`,
  });
  await copyRows(work, 'goods', 'goods_id', { part_id: 'of.new_parent' });
  await copyRows(work, 'product', 'product_id', { goods_id: 'of.new_parent', reserved: '0' });
  await copyRows(work, 'stock_lot', 'lot_id', { product_id: 'of.new_parent' });
}

/** For each copied parent, its children with the keys that their copies will have. */
async function mapChildren(
  work: Work,
  table: string,
  key: string,
  parentKey: string,
  parents: string,
): Promise<void> {
  await work.query(
    `CREATE TEMPORARY TABLE copied_${table} ON COMMIT DROP AS
     SELECT child.${key} AS old, nextval(pg_get_serial_sequence('${table}', '${key}')) AS new, of.new AS new_parent, of.copy
     FROM ${parents} of JOIN ${table} child ON child.${parentKey} = of.old`,
  );
  await work.query(`ANALYZE copied_${table}`);
}

/** Copies rows with all their columns but those that `changed` says otherwise. */
async function copyRows(
  work: Work,
  table: string,
  key: string,
  changed: Record<string, string>,
): Promise<void> {
  const columns = await work.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => (name === key ? 'of.new' : (changed[name] ?? `old.${name}`)));
  await work.query(
    `INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
     SELECT ${values.join(', ')} FROM copied_${table} of JOIN ${table} old ON old.${key} = of.old ORDER BY of.new`,
  );
}

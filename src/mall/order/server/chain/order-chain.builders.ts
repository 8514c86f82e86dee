// Edits rows as somebody with the database's password would, one field at a time, and says which edits a chain of evidence did not notice.
import type { Work } from '#kit/db/work.ts';
import { readChains } from './judge-chain.ts';

/** Rows of one order ($1), and what of them its chain holds. */
const CHAINED: Record<string, { of: string; columns: string }> = {
  sub_order: { of: 'order_sn = $1', columns: 'store_id freight created_at parent_sn' },
  trade: {
    of: 'parent_sn = (SELECT parent_sn FROM sub_order WHERE order_sn = $1)',
    columns: 'member_id',
  },
  order_line: {
    of: 'order_sn = $1',
    columns:
      'goods_name part_no brand_name package_name buy_num unit_price amount discount_store tax_rate source_line_no line_hash quotation',
  },
  parcel: { of: 'order_sn = $1', columns: 'kind way carrier tracking_no shipped_at' },
  parcel_line: {
    of: 'parcel_sn IN (SELECT parcel_sn FROM parcel WHERE order_sn = $1)',
    columns: 'order_line_id lot_no date_code number',
  },
  invoice_sheet_line: {
    of: 'row_id IN (SELECT row_id FROM billable_row WHERE order_sn = $1)',
    columns: 'qty amount net tax tax_rate',
  },
  invoice_sheet: {
    of: `sheet_id IN (SELECT sheet_id FROM invoice_sheet_line JOIN billable_row USING (row_id) WHERE order_sn = $1)`,
    columns: 'invoice_sn number issued_on net tax created_at',
  },
  red_letter: {
    of: `state = 'ISSUED' AND sheet_id IN (SELECT sheet_id FROM invoice_sheet_line JOIN billable_row USING (row_id) WHERE order_sn = $1)`,
    columns: 'invoice_sn number net tax lines created_at',
  },
  document_version: {
    of: `doc_type = 'orderChain' AND doc_sn = $1`,
    columns: 'version_no content content_hash chain_hash actor_role actor_name created_at',
  },
};

/** Another value of the same type. */
const OTHER: Record<string, (column: string) => string> = {
  text: (column) => `${column} || 'x'`,
  bigint: (column) => `coalesce(${column}, 0) + 1000`,
  integer: (column) => `coalesce(${column}, 0) + 1000`,
  smallint: (column) => `${column} + 1000`,
  date: (column) => `${column} + 1000`,
  'timestamp with time zone': (column) => `${column} + interval '1 ms'`,
  jsonb: () => `'[]'`,
};

/** @returns each edit that left the chain whole, as `table.column`; in a transaction that is undone */
export async function unnoticed(work: Work, orderSn: string): Promise<string[]> {
  const isWhole = async () => {
    const links = (await readChains(work, [orderSn])).get(orderSn) ?? [];
    return links.length > 0 && links.every(({ isIntact }) => isIntact);
  };
  if (!(await isWhole())) return ['broken before'];
  await work.query(`SET LOCAL session_replication_role = replica`);
  const left: string[] = [];
  for (const [table, { of, columns }] of Object.entries(CHAINED)) {
    const checks = await work.query<{ name: string }>(
      `SELECT conname AS name FROM pg_constraint WHERE conrelid = $1::regclass AND contype = 'c'`,
      [table],
    );
    for (const { name } of checks) await work.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
    const types = new Map(
      (
        await work.query<{ name: string; type: string }>(
          `SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_name = $1`,
          [table],
        )
      ).map(({ name, type }) => [name, type]),
    );
    const rows = await work.query<{ at: string }>(`SELECT ctid::text AS at FROM ${table} WHERE ${of}`, [
      orderSn,
    ]);
    const edits = [
      ...columns.split(' ').map((column) => ({
        name: `${table}.${column}`,
        sql: `UPDATE ${table} SET ${column} = ${OTHER[types.get(column)!]!(column)} WHERE ctid = $1::tid`,
      })),
      { name: `${table} deleted`, sql: `DELETE FROM ${table} WHERE ctid = $1::tid` },
    ];
    for (const [nth, { at }] of rows.entries())
      for (const { name, sql } of edits) {
        const isLastLink =
          table === 'document_version' && name.endsWith('deleted') && nth === rows.length - 1;
        if (isLastLink) continue; // nothing that stands tells of it, until the hour that looks for it
        await work.query('SAVEPOINT edit');
        await work.query(sql, [at]);
        if (await isWhole()) left.push(`${name} of row ${nth + 1}`);
        await work.query('ROLLBACK TO edit');
      }
  }
  return left;
}

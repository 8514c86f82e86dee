// For tests: puts what a spreadsheet would take for a formula before every text that somebody has typed, in a mall that is full of them.
import type { Work } from '#kit/db/work.ts';
import { cents } from '#kit/money/money.ts';
import { walletMoved } from '#mall/books/posting-rules.ts';
import { post } from '#mall/books/server/books.ts';

/** What a cell must never begin with; by a wide sign Chinese and Japanese programs are deceived as well. */
export const FORMULA_SIGNS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝'] as const;
export const HOSTILE = "cmd|' /C calc'!A0;=1+1 ";

/** Columns of free text, wherever they stand. */
const TYPED = [
  ...['name', 'title', 'title_zh', 'title_en', 'body_zh', 'body_en', 'note', 'notes', 'reason', 'remark', 'statement'],
  ...['text', 'added_text', 'real_name', 'author_name', 'party_name', 'signer_name', 'designer_name', 'rule_name'],
  ...['bom_name', 'project_name', 'project_code', 'mat_code', 'mat_name', 'spec', 'unit', 'department', 'cost_center'],
  ...['cost_centre', 'email', 'member_nick_name', 'url', 'device', 'location', 'name_zh', 'name_en', 'designators'],
  ...['value', 'part_no', 'package_name', 'description', 'receiver_name', 'company_name', 'po_number', 'holder'],
]; // biome-ignore format: a list reads better in rows
/** JSON whose texts somebody has typed. */
const TYPED_JSON = ['certification.data', 'designer_application.data', 'order_line.goods_name', 'sub_order.store_name', 'payment.voucher', 'inquiry_line.wish', 'sample_line.goods', 'enterprise.data', 'service_order.form']; // biome-ignore format: as above
/** Written once, or not anybody's words. */
const LEFT = ['setting', 'agreement', 'category', 'parameter', 'facet_term', 'step_log', 'goods_index', 'list_view', 'document_version', 'contract_evidence', 'project_cost', 'outbox_message', 'message_delivery']; // biome-ignore format: as above

export async function makeTextsHostile(work: Work): Promise<void> {
  const found = await work.query<{ table: string; columns: string[] }>(
    `SELECT table_name AS table, array_agg(column_name::text) AS columns FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND data_type = 'text'
       AND column_name = ANY($1) AND NOT table_name = ANY($2) GROUP BY 1`,
    [TYPED, LEFT],
  );
  const before = `($1::text[])[1 + abs(hashtext(t.ctid::text)) % ${FORMULA_SIGNS.length}] || $2`;
  for (const { table, columns } of found) {
    const changes = columns.map(
      (column) => `${column} = CASE WHEN ${column} = '' THEN '' ELSE ${before} || ${column} END`,
    );
    await work.query(`UPDATE ${table} t SET ${changes.join(', ')}`, [[...FORMULA_SIGNS], HOSTILE]);
  }
  // The books take no change, only an entry more.
  await post(work, { ...walletMoved(1, 2, cents(1)), memo: `=${HOSTILE}` });
  for (const one of TYPED_JSON) {
    const [table = '', column = ''] = one.split('.');
    await work.query(
      `UPDATE ${table} t SET ${column} = regexp_replace(${column}::text, '": "([^"]+)', '": "=' || $1 || '\\1', 'g')::jsonb WHERE ${column} IS NOT NULL`,
      [HOSTILE],
    );
  }
}

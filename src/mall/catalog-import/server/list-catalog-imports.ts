// The last imports, as operators see them.
import type { Work } from '#kit/db/work.ts';
import type { Action } from '#kit/http/server/serve.ts';
import { required } from '#kit/rules/required.ts';
import { type CatalogImport, type catalogImportProtocol, SHOWN_IMPORTS } from '../catalog-import.protocol.ts';
import { type CatalogImportRow, catalogImportLife } from './catalog-import-life.ts';

const STORES = `
  SELECT store_id AS "storeId", CASE $1 WHEN 'zh' THEN name_zh ELSE name_en END AS "storeName"
  FROM store WHERE state <> 'CLOSED' ORDER BY is_self_operated DESC, store_id`;

type Found = Omit<CatalogImportRow, 'memberId' | 'storeId'> & {
  storeName: string | null;
  memberName: string;
};

const IMPORTS = `
  SELECT i.import_id AS "importId", i.file_name AS "fileName", i.state, i.lines, i.parts, i.offers,
         i.bad_lines AS "badLines", i.bad, i.noted_lines AS "notedLines", i.noted, i.problem,
         i.created_at AS "createdAt", i.updated_at AS "updatedAt", m.member_name AS "memberName",
         CASE $1 WHEN 'zh' THEN s.name_zh ELSE s.name_en END AS "storeName"
  FROM catalog_import i JOIN member m USING (member_id) LEFT JOIN store s USING (store_id)
  WHERE $2::bigint IS NULL OR i.import_id = $2
  ORDER BY i.import_id DESC LIMIT ${SHOWN_IMPORTS}`;

async function readImports(work: Work, importId: number | null): Promise<CatalogImport[]> {
  const { language } = work;
  const found = await work.query<Found>(IMPORTS, [language, importId], 'catalog-imports');
  const said = (lines: Found['bad']) => lines.map(({ line, reason }) => ({ line, reason: reason[language] }));
  return found.map((row) => ({
    ...row,
    bad: said(row.bad),
    noted: said(row.noted),
    problem: row.problem?.[language] ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    allowedActions: [...catalogImportLife.allowed(row as CatalogImportRow & Found, 'operator', work.now)],
  }));
}

export const catalogImportView = async (work: Work, importId: number): Promise<CatalogImport> =>
  required((await readImports(work, importId))[0]);

export const listCatalogImports: Action<typeof catalogImportProtocol.list> = async (work) => ({
  stores: await work.query<{ storeId: number; storeName: string }>(STORES, [work.language], 'catalog-stores'),
  list: await readImports(work, null),
});

// The whole list as a spreadsheet that can be imported again, and an empty one to fill in.
import { eq } from 'drizzle-orm';
import type { Work } from '#kit/db/work.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { writeSheet } from '#kit/sheet/write-sheet.ts';
import type { Employee } from '#mall/member/actor.ts';
import { findStores } from '#mall/store/server/store.ts';
import type { matCodeProtocol } from '../mat-code.protocol.ts';
import { MAT_COLUMN_NAMES } from '../mat-code-columns.ts';
import { matCodeStatus } from '../mat-code-status.ts';
import { IMPORT_COLUMNS } from '../mat-import.ts';
import { findPartNames } from './find-part-names.ts';
import { matCode } from './mat-code.tables.ts';
import type { MatCodeRow } from './write-mat-codes.ts';

type SheetFile = ReplyOf<typeof matCodeProtocol.exportFile>;

export async function exportMatCodes(work: Work, { enterpriseId }: Employee): Promise<SheetFile> {
  const rows = await work.tx
    .select()
    .from(matCode)
    .where(eq(matCode.enterpriseId, enterpriseId))
    .orderBy(matCode.normalMatCode);
  const alternates = await findPartNames(
    work,
    rows.flatMap((row) => row.alternatePartIds),
  );
  const stores = await findStores(work, [
    ...new Set(rows.flatMap((row) => (row.storeId === null ? [] : [row.storeId]))),
  ]);
  const cells = (row: MatCodeRow) => ({
    ...row,
    storeName: row.storeId === null ? '' : (stores.get(row.storeId)?.name[work.language] ?? ''),
    alternates: row.alternatePartIds
      .flatMap((partId) => alternates.get(partId) ?? [])
      .map(({ partNo, brand }) => `${partNo}@${brand}`)
      .join('; '),
    state: matCodeStatus[row.state][work.language],
  });
  return asFile(
    work,
    rows.map((row) => {
      const said = cells(row);
      return IMPORT_COLUMNS.map((column) => said[column]);
    }),
    work.language === 'en' ? 'material-codes' : '物料编码',
  );
}

export async function emptyMatFile(work: Work): Promise<SheetFile> {
  return asFile(work, [], work.language === 'en' ? 'material-codes-template' : '物料编码导入模板');
}

function asFile(work: Work, rows: (string | number | null)[][], name: string): SheetFile {
  const head = IMPORT_COLUMNS.map((column) => MAT_COLUMN_NAMES[column][work.language]);
  const sheet = work.language === 'en' ? 'Material codes' : '物料编码';
  const bytes = writeSheet([{ name: sheet, rows: [head, ...rows] }]);
  return { fileName: `${name}.xlsx`, file: Buffer.from(bytes).toString('base64') };
}

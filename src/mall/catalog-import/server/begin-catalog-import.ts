// An operator hands a catalogue in, and may stop it.
import type { Work } from '#kit/db/work.ts';
import type { Handlers } from '#kit/http/server/serve.ts';
import { stepBy } from '#mall/member/actor.ts';
import type { catalogImportProtocol } from '../catalog-import.protocol.ts';
import { catalogFiles } from './catalog-files.ts';
import { catalogImportErrors } from './catalog-import.errors.ts';
import { catalogImportLife, holdCatalogImport } from './catalog-import-life.ts';
import type { CatalogImports } from './catalog-imports.ts';
import { catalogImportView } from './list-catalog-imports.ts';

type Acts = Handlers<typeof catalogImportProtocol>;

async function storeCodeOf(work: Work, storeId: number): Promise<string> {
  const [found] = await work.query<{ code: string }>(
    `SELECT code FROM store WHERE store_id = $1 AND state <> 'CLOSED'`,
    [storeId],
  );
  if (!found) throw catalogImportErrors.noStore({ name: 'storeId' });
  return found.code;
}

/** Reads outside a transaction, writes it down, and lets it run. @throws catalogImportErrors; sheetErrors */
export const beginCatalogImport =
  (imports: CatalogImports): Acts['begin'] =>
  async (work, actor, { file, fileName, storeId }) => {
    if (!Buffer.isBuffer(file) || file.length === 0) throw catalogImportErrors.noFile({ name: 'file' });
    const files = await catalogFiles(work, file, fileName);
    const begun = await work.apart(async (apart) => {
      const store = storeId === undefined ? undefined : await storeCodeOf(apart, storeId);
      const wish = {
        memberId: actor.memberId,
        storeId: storeId ?? null,
        fileName: fileName || files[0].name,
      };
      const { importId } = await catalogImportLife.begin(apart, 'begin', wish, stepBy('operator', actor));
      return { store, shown: await catalogImportView(apart, importId) };
    });
    imports.run(begun.shown.importId, files, begun.store);
    return begun.shown;
  };

/** @throws catalogImportErrors.notFound, notNow */
export const stopCatalogImport: Acts['stop'] = async (work, actor, { importId }) => {
  const row = await holdCatalogImport(work, importId);
  if (!row) throw catalogImportErrors.notFound();
  await catalogImportLife.advance(work, row, 'stop', stepBy('operator', actor));
  return catalogImportView(work, importId);
};

// What the catalog-import room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { catalogImportProtocol } from '../catalog-import.protocol.ts';
import { beginCatalogImport, stopCatalogImport } from './begin-catalog-import.ts';
import type { CatalogImports } from './catalog-imports.ts';
import { listCatalogImports } from './list-catalog-imports.ts';

export { catalogImportTimers } from './catalog-import-life.ts';

/** @param facilities.catalogImports takes what is handed in, beside the answering of calls */
export function catalogImportRoutes({ catalogImports }: { catalogImports: CatalogImports }): Route[] {
  return serveAll(catalogImportProtocol, {
    list: listCatalogImports,
    begin: beginCatalogImport(catalogImports),
    stop: stopCatalogImport,
  });
}

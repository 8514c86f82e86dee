// What the part room serves.
import { type Route, serveAll, serveFile } from '#kit/http/server/serve.ts';
import { parameterSheetProtocol } from '../parameter-sheet.protocol.ts';
import { partProtocol } from '../part.protocol.ts';
import { listBrands } from './list-brands.ts';
import { listCategories } from './list-categories.ts';
import { showSheet } from './sheet/show-sheet.ts';
import { showBrand } from './show-brand.ts';

export function partRoutes(): Route[] {
  return [
    ...serveAll(partProtocol, {
      categories: listCategories,
      brands: listBrands,
      brandHome: showBrand,
    }),
    serveFile(parameterSheetProtocol.parameterSheet, showSheet),
  ];
}

// What the part room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { partProtocol } from '../part.protocol.ts';
import { listBrands } from './list-brands.ts';
import { listCategories } from './list-categories.ts';
import { showBrand } from './show-brand.ts';

export function partRoutes(): Route[] {
  return serveAll(partProtocol, {
    categories: listCategories,
    brands: listBrands,
    brandHome: showBrand,
  });
}

// A catalogue handed in through the console: parts, their categories and brands, and what a store asks for them. Owns catalog_import; leans on part, goods and store.
import { z } from 'zod';
import { door, get, nothing, post } from '#kit/http/door.ts';
import { id, line, Moment } from '#kit/http/wire.ts';
import { platform } from '#mall/member/actor.ts';
import { CATALOG_IMPORT_ACTIONS, CATALOG_IMPORT_STATES } from './catalog-import-process.ts';

/** chosen: half a million parts, compressed; what is larger comes by `npm run import`. */
export const CATALOG_BYTES = 64 * 1024 * 1024;
/** How many of the last are shown. */
export const SHOWN_IMPORTS = 20;

const Said = z.object({ line: z.number(), reason: z.string() });

export const CatalogImport = z.object({
  importId: z.number(),
  fileName: z.string(),
  /** Null: parts alone, or lines that name their stores. */
  storeName: z.string().nullable(),
  state: z.enum(CATALOG_IMPORT_STATES),
  lines: z.number(),
  parts: z.number(),
  offers: z.number(),
  /** Lines left out, and the first fifty of them. */
  badLines: z.number(),
  bad: z.array(Said),
  /** Lines taken otherwise than they say, and the first fifty of them. */
  notedLines: z.number(),
  noted: z.array(Said),
  /** Why it broke off. */
  problem: z.string().nullable(),
  memberName: z.string(),
  createdAt: Moment,
  updatedAt: Moment,
  allowedActions: z.array(z.enum(CATALOG_IMPORT_ACTIONS)),
});
export type CatalogImport = z.infer<typeof CatalogImport>;

export const CatalogImports = z.object({
  /** Stores that may list what lines offer that name none. */
  stores: z.array(z.object({ storeId: z.number(), storeName: z.string() })),
  list: z.array(CatalogImport),
});
export type CatalogImports = z.infer<typeof CatalogImports>;

export const catalogImportProtocol = door('v3/goods/admin/catalogImport', platform('operator'), {
  list: get({ zh: '目录导入记录', en: 'Imports of catalogues' }, nothing, CatalogImports),
  /**
   * xlsx, xls, ods or csv with the headings of the template; .jsonl, .jsonl.gz, or a .zip of one with the files beside it.
   * Runs on by itself; one at a time. The same handed in again changes only what has changed.
   */
  begin: post(
    { zh: '导入目录（multipart）', en: 'Begin to take a catalogue (multipart)' },
    z.object({
      file: z.unknown().meta({ type: 'string', format: 'binary' }),
      fileName: line(200).default(''),
      storeId: id().optional(),
    }),
    CatalogImport,
    { apart: true, perMinute: 10, uploadBytes: CATALOG_BYTES },
  ),
  /** What has been taken stays. */
  stop: post({ zh: '停止导入', en: 'Stop an import' }, z.object({ importId: id() }), CatalogImport),
});

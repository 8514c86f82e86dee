// What an operator hands in, as a catalogue and the files beside it: a spreadsheet is written out line by line, an archive unpacked.
import { unzipSync } from 'fflate';
import type { Work } from '#kit/db/work.ts';
import { readSheets } from '#kit/sheet/read-sheets.ts';
import { catalogImportErrors } from './catalog-import.errors.ts';
import type { CatalogFiles } from './catalog-imports.ts';
import { linesOfSheet } from './lines-of-sheet.ts';

const MOST_UNPACKED = 1024 * 1024 * 1024; // chosen: twenty times what may be handed in
const BESIDE = ['categories.json', 'brands.json', 'parameters.json', 'param-values-zh.json'];

type Files = CatalogFiles & { 0: CatalogFiles[number] };

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** @throws catalogImportErrors.noCatalogue, damaged, noHeadings, noRows; sheetErrors for what is no table either */
export async function catalogFiles(work: Work, file: Buffer, fileName: string): Promise<Files> {
  const isZip = file.subarray(0, 4).equals(Buffer.from('PK\x03\x04'));
  if (isZip && !/\.(xlsx|ods)$/i.test(fileName)) return unpacked(file);
  if (file[0] === 0x1f && file[1] === 0x8b) return [{ name: 'catalogue.jsonl.gz', bytes: file }];
  if (/^\uFEFF?\s*\{/.test(file.subarray(0, 100).toString()))
    return [{ name: 'catalogue.jsonl', bytes: file }];
  const sheets = await readSheets(file, fileName);
  return [{ name: 'catalogue.jsonl', bytes: Buffer.from(await linesOfSheet(work, sheets[0]?.rows ?? [])) }];
}

function unpacked(file: Buffer): Files {
  let found: Record<string, Uint8Array>;
  let size = 0;
  try {
    found = unzipSync(file, {
      filter: ({ name, originalSize }) => {
        const isWanted = BESIDE.includes(baseName(name)) || /\.jsonl(\.gz)?$/.test(name);
        size += isWanted ? originalSize : 0;
        if (size > MOST_UNPACKED) throw new RangeError('too large');
        return isWanted;
      },
    });
  } catch {
    throw catalogImportErrors.damaged({ name: 'file' });
  }
  const all = Object.entries(found).map(([name, bytes]) => ({ name: baseName(name), bytes }));
  const catalogue = all.find(({ name }) => !BESIDE.includes(name));
  if (!catalogue) throw catalogImportErrors.noCatalogue({ name: 'file' });
  return [catalogue, ...all.filter(({ name }) => BESIDE.includes(name))];
}

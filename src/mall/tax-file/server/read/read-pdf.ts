// What a PDF says of itself and on its pages, read by PDFium; only in a thread, where a stranger's file may be slow.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import { FIELD_NAMES, type SaidFields } from '../../official-invoice.ts';

const MOST_PAGES = 5; // chosen: totals and heading stand on the first
const MOST_SIGNS = 100_000; // chosen

/** What PDFium's own types leave out. */
interface Memory {
  readonly HEAPU8: Uint8Array;
  readonly wasmExports: { malloc(size: number): number; free(at: number): void };
}

let opened: Promise<WrappedPdfiumModule> | undefined;

async function open(): Promise<WrappedPdfiumModule> {
  const { init } = await import('@embedpdf/pdfium');
  const wasm = await readFile(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
  const pdfium = await init({ wasmBinary: new Uint8Array(wasm).buffer });
  pdfium.PDFiumExt_Init();
  return pdfium;
}

/** @throws RangeError for what is no PDF, or locked */
export async function openPdf(bytes: Buffer): Promise<{ properties: Partial<SaidFields>; text: string }> {
  opened ??= open();
  const pdfium = await opened;
  const memory = pdfium.pdfium as unknown as Memory;
  const { malloc, free } = memory.wasmExports;
  const held: number[] = [];
  const room = (size: number): number => {
    const place = malloc(size);
    held.push(place);
    return place;
  };
  const utf16 = (place: number, size: number): string =>
    Buffer.from(memory.HEAPU8.slice(place, place + Math.max(0, size - 2))).toString('utf16le');
  const file = room(bytes.length);
  memory.HEAPU8.set(bytes, file);
  const document = pdfium.FPDF_LoadMemDocument(file, bytes.length, '');
  try {
    if (!document) throw new RangeError('no PDF');
    const properties = Object.fromEntries(
      FIELD_NAMES.map((name) => {
        const size = pdfium.FPDF_GetMetaText(document, name, 0, 0);
        const place = room(Math.max(2, size));
        pdfium.FPDF_GetMetaText(document, name, place, size);
        return [name, utf16(place, size)];
      }),
    );
    const pages = Math.min(MOST_PAGES, pdfium.FPDF_GetPageCount(document));
    const texts = Array.from({ length: pages }, (_, at) => {
      const page = pdfium.FPDF_LoadPage(document, at);
      const set = pdfium.FPDFText_LoadPage(page);
      const signs = Math.min(MOST_SIGNS, Math.max(0, pdfium.FPDFText_CountChars(set)));
      const place = room((signs + 1) * 2);
      const written = pdfium.FPDFText_GetText(set, 0, signs, place);
      pdfium.FPDFText_ClosePage(set);
      pdfium.FPDF_ClosePage(page);
      return utf16(place, written * 2);
    });
    return { properties, text: texts.join('\n').replaceAll('\r', '') };
  } finally {
    if (document) pdfium.FPDF_CloseDocument(document);
    for (const place of held) free(place);
  }
}

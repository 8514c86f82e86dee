// Prints a document as PDF with Chinese type. The same definition gives the same bytes: hashes of papers can be compared.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import subsetFont from 'subset-font';

/** Its types do not know that documents may name files in memory. */
type Pdfmake = typeof import('pdfmake') & {
  virtualfs: { storage: Record<string, Buffer>; writeFileSync(name: string, bytes: Buffer): void };
};

/** A type of 65,000 signs each, whole. */
interface Type {
  normal: Buffer;
  bold: Buffer;
}

/** Papers so far: each has its own cut of the type, also while another is printed. */
let printed = 0;
let printer: Promise<{ pdfmake: Pdfmake; type: Type }> | undefined;

/** Loaded with the first paper: the type is large, and most who start the mall never need it. */
async function loadPrinter(): Promise<{ pdfmake: Pdfmake; type: Type }> {
  const pdfmake = (await import('pdfmake')).default as unknown as Pdfmake;
  const fonts = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..', 'fonts');
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  const [normal, bold] = await Promise.all(
    ['Regular', 'Bold'].map((weight) => readFile(join(fonts, `NotoSansHans-${weight}.otf`))),
  );
  return { pdfmake, type: { normal: normal as Buffer, bold: bold as Buffer } };
}

export type PdfContent = Content;
export type PdfDocument = Omit<TDocumentDefinitions, 'info' | 'images' | 'attachments'>;

/** Every sign that a document may print: of its texts, and of what its header and footer say on a page. */
export function signsOf(document: PdfDocument): string {
  const signs = new Set(Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCharCode(0x20 + at)));
  const gather = (value: unknown): void => {
    if (typeof value === 'string') for (const sign of value) signs.add(sign);
    else if (typeof value === 'number') gather(String(value));
    else if (Array.isArray(value)) value.forEach(gather);
    else if (value && typeof value === 'object') Object.values(value).forEach(gather);
  };
  for (const part of Object.values(document as Record<string, unknown>))
    gather(typeof part === 'function' ? part(1, 1, {}, {}) : part);
  return [...signs].sort().join('');
}

/**
 * The bytes of the paper, set in the one type that is there (`Noto`, normal and bold).
 * The type is cut down to the signs of the document first: reading it whole takes longer than everything else together.
 * @param title stands in the window of the reader
 * @param at the moment written into the file as its making: given, not looked up, so that nothing depends on when it is printed
 */
export async function printPdf(document: PdfDocument, title: string, at: Date): Promise<Buffer> {
  printer ??= loadPrinter();
  const { pdfmake, type } = await printer;
  const signs = signsOf(document);
  const [normal, bold] = await Promise.all(
    [type.normal, type.bold].map((whole) => subsetFont(whole, signs, { targetFormat: 'sfnt' })),
  );
  const files = { [`normal ${++printed}`]: normal as Buffer, [`bold ${printed}`]: bold as Buffer };
  const [normalName, boldName] = Object.keys(files);
  for (const [name, bytes] of Object.entries(files)) pdfmake.virtualfs.writeFileSync(name, bytes);
  pdfmake.setFonts({ Noto: { normal: normalName as string, bold: boldName as string } });
  try {
    return await pdfmake
      .createPdf({
        pageSize: 'A4',
        ...document,
        info: { title, creationDate: at },
        defaultStyle: { font: 'Noto', ...document.defaultStyle },
      })
      .getBuffer();
  } finally {
    for (const name of Object.keys(files)) delete pdfmake.virtualfs.storage[name];
  }
}

// Prints a document as PDF with Chinese type. The same definition gives the same bytes: hashes of papers can be compared.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import subsetFont from 'subset-font';

type Pdfmake = typeof import('pdfmake');

/** A type of 65,000 signs each, whole. */
interface Type {
  normal: Buffer;
  bold: Buffer;
}

/** Where a cut of the type lies while a paper is printed: pictures in it look for their type among files. */
const FOLDER = join(tmpdir(), 'yc-type-');
let printer: Promise<{ pdfmake: Pdfmake; type: Type }> | undefined;

/** Loaded with the first paper: the type is large, and most who start the mall never need it. */
async function loadPrinter(): Promise<{ pdfmake: Pdfmake; type: Type }> {
  const { default: pdfmake } = await import('pdfmake');
  const fonts = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..', 'fonts');
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(FOLDER));
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
  const folder = await mkdtemp(FOLDER);
  try {
    const fonts = { normal: join(folder, 'normal.otf'), bold: join(folder, 'bold.otf') };
    await Promise.all(
      (['normal', 'bold'] as const).map(async (weight) =>
        writeFile(fonts[weight], await subsetFont(type[weight], signs, { targetFormat: 'sfnt' })),
      ),
    );
    pdfmake.setFonts({ Noto: fonts });
    return await pdfmake
      .createPdf({
        pageSize: 'A4',
        ...document,
        info: { title, creationDate: at },
        defaultStyle: { font: 'Noto', ...document.defaultStyle },
      })
      .getBuffer();
  } finally {
    await rm(folder, { recursive: true });
  }
}

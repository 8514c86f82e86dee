// Prints a document as PDF with Chinese type. The same definition gives the same bytes: hashes of papers can be compared.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';

type Pdfmake = typeof import('pdfmake');

let printer: Promise<Pdfmake> | undefined;

/** Loaded with the first paper: the type is large, and most who start the mall never need it. */
async function loadPrinter(): Promise<Pdfmake> {
  const { default: pdfmake } = await import('pdfmake');
  const fonts = join(dirname(createRequire(import.meta.url).resolve('@embedpdf/fonts-sc')), '..', 'fonts');
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts));
  pdfmake.setFonts({
    Noto: {
      normal: join(fonts, 'NotoSansHans-Regular.otf'),
      bold: join(fonts, 'NotoSansHans-Bold.otf'),
    },
  });
  return pdfmake;
}

export type PdfContent = Content;
export type PdfDocument = Omit<TDocumentDefinitions, 'info' | 'images' | 'attachments'>;

/**
 * The bytes of the paper, set in the one type that is there (`Noto`, normal and bold).
 * @param title stands in the window of the reader
 * @param at the moment written into the file as its making: given, not looked up, so that nothing depends on when it is printed
 */
export async function printPdf(document: PdfDocument, title: string, at: Date): Promise<Buffer> {
  printer ??= loadPrinter();
  const pdfmake = await printer;
  return pdfmake
    .createPdf({
      pageSize: 'A4',
      ...document,
      info: { title, creationDate: at },
      defaultStyle: { font: 'Noto', ...document.defaultStyle },
    })
    .getBuffer();
}

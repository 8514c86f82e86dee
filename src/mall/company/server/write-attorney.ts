// Writes a filled letter of authorisation as a PDF with Chinese type, kept as the writer's own private file.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import type { FileReply } from '#mall/file/file.protocol.ts';
import { type FileStore, keepFile } from '#mall/file/server/file.ts';
import type { Member } from '#mall/member/actor.ts';
import type { attorneyProtocol } from '../attorney.protocol.ts';
import { attorneyTemplates, attorneyText } from '../attorney-templates.ts';

type Pdfmake = typeof import('pdfmake');

const SIGNED: Record<'zh' | 'en', string> = { zh: '日期：        年      月      日', en: 'Date:' };

let printer: Promise<Pdfmake> | undefined;

/** Loaded with the first letter: the type is large, and most who start the mall never need it. */
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

/** Makes the action out of the store. What is not given stays a line to write on. */
export function writeAttorney(store: FileStore) {
  return async (
    work: Work,
    { memberId }: Member,
    { kind, values }: InputOf<typeof attorneyProtocol.write>,
  ): Promise<FileReply> => {
    printer ??= loadPrinter();
    const pdfmake = await printer;
    const { language } = work;
    const { title, signatures } = attorneyTemplates[kind];
    const [greeting = '', ...paragraphs] = attorneyText(kind, values, language);
    const bytes: Buffer = await pdfmake
      .createPdf({
        pageSize: 'A4',
        pageMargins: [64, 72, 64, 64],
        info: { title: title[language], creationDate: work.now },
        defaultStyle: { font: 'Noto', fontSize: 12, lineHeight: 1.6 },
        content: [
          { text: title[language], bold: true, fontSize: 20, alignment: 'center', margin: [0, 0, 0, 28] },
          { text: greeting, margin: [0, 0, 0, 8] },
          ...paragraphs.map((text) => ({
            text,
            leadingIndent: language === 'zh' ? 24 : 0,
            margin: [0, 0, 0, 8] as [number, number, number, number],
          })),
          ...signatures.map((text) => ({
            text: `${text[language]}：`,
            margin: [180, 28, 0, 0] as [number, number, number, number],
          })),
          { text: SIGNED[language], margin: [180, 28, 0, 0] },
        ],
      })
      .getBuffer();
    return keepFile(work, store, {
      memberId,
      bytes,
      mimeType: 'application/pdf',
      purpose: 'certificate',
      fileName: `${title[language]}.pdf`,
    });
  };
}

// Writes a filled letter of authorisation as a PDF with Chinese type, kept as the writer's own private file.
import type { Action } from '#kit/http/server/serve.ts';
import { printPdf } from '#kit/pdf/print-pdf.ts';
import { type FileStore, keepFile } from '#mall/file/server/file.ts';
import type { attorneyProtocol } from '../attorney.protocol.ts';
import { attorneyTemplates, attorneyText } from '../attorney-templates.ts';

const SIGNED: Record<'zh' | 'en', string> = { zh: '日期：        年      月      日', en: 'Date:' };

/** Makes the action out of the store. What is not given stays a line to write on. */
export function writeAttorney(store: FileStore): Action<typeof attorneyProtocol.write> {
  return async (work, { memberId }, { kind, values }) => {
    const { language } = work;
    const { title, signatures } = attorneyTemplates[kind];
    const [greeting = '', ...paragraphs] = attorneyText(kind, values, language);
    const bytes = await printPdf(
      {
        pageMargins: [64, 72, 64, 64],
        defaultStyle: { fontSize: 12, lineHeight: 1.6 },
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
      },
      title[language],
      work.now,
    );
    return keepFile(work, store, {
      memberId,
      bytes,
      mimeType: 'application/pdf',
      purpose: 'certificate',
      fileName: `${title[language]}.pdf`,
    });
  };
}

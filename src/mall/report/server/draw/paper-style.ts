// How papers of reports look: colours, lines, headings, and how a text is set in one or both languages.
import type { PdfContent } from '#kit/pdf/print-pdf.ts';
import type { Text } from '#kit/words/text.ts';
import type { ReportContent } from '../../report-content.ts';
import type { ReportLanguage } from '../../report-terms.ts';

export interface ReportPaper {
  content: ReportContent;
  /** Whose seal it will bear; null: a preview, which says so on each page. */
  seal: { holder: string; isDemo: boolean } | null;
  verification: { code: string; url: string } | null;
  /** By file: JPEG as a data address. */
  photos: Readonly<Record<number, string>>;
  /** It is issued, and shown to who has not paid it. */
  isOwed?: boolean;
}

export type Say = (text: Text) => string;

/** Words beside each other where both languages are printed. */
export const sayIn =
  (language: ReportLanguage): Say =>
  ({ zh, en }) =>
    language === 'BOTH' && zh !== en
      ? [zh, en].filter(Boolean).join(' ')
      : language === 'EN'
        ? en || zh
        : zh || en;

export const GREY = '#667085';
export const HEAD = '#f2f4f7';
const LINE = '#d0d5dd';

export const section = (text: string): PdfContent => ({
  text,
  bold: true,
  fontSize: 11,
  margin: [0, 12, 0, 4],
});

export const thin = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
};

/** A table with a head that is repeated on each page. Cells are texts. */
export const grid = (
  widths: (string | number)[],
  head: readonly string[],
  rows: readonly (readonly string[])[],
): PdfContent => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths,
    body: [
      head.map((text) => ({ text, bold: true, fontSize: 8, fillColor: HEAD })),
      ...rows.map((row) => row.map((text) => ({ text, fontSize: 8.5 }))),
    ],
  },
  layout: thin,
});

/** A conclusion that would run into the foot of the cover stands on the next page. */
export const isLong = ({ conclusion }: ReportContent, say: Say): boolean => say(conclusion).length > 240;

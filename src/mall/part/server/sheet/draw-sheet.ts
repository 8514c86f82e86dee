// The parameter sheet of a part, drawn from plain data: runs in the thread that prints.
import type { PdfContent, PdfDocument } from '#kit/pdf/print-pdf.ts';
import type { Language, Text } from '#kit/words/text.ts';
import type { CatalogLifecycle } from '../../catalog-part.ts';
import type { ComplianceRow } from '../../compliance.ts';
import { drawPackage } from '../../drawing/draw-package.ts';
import { lifecycleNames } from '../../lifecycle-names.ts';
import { printedBy, statement, sheetWords as words } from './sheet-words.ts';

/** All that stands on it. */
export interface Sheet {
  language: Language;
  partNo: string;
  brandName: string;
  categoryName: string;
  title: string;
  packageName: string | null;
  pins: number | null;
  /** Of connectors: in how many rows contacts stand. */
  rows: number | null;
  series: string | null;
  lifecycle: CatalogLifecycle;
  /** Day, `yyyy-mm-dd`. */
  releasedAt: string | null;
  params: { name: string; text: string }[];
  orderCode: { code: string; label: string; meaning: string }[] | null;
  compliance: ComplianceRow[];
  datasheet: string | null;
  siteName: string;
  /** On which it is printed, of China. */
  day: string;
}

const GREY = '#667085';
const LINE = '#d0d5dd';
const HEAD = '#f2f4f7';
const BLUE = '#1d4ed8';
/** chosen: beyond this a value is no value; the page of the part shows all of it. */
const LONGEST_VALUE = 400;

const thin = {
  hLineWidth: () => 0.5,
  vLineWidth: () => 0.5,
  hLineColor: () => LINE,
  vLineColor: () => LINE,
};

/** The typeface draws curved quotation marks as wide as a Chinese character. */
const latin = (text: string) => text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');

const shortened = (text: string): string =>
  text.length > LONGEST_VALUE ? `${[...text].slice(0, LONGEST_VALUE).join('')}…` : text;

/** The same sheet is always the same bytes. */
export function drawSheet(sheet: Sheet): PdfDocument {
  const say = ({ zh, en }: Text) => (sheet.language === 'zh' ? zh : en);
  const read = (text: string) => shortened(sheet.language === 'zh' ? text : latin(text));
  const section = (text: Text): PdfContent => ({
    text: say(text),
    bold: true,
    fontSize: 11,
    margin: [0, 14, 0, 5],
    headlineLevel: 1,
  });
  const drawing = sheet.packageName
    ? drawPackage(sheet.packageName, { pins: sheet.pins, rows: sheet.rows ?? undefined })
    : undefined;
  const facts: [Text, string | null][] = [
    [words.maker, sheet.brandName],
    [words.partNo, sheet.partNo],
    [words.category, sheet.categoryName],
    [words.package, sheet.packageName],
    [words.pins, sheet.pins === null ? null : String(sheet.pins)],
    [words.series, sheet.series],
    [words.lifecycle, say(lifecycleNames[sheet.lifecycle])],
    [words.released, sheet.releasedAt],
  ];
  const known = facts.flatMap(([name, text]) => (text ? [{ name: say(name), text: read(text) }] : []));
  return {
    pageMargins: [48, 46, 48, 54],
    defaultStyle: { fontSize: 9.5, lineHeight: 1.3 },
    // A heading never stands alone at the end of a page.
    pageBreakBefore: (node, { getFollowingNodesOnPage }) =>
      node.headlineLevel === 1 && getFollowingNodesOnPage().length === 0,
    footer: (page: number, pages: number) => ({
      margin: [48, 16, 48, 0],
      columns: [
        {
          text: `${say(printedBy(sheet.siteName, sheet.day))}  ·  ${say(words.kind)}`,
          fontSize: 7.5,
          color: GREY,
          width: '*',
        },
        { text: `${page} / ${pages}`, fontSize: 7.5, color: GREY, alignment: 'right', width: 50 },
      ],
    }),
    content: [
      { text: say(words.kind), fontSize: 9, color: GREY },
      { text: sheet.partNo, bold: true, fontSize: 20, margin: [0, 2, 0, 0] },
      { text: `${sheet.brandName}  ·  ${sheet.categoryName}`, margin: [0, 0, 0, 2] },
      { text: read(sheet.title), color: GREY, fontSize: 9, margin: [0, 0, 0, 10] },
      drawing
        ? {
            columns: [
              { width: '*', ...factTable(known) },
              {
                width: 232,
                stack: [
                  { svg: drawing.svg, width: drawing.width, alignment: 'center' },
                  {
                    text: say(drawing.body ? words.toScale : words.schematic),
                    fontSize: 7.5,
                    color: GREY,
                    alignment: 'center',
                    margin: [0, 4, 0, 0],
                  },
                ],
              },
            ],
            columnGap: 14,
          }
        : factTable(known),
      section(words.params),
      sheet.params.length > 0
        ? factTable(sheet.params.map(({ name, text }) => ({ name: read(name), text: read(text) })))
        : { text: say(words.noParams), color: GREY },
      ...(sheet.orderCode ? [section(words.orderCode), codeTable(sheet.orderCode, read)] : []),
      ...(sheet.compliance.length > 0 ? [section(words.compliance), factTable(sheet.compliance)] : []),
      ...(sheet.datasheet
        ? [section(words.datasheet), { text: sheet.datasheet, color: BLUE, fontSize: 8.5 }]
        : []),
      { text: say(statement(sheet.siteName)), color: GREY, fontSize: 8.5, margin: [0, 18, 0, 0] },
    ],
  };
}

function factTable(rows: readonly { name: string; text: string }[]) {
  return {
    table: {
      dontBreakRows: true,
      widths: [110, '*'],
      body: rows.map(({ name, text }) => [
        { text: name, color: GREY, fillColor: HEAD, fontSize: 9 },
        { text, fontSize: 9 },
      ]),
    },
    layout: thin,
  };
}

function codeTable(pieces: NonNullable<Sheet['orderCode']>, read: (text: string) => string): PdfContent {
  return {
    table: {
      dontBreakRows: true,
      widths: [90, 110, '*'],
      body: pieces.map(({ code, label, meaning }) => [
        { text: code, bold: true, fontSize: 9.5 },
        { text: read(label), color: GREY, fontSize: 9 },
        { text: read(meaning), fontSize: 9 },
      ]),
    },
    layout: thin,
  };
}

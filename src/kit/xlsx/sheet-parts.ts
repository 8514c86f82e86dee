// What a spreadsheet that Excel, WPS and LibreOffice open consists of, before it is zipped: on the server and in the browser.

import { required } from '#kit/rules/required.ts';

/** One sheet: its name, and its rows from the top; the first is the head. A number stays a number, `null` is an empty cell. */
export interface SheetToWrite {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Formats: 0 as it comes, 1 text that stays text when somebody edits the cell, 2 the head. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

const CELL_SIGNS = 32_767; // Excel's own limit for one cell
const NARROW = 8;
const WIDE = 48;

/**
 * The files inside an xlsx file of the given sheets, by their path. A text stays a text, also one that begins with = + - @: nothing is ever a formula.
 * Texts are cut at what a cell may hold. Sheet names are made fit: 31 signs, none of []:*?/\, no name twice.
 */
export function sheetParts(sheets: readonly SheetToWrite[]): Record<string, string> {
  const names = fitNames(sheets.map((sheet) => sheet.name));
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>${names
      .map(
        (_, i) =>
          `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="${KIND}.worksheet+xml"/>`,
      )
      .join('')}</Types>`,
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ...names.map((_, i): [string, string] => ['worksheet', `worksheets/sheet${i + 1}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATION}"><sheets>${names
      .map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="r${i + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/styles.xml': STYLES,
  };
  for (const [i, sheet] of sheets.entries())
    parts[`xl/worksheets/sheet${i + 1}.xml`] = sheetHead(sheet.rows) + sheetRows(sheet.rows, 0) + SHEET_FOOT;
  return parts;
}

function relations(targets: readonly (readonly [kind: string, target: string])[]): string {
  const each = targets.map(
    ([kind, target], i) => `<Relationship Id="r${i + 1}" Type="${RELATION}/${kind}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

/** What of a sheet stands before its rows. @param rows the first of them: the columns are made as wide as these need */
export function sheetHead(rows: SheetToWrite['rows']): string {
  const columns = rows.slice(0, 200).reduce((most, row) => Math.max(most, row.length), 0);
  const widths = Array.from({ length: columns }, (_, c) => {
    const longest = rows.slice(0, 200).reduce((most, row) => Math.max(most, widthOf(row[c])), NARROW);
    return `<col min="${c + 1}" max="${c + 1}" width="${Math.min(longest + 2, WIDE)}" customWidth="1"/>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>${widths.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>`;
}

/** Rows of a sheet in a row. @param first how many stand above them; the very first is the head */
export function sheetRows(rows: SheetToWrite['rows'], first: number): string {
  return rows
    .map((row, i) => {
      const r = first + i;
      const cells = row.map((value, c) => cell(value, columnName(c) + (r + 1), r === 0));
      return `<row r="${r + 1}">${cells.join('')}</row>`;
    })
    .join('');
}

/** What stands after a sheet's rows. */
export const SHEET_FOOT = '</sheetData></worksheet>';

function cell(value: string | number | null | undefined, at: string, isHead: boolean): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'number' && Number.isFinite(value)) return `<c r="${at}"><v>${value}</v></c>`;
  const text = escaped(String(value).slice(0, CELL_SIGNS));
  return `<c r="${at}" s="${isHead ? 2 : 1}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** A, B … Z, AA, AB … */
function columnName(column: number): string {
  let name = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    name = String.fromCharCode(65 + ((left - 1) % 26)) + name;
  }
  return name;
}

/** Chinese signs are twice as wide. */
function widthOf(value: string | number | null | undefined): number {
  const text = String(value ?? '').slice(0, WIDE);
  let width = 0;
  for (const sign of text) width += sign.charCodeAt(0) > 0xff ? 2 : 1;
  return width;
}

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For XML: what it gives a meaning to is written out, what it forbids is left out. */
function escaped(text: string): string {
  if (/^[\w .,/+-]*$/.test(text)) return text;
  return text
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .toWellFormed()
    .replaceAll(/[&<>"]/g, (sign) => required(SIGNS[sign]));
}

function fitNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name, i) => {
    const fit =
      name
        .replaceAll(/[[\]:*?/\\]/g, ' ')
        .trim()
        .slice(0, 31) || `Sheet${i + 1}`;
    let own = fit;
    for (let n = 2; taken.has(own.toLowerCase()); n++) own = `${fit.slice(0, 27)} ${n}`;
    taken.add(own.toLowerCase());
    return own;
  });
}

// Writes a spreadsheet that Excel, WPS and LibreOffice open. Written out by hand over fflate: a library takes ten times as long, during which nobody else is served.
import { constants, deflateRawSync } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';
import { SHEET_FOOT, type SheetToWrite, sheetHead, sheetParts, sheetRows } from '../xlsx/sheet-parts.ts';

/** An xlsx file of the given sheets; see `sheetParts` for what becomes of texts, numbers and names. */
export const writeSheet = (sheets: readonly SheetToWrite[]): Uint8Array => zipped(sheetParts(sheets));

/** A part of the zip, compressed by the system's own library: in JavaScript it takes ten times as long. */
class Part extends ZipPassThrough {
  constructor(path: string) {
    super(path);
    this.compression = 8;
  }

  /** Pieces that are compressed one by one and put together are as good as the whole. */
  protected override process(content: Uint8Array, final: boolean): void {
    const finishFlush = final ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
    this.ondata(null, deflateRawSync(content, { level: 3, finishFlush }), final);
  }
}

function openZip(): { zip: Zip; taken: () => Uint8Array } {
  let pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  const taken = () => {
    const all = Buffer.concat(pieces);
    pieces = [];
    return all;
  };
  return { zip, taken };
}

function zipped(parts: Readonly<Record<string, string>>): Uint8Array {
  const { zip, taken } = openZip();
  for (const [path, text] of Object.entries(parts)) {
    const part = new Part(path);
    zip.add(part);
    part.push(Buffer.from(text), true);
  }
  zip.end();
  return taken();
}

/**
 * The same file of one sheet in pieces, as its rows arrive: a hundred thousand never lie in memory together.
 * @param batches the first begins with the head; one piece comes out for each, and one at the end
 */
export async function* streamSheet(
  name: string,
  batches: AsyncIterable<SheetToWrite['rows']>,
): AsyncGenerator<Uint8Array> {
  const { zip, taken } = openZip();
  const { 'xl/worksheets/sheet1.xml': _empty, ...rest } = sheetParts([{ name, rows: [] }]);
  for (const [path, text] of Object.entries(rest)) {
    const part = new Part(path);
    zip.add(part);
    part.push(Buffer.from(text), true);
  }
  const sheet = new Part('xl/worksheets/sheet1.xml');
  zip.add(sheet);
  let first = 0;
  for await (const rows of batches) {
    sheet.push(Buffer.from((first === 0 ? sheetHead(rows) : '') + sheetRows(rows, first)));
    first += rows.length;
    yield taken();
  }
  sheet.push(Buffer.from((first === 0 ? sheetHead([]) : '') + SHEET_FOOT), true);
  zip.end();
  yield taken();
}

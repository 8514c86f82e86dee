// Makes a spreadsheet in the browser and hands it to the visitor; loaded when it is asked for.
import { strToU8, zipSync } from 'fflate';
import { type SheetToWrite, sheetParts } from '../xlsx/sheet-parts.ts';

/** The bytes of the xlsx file, as the server would write it. */
export function makeSheet(sheets: readonly SheetToWrite[]): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(sheetParts(sheets)).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(parts));
}

/** @param fileName with its ending .xlsx */
export function saveSheet(sheets: readonly SheetToWrite[], fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([makeSheet(sheets)], {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
  );
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1_000);
}

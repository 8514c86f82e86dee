// Makes a spreadsheet in the browser and hands it to the visitor; loaded when it is asked for.
import { strToU8, zipSync } from 'fflate';
import { type SheetToWrite, sheetParts } from '../xlsx/sheet-parts.ts';
import { saveBlob } from './save-blob.ts';

/** The bytes of the xlsx file, as the server would write it. */
export function makeSheet(sheets: readonly SheetToWrite[]): Uint8Array<ArrayBuffer> {
  const parts = Object.entries(sheetParts(sheets)).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(parts));
}

/** @param fileName with its ending .xlsx */
export function saveSheet(sheets: readonly SheetToWrite[], fileName: string): void {
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  saveBlob(new Blob([makeSheet(sheets)], { type }), fileName);
}

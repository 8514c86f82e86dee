// What the room of material codes answers to: its table of contents.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { matCodeProtocol } from '../mat-code.protocol.ts';
import { applyImport } from './apply-import.ts';
import { decideConflict, listConflicts } from './decide-conflict.ts';
import { decideRows } from './decide-rows.ts';
import { emptyMatFile, exportMatCodes } from './export-mat-codes.ts';
import { codesOfParts, partOffers, suggestParts } from './find-parts.ts';
import { listImports, showImportRows } from './import-view.ts';
import { listMatCodes, showMatCode } from './list-mat-codes.ts';
import { disableMatCodes, enableMatCodes, gradeMatCodes, removeMatCodes } from './move-mat-codes.ts';
import { previewImport } from './preview-import.ts';
import { readMatFile } from './read-mat-file.ts';
import { rememberMatCode } from './remember-mat-code.ts';
import { addMatCode, editMatCode } from './save-mat-code.ts';
import { undoImport } from './undo-import.ts';

export function matCodeRoutes(): Route[] {
  return [
    serve(matCodeProtocol.list, listMatCodes),
    serve(matCodeProtocol.detail, showMatCode),
    serve(matCodeProtocol.add, addMatCode),
    serve(matCodeProtocol.edit, editMatCode),
    serve(matCodeProtocol.disable, disableMatCodes),
    serve(matCodeProtocol.enable, enableMatCodes),
    serve(matCodeProtocol.setGrade, gradeMatCodes),
    serve(matCodeProtocol.delete, removeMatCodes),
    serve(matCodeProtocol.suggestParts, suggestParts),
    serve(matCodeProtocol.partOffers, partOffers),
    serve(matCodeProtocol.codesOfParts, codesOfParts),
    serve(matCodeProtocol.remember, rememberMatCode),
    serve(matCodeProtocol.conflicts, listConflicts),
    serve(matCodeProtocol.decideConflict, decideConflict),
    serve(matCodeProtocol.readFile, readMatFile),
    serve(matCodeProtocol.preview, previewImport),
    serve(matCodeProtocol.imports, listImports),
    serve(matCodeProtocol.importRows, showImportRows),
    serve(matCodeProtocol.decideRows, decideRows),
    serve(matCodeProtocol.apply, applyImport),
    serve(matCodeProtocol.undo, undoImport),
    serve(matCodeProtocol.exportFile, exportMatCodes),
    serve(matCodeProtocol.template, emptyMatFile),
  ];
}

// What the room of material codes answers to: its table of contents.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { matCodeProtocol } from '../mat-code.protocol.ts';
import { applyImport } from './apply-import.ts';
import { decideConflict, listConflicts } from './decide-conflict.ts';
import { decideRows } from './decide-rows.ts';
import { emptyMatFile, exportMatCodes } from './export-mat-codes.ts';
import { codesOfParts, partOffers, suggestParts } from './find-parts.ts';
import { listImports, showImportRows } from './import-view.ts';
import { matCodeListRoutes, showMatCode } from './list-mat-codes.ts';
import { disableMatCodes, enableMatCodes, gradeMatCodes, removeMatCodes } from './move-mat-codes.ts';
import { previewImport } from './preview-import.ts';
import { readMatFile } from './read-mat-file.ts';
import { rememberMatCode } from './remember-mat-code.ts';
import { addMatCode, editMatCode } from './save-mat-code.ts';
import { undoImport } from './undo-import.ts';

export function matCodeRoutes(): Route[] {
  return [
    ...matCodeListRoutes,
    ...serveAll(matCodeProtocol, {
      detail: showMatCode,
      add: addMatCode,
      edit: editMatCode,
      disable: disableMatCodes,
      enable: enableMatCodes,
      setGrade: gradeMatCodes,
      delete: removeMatCodes,
      suggestParts,
      partOffers,
      codesOfParts,
      remember: rememberMatCode,
      conflicts: listConflicts,
      decideConflict,
      readFile: readMatFile,
      preview: previewImport,
      imports: listImports,
      importRows: showImportRows,
      decideRows,
      apply: applyImport,
      undo: undoImport,
      exportFile: exportMatCodes,
      template: emptyMatFile,
    }),
  ];
}

// What the datasheet room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { datasheetProtocol } from '../datasheet.protocol.ts';
import { sheetListRoutes } from './list-sheets.ts';
import { publishSheet, sheetMoves, submitSheet } from './publish-sheet.ts';
import { beginFirst, beginNext, changeSheet, checkSheet, showSheet } from './write-sheet.ts';

export const datasheetRoutes = (): Route[] => [
  ...sheetListRoutes,
  ...serveAll(datasheetProtocol, {
    detail: showSheet,
    check: checkSheet,
    begin: beginFirst,
    next: beginNext,
    change: changeSheet,
    submit: submitSheet,
    publish: publishSheet,
    ...sheetMoves,
  }),
];

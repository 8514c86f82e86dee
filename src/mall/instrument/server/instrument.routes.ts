// What the instrument room serves, and what it waits for.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { instrumentProtocol } from '../instrument.protocol.ts';
import {
  changeInstrument,
  enterInstrument,
  instrumentMoves,
  recordService,
  showInstrument,
  showSeveral,
} from './change-instrument.ts';
import { dueCalendar } from './due-calendar.ts';
import { instrumentListRoutes } from './list-instruments.ts';
import { previewSheet, takeSheet } from './take-sheet.ts';

export { instrumentTimer } from './tend-instruments.ts';

export function instrumentRoutes(): Route[] {
  return [
    ...instrumentListRoutes,
    ...serveAll(instrumentProtocol, {
      detail: showInstrument,
      several: showSeveral,
      enter: enterInstrument,
      change: changeInstrument,
      record: recordService,
      ...instrumentMoves,
      preview: previewSheet,
      take: takeSheet,
      calendar: dueCalendar,
    }),
  ];
}

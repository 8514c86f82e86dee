// What the bom room serves: quick order and bills of materials.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { bomProtocol } from '../bom.protocol.ts';
import { assume, showAssumptions } from './assume.ts';
import { bomToCart } from './bom-to-cart.ts';
import { addLines, changeBom, copyBom, removeBom } from './change-bom.ts';
import { changeLine, confirmAll, removeLine } from './change-line.ts';
import { confirmColumns, showColumns } from './confirm-columns.ts';
import { createBom } from './create-bom.ts';
import { downloadBom } from './download-bom.ts';
import { listAlternates } from './list-alternates.ts';
import { matchTimer } from './match-bom.ts';
import { previewLines } from './preview-lines.ts';
import { readFile, readText } from './read-text.ts';
import { listBoms, listLines, showBom } from './show-bom.ts';
import { solveRoutes } from './solve.routes.ts';
import { uploadBom } from './upload-bom.ts';

export function bomRoutes(): Route[] {
  return [
    ...serveAll(bomProtocol, {
      preview: previewLines,
      readText,
      readFile,
      upload: uploadBom,
      create: createBom,
      list: listBoms,
      detail: showBom,
      lines: listLines,
      columns: showColumns,
      confirmColumns,
      change: changeBom,
      copy: copyBom,
      remove: removeBom,
      addLines,
      changeLine,
      removeLine,
      confirmAll,
      assumptions: showAssumptions,
      assume,
      alternates: listAlternates,
      toCart: bomToCart,
      download: downloadBom,
    }),
    ...solveRoutes(),
  ];
}

export const bomListeners: readonly Listener[] = [];

export const bomTimers: readonly TimerHandler[] = [matchTimer];

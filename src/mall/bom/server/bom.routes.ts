// What the bom room serves: quick order and bills of materials.
import type { Listener } from '#kit/events/event.ts';
import { type Route, serve } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { bomProtocol } from '../bom.protocol.ts';
import { bomToCart } from './bom-to-cart.ts';
import { addLines, changeBom, copyBom, removeBom } from './change-bom.ts';
import { changeLine, confirmAll, removeLine } from './change-line.ts';
import { confirmColumns, showColumns } from './confirm-columns.ts';
import { createBom } from './create-bom.ts';
import { downloadBom } from './download-bom.ts';
import { listAlternates } from './list-alternates.ts';
import { matchTimer } from './match-bom.ts';
import { previewLines } from './preview-lines.ts';
import { readText } from './read-text.ts';
import { listBoms, listLines, showBom } from './show-bom.ts';
import { solveRoutes } from './solve.routes.ts';
import { uploadBom } from './upload-bom.ts';

export function bomRoutes(): Route[] {
  return [
    serve(bomProtocol.preview, previewLines),
    serve(bomProtocol.readText, readText),
    serve(bomProtocol.upload, uploadBom),
    serve(bomProtocol.create, createBom),
    serve(bomProtocol.list, listBoms),
    serve(bomProtocol.detail, showBom),
    serve(bomProtocol.lines, listLines),
    serve(bomProtocol.columns, showColumns),
    serve(bomProtocol.confirmColumns, confirmColumns),
    serve(bomProtocol.change, changeBom),
    serve(bomProtocol.copy, copyBom),
    serve(bomProtocol.remove, removeBom),
    serve(bomProtocol.addLines, addLines),
    serve(bomProtocol.changeLine, changeLine),
    serve(bomProtocol.removeLine, removeLine),
    serve(bomProtocol.confirmAll, confirmAll),
    serve(bomProtocol.alternates, listAlternates),
    serve(bomProtocol.toCart, bomToCart),
    serve(bomProtocol.download, downloadBom),
    ...solveRoutes(),
  ];
}

export const bomListeners: readonly Listener[] = [];

export const bomTimers: readonly TimerHandler[] = [matchTimer];

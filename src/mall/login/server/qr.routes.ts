// What the login room serves for QR login.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { qrProtocol } from '../qr.protocol.ts';
import { askQrProgress } from './ask-qr-progress.ts';
import type { Entrance } from './begin-session.ts';
import { confirmQr } from './confirm-qr.ts';
import { createQr } from './create-qr.ts';
import { scanQr } from './scan-qr.ts';

export function qrRoutes(mall: Entrance & { publicUrl: () => string; isProduction: boolean }): Route[] {
  return serveAll(qrProtocol, {
    createQr: createQr(mall),
    progress: askQrProgress(mall),
    scan: scanQr,
    confirm: confirmQr,
  });
}

// What the offer-sheet room serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { offerSheetProtocol } from '../offer-sheet.protocol.ts';
import { previewOfferSheet, readOfferSheet, takeOfferSheet } from './take-offer-sheet.ts';

export function offerSheetRoutes(): Route[] {
  return serveAll(offerSheetProtocol, {
    read: readOfferSheet,
    preview: previewOfferSheet,
    take: takeOfferSheet,
  });
}

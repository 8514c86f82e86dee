// What the room of a laboratory's catalogue serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { labCatalogProtocol } from '../lab-catalog.protocol.ts';
import { standardProtocol } from '../standard.protocol.ts';
import {
  beginStandard,
  bringIntoForce,
  changeStandard,
  endStandard,
  standardDetail,
} from './keep-standards.ts';
import { catalogListRoutes } from './list-catalog.ts';
import { addMark, publishVersion, stopMark, submitVersion, versionMoves } from './publish-version.ts';
import { listPlaces, versionDetail } from './show-version.ts';
import { previewCapabilities, takeCapabilities } from './take-sheet.ts';
import { beginFirst, beginNext, changeVersion } from './write-version.ts';

export const labCatalogRoutes = (): Route[] => [
  ...catalogListRoutes,
  ...serveAll(labCatalogProtocol, {
    detail: versionDetail,
    places: listPlaces,
    begin: beginFirst,
    next: beginNext,
    change: changeVersion,
    submit: submitVersion,
    publish: publishVersion,
    ...versionMoves,
    addMark,
    endMark: stopMark,
    preview: previewCapabilities,
    take: takeCapabilities,
  }),
  ...serveAll(standardProtocol, {
    detail: standardDetail,
    begin: beginStandard,
    change: changeStandard,
    enforce: bringIntoForce,
    withdraw: endStandard,
  }),
];

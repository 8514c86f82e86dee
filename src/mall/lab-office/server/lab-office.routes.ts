// What a laboratory's back office serves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { labOfficeProtocol } from '../lab-office.protocol.ts';
import { type CountedInbox, countInboxes } from './count-inboxes.ts';
import { showFigures } from './figures.ts';
import { archiveListRoutes, sendPaper, showArchive } from './keep-archive.ts';
import { saveSettings, showSettings } from './keep-settings.ts';
import { auditListRoutes } from './list-audit.ts';

/** @param inboxes those that the rooms below declare */
export const labOfficeRoutes = (inboxes: readonly CountedInbox[]): Route[] => [
  ...archiveListRoutes,
  ...auditListRoutes,
  ...serveAll(labOfficeProtocol, {
    inboxes: countInboxes(inboxes),
    archived: showArchive,
    send: sendPaper,
    figures: showFigures,
    settings: showSettings,
    saveSettings,
  }),
];

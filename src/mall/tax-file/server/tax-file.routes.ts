// What the tax-file room serves, and what it does by itself.
import { eq } from 'drizzle-orm';
import { type Listener, listener } from '#kit/events/event.ts';
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import type { FileStore } from '#mall/file/server/file.ts';
import { applicationEnded } from '#mall/invoice/server/invoice.events.ts';
import { taxFileProtocol } from '../tax-file.protocol.ts';
import { importFiles } from './import-files.ts';
import { assignFile, matchFile } from './match-file.ts';
import { showFile, taxFileListRoutes } from './show-files.ts';
import { taxFile } from './tax-file.tables.ts';
import { taxFileLife } from './tax-file-life.ts';

export const taxFileRoutes = ({ fileStore }: { fileStore: FileStore }): Route[] => [
  ...serveAll(taxFileProtocol, { import: importFiles(fileStore), taxFile: showFile, assign: assignFile }),
  ...taxFileListRoutes,
];

/** Its application has ended before it was issued: its files are to be matched by hand. */
export const taxFileListeners: readonly Listener[] = [
  listener(applicationEnded, async (work, { invoiceSn }) => {
    const rows = await work.tx.select().from(taxFile).where(eq(taxFile.invoiceSn, invoiceSn));
    for (const row of rows)
      await taxFileLife.advance(work, row, 'free', { by: 'system', set: { invoiceSn: null, seq: null } });
  }),
];

export const taxFileTimers: readonly TimerHandler[] = taxFileLife.onTime(
  (work, taxFileId) => taxFileLife.hold(work, Number(taxFileId)),
  { match: matchFile },
);

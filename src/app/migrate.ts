// `npm run migrate`: moves the database to the newest tables, gives a new mall its texts, and ends. A step of its own for production.
import { installStarter } from './command/install-starter.ts';
import { onDatabase } from './command/on-database.ts';

await onDatabase(
  async ({ workshop, description }) => {
    const texts = await workshop.inTransaction('zh', installStarter);
    console.log(`Tables are up to date: ${description}`);
    if (texts.length > 0) console.log(`Texts that come with the mall: ${texts.join(', ')}`);
  },
  { isMigrated: true },
);

// `npm run migrate`: moves the database to the newest tables, gives a new mall its texts, and ends. A step of its own for production.
import { installStarter } from './command/install-starter.ts';
import { onDatabase } from './command/on-database.ts';

const moved = onDatabase(
  async ({ workshop, description }) => {
    const texts = await workshop.inTransaction('zh', installStarter);
    console.log(`Tables are up to date: ${description}`);
    if (texts.length > 0) console.log(`Texts that come with the mall: ${texts.join(', ')}`);
  },
  { isMigrated: true },
);

await moved.catch((error: unknown) => {
  // A sentence for whoever deploys, e.g. that the database does not answer.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});

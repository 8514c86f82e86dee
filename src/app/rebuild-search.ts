// `npm run rebuild-search`: makes the search index anew, also while the mall is open.
import { setPriority } from 'node:os';
import { openDatabase } from '#kit/db/database.ts';
import { openWorkshop } from '#kit/db/work.ts';
import { eventHub } from '#kit/events/event.ts';
import { systemClock } from '#kit/time/clock.ts';
import { renewSearch } from '#mall/search/server/search.ts';
import { readEnvironment } from './environment.ts';
import { findDatabase } from './find-database.ts';

const POLITE = 10; // chosen: of nice's steps from 0 to 19

const found = await findDatabase(readEnvironment(process.env), console.log);
const log = (error: unknown) => console.error(error instanceof Error ? error.message : String(error));
const database = openDatabase(found.connection, log, { max: 2 });
setPriority(POLITE);
const workshop = openWorkshop({ database, clock: systemClock, events: eventHub([]), log });
const isDone = await workshop.inTransaction('zh', (work) => renewSearch(work, true, console.log));
await database.close();
await found.stop();
console.log(isDone ? `The search index is new: ${found.description}` : 'Another process is at it already.');

// `npm run rebuild-search`: makes the search index anew, also while the mall is open.
import { setPriority } from 'node:os';
import { renewSearch } from '#mall/search/server/search.ts';
import { onDatabase } from './on-database.ts';

const POLITE = 10; // chosen: of nice's steps from 0 to 19

await onDatabase(async ({ workshop, description }) => {
  setPriority(POLITE);
  const isDone = await workshop.inTransaction('zh', (work) => renewSearch(work, true, console.log));
  console.log(isDone ? `The search index is new: ${description}` : 'Another process is at it already.');
});

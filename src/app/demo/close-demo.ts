// `npm run close-demo`: closes the accounts and the stores of the demo, before a database that was one goes into production.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { onDatabase } from '../command/on-database.ts';
import { roomListeners } from '../rooms.ts';
import { closeDemo } from './end-demo.ts';

const WORD = 'close';
const WHAT = `This closes the demo's accounts for good (buyer01, company01, seller01, admin01 …) and takes the goods of its stores off
the shelves. Orders, contracts and papers stay, and so do members who registered themselves.`;

/** Whoever cannot be asked has to say `--yes`. */
async function isMeant(): Promise<boolean> {
  const { values } = parseArgs({ options: { yes: { type: 'boolean', default: false } } });
  if (values.yes) return true;
  console.log(WHAT);
  if (!process.stdin.isTTY) {
    console.error('Say `npm run close-demo -- --yes` if that is meant.');
    return false;
  }
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const said = await asking.question(`Type “${WORD}” to go on: `);
  asking.close();
  return said.trim() === WORD;
}

async function main(): Promise<number> {
  if (!(await isMeant())) return 1;
  return onDatabase(
    async ({ workshop, description }) => {
      const { accounts, stores, goods } = await workshop.inTransaction('zh', closeDemo);
      console.log(`${description}:`);
      console.log(
        accounts.length + stores + goods === 0
          ? '  nothing of a demo is open here.'
          : `  ${accounts.length} accounts closed${accounts.length ? `: ${accounts.join(', ')}` : ''}\n  ${stores} stores closed, ${goods} listings off the shelves`,
      );
      return 0;
    },
    { isMigrated: true, listeners: roomListeners },
  );
}

process.exitCode = await main();

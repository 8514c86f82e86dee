// The mixed load: every person does one thing after another, as people do, until it is over.
import { setTimeout as sleep } from 'node:timers/promises';
import { buyerTurns } from './acts/buyer.ts';
import { dealTurns } from './acts/deal.ts';
import { designerTurns } from './acts/designer.ts';
import { houseTurns } from './acts/house.ts';
import { commissionTurns, labTurns } from './acts/laboratory.ts';
import { sellerTurns } from './acts/seller.ts';
import { financeTurns, operatorTurns } from './acts/staff.ts';
import { visitorTurns } from './acts/visitor.ts';
import { NotDone } from './client.ts';
import type { Turn, World } from './world.ts';

const VISITORS = 8;
/** Buyers who have tests done besides. */
const CLIENTS = 4;
/** Between two things that one person does. */
const THINKS = { least: 200, most: 900 };

export interface Load {
  people: number;
  /** Things that went wrong in the load itself: its own mistakes. */
  mistakes: Map<string, number>;
  /** Everybody finishes what he is at. */
  stop(): Promise<void>;
}

export function startLoad(world: World): Load {
  const { people, random } = world;
  const turns: Turn[] = [
    ...Array.from({ length: VISITORS }, () => visitorTurns(world)),
    ...people.buyers.map((one) => buyerTurns(world, one)),
    ...people.sellers.map((one) => sellerTurns(world, one)),
    ...people.designers.map((one) => designerTurns(world, one)),
    ...people.houses.map((one) => houseTurns(world, one)),
    ...people.deals.map((one) => dealTurns(world, one)),
    ...people.finance.map((one) => financeTurns(world, one)),
    ...people.operators.map((one) => operatorTurns(world, one)),
    ...people.buyers.slice(0, CLIENTS).map((one) => commissionTurns(world, one)),
    ...labTurns(world, people.laboratory),
  ];
  const mistakes = new Map<string, number>();
  let isOver = false;
  const running = turns.map(async (turn) => {
    await sleep(random.next() * THINKS.most);
    while (!isOver) {
      try {
        await turn();
      } catch (error) {
        if (!(error instanceof NotDone)) {
          const what = String((error as Error).stack ?? error)
            .split('\n')
            .slice(0, 2)
            .join(' ');
          mistakes.set(what, (mistakes.get(what) ?? 0) + 1);
        }
      }
      await sleep(random.between(THINKS.least, THINKS.most));
    }
  });
  return {
    people: turns.length,
    mistakes,
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}

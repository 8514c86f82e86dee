// Lets only a few do something heavy at once in this process; so many wait their turn, and who comes later is told to come again.

/** Runs what it is given when its turn has come. @throws what `busy` makes, when too many wait already */
export type FewAtOnce = <T>(action: () => Promise<T>) => Promise<T>;

/** @param limit.waiting how many wait, each with what it holds in memory */
export function fewAtOnce(limit: { running: number; waiting: number }, busy: () => Error): FewAtOnce {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (action) => {
    if (running < limit.running) running++;
    else {
      if (waiting.length >= limit.waiting) throw busy();
      await new Promise<void>((begin) => waiting.push(begin));
    }
    try {
      return await action();
    } finally {
      // The place goes from hand to hand: nobody who comes just now takes it.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

// What the load was told by the mall: every deed with its mark, to be looked for in the database when the storm is over.
import type { DatabaseServer } from './database-server.ts';
import { DEEDS, type DeedKind } from './deeds.ts';

/** `refused` after an unclear answer counts: whoever was told no must not find it done. `unclear`: never answered. */
type Outcome = 'done' | 'refused' | 'unclear';

interface Deed {
  mark: string;
  outcome: Outcome;
  /** What the reply said of it, as the database must say it too. */
  fact?: string;
  /** Before the answer came a 503, and nothing worse: nothing had been changed then. */
  was503: boolean;
}

export interface DeedResult {
  kind: DeedKind;
  acknowledged: number;
  found: number;
  lost: string[];
  doubled: string[];
  /** Refused or never answered, and not there. */
  undone: number;
  /** Refused, yet there. */
  doneThoughRefused: string[];
  /** Answered 503 (“nothing has been changed”), yet it had been done. */
  doneThough503: string[];
}

export interface Ledger {
  begin(kind: DeedKind, mark: string): Pen;
  /** Repeats of a request that got another answer than the first time. */
  unlike: string[];
  repeats: number;
  count(kind: DeedKind): number;
  check(database: Pick<DatabaseServer, 'ask'>): Promise<DeedResult[]>;
}

/** Writes down how one deed ended. */
export interface Pen {
  done(fact?: string): void;
  refused(was503: boolean): void;
}

export function openLedger(): Ledger {
  const deeds = new Map<DeedKind, Deed[]>();
  return {
    unlike: [],
    repeats: 0,
    count: (kind) => deeds.get(kind)?.filter((one) => one.outcome === 'done').length ?? 0,
    begin(kind, mark) {
      const deed: Deed = { mark, outcome: 'unclear', was503: false };
      const known = deeds.get(kind);
      if (known) known.push(deed);
      else deeds.set(kind, [deed]);
      return {
        done(fact) {
          deed.outcome = 'done';
          deed.fact = fact;
        },
        refused(was503) {
          deed.outcome = 'refused';
          deed.was503 = was503;
        },
      };
    },
    async check(database) {
      const results: DeedResult[] = [];
      for (const [kind, all] of [...deeds].sort(([a], [b]) => a.localeCompare(b)))
        results.push(await checkKind(database, kind, all));
      return results;
    },
  };
}

async function checkKind(
  database: Pick<DatabaseServer, 'ask'>,
  kind: DeedKind,
  all: readonly Deed[],
): Promise<DeedResult> {
  const { sql, isOnce } = DEEDS[kind];
  const rows = await database.ask<{ mark: string; fact: string | null }>(sql, [all.map((one) => one.mark)]);
  const found = Map.groupBy(rows, (row) => row.mark);
  const result: DeedResult = {
    kind,
    acknowledged: 0,
    found: 0,
    lost: [],
    doubled: [],
    undone: 0,
    doneThoughRefused: [],
    doneThough503: [],
  };
  for (const { mark, outcome, fact, was503 } of all) {
    const there = found.get(mark) ?? [];
    if (isOnce && there.length > 1) result.doubled.push(mark);
    if (outcome === 'done') {
      result.acknowledged += 1;
      if (there.some((row) => fact === undefined || row.fact === fact)) result.found += 1;
      else result.lost.push(there.length > 0 ? `${mark}: ${fact}, but ${there[0]?.fact}` : mark);
    } else if (there.length === 0) result.undone += 1;
    else if (outcome === 'refused' && was503) result.doneThough503.push(mark);
    else if (outcome === 'refused' && DEEDS[kind].isCreated) result.doneThoughRefused.push(mark);
  }
  return result;
}

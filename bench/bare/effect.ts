// What a piece of work has written to the database: every new version of a row in every table, and how many rows there are more.
import type { Work } from '#kit/db/work.ts';

export interface Effect {
  /** Rows as JSON, by table, sorted; a row written several times stands there once, as it is now. */
  written: Record<string, string[]>;
  /** By table; tables without a change are left out. */
  countChange: Record<string, number>;
}

export interface Watched {
  /** @param said how a row is written, so that rows of two effects can be compared */
  effect(said: (row: Record<string, unknown>) => string): Promise<Effect>;
}

type Asking = <T>(action: (work: Work) => Promise<T>) => Promise<T>;

/** Begins to watch: nobody else may write until `effect` has answered. */
export async function watch(asking: Asking): Promise<Watched> {
  const [{ xid }] = (await asking((work) =>
    work.query<{ xid: number }>('SELECT pg_current_xact_id()::text::bigint AS xid'),
  )) as [{ xid: number }];
  const before = await counts(asking);
  return {
    async effect(said) {
      const written: Effect['written'] = {};
      for (const table of before.keys()) {
        const rows = await asking((work) =>
          work.query<{ row: Record<string, unknown> }>(
            `SELECT to_jsonb(t) AS row FROM "${table}" t WHERE t.xmin::text::bigint > $1`,
            [xid],
          ),
        );
        if (rows.length > 0) written[table] = rows.map(({ row }) => said(row)).sort();
      }
      const after = await counts(asking);
      const changed = [...before].map(([table, n]) => [table, after.get(table)! - n] as const);
      return { written, countChange: Object.fromEntries(changed.filter(([, n]) => n !== 0)) };
    },
  };
}

async function counts(asking: Asking): Promise<Map<string, number>> {
  const tables = await asking((work) =>
    work.query<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
    ),
  );
  const all = tables
    .map(({ name }) => `SELECT '${name}' AS name, count(*) AS n FROM "${name}"`)
    .join(' UNION ALL ');
  const rows = await asking((work) => work.query<{ name: string; n: number }>(all));
  return new Map(rows.map(({ name, n }) => [name, n]));
}

// The one row of a query that always gives one: a count, what was just written.

/** @throws Error when the query gave none. Where there may be none, ask: `const [row] = …; if (!row) throw …` */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('a query that always gives a row gave none');
  return row;
}

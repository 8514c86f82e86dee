// Rows as people write them, `1,3-5`, and back.

/**
 * @param most the last row there is
 * @returns ascending, each once; undefined where it is no list of rows, or names one that is not there
 */
export function readRows(typed: string, most: number): number[] | undefined {
  const found = new Set<number>();
  const parts = typed
    .normalize('NFKC')
    .split(/[,;，；、\s]+/)
    .filter(Boolean);
  for (const part of parts) {
    const match = /^(\d{1,4})(?:[-~–—至到](\d{1,4}))?$/.exec(part);
    if (!match) return undefined;
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from < 1 || to < from || to > most) return undefined;
    for (let row = from; row <= to; row++) found.add(row);
  }
  return [...found].sort((a, b) => a - b);
}

/** The shortest writing of them. @param rows ascending */
export function showRows(rows: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && last[1] === row - 1) last[1] = row;
    else runs.push([row, row]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`)).join(',');
}

// Finds the head of a sheet: which column has which name, whatever people call it.

export interface Head<N extends string> {
  name: N;
  /** As sheets call it; compared without blanks, signs and case. */
  calls: readonly string[];
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s()（）/._:：=-]/g, '');

/**
 * The rows under the head, each by the names of its columns; blank rows and cells are left out.
 * @param needed names that the head must have, and one more besides
 * @returns undefined where none of the first thirty rows is such a head
 */
export function readHead<N extends string>(
  rows: readonly (readonly string[])[],
  heads: readonly Head<N>[],
  needed: readonly N[],
): { rowNo: number; cells: Partial<Record<N, string>> }[] | undefined {
  const known = new Map(heads.flatMap(({ name, calls }) => calls.map((one) => [plain(one), name] as const)));
  const named = (row: readonly string[]) => row.map((cell) => known.get(plain(cell)));
  const at = rows.slice(0, 30).findIndex((row) => {
    const found = new Set(named(row).filter((name) => name !== undefined));
    return found.size > needed.length && needed.every((name) => found.has(name));
  });
  if (at < 0) return undefined;
  const columns = named(rows[at] ?? []).map((name, n, all) => (all.indexOf(name) === n ? name : undefined));
  return rows.flatMap((row, n) => {
    if (n <= at || row.every((cell) => cell.trim() === '')) return [];
    const cells = columns.flatMap((name, column) => {
      const cell = (row[column] ?? '').replaceAll(/\s+/g, ' ').trim();
      return name && cell !== '' ? [[name, cell] as const] : [];
    });
    return [{ rowNo: n + 1, cells: Object.fromEntries(cells) as Partial<Record<N, string>> }];
  });
}

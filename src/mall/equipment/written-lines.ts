// Rows of a few short texts as they are typed or pasted: one a line, parted by semicolons, tabs or bars.

/**
 * `直流电压; 0; 1000; V; 0.003 %` → `{ quantity, lo, hi, unit, mpe }`; parts that are left out at the end are empty.
 * @param parts their names in order; the first must be there
 * @param most rows
 * @returns the rows, or the number of the first line that is not right: nothing in front, too many parts, or too long
 */
export function readLines<P extends string>(
  typed: string,
  parts: readonly P[],
  most: number,
): { rows: Record<P, string>[] } | { wrong: number } {
  const rows: Record<P, string>[] = [];
  for (const [at, line] of typed.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const cells = line.split(/[;；\t|｜]/).map((cell) => cell.trim());
    if (
      !cells[0] ||
      cells.length > parts.length ||
      cells.some((cell) => cell.length > 60) ||
      rows.length >= most
    )
      return { wrong: at + 1 };
    rows.push(Object.fromEntries(parts.map((part, n) => [part, cells[n] ?? ''])) as Record<P, string>);
  }
  return { rows };
}

/** The same the other way round, to be changed and read again. */
export const writeLines = <P extends string>(
  rows: readonly Readonly<Record<P, string>>[],
  parts: readonly P[],
): string => rows.map((row) => parts.map((part) => row[part]).join('; ')).join('\n');

// Reads a day as people and programs write it.

/** `2026-11-26 10:11:12`, `2026/1/6`, `20261126`, `2026年11月26日`. @returns `2026-01-06`; undefined for what is no day of this century */
export function readDay(written: string): string | undefined {
  const found = /^(20\d\d)(?:[-/.年]?)(\d{1,2})(?:[-/.月]?)(\d{1,2})(?!\d{7})/.exec(
    written.normalize('NFKC').trim(),
  );
  if (!found) return undefined;
  const day = [found[1], found[2]?.padStart(2, '0'), found[3]?.padStart(2, '0')].join('-');
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined;
}

// Values that all server processes share and that outlive a restart, kept under names.
import type { Work } from '#kit/db/work.ts';

/**
 * Keeps a value under a name for good: the first writer wins, also among processes that start at once.
 * @param options.isPublic whether visitors may read it through getSettings; not unless said
 * @returns the value that is kept, which may be another process's
 */
export async function keepSetting(
  work: Work,
  name: string,
  value: unknown,
  options: { isPublic?: boolean } = {},
): Promise<unknown> {
  await work.query(
    'INSERT INTO setting (name, value, is_public) VALUES ($1, $2, $3) ON CONFLICT (name) DO NOTHING',
    [name, JSON.stringify(value), options.isPublic ? 'yes' : 'no'],
  );
  return findSetting(work, name);
}

/** The value under a name; undefined when there is none. */
export async function findSetting(work: Work, name: string): Promise<unknown> {
  const [row] = await work.query<{ value: unknown }>(
    'SELECT value FROM setting WHERE name = $1',
    [name],
    'setting-find',
  );
  return row?.value;
}

/** Writes a value over whatever is there. Visitors read it only where it is said, or was public before. */
export async function replaceSetting(
  work: Work,
  name: string,
  value: unknown,
  options: { isPublic?: boolean } = {},
): Promise<void> {
  await work.query(
    `INSERT INTO setting (name, value, is_public) VALUES ($1, $2, $3)
     ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    [name, JSON.stringify(value), options.isPublic ? 'yes' : 'no'],
  );
}

/** Forgets a value. */
export async function dropSetting(work: Work, name: string): Promise<void> {
  await work.query('DELETE FROM setting WHERE name = $1', [name]);
}

// STUB: its owner replaces this file wholly.
import type { Database } from '#kit/db/database.ts';
export async function loadDemo(_database: Database, _say: (line: string) => void): Promise<void> {}

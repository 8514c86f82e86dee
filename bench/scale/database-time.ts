// How much processor time PostgreSQL's processes have used, whichever server it is, on this machine.
import { readdirSync, readFileSync } from 'node:fs';
import { processorTime } from '../mall-server.ts';

/** In ms, counted up; 0 where the kernel does not tell or PostgreSQL runs elsewhere. */
export function databaseTime(): number {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && isPostgres(name))
      .reduce((sum, pid) => sum + processorTime(Number(pid)), 0);
  } catch {
    return 0;
  }
}

function isPostgres(pid: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    return false; // it has just ended
  }
}

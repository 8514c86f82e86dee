// How much processor time the PostgreSQL behind the benchmark has used, where it runs on this machine.
import { readdirSync, readFileSync } from 'node:fs';
import type { BenchDatabase } from '../bench-database.ts';

const TICK = 10; // ms: hundredths of a second on Linux

/** The numbers of /proc/<pid>/stat behind the name, from the state on. */
function statOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number);
  } catch {
    return []; // it has just ended
  }
}
const parentOf = (pid: number): number => statOf(pid)[1] ?? 0;
const used = (pid: number): number => {
  const stat = statOf(pid);
  return ((stat[11] ?? 0) + (stat[12] ?? 0)) * TICK;
};

/**
 * In ms, counted up: of the server itself, of its processes, and of those that have ended.
 * @throws Error where the server does not run on this machine
 */
export async function databaseTime({ read }: Pick<BenchDatabase, 'read'>): Promise<number> {
  const [own] = await read<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const server = parentOf(own?.pid ?? 0);
  if (server === 0)
    throw new Error('What PostgreSQL costs can be measured only where it runs on this machine.');
  const [, , , , , , , , , , , , , childrenUser = 0, childrenSystem = 0] = statOf(server);
  const children = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === server);
  const ended = (childrenUser + childrenSystem) * TICK;
  return children.reduce((sum, pid) => sum + used(pid), used(server) + ended);
}

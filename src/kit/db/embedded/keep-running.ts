// Starts the embedded database again when it has died under a mall that is open.
import { join } from 'node:path';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';
import { isAlive, isOtherProgram, readRunningServer } from './running-server.ts';

/** chosen: with the time it needs to recover, visitors wait for little more than a second. */
const LOOK_MS = 250;

/**
 * Watches the server that `first` stands for, whoever has started it, and starts it again whenever its process is gone.
 * It comes back at the same address, so that connections find it.
 * @param options what it was started with
 * @param gaveUp hears why it could not be started again; it is not tried a second time
 * @returns ends the watch and lets go of the server
 */
export function keepRunning(
  first: EmbeddedPostgres,
  options: EmbeddedPostgresOptions,
  gaveUp: (error: unknown) => void,
): () => Promise<void> {
  const cluster = join(options.dataFolder, 'cluster');
  let server = first;
  let reviving: Promise<void> | undefined;
  const revive = async () => {
    const dead = server;
    server = await startEmbeddedPostgres(options);
    await dead.stop();
    options.log?.('The database had stopped and is running again.');
  };
  const timer = setInterval(() => {
    const pid = readRunningServer(cluster)?.pid ?? 0;
    if (reviving || (isAlive(pid) && !isOtherProgram(pid))) return;
    reviving = revive()
      .catch((error: unknown) => {
        clearInterval(timer);
        gaveUp(error);
      })
      .finally(() => {
        reviving = undefined;
      });
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await reviving;
    await server.stop();
  };
}

// `npm run backup -- <folder>` and `npm run restore -- <folder>`: a mall's rows and files in a folder, and a mall from it.
import { resolve } from 'node:path';
import { openFileStore } from '#mall/file/server/file-store.ts';
import { readEnvironment } from '../environment.ts';
import { keepBackup, restoreBackup } from './keep-backup.ts';
import { onDatabase } from './on-database.ts';

const [verb, typed] = process.argv.slice(2);

async function main(): Promise<void> {
  if (!typed || (verb !== 'backup' && verb !== 'restore'))
    throw new Error('Say the folder: npm run backup -- <folder>, npm run restore -- <folder>.');
  const folder = resolve(typed);
  const store = await openFileStore(readEnvironment(process.env));
  const began = Date.now();
  const seconds = () => `${((Date.now() - began) / 1_000).toFixed(1)} s`;
  await onDatabase(async ({ connection, database, description }) => {
    if (verb === 'backup') {
      const { tables, rows, files } = await keepBackup({ connection, database, store }, folder, new Date());
      console.log(
        `${description}: ${tables} tables, ${rows} rows, ${files} files in ${folder} (${seconds()})`,
      );
      return;
    }
    const { madeAt, rows, files } = await restoreBackup({ connection, database, store }, folder);
    console.log(`${description}: ${rows} rows and ${files} files of ${madeAt} are back (${seconds()})`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

// What `npm run bench` can be asked for on the command line.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BUYERS } from './bench-database.ts';

/** Beside the repository, for those who have one. */
const CATALOGUE = fileURLToPath(new URL('../../shared/data/catalog-bulk.jsonl.gz', import.meta.url));

export interface BenchOptions {
  /** Sizes of the mall, in parts. */
  parts: number[];
  /** Names of measures; empty for all. */
  only: string[];
  /** How long each run lasts. */
  seconds: number;
  /** Visitors at once. */
  connections: number;
  /** Where the benchmark's own databases live. */
  folder: string;
  /** A PostgreSQL server to make the benchmark's databases on, instead of the embedded one. */
  databaseUrl: string | undefined;
  /** A real catalogue that the benchmark's malls are made of, where the file is there. */
  catalogue: string;
  isQuick: boolean;
}

/** @throws Error when an option is unknown, with the names that are known, or makes no sense */
export function readOptions(names: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      parts: { type: 'string', multiple: true, default: ['10000', '200000'] },
      seconds: { type: 'string' },
      connections: { type: 'string', default: '16' },
      catalogue: { type: 'string', default: CATALOGUE },
      folder: { type: 'string', default: join(tmpdir(), 'yuancai-bench') },
    },
  });
  const only = values.only.flatMap((names) => names.split(','));
  const unknown = only.filter((name) => !names.includes(name));
  if (unknown.length > 0) throw new Error(`No measure "${unknown[0]}". There are: ${names.join(', ')}`);
  const connections = Number(values.connections);
  if (!(connections >= 1 && connections <= BUYERS))
    throw new Error(`--connections is 1 to ${BUYERS}: each has buyers of its own.`);
  return {
    parts: values.parts.flatMap((sizes) => sizes.split(',').map(Number)),
    only,
    seconds: Number(values.seconds ?? (values.quick ? 5 : 20)),
    connections,
    folder: values.folder,
    catalogue: values.catalogue,
    databaseUrl: process.env.DATABASE_URL,
    isQuick: values.quick,
  };
}

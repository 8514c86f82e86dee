// `npm run import -- <file>`: brings a real catalogue into the mall, also while it is open.
import { existsSync } from 'node:fs';
import { setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { openDatabase } from '#kit/db/database.ts';
import { readEnvironment } from './environment.ts';
import { findDatabase } from './find-database.ts';
import { REST, takeCatalog } from './take-catalog.ts';

const USAGE = `npm run import -- <file.jsonl|.jsonl.gz> [--store <code>] [--rate <yuan per dollar>] [--language zh|en] [--fast]

Brings a catalogue into the mall, also while it is open. categories.json, brands.json, parameters.json and
param-values-zh.json are read when they lie beside the file.
  --store     the store that lists what lines offer that name none ("store"); without it, such a part has no offer
  --rate      yuan for a dollar, where prices are in dollars only (7.2)
  --language  in which lines that are left out are spoken of; as the terminal's own (LANG) when left out
  --fast      without rests between batches: twice as fast, and felt by the mall's visitors
Ends with 0, with 2 when lines were left out, with 1 when it failed. Run it again to go on or to bring changes.`;

const POLITE = 10; // chosen: of nice's steps from 0 to 19

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      store: { type: 'string' },
      rate: { type: 'string' },
      language: { type: 'string' },
      fast: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const [file] = positionals;
  if (values.help || file === undefined || positionals.length > 1) {
    console.log(USAGE);
    return values.help ? 0 : 1;
  }
  const yuanPerDollar = values.rate === undefined ? undefined : Number(values.rate);
  if (yuanPerDollar !== undefined && !(yuanPerDollar > 0))
    throw new Error(`--rate is not a rate: ${values.rate}`);
  const language = values.language ?? (/^zh/i.test(process.env.LANG ?? '') ? 'zh' : 'en');
  if (language !== 'zh' && language !== 'en') throw new Error(`--language is zh or en, not ${language}`);
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const found = await findDatabase(readEnvironment(process.env), console.log);
  let closing = false;
  const database = openDatabase(
    found.connection,
    (error) => {
      if (!closing) console.error(String(error));
    },
    { max: 4 },
  );
  if (!values.fast) setPriority(POLITE);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  try {
    console.log(`Importing ${file} into ${found.description}`);
    const { badLines } = await takeCatalog({
      database,
      file,
      store: values.store,
      yuanPerDollar,
      language,
      rest: values.fast ? 0 : REST,
      say: console.log,
      stop: stop.signal,
    });
    return badLines > 0 ? 2 : 0;
  } finally {
    closing = true;
    await database.close();
    await found.stop();
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});

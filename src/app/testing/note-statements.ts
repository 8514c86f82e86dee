// Writes down every statement that a run's malls ask of their databases, once each, for `every-statement.test.ts` to try on another server.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const folder = process.env.STATEMENTS_TO ?? '';
const databases = new Set<string>();
const asked = new Set<string>();
const kinds = new Set<string>();

/** Lists of other lengths are the same statement. */
const kindOf = (text: string) => text.replaceAll(/\(?\$\d+(::[\w ]+(\[\])?)?\)?(,\s*)?/g, '$');

function note(text: string): void {
  if (asked.has(text)) return;
  asked.add(text);
  const kind = kindOf(text);
  if (kinds.has(kind)) return;
  kinds.add(kind);
  appendFileSync(join(folder, `${process.pid}.jsonl`), `${JSON.stringify(text)}\n`);
}

function listen(): void {
  const prototype = pg.Client.prototype as unknown as { query: (...given: unknown[]) => unknown };
  const { query } = prototype;
  prototype.query = function (this: { database: string }, ...given: unknown[]) {
    const [what] = given;
    const text = typeof what === 'string' ? what : (what as { text?: unknown }).text;
    // What tests ask past the mall is not the mall's.
    if (this.constructor.name === 'MallClient' && databases.has(this.database) && typeof text === 'string')
      note(text);
    return query.apply(this, given);
  };
}

/** From now on; nothing where the run does not ask for it (`STATEMENTS_TO`). */
export function noteStatements(database: string): void {
  if (!folder) return;
  if (databases.size === 0) listen();
  databases.add(database);
}

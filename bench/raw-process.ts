// The bare database: node:http and a pg pool that replay recorded statements, without any of the mall's work between them.
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Link, Replay } from './raw-server.ts';
import type { Statement } from './recorder.ts';

const POOL_SIZE = 16;
const DOCUMENT = /\b(TR|PY|SO|PK|RF)(\d{6})(\d{8})\b/g;
const REQUEST = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

const taught = new Map<string, readonly Replay[]>();
const flows = new Map<string, Renamed>();
let pool: pg.Pool;

/** What a replay's own numbers are instead of the recorded ones. */
interface Renamed {
  documents: Map<string, string>;
  ids: Map<unknown, unknown>;
  requests: Map<string, string>;
}

const nothingRenamed = (): Renamed => ({ documents: new Map(), ids: new Map(), requests: new Map() });

process.on('message', async (told: { connection?: pg.PoolConfig; name?: string; replays?: Replay[] }) => {
  if (told.connection) {
    pool = new pg.Pool({ ...told.connection, max: POOL_SIZE });
    const server = createServer(async (request, response) => {
      try {
        const rows = await replay(request.url ?? '');
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ state: 200, data: rows }));
      } catch (error) {
        response.statusCode = 500;
        response.end(String(error));
      }
    });
    server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
    return;
  }
  taught.set(told.name!, told.replays!);
  process.send!({});
});

async function replay(url: string): Promise<unknown[]> {
  const [, name = '', at = '0', step = '0', flow = ''] = url.split('/');
  const { steps, links } = taught.get(name)![Number(at)]!;
  const statements = steps[Number(step)]!;
  const renamed = flows.get(flow) ?? nothingRenamed();
  if (flow) {
    if (Number(step) === steps.length - 1) flows.delete(flow);
    else flows.set(flow, renamed);
  }
  const isTransaction = statements.some(({ text }) => text === 'BEGIN');
  const client = isTransaction ? await pool.connect() : pool;
  let broken = false;
  try {
    return await ask(client, statements, links, renamed);
  } catch (error) {
    broken = true;
    throw error;
  } finally {
    if ('release' in client) client.release(broken);
  }
}

async function ask(
  client: pg.Pool | pg.PoolClient,
  statements: readonly Statement[],
  links: readonly Link[] | undefined,
  renamed: Renamed,
): Promise<unknown[]> {
  const answers: Record<string, unknown>[][] = [];
  for (const [i, statement] of statements.entries()) {
    const values = statement.values.map((value) => ownOf(value, renamed));
    for (const link of links ?? []) {
      if (link.statement !== i) continue;
      const found = answers[link.from[0]]?.[0]?.[link.from[1]] as number | null;
      values[link.value] = link.plus === 0 ? found : (found ?? 0) + link.plus;
    }
    const { text, name, rowMode } = statement;
    const { rows } = await client.query({ text, values, name, rowMode } as pg.QueryConfig);
    learn(statement, rows, renamed);
    answers.push(rows);
  }
  return answers;
}

/** Numbers that the database has just given out stand for the recorded ones from here on. */
function learn({ name, rows: recorded }: Statement, rows: Record<string, unknown>[], renamed: Renamed): void {
  if (name === 'document-number') {
    renamed.documents.set(padded(recorded[0]?.n), padded(rows[0]?.n));
    return;
  }
  recorded.forEach((row, at) => {
    for (const [column, value] of Object.entries(row)) {
      const own = rows[at]?.[column];
      if (typeof value === 'number' && value > 2_000_000_000 && own !== undefined && own !== value)
        renamed.ids.set(value, own);
    }
  });
}

const padded = (n: unknown): string => String(Number(n) % 100_000_000).padStart(8, '0');

function ownOf(value: unknown, renamed: Renamed): unknown {
  if (typeof value === 'number') return renamed.ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((one) => ownOf(one, renamed));
  if (typeof value !== 'string') return value;
  if (REQUEST.test(value)) {
    const own = renamed.requests.get(value) ?? randomUUID();
    renamed.requests.set(value, own);
    return own;
  }
  if (renamed.documents.size === 0) return value;
  return value.replace(DOCUMENT, (whole, prefix: string, day: string, n: string) => {
    const own = renamed.documents.get(n);
    return own === undefined ? whole : `${prefix}${day}${own}`;
  });
}

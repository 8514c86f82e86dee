// Listens to what the mall asks its database for a request, so that the bare database can be asked the same.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type OpenMall, openMall } from '#app/open-mall.ts';
import { systemClock } from '#kit/time/clock.ts';
import { issueTokens } from '#mall/login/server/issue-tokens.ts';
import { type BenchDatabase, BUYERS } from './bench-database.ts';

/** One statement as it went to PostgreSQL, and what came back. */
export interface Statement {
  text: string;
  values: unknown[];
  name?: string;
  rowMode?: string;
  rows: Record<string, unknown>[];
}

export interface Buyer {
  memberId: number;
  token: string;
}

/** A request to the mall, in autocannon's shape. */
export interface Call {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Recorder {
  mall: OpenMall;
  buyers: readonly Buyer[];
  /** Does the call inside this process. @returns the reply's data and every statement it took, in order */
  record(call: Call): Promise<{ data: unknown; statements: Statement[] }>;
  /** Any reading of the database, for choosing what to ask for. */
  read<R extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<R[]>;
  close(): Promise<void>;
}

let heard: Statement[] | undefined;
listenToEveryClient();

/** One recorder at a time: it listens to every connection of this process. */
export async function openRecorder(database: BenchDatabase): Promise<Recorder> {
  const folder = mkdtempSync(join(tmpdir(), 'yuancai-bench-'));
  const mall = await openMall({
    connection: database.connection,
    dataFolder: folder,
    clock: systemClock,
    isProduction: false,
    poolSize: 2,
    publicUrl: 'http://localhost',
    withPages: false,
    withTimers: false,
    withoutRateLimit: true,
    log: console.error,
  });
  await mall.app.ready();
  const buyers = await mall.workshop.inTransaction('zh', async (work) => {
    const members = await work.query<{ member_id: number }>(
      `SELECT member_id FROM member WHERE member_name ~ '^bench[0-9]+$' ORDER BY member_id LIMIT ${BUYERS}`,
    );
    await work.query('DELETE FROM cart_line WHERE member_id = ANY($1::bigint[])', [
      members.map((one) => one.member_id),
    ]);
    const found: Buyer[] = [];
    for (const { member_id: memberId } of members) {
      const tokens = await issueTokens(work, mall.facilities.tokenSecret, memberId, {
        ip: '',
        userAgent: 'bench',
      });
      found.push({ memberId, token: tokens.access_token });
    }
    return found;
  });
  for (const { token } of buyers) {
    // From here on the mall knows who they are, as it does of anybody on his second call.
    await mall.app.inject({
      url: '/v3/member/front/member/memberInfo',
      headers: { authorization: `Bearer ${token}` },
    });
  }
  return {
    mall,
    buyers,
    async record({ method, path, headers, body }) {
      heard = [];
      const response = await mall.app.inject({ method, url: path, headers, payload: body });
      const statements = heard;
      heard = undefined;
      const reply = response.json() as { state: number; msg: string; data: unknown };
      if (reply.state !== 200)
        throw new Error(`${method} ${path}: ${reply.state} ${reply.msg} ${body ?? ''}`);
      return { data: reply.data, statements };
    },
    read: async (text, values) => (await mall.database.pool.query(text, values)).rows,
    async close() {
      await mall.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Asked = string | { text: string; values?: unknown[]; name?: string; rowMode?: string };

function listenToEveryClient(): void {
  const ask = pg.Client.prototype.query as (...given: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const listening = heard;
    const asked = given[0] as Asked;
    if (!listening || (typeof asked === 'object' && 'submit' in asked)) return ask.apply(this, given);
    const statement: Statement = {
      ...(typeof asked === 'string'
        ? { text: asked, values: Array.isArray(given[1]) ? given[1] : [] }
        : {
            text: asked.text,
            values: asked.values ?? (Array.isArray(given[1]) ? given[1] : []),
            name: asked.name,
            rowMode: asked.rowMode,
          }),
      rows: [],
    };
    listening.push(statement);
    const keep = (result: pg.QueryResult | undefined) => {
      statement.rows = (result?.rows ?? []).slice(0, 50);
    };
    const last = given.at(-1);
    if (typeof last === 'function') {
      given[given.length - 1] = (error: unknown, result: pg.QueryResult) => {
        keep(result);
        last(error, result);
      };
      return ask.apply(this, given);
    }
    const answer = ask.apply(this, given) as Promise<pg.QueryResult>;
    return answer.then((result) => {
      keep(result);
      return result;
    });
  } as typeof pg.Client.prototype.query;
}

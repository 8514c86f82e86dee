// A whole mall on a database of its own, for tests: reached through HTTP like by any client, with a clock that tests move by hand.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { Work } from '#kit/db/work.ts';
import type { AnyEndpoint, CallOf, Envelope, ReplyOf } from '#kit/http/endpoint.ts';
import type { Patience } from '#kit/http/server/slow-clients.ts';
import { State } from '#kit/http/state.ts';
import { HandClock } from '#kit/time/clock.ts';
import type { Language } from '#kit/words/text.ts';
import type { FindTexts } from '#mall/enterprise-login/server/domains.ts';
import type { Bucket } from '#mall/file/server/file-store.ts';
import type { WeChatApplication } from '#mall/login/server/wechat-provider.ts';
import type { SenderChoice } from '#mall/message/server/open-senders.ts';
import type { ChannelSettings } from '#mall/payment/server/channel/open-channels.ts';
import { addressOf, type OpenMall, openMall } from '../open-mall.ts';
import type { Served } from '../watch/note-requests.ts';
import type { Traces } from '../watch/traces.ts';
import { noteStatements } from './note-statements.ts';

/** What a call was refused with. */
export class Refused extends Error {
  readonly state: number;
  readonly code: string | undefined;
  readonly data: unknown;

  constructor({ state, msg, code, data }: Envelope<unknown>) {
    super(msg);
    this.name = 'Refused';
    this.state = state;
    this.code = code;
    this.data = data;
  }
}

export interface TestMall {
  readonly mall: OpenMall;
  readonly clock: HandClock;
  /** `http://localhost:port` */
  readonly origin: string;
  readonly tokenSecret: Uint8Array;
  readonly connection: pg.PoolConfig & { database: string };
  readonly dataFolder: string;
  /** What the mall has written to its log, e.g. unexpected errors. */
  readonly log: string[];
  /** Whom its doors have refused. */
  readonly refused: string[];
  /** The reply's data. @throws Refused for every state other than 200 */
  call<E extends AnyEndpoint>(
    endpoint: E,
    input: CallOf<E>,
    person?: { token: string },
    language?: Language,
  ): Promise<ReplyOf<E>>;
  /** The whole reply, whatever it says. `input` may be anything at all. */
  ask(
    endpoint: AnyEndpoint,
    input: unknown,
    person?: { token: string },
    language?: Language,
  ): Promise<Envelope<unknown>>;
  /** In one transaction, straight on the database. */
  work<T>(action: (work: Work) => Promise<T>): Promise<T>;
  fireTimers(): Promise<number>;
  close(): Promise<void>;
}

export interface TestMallOptions {
  /** Another mall whose database, clock and files this one shares: a second server process in all but name. */
  beside?: TestMall;
  isProduction?: boolean;
  withPages?: boolean;
  poolSize?: number;
  /** Counts how often somebody calls; otherwise tests, which all come from one address, would stop each other. */
  isRateLimited?: boolean;
  mobileSiteUrl?: string;
  mapGeocodeUrl?: string;
  weChat?: WeChatApplication;
  senders?: SenderChoice;
  payChannels?: ChannelSettings;
  trustedProxies?: number;
  patience?: Patience;
  metricsToken?: string;
  bucket?: Bucket;
  noteServed?: (answer: Served) => void;
  traces?: Traces;
  findTexts?: FindTexts;
}

/** Opens a mall on a fresh copy of the migrated tables. Close it in `afterAll`. */
export async function openTestMall(options: TestMallOptions = {}): Promise<TestMall> {
  const { beside } = options;
  const connection = beside?.connection ?? (await freshDatabase());
  const clock = beside?.clock ?? new HandClock();
  const dataFolder = beside?.dataFolder ?? mkdtempSync(join(tmpdir(), 'yc-files-'));
  const log: string[] = [];
  const refused: string[] = [];
  const mall = await openMall({
    connection,
    dataFolder,
    clock,
    isProduction: options.isProduction ?? false,
    poolSize: options.poolSize ?? 12,
    publicUrl: options.isProduction ? 'https://mall.example' : undefined,
    mobileSiteUrl: options.mobileSiteUrl,
    mapGeocodeUrl: options.mapGeocodeUrl,
    weChat: options.weChat,
    senders: options.senders,
    payChannels: options.payChannels,
    trustedProxies: options.trustedProxies,
    patience: options.patience,
    metricsToken: options.metricsToken,
    bucket: options.bucket,
    noteServed: options.noteServed,
    traces: options.traces,
    findTexts: options.findTexts,
    withPages: options.withPages ?? false,
    withTimers: false,
    checkReplies: true,
    withoutRateLimit: !options.isRateLimited,
    log: (line) => void log.push(line),
    noteRefused: (what) => void refused.push(what),
  });
  await mall.app.listen({ host: '127.0.0.1', port: 0 });
  const origin = addressOf(mall.app);

  return {
    mall,
    clock,
    origin,
    tokenSecret: mall.facilities.tokenSecret,
    connection,
    dataFolder,
    log,
    refused,
    ask: (...asked) => askAt(origin, ...asked),
    async call(endpoint, input, person, language) {
      const reply = await askAt(origin, endpoint, input, person, language);
      if (reply.state !== State.done) {
        if (reply.state === State.broken) throw new Error(`${endpoint.path} broke:\n${log.at(-1)}`);
        throw new Refused(reply);
      }
      return reply.data as never;
    },
    work: (action) => mall.workshop.inTransaction('zh', action),
    fireTimers: mall.fireTimers,
    async close() {
      await mall.close();
      if (beside) return;
      await onServer((admin) =>
        admin.query(`DROP DATABASE ${pg.escapeIdentifier(connection.database)} WITH (FORCE)`),
      );
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** What a server at `origin` replies, whatever it says. `input` may be anything at all. @throws Error when it cannot be reached */
export async function askAt(
  origin: string,
  endpoint: AnyEndpoint,
  input: unknown,
  person?: { token: string },
  language: Language = 'zh',
): Promise<Envelope<unknown>> {
  const headers: Record<string, string> = { 'accept-language': language };
  if (person) headers.authorization = `Bearer ${person.token}`;
  else if (endpoint.access.login === 'client') headers.authorization = `Basic ${btoa('front:front')}`;
  const url = new URL(endpoint.path, `${origin}/`);
  let body: string | undefined;
  if (endpoint.method === 'GET') {
    for (const [name, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
      for (const one of Array.isArray(value) ? value : [value]) {
        if (one !== undefined)
          url.searchParams.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
      }
    }
  } else {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(input ?? {});
  }
  const answer = await exchange(url, { method: endpoint.method, headers }, body);
  // A file has no envelope: that it came is all that is said of it.
  if ('x-rows' in answer.headers) return { state: State.done, msg: 'success', data: null };
  return JSON.parse(answer.text) as Envelope<unknown>;
}

const agent = new Agent({ keepAlive: true });

/** Takes a third of what `fetch` takes of the processor, which matters for the thousands of calls of a run. */
function exchange(
  url: URL,
  options: RequestOptions,
  body: string | undefined,
): Promise<{ headers: IncomingHttpHeaders; text: string }> {
  return new Promise((done, fail) => {
    const asked = request(url, { ...options, agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => void parts.push(part));
      answer.on('end', () => done({ headers: answer.headers, text: Buffer.concat(parts).toString() }));
      answer.on('error', fail);
    });
    asked.on('error', fail);
    asked.end(body);
  });
}

/** A new database with all tables and nothing in them. */
export async function freshDatabase(): Promise<pg.PoolConfig & { database: string }> {
  const template = inject('templateName');
  const database = `${template}_${randomBytes(4).toString('hex')}`;
  await onServer(async (admin) => {
    await admin.query('SELECT pg_advisory_lock(1)'); // a template can be copied by one at a time
    // Copying files is half the work of writing every page to the log.
    await admin.query(`CREATE DATABASE ${database} TEMPLATE ${template} STRATEGY file_copy`);
  });
  noteStatements(database);
  return { ...inject('server'), database };
}

async function onServer<T>(action: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ ...inject('server'), database: 'postgres' });
  await admin.connect();
  try {
    return await action(admin);
  } finally {
    await admin.end();
  }
}

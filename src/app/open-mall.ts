// Opens the mall on a database: rooms, API, pages, timers, news between processes. One call for the program and for tests.
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastifyMultipart from '@fastify/multipart';
import fastifyRateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type Database, openDatabase } from '#kit/db/database.ts';
import { openWorkshop, type Workshop } from '#kit/db/work.ts';
import { type Bulletin, openBulletin } from '#kit/events/bulletin.ts';
import { eventHub } from '#kit/events/event.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import { type Api, languageOf, type Route, serveRoutes } from '#kit/http/server/serve.ts';
import { fireDueTimers } from '#kit/jobs/timer.ts';
import type { Clock } from '#kit/time/clock.ts';
import { seconds } from '#kit/time/duration.ts';
import { openFileStore, serveFiles } from '#mall/file/server/file-store.ts';
import { openIdentity } from '#mall/login/server/identity.ts';
import { outboxSmsSender } from '#mall/message/server/sms-sender.ts';
import { openSandboxChannel, serveSandbox } from '#mall/payment/server/sandbox-channel.ts';
import { forgetSearchCache } from '#mall/search/server/search.ts';
import { keepSetting } from '#mall/setting/server/setting.ts';
import { serveApiDocument } from './api-document.ts';
import type { Facilities } from './facilities.ts';
import { serveOutbox } from './outbox-page.ts';
import { type Pages, servePages } from './pages.ts';
import { checkRooms, roomListeners, roomRoutes, roomTimers } from './rooms.ts';
import { serveSitemap } from './sitemap.ts';

export interface MallOptions {
  connection: pg.PoolConfig;
  dataFolder: string;
  clock: Clock;
  isProduction: boolean;
  poolSize: number;
  publicUrl?: string;
  tokenSecret?: string;
  trustedProxies?: number;
  /** Without pages only the API answers: for tests of rooms. */
  withPages: boolean;
  /** Screens come unbuilt from Vite. */
  isDevelopment?: boolean;
  /** Whether due timers fire by themselves. Tests fire them by hand. */
  withTimers: boolean;
  /** Holds every reply against its schema. For tests. */
  checkReplies?: boolean;
  /** Limits per address off: for tests and benchmarks that come from one address. */
  withoutRateLimit?: boolean;
  log: (line: string) => void;
}

export interface OpenMall {
  app: FastifyInstance;
  api: Api;
  database: Database;
  workshop: Workshop;
  facilities: Facilities;
  routes: readonly Route[];
  fireTimers(): Promise<number>;
  close(): Promise<void>;
}

const UPLOAD_BYTES = 4 * 1024 * 1024; // spec §5: 4.0 MB an image

/** The database must have been migrated. @throws Error when a room's process or route list contradicts itself */
export async function openMall(options: MallOptions): Promise<OpenMall> {
  checkRooms();
  const logError = (error: unknown) =>
    options.log(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const database = openDatabase(options.connection, logError, options.poolSize);
  const workshop = openWorkshop({
    database,
    clock: options.clock,
    events: eventHub(roomListeners),
    log: logError,
  });
  const app = Fastify({
    logger: false,
    bodyLimit: UPLOAD_BYTES * 5 + 1024 * 1024,
    trustProxy: options.trustedProxies
      ? (_address: string, hop: number) => hop < options.trustedProxies!
      : false,
    clientErrorHandler: answerUnreadable,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });
  const publicUrl = () => options.publicUrl ?? addressOf(app);

  const secret =
    options.tokenSecret ??
    (await workshop.inTransaction('zh', (work) =>
      keepSetting(work, 'token_secret', randomBytes(48).toString('base64')),
    ));
  const fileStore = openFileStore(options.dataFolder);
  const sandboxChannel = options.isProduction
    ? undefined
    : openSandboxChannel(String(secret), publicUrl, logError);
  const facilities: Facilities = {
    tokenSecret: new TextEncoder().encode(String(secret)),
    smsSender: outboxSmsSender(workshop, options.isProduction, options.log),
    fileStore,
    sandboxChannel,
    publicUrl,
  };
  const identity = openIdentity(workshop, facilities.tokenSecret);
  const bulletin: Bulletin = await openBulletin(options.connection as pg.ClientConfig, logError);
  await bulletin.on('member', (payload) => identity.forget(payload));

  await app.register(fastifyCookie);
  await app.register(fastifyFormbody);
  await app.register(fastifyMultipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fileSize: UPLOAD_BYTES, files: 5, fields: 100, fieldSize: 1024 * 1024 },
  });
  if (!options.withoutRateLimit) await app.register(fastifyRateLimit, { global: false });

  const routes = roomRoutes(facilities);
  const api = serveRoutes(app, routes, workshop, identity, {
    checkReplies: options.checkReplies,
    log: logError,
  });
  app.all('/v3/*', async (request, reply) => {
    const refusal = httpErrors.notFound();
    return reply
      .status(404)
      .send({ state: refusal.state, msg: refusal.text[languageOf(request)], data: null });
  });
  app.get('/healthz', async () => {
    await database.pool.query('SELECT 1');
    return 'ok';
  });
  serveFiles(app, workshop, fileStore, identity);
  if (sandboxChannel) serveSandbox(app, sandboxChannel, workshop);
  if (!options.isProduction) serveOutbox(app, workshop);
  await serveApiDocument(app, routes);

  let pages: Pages | undefined;
  await bulletin.on('pages', () => {
    forgetSearchCache();
    pages?.forget();
  });
  if (options.withPages) {
    serveSitemap(app, workshop, publicUrl);
    pages = await servePages(app, api, { publicUrl, isDevelopment: options.isDevelopment ?? false });
  }

  const fireTimers = () => fireDueTimers(workshop, roomTimers, logError);
  let closing = false;
  let ticking: Promise<unknown> = Promise.resolve();
  const ticker = options.withTimers
    ? setInterval(() => {
        if (!closing) ticking = ticking.then(fireTimers).catch(logError);
      }, seconds(1))
    : undefined;

  return {
    app,
    api,
    database,
    workshop,
    facilities,
    routes,
    fireTimers,
    async close() {
      closing = true;
      clearInterval(ticker);
      await app.close();
      await ticking;
      await bulletin.close();
      await database.close();
    },
  };
}

/** What cannot be read as a request at all: an endless address, broken HTTP. Answered by hand, since there is no request yet. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW';
  const { state, text } = isTooLong ? httpErrors.tooLarge() : httpErrors.badInput({ name: '' });
  const body = Buffer.from(JSON.stringify({ state, msg: text.zh, data: null }));
  const status = isTooLong ? '431 Request Header Fields Too Large' : '400 Bad Request';
  socket.write(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.end(body);
}

/** Where an app listens, as an address to open in a browser. */
export function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return 'http://localhost';
  const isHere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(address.address);
  const host = isHere ? 'localhost' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

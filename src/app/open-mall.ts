// Opens the mall on a database: rooms, API, pages, timers, news between processes. One call for the program and for tests.
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type Database, openDatabase } from '#kit/db/database.ts';
import { openWorkshop, type Workshop } from '#kit/db/work.ts';
import { type Bulletin, openBulletin } from '#kit/events/bulletin.ts';
import { eventHub } from '#kit/events/event.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import { serveHeaders } from '#kit/http/server/headers.ts';
import { refuseAddresses, sayNotFound } from '#kit/http/server/no-route.ts';
import { limitRates } from '#kit/http/server/rate-limit.ts';
import { safeLog } from '#kit/http/server/safe-log.ts';
import { type Api, type Route, serveRoutes } from '#kit/http/server/serve.ts';
import { TYPED_BYTES, USUAL_UPLOAD } from '#kit/http/server/upload-limit.ts';
import { fireDueTimers } from '#kit/jobs/timer.ts';
import { required } from '#kit/rules/required.ts';
import type { Clock } from '#kit/time/clock.ts';
import { seconds } from '#kit/time/duration.ts';
import { openFileStore, serveFiles } from '#mall/file/server/file-store.ts';
import { type Identity, openIdentity } from '#mall/login/server/identity.ts';
import { loopbackApplication, serveWeChatLoopback } from '#mall/login/server/wechat-loopback.ts';
import { openWeChat, type WeChatApplication } from '#mall/login/server/wechat-provider.ts';
import { weChatSettings } from '#mall/login/server/wechat-settings.ts';
import { openDelivery } from '#mall/message/server/deliver-messages.ts';
import { openSenders, type SenderChoice } from '#mall/message/server/open-senders.ts';
import { openSandboxChannel, serveSandbox } from '#mall/payment/server/sandbox/sandbox-channel.ts';
import { forgetSearchCache, renewSearch } from '#mall/search/server/search.ts';
import { keepSetting } from '#mall/setting/server/setting.ts';
import { openMapService } from '#mall/statistics/server/map-service.ts';
import { serveApiDocument } from './api-document.ts';
import type { Facilities } from './facilities.ts';
import { serveOutbox } from './outbox-page.ts';
import { type Pages, servePages } from './pages.ts';
import { roomListeners, roomRoutes, roomTimers } from './rooms.ts';
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
  /** The mall's site for phones. */
  mobileSiteUrl?: string;
  /** A map service's reverse geocoding, with its key. */
  mapGeocodeUrl?: string;
  /** Without pages only the API answers: for tests of rooms. */
  withPages: boolean;
  /** The mall's registration with WeChat; without one a demo plays WeChat itself, and production does not offer it. */
  weChat?: WeChatApplication;
  /** Screens come unbuilt from Vite. */
  isDevelopment?: boolean;
  /** Whether due timers fire by themselves. Tests fire them by hand. */
  withTimers: boolean;
  /** Holds every reply against its schema. For tests. */
  checkReplies?: boolean;
  /** Limits per address off: for tests and benchmarks that come from one address. */
  withoutRateLimit?: boolean;
  /** Which providers of SMS and e-mail are set up. */
  senders?: SenderChoice;
  log: (line: string) => void;
  /** Hears of members whom a door has refused. */
  noteRefused?: (what: string) => void;
}

export interface OpenMall {
  app: FastifyInstance;
  api: Api;
  database: Database;
  workshop: Workshop;
  facilities: Facilities;
  routes: readonly Route[];
  fireTimers(): Promise<number>;
  /** Sends SMS and e-mails that are due; returns how many left. */
  deliverMessages(): Promise<number>;
  close(): Promise<void>;
}

/** The database must have been migrated. @throws Error when a room's process or route list contradicts itself */
export async function openMall(options: MallOptions): Promise<OpenMall> {
  const logAt = safeLog(options.log, () => options.clock.now());
  const logError = (error: unknown) => logAt(error);
  const database = openDatabase(options.connection, logError, options.poolSize);
  let identity: Identity | undefined;
  const workshop = openWorkshop({
    database,
    clock: options.clock,
    events: eventHub(roomListeners),
    hearOwn: (channel, payload) => {
      if (channel === 'member') identity?.forget(payload);
    },
    log: logError,
  });
  const isHttps = options.publicUrl?.startsWith('https:') ?? false;
  const app = Fastify({
    logger: false,
    bodyLimit: TYPED_BYTES,
    trustProxy: options.trustedProxies
      ? (_address: string, hop: number) => hop < required(options.trustedProxies)
      : false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: refuseAddresses({ isHttps }),
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
  const weChatLoopback =
    options.isProduction || options.weChat
      ? undefined
      : loopbackApplication(String(secret), () => addressOf(app));
  const weChatApplication = weChatLoopback ?? options.weChat;
  const weChat = weChatApplication && openWeChat(weChatApplication, logError);
  const facilities: Facilities = {
    tokenSecret: new TextEncoder().encode(String(secret)),
    ...openSenders(options.senders ?? {}, {
      workshop,
      isProduction: options.isProduction,
      log: options.log,
      logError,
    }),
    fileStore,
    weChat,
    publicSettings: weChatSettings(weChat),
    isProduction: options.isProduction,
    sandboxChannel,
    mapService: options.mapGeocodeUrl ? openMapService(options.mapGeocodeUrl) : undefined,
    log: logError,
    publicUrl,
  };
  const doorkeeper = openIdentity(workshop, facilities.tokenSecret);
  identity = doorkeeper;
  const bulletin: Bulletin = await openBulletin(options.connection as pg.ClientConfig, logError);
  await bulletin.on('member', (payload) => doorkeeper.forget(payload));

  serveHeaders(app, { isHttps });
  await app.register(fastifyCookie);
  await app.register(fastifyFormbody);
  await app.register(fastifyMultipart, { attachFieldsToBody: 'keyValues', limits: USUAL_UPLOAD });
  if (!options.withoutRateLimit) await limitRates(app, workshop);

  const routes = roomRoutes(facilities);
  const api = serveRoutes(app, routes, workshop, doorkeeper, {
    checkReplies: options.checkReplies,
    log: logAt,
    noteRefused: options.noteRefused,
  });
  app.all('/v3/*', sayNotFound);
  app.setNotFoundHandler(sayNotFound);
  app.get('/healthz', async () => {
    await database.pool.query('SELECT 1');
    return 'ok';
  });
  serveFiles(app, workshop, fileStore, doorkeeper);
  if (sandboxChannel) serveSandbox(app, sandboxChannel, workshop);
  if (weChatLoopback) serveWeChatLoopback(app, weChatLoopback);
  if (!options.isProduction) serveOutbox(app, workshop);
  await serveApiDocument(app, routes);

  let pages: Pages | undefined;
  await bulletin.on('pages', () => {
    forgetSearchCache();
    pages?.forget();
  });
  if (options.withPages) {
    serveSitemap(app, workshop, publicUrl);
    pages = await servePages(app, api, {
      publicUrl,
      isHttps,
      isDevelopment: options.isDevelopment ?? false,
      mobileSiteUrl: options.mobileSiteUrl,
    });
  }

  // After an upgrade: visitors are answered meanwhile.
  const renewing = options.withTimers
    ? workshop.inTransaction('zh', (work) => renewSearch(work)).catch(logError)
    : undefined;
  const delivery = openDelivery(workshop, facilities, publicUrl);
  const timers = roomTimers(facilities);
  const fireTimers = () => fireDueTimers(workshop, timers, logError);
  let closing = false;
  let ticking: Promise<unknown> = Promise.resolve();
  // Apart from the timers: a slow provider must not hold up an order.
  let delivering: Promise<unknown> = Promise.resolve();
  const ticker = options.withTimers
    ? setInterval(() => {
        if (closing) return;
        ticking = ticking.then(fireTimers).catch(logError);
        delivering = delivery.deliverDue().catch(logError);
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
    deliverMessages: delivery.deliverDue,
    async close() {
      closing = true;
      clearInterval(ticker);
      await app.close();
      await ticking;
      await delivering;
      await renewing;
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

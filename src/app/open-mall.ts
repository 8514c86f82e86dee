// Opens the mall on a database: rooms, API, pages, timers, news between processes. One call for the program and for tests.
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import fastifyCookie from '@fastify/cookie';
import fastifyFormbody from '@fastify/formbody';
import fastifyMultipart from '@fastify/multipart';
import Fastify, { type FastifyInstance } from 'fastify';
import type pg from 'pg';
import { type Database, openDatabase } from '#kit/db/database.ts';
import { whyUnavailable } from '#kit/db/failure.ts';
import { openPulse } from '#kit/db/pulse.ts';
import { openWorkshop, type Workshop } from '#kit/db/work.ts';
import { type Bulletin, openBulletin } from '#kit/events/bulletin.ts';
import { eventHub } from '#kit/events/event.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import { serveHeaders } from '#kit/http/server/headers.ts';
import { refuseAddresses, sayNotFound } from '#kit/http/server/no-route.ts';
import { limitRates } from '#kit/http/server/rate-limit.ts';
import { nameRequests, requestIds } from '#kit/http/server/request-id.ts';
import { safeLog, type WriteLog } from '#kit/http/server/safe-log.ts';
import { type Api, type Route, serveRoutes } from '#kit/http/server/serve.ts';
import { endSlowClients, PATIENCE, type Patience, patientServer } from '#kit/http/server/slow-clients.ts';
import { TYPED_BYTES, USUAL_UPLOAD } from '#kit/http/server/upload-limit.ts';
import { warnOfProxies } from '#kit/http/server/warn-of-proxies.ts';
import { fireDueTimers } from '#kit/jobs/timer.ts';
import { required } from '#kit/rules/required.ts';
import { type Clock, systemClock } from '#kit/time/clock.ts';
import { seconds } from '#kit/time/duration.ts';
import { withApiKeys } from '#mall/api-key/server/key-doorkeeper.ts';
import { serveMcp } from '#mall/api-key/server/serve-mcp.ts';
import { openCatalogImports } from '#mall/catalog-import/server/catalog-imports.ts';
import type { FindTexts } from '#mall/enterprise-login/server/domains.ts';
import { serveSamlAnswers } from '#mall/enterprise-login/server/serve-saml.ts';
import { type Bucket, openFileStore, serveFiles } from '#mall/file/server/file-store.ts';
import { type Identity, openIdentity } from '#mall/login/server/identity.ts';
import { loopbackApplication, serveWeChatLoopback } from '#mall/login/server/wechat-loopback.ts';
import { openWeChat, type WeChatApplication } from '#mall/login/server/wechat-provider.ts';
import { weChatSettings } from '#mall/login/server/wechat-settings.ts';
import { openDelivery } from '#mall/message/server/deliver-messages.ts';
import { openSenders, type SenderChoice } from '#mall/message/server/open-senders.ts';
import {
  type ChannelSettings,
  type ChannelTending,
  openChannels,
  openStandIns,
  type StandIns,
  serveNotices,
  tendChannels,
} from '#mall/payment/server/channel/open-channels.ts';
import { servePunchout, shoppingOnly, withoutShoppers } from '#mall/punchout/server/punchout.ts';
import { openSealing, type SealingWish } from '#mall/report/server/seal/institute-seal.ts';
import {
  forgetSearchCache,
  indexStockLeftBehind,
  readListings,
  renewSearch,
} from '#mall/search/server/search.ts';
import { operatorsNeedFactor } from '#mall/second-factor/server/second-factor.ts';
import { findTokenSecret } from '#mall/setting/server/setting.ts';
import { openMapService } from '#mall/statistics/server/map-service.ts';
import { nuonuoHere } from '#mall/tax-provider/server/nuonuo/nuonuo-here.ts';
import { openWebhooks } from '#mall/webhook/server/webhook.ts';
import { serveApiDocument } from './api-document.ts';
import type { Facilities } from './facilities.ts';
import { openingChecks, testSms } from './opening-checks.ts';
import { serveOutbox } from './outbox-page.ts';
import { openGate } from './pages/opening-gate.ts';
import { servePlain } from './pages/plain/serve-plain.ts';
import { type Pages, servePages } from './pages/serve-pages.ts';
import { serveSitemap } from './pages/sitemap.ts';
import { roomListeners, roomRoutes, roomTimers } from './rooms.ts';
import { REST, takeCatalog } from './take-catalog.ts';
import { serveHealth } from './watch/health.ts';
import { serveMetrics } from './watch/metrics.ts';
import { noteRequests, type Served } from './watch/note-requests.ts';
import type { Traces } from './watch/traces.ts';

export interface MallOptions extends SealingWish {
  connection: pg.PoolConfig;
  dataFolder: string;
  /** Where files of members lie instead of the data folder. */
  bucket?: Bucket;
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
  /** Texts of TXT records by name, instead of the DNS: for tests. */
  findTexts?: FindTexts;
  /** Without pages only the API answers: for tests of rooms. */
  withPages: boolean;
  /** The mall's registration with WeChat; without one a demo plays WeChat itself, and production does not offer it. */
  weChat?: WeChatApplication;
  /** Screens come unbuilt from Vite. */
  isDevelopment?: boolean;
  /** Whether anything happens by itself: due timers, the search index renewed and read ahead. Tests do it by hand. */
  withTimers: boolean;
  /** Holds every reply against its schema. For tests. */
  checkReplies?: boolean;
  /** Limits per address off: for tests and benchmarks that come from one address. */
  withoutRateLimit?: boolean;
  /** Which providers of SMS and e-mail are set up. */
  senders?: SenderChoice;
  /** Which payment channels are set up; a demo plays the others itself. */
  payChannels?: ChannelSettings;
  /** How long it waits for slow clients; the usual time unless said. */
  patience?: Patience;
  log: WriteLog;
  /** Hears of every answer; nobody when left out. */
  noteServed?: (answer: Served) => void;
  /** Who asks for `/metrics` says it; without one nobody gets them in production. */
  metricsToken?: string;
  /** Where a collector of traces is set up. */
  traces?: Traces;
  /** Hears of members whom a door has refused. */
  noteRefused?: (what: string) => void;
}

export interface OpenMall extends ChannelTending {
  app: FastifyInstance;
  api: Api;
  database: Database;
  workshop: Workshop;
  facilities: Facilities;
  routes: readonly Route[];
  fireTimers(): Promise<number>;
  /** Who plays the payment channels; absent in production. */
  standIns: StandIns | undefined;
  /** Sends SMS and e-mails that are due; returns how many left. */
  deliverMessages(): Promise<number>;
  /** From now on `/readyz` says no and no connection is kept open for a next request; everything is still answered. */
  leave(): void;
  close(): Promise<void>;
}

/** The database must have been migrated. @throws Error when a room's process or route list contradicts itself */
export async function openMall(options: MallOptions): Promise<OpenMall> {
  const logAt = safeLog(options.log, () => options.clock.now());
  const logError = (error: unknown) => logAt(error);
  // That the database is away is said once, by its pool, and not every second.
  const logUnlessAway = (error: unknown) => {
    if (whyUnavailable(error) !== 'away') logError(error);
  };
  const database = openDatabase(options.connection, logError, { max: options.poolSize, isHurried: true });
  const pulse = openPulse(options.connection, database, options.withTimers);
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
  // Beside the reading of rooms and screens, which keeps one core busy: see warm-up.ts.
  if (options.withTimers) workshop.reading('zh', readListings).catch(logUnlessAway);
  const patience = options.patience ?? PATIENCE;
  const isHttps = options.publicUrl?.startsWith('https:') ?? false;
  const app = Fastify({
    logger: false,
    bodyLimit: TYPED_BYTES,
    ...patientServer(patience),
    trustProxy: options.trustedProxies
      ? (_address: string, hop: number) => hop < required(options.trustedProxies)
      : false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: refuseAddresses({ isHttps }),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
    genReqId: requestIds(Boolean(options.trustedProxies)),
    return503OnClosing: false, // who comes in the last moment is answered
  });
  let isLeaving = false;
  let pages: Pages | undefined;
  nameRequests(app);
  await options.traces?.watch(app);
  const publicUrl = () => options.publicUrl ?? addressOf(app);

  const secret = await workshop.inTransaction('zh', (work) => findTokenSecret(work, options.tokenSecret));
  const [fileStore, sealing] = [await openFileStore(options), await openSealing(options)];
  const standIns = options.isProduction
    ? undefined
    : openStandIns(workshop, secret, { ownUrl: () => addressOf(app), publicUrl });
  const outsideChannels = openChannels(options.payChannels ?? {}, standIns, {
    publicUrl,
    clock: options.clock,
  });
  const tending = tendChannels(workshop, outsideChannels, logError);
  const weChatLoopback =
    options.isProduction || options.weChat ? undefined : loopbackApplication(secret, () => addressOf(app));
  const weChatApplication = weChatLoopback ?? options.weChat;
  const weChat = weChatApplication && openWeChat(weChatApplication, logError);
  const { isProduction } = options;
  const tokenSecret = new TextEncoder().encode(secret);
  const webhooks = openWebhooks(workshop, { tokenSecret, isProduction, publicUrl, log: logError });
  const catalogImports = openCatalogImports(workshop, {
    async takeCatalog(wish) {
      // Its batches take longer than a visitor's call may.
      const own = openDatabase(options.connection, logError, { max: 3 });
      try {
        return await takeCatalog({ database: own, rest: REST, say: () => {}, ...wish });
      } finally {
        await own.close();
      }
    },
    log: logError,
  });
  const senders = openSenders(options.senders ?? {}, { workshop, isProduction, log: options.log, logError });
  const facilities: Facilities = {
    tokenSecret,
    ...senders,
    ...{ fileStore, sealing },
    weChat,
    publicSettings: weChatSettings(weChat),
    isProduction,
    webhooks,
    catalogImports,
    outsideChannels,
    nuonuo: nuonuoHere({ ...options, ownUrl: () => addressOf(app) }),
    findTexts: options.findTexts,
    mapService: options.mapGeocodeUrl ? openMapService(options.mapGeocodeUrl) : undefined,
    openingChecks: openingChecks({
      hasSms: !options.isProduction || options.senders?.sms !== undefined,
      hasMail: !options.isProduction || options.senders?.smtp !== undefined,
      isHttps,
      isProduction: options.isProduction,
    }),
    sendTestSms: testSms(senders.smsSender),
    log: logError,
    publicUrl,
  };
  const logins = openIdentity(workshop, facilities.tokenSecret);
  const people = options.isProduction ? operatorsNeedFactor(logins, workshop) : logins;
  const doorkeeper = shoppingOnly(withApiKeys(people, workshop));
  identity = doorkeeper;
  const bulletin: Bulletin = await openBulletin(options.connection as pg.ClientConfig, logError);
  await bulletin.on('member', (payload) => doorkeeper.forget(payload));

  endSlowClients(app, patience);
  serveHeaders(app, { isHttps });
  if (!options.trustedProxies) warnOfProxies(app, options.log);
  const hearers = [options.noteServed];
  if (options.metricsToken !== undefined || (!options.isProduction && options.withTimers))
    hearers.push(serveMetrics(app, { workshop, pages: () => pages?.stands(), token: options.metricsToken }));
  noteRequests(
    app,
    () => pages?.areas ?? new Set(),
    hearers.filter((one) => one !== undefined),
  );
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
  serveHealth(app, pulse, () => isLeaving);
  // Papers are for people: no scope of a key reaches them.
  serveFiles(app, workshop, fileStore, withoutShoppers(people));
  await serveNotices(app, workshop, facilities);
  await standIns?.serve(app);
  await facilities.nuonuo.standIn?.serve(app);
  serveSamlAnswers(app, workshop, facilities);
  servePlain(app, { isHttps });
  await servePunchout(app, workshop, { ...facilities, findMember: doorkeeper.findMember });
  serveMcp(app, workshop, { identify: doorkeeper.identify, publicUrl });
  if (weChatLoopback) serveWeChatLoopback(app, weChatLoopback);
  if (!options.isProduction) serveOutbox(app, workshop);
  await serveApiDocument(app, routes);

  const gate = openGate(workshop, facilities, options.clock);
  await bulletin.on('pages', () => {
    forgetSearchCache();
    pages?.forget();
    gate.look().catch(logUnlessAway);
  });
  if (options.withPages) {
    await gate.look();
    serveSitemap(app, workshop, publicUrl);
    pages = await servePages(app, api, {
      publicUrl,
      isHttps,
      isDevelopment: options.isDevelopment ?? false,
      mobileSiteUrl: options.mobileSiteUrl,
      gate,
    });
  }

  const closed = new AbortController();
  const renewing = options.withTimers ? renewIndex(options.connection, logError, closed.signal) : undefined;
  const delivery = openDelivery(workshop, facilities, publicUrl);
  const timers = roomTimers(facilities);
  const fireTimers = (lanes = 1) => fireDueTimers(workshop, timers, logUnlessAway, lanes);
  let ticking: Promise<unknown> = Promise.resolve();
  // Apart from the timers: a slow provider must not hold up an order.
  let delivering: Promise<unknown> = Promise.resolve();
  const ticker = options.withTimers
    ? setInterval(() => {
        if (closed.signal.aborted) return;
        ticking = ticking.then(() => fireTimers(3)).catch(logUnlessAway); // chosen: month ends in a minute, visitors beside it
        delivering = Promise.all([
          delivery.deliverDue(),
          webhooks.sendDue(),
          tending.tendCharges(),
          tending.tendRefunds(),
        ]).catch(logUnlessAway);
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
    ...tending,
    standIns,
    leave() {
      isLeaving = true;
    },
    deliverMessages: delivery.deliverDue,
    async close() {
      closed.abort();
      clearInterval(ticker);
      await app.close();
      await ticking;
      await delivering;
      await catalogImports.close();
      await webhooks.close();
      await workshop.settled();
      await renewing;
      await pulse.close();
      await bulletin.close();
      await database.close();
    },
  };
}

/** chosen: when the first rush is over, what an earlier process has left behind is read. */
const AFTER_OPENING = seconds(30);

/** After an upgrade the search index is made anew, which takes its time; visitors are answered meanwhile. */
async function renewIndex(
  connection: pg.PoolConfig,
  log: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  const database = openDatabase(connection, log, { max: 1 });
  const workshop = openWorkshop({ database, clock: systemClock, events: eventHub([]), log });
  try {
    await workshop.inTransaction('zh', (work) => renewSearch(work));
    await pause(AFTER_OPENING, undefined, { ref: false, signal });
    await workshop.inTransaction('zh', indexStockLeftBehind);
  } catch (error) {
    if (!signal.aborted) log(error);
  } finally {
    await database.close();
  }
}

/** What cannot be read as a request at all: an endless address, headers that do not end, broken HTTP. Answered by hand, since there is no request yet. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  // A browser that connects beforehand and then asks nothing hears nothing.
  if (!socket.writable || socket.bytesRead === 0 || error.code === 'ECONNRESET') return void socket.destroy();
  const [status, refusal] =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? ['431 Request Header Fields Too Large', httpErrors.tooLarge()]
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? ['408 Request Timeout', httpErrors.tooSlow()]
        : ['400 Bad Request', httpErrors.badInput({ name: '' })];
  const body = Buffer.from(JSON.stringify(refusal.in('zh')));
  socket.write(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  socket.end(body);
  // Whoever is still sending is let read this first.
  setTimeout(() => socket.destroy(), seconds(1)).unref();
}

/** Where an app listens, as an address to open in a browser. */
export function addressOf(app: FastifyInstance): string {
  const address = app.server.address();
  if (address === null || typeof address === 'string') return 'http://localhost';
  const isHere = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(address.address);
  const host = isHere ? 'localhost' : address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}

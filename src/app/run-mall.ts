// Runs the mall: database, tables, demo goods, and then its port is open. What `npm start` calls when everything is built.
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '#kit/db/database.ts';
import { migrateDatabase } from '#kit/db/migrate-database.ts';
import { openWorkshop } from '#kit/db/work.ts';
import { eventHub } from '#kit/events/event.ts';
import { describeError } from '#kit/http/server/safe-log.ts';
import { systemClock } from '#kit/time/clock.ts';
import { seconds } from '#kit/time/duration.ts';
import { askPassword } from './command/ask-password.ts';
import { installStarter } from './command/install-starter.ts';
import { makeFirstOperator } from './command/make-operator.ts';
import { isDemoLoaded, refuseOpenDemo } from './demo/find-demo.ts';
import { type MallEnvironment, readEnvironment, refuseDemoForOthers } from './environment.ts';
import { findDatabase, type MallDatabase } from './find-database.ts';
import { openMall } from './open-mall.ts';
import { beginShutWithoutOrders } from './opening-checks.ts';
import { warmUp } from './warm-up.ts';
import { type MallLog, openLog } from './watch/open-log.ts';
import { openTraces } from './watch/traces.ts';

/** A mall that can open: its database runs, its tables are the newest, and its demo is there. */
export interface PreparedMall {
  environment: MallEnvironment;
  log: MallLog;
  found: MallDatabase;
  /** The demo's accounts are there: how one logs in is said. */
  hasDemo: boolean;
}

/**
 * @param isEmpty without the demo
 * @throws Error with a sentence when it cannot open
 */
export async function prepareMall(isEmpty: boolean): Promise<PreparedMall> {
  const environment = readEnvironment(process.env);
  const log = openLog(environment.log);
  const say = log.write;
  refuseDemoForOthers(environment);
  const found = await findDatabase(environment, say);
  say(`Database: ${found.description}`);
  const database = openDatabase(found.connection, (trouble) => say(String(trouble)), { max: 4 });
  await migrateDatabase(database);
  const workshop = openWorkshop({ database, clock: systemClock, events: eventHub([]), log: console.error });
  await workshop.inTransaction('zh', installStarter);
  if (environment.isProduction) {
    await workshop.reading('zh', refuseOpenDemo);
    await workshop.inTransaction('zh', beginShutWithoutOrders);
  }
  if (!environment.isProduction && !isEmpty && !(await workshop.reading('zh', isDemoLoaded))) {
    const { loadDemo } = await import('./demo/load-demo.ts'); // large, and needed once
    await loadDemo(database, say, environment);
  }
  const { firstOperator } = environment;
  if (firstOperator) {
    const password = await askPassword(firstOperator.passwordFile);
    const isMade = await workshop.inTransaction('en', (work) =>
      makeFirstOperator(work, firstOperator.name, password),
    );
    if (isMade) say(`${firstOperator.name} works for the platform now, and logs in at /login.`);
  }
  const hasDemo = !environment.isProduction && (await workshop.reading('zh', isDemoLoaded));
  await database.close();
  return { environment, log, found, hasDemo };
}

/** @param options.began when the program was started, milliseconds since 1970 */
export async function runMall(
  { environment, log, found, hasDemo }: PreparedMall,
  { began, isDevelopment }: { began: number; isDevelopment: boolean },
): Promise<void> {
  const { write: say, served } = log;
  const traces = await openTraces(process.env);
  const mall = await openMall({
    connection: found.connection,
    dataFolder: environment.dataFolder,
    bucket: environment.bucket,
    clock: systemClock,
    isProduction: environment.isProduction,
    poolSize: environment.poolSize,
    publicUrl: environment.publicUrl,
    tokenSecret: environment.tokenSecret,
    trustedProxies: environment.trustedProxies,
    mobileSiteUrl: environment.mobileSiteUrl,
    mapGeocodeUrl: environment.mapGeocodeUrl,
    seal: environment.seal,
    timeStampUrl: environment.timeStampUrl,
    weChat: environment.weChat,
    withPages: true,
    isDevelopment,
    withTimers: true,
    withoutRateLimit: !environment.isRateLimited,
    senders: environment.senders,
    payChannels: environment.payChannels,
    log: say,
    noteServed: served,
    metricsToken: environment.metricsToken,
    traces,
    noteRefused: (what) => say(`${new Date().toISOString()} refused ${what}`),
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    mall.leave();
    // Whoever sends visitors here learns it from `/readyz` and sends them elsewhere.
    await pause(seconds(environment.drainSeconds));
    await mall.close();
    await traces?.close();
    await found.stop();
    process.exit(0);
  };
  found.keepRunning((error) => {
    console.error('The database has stopped and could not be started again.');
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await mall.app.ready();
  await warmUp(mall).catch((error: unknown) => say(describeError(error)));
  await mall.app.listen({ host: environment.host, port: environment.port });
  say(
    `元采 Yuancai is open at ${mall.facilities.publicUrl()}  (${((Date.now() - began) / 1000).toFixed(1)} s)`,
  );
  if (!environment.isProduction) {
    if (hasDemo)
      say(
        `  buyer01 · designer01 · company01 · seller01…seller04 · admin01 · lab_head01   password Demo2026, pay password Pay2026ok`,
      );
    say(
      `  SMS codes: ${mall.facilities.publicUrl()}/dev/outbox     API: ${mall.facilities.publicUrl()}/v3/docs`,
    );
  }
}

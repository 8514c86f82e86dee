// `/metrics` for Prometheus: answers by route, connections, timers, messages on their way out, kept pages, the goods index, the process itself.
import { timingSafeEqual } from 'node:crypto';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { FastifyInstance } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { sayNotFound } from '#kit/http/server/no-route.ts';
import type { Served } from './note-requests.ts';

/** Seconds; a list page takes some milliseconds, a browser gives up after ten seconds (spec 7). */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What stands in rows, read when somebody asks; the index is counted by PostgreSQL's own estimate, as exact counting would read it whole. */
const STANDS = `
  SELECT
    (SELECT count(*)::int FROM timer WHERE due_at <= $1) AS timers_due,
    (SELECT count(*)::int FROM timer WHERE tries > 0) AS timers_failing,
    (SELECT coalesce(extract(epoch FROM $1::timestamptz - min(due_at)), 0)::float8 FROM timer WHERE due_at <= $1) AS timers_late,
    (SELECT count(*)::int FROM message_delivery WHERE state = 'WAITING') AS messages_waiting,
    (SELECT count(*)::int FROM message_delivery WHERE state = 'GIVEN_UP') AS messages_given_up,
    (SELECT count(*)::int FROM webhook_message WHERE state = 'WAITING') AS webhooks_waiting,
    (SELECT count(*)::int FROM webhook_message WHERE state = 'GIVEN_UP') AS webhooks_given_up,
    (SELECT count(*)::int FROM webhook_endpoint WHERE is_on AND failing_since IS NOT NULL) AS webhooks_failing,
    (SELECT greatest(reltuples, 0)::float8 FROM pg_class WHERE oid = 'goods_index'::regclass) AS index_rows,
    (SELECT count(*)::int FROM goods_index_change) AS index_changes`;

interface Stands {
  timers_due: number;
  timers_failing: number;
  timers_late: number;
  messages_waiting: number;
  messages_given_up: number;
  webhooks_waiting: number;
  webhooks_given_up: number;
  webhooks_failing: number;
  index_rows: number;
  index_changes: number;
}

const MEANINGS: Readonly<Record<keyof Stands, string>> = {
  timers_due: 'Timers whose moment has come and that have not fired yet',
  timers_failing: 'Timers that have failed at least once and are tried again each minute',
  timers_late: 'Seconds since the oldest due timer should have fired',
  messages_waiting: 'SMS and e-mails on their way out',
  messages_given_up: 'SMS and e-mails that no provider took, of the last thirty days',
  webhooks_waiting: 'Messages to other systems on their way out',
  webhooks_given_up: 'Messages to other systems that nobody took after the last try, of the last thirty days',
  webhooks_failing: 'Addresses of other systems where the last message did not arrive',
  index_rows: 'Rows of the goods index, as PostgreSQL estimates them',
  index_changes: 'Changes of the goods index that processes may still have to read',
};

export interface MetricsOptions {
  workshop: Workshop;
  /** Of pages kept in memory; undefined without pages. */
  pages: () => { kept: number; bytes: number; hits: number; misses: number } | undefined;
  /** Who asks says it as a bearer token; without one anybody may ask (a demo on one's own machine). */
  token: string | undefined;
}

/** @returns what hears of every answer */
export function serveMetrics(app: FastifyInstance, options: MetricsOptions): (answer: Served) => void {
  const { workshop } = options;
  const { pool, reserve } = workshop.database;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by method, route, HTTP status and state of the envelope',
    labelNames: ['method', 'route', 'status', 'state'],
    buckets: BUCKETS,
    registers,
  });
  new Gauge({
    name: 'mall_database_connections',
    help: 'Connections of this process to PostgreSQL, and who waits for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, { totalCount, idleCount, waitingCount }] of Object.entries({ pool, reserve })) {
        this.set({ pool: name, state: 'busy' }, totalCount - idleCount);
        this.set({ pool: name, state: 'idle' }, idleCount);
        this.set({ pool: name, state: 'waiting' }, waitingCount);
      }
    },
  });
  new Gauge({
    name: 'mall_pages',
    help: 'Pages kept in memory: how many, how large, how often found and not found',
    labelNames: ['what'],
    registers,
    collect() {
      for (const [what, count] of Object.entries(options.pages() ?? {})) this.set({ what }, count);
    },
  });
  const stands = Object.entries(MEANINGS).map(([name, help]) => {
    const gauge = new Gauge({ name: `mall_${name}`, help, registers });
    return (now: Stands) => gauge.set(now[name as keyof Stands]);
  });
  const isUp = new Gauge({
    name: 'mall_database_up',
    help: '1 while the database answers; what stands in rows is as old as its last answer',
    registers,
  });

  const read = () => workshop.reading('en', (work) => work.query<Stands>(STANDS, [work.now], 'metrics'));

  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) => {
    if (
      options.token !== undefined &&
      !isSame(request.headers.authorization ?? '', `Bearer ${options.token}`)
    )
      return sayNotFound(request, reply);
    const rows = await read().catch(() => []);
    isUp.set(rows.length);
    for (const now of rows) for (const set of stands) set(now);
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });
  return ({ method, route, status, state, milliseconds }) =>
    durations.observe({ method, route, status, state: state ?? '' }, milliseconds / 1_000);
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

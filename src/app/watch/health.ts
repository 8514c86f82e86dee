// `/healthz` and `/readyz`: what a site's supervisor asks to learn whether this process lives, and whether it can serve.
import type { FastifyInstance } from 'fastify';
import type { Pulse } from '#kit/db/pulse.ts';
import { RETRY_AFTER } from '#kit/http/server/serve.ts';

/**
 * `/healthz` asks nobody and answers as long as the process does; `/readyz` says 503 while the database does not answer or takes no
 * writing, and once the process is about to close.
 * @param isLeaving whether it is
 */
export function serveHealth(app: FastifyInstance, pulse: Pulse, isLeaving: () => boolean): void {
  app.get('/healthz', async () => 'ok');
  app.get('/readyz', async (_request, reply) => {
    const why = isLeaving()
      ? 'closing'
      : (await pulse.isReady())
        ? undefined
        : 'the database does not answer';
    if (why === undefined) return 'ready';
    return reply.status(503).header('retry-after', RETRY_AFTER).send(why);
  });
  // Who keeps a connection open for his next request is told to open another one elsewhere: none is cut while he uses it.
  app.addHook('onRequest', (_request, reply, done) => {
    if (isLeaving()) reply.raw.setHeader('connection', 'close');
    done();
  });
}

// `/healthz` and `/readyz`: what a site's supervisor asks to learn whether this process lives, and whether it can serve.
import type { FastifyInstance } from 'fastify';
import type { Pulse } from '#kit/db/pulse.ts';
import { RETRY_AFTER } from '#kit/http/server/serve.ts';

/** `/healthz` asks nobody and answers as long as the process does; `/readyz` says 503 while the database does not answer or takes no writing. */
export function serveHealth(app: FastifyInstance, pulse: Pulse): void {
  app.get('/healthz', async () => 'ok');
  app.get('/readyz', async (_request, reply) => {
    if (await pulse.isReady()) return 'ready';
    return reply.status(503).header('retry-after', RETRY_AFTER).send('the database does not answer');
  });
}

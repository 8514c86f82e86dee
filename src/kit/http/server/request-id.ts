// One name for each request, the same before the mall (a proxy), in its log and in its answer, so that one complaint finds its lines.
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const HEADER = 'x-request-id';
/** What a proxy may call a request: nothing that could write lines of its own into a log. */
const GIVEN = /^[\w.:-]{8,128}$/;

const about = new AsyncLocalStorage<string>();

/** The request that is being answered here; undefined outside of any. */
export const currentRequestId = (): string | undefined => about.getStore();

/**
 * What Fastify calls its requests.
 * @param trusts whether a proxy's own name is taken over; anybody else's would let him hide among others' lines
 */
export const requestIds =
  (trusts: boolean) =>
  (request: IncomingMessage): string => {
    const given = request.headers[HEADER];
    return trusts && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
  };

/** Tells every answer its request's name, and whatever is done for it. Call it before anything else is served. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader(HEADER, request.id);
    about.run(request.id, done);
  });
  // What reads a body goes on where the socket's news arrive, outside of what was begun above.
  app.addHook('preValidation', (request, _reply, done) => about.run(request.id, done));
}

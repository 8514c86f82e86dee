// Ends what never ends: headers and bodies that do not arrive, answers that nobody reads.
import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { seconds } from '#kit/time/duration.ts';
import { httpErrors } from '../refusal.ts';
import { languageOf } from './serve.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call may carry a file, which takes its time. */
    takesFile?: boolean;
  }
}

/** In milliseconds: how long the mall waits for a client. */
export interface Patience {
  headers: number;
  body: number;
  /** For the body of a call that takes a file. */
  upload: number;
  /** For a client that reads nothing of its answer. One that reads, however slowly, is waited for. */
  reading: number;
}

/** A picture of 4 MB arrives in time at 35 KB a second. */
export const PATIENCE: Patience = {
  headers: seconds(30),
  body: seconds(30),
  upload: seconds(120),
  reading: seconds(30),
};

/** Node looks at what has not arrived yet this many times within the time for headers. */
const LOOKS = 10;
/** A reader is looked at this many times; who has read nothing between any two of them is deaf. */
const STEPS = 10;

/** For `Fastify(…)`: the time of headers, and behind the timers of bodies a limit that Node itself keeps. */
export function patientServer({ headers, upload }: Patience): {
  requestTimeout: number;
  http: ServerOptions;
} {
  const requestTimeout = headers + upload;
  return {
    requestTimeout,
    http: { headersTimeout: headers, requestTimeout, connectionsCheckingInterval: headers / LOOKS },
  };
}

/** Gives every request its time. Call it before anything else answers. */
export function endSlowClients(app: FastifyInstance, patience: Patience): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw)) {
      const { takesFile } = request.routeOptions.config;
      waitForBody(request, reply, takesFile ? patience.upload : patience.body);
    }
    waitForReader(reply.raw, patience.reading / STEPS);
    done();
  });
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Also where the answer has left already: what is still sent then is thrown away, but not without end. */
function waitForBody(request: FastifyRequest, reply: FastifyReply, time: number): void {
  const timer = setTimeout(() => {
    if (reply.sent || reply.raw.headersSent) return void request.raw.destroy();
    const refusal = httpErrors.tooSlow();
    reply.raw.once('finish', () => request.raw.destroy());
    reply
      .status(refusal.state)
      .headers({ connection: 'close', 'cache-control': 'no-store' })
      .send(refusal.in(languageOf(request)));
  }, time);
  const stop = () => clearTimeout(timer);
  request.raw.once('end', stop);
  request.raw.once('close', stop);
}

/** Node tells of a connection over which nothing moves; while an answer waits in it, that is the reader's fault. */
function waitForReader(response: ServerResponse, step: number): void {
  // A request that was made inside the process has no connection; one that came in line has none yet.
  if (response.socket && !('setTimeout' in response.socket)) return;
  let [silent, toldAt] = [0, 0];
  response.setTimeout(step, () => {
    const { socket } = response;
    if (!socket) return;
    const now = performance.now();
    // When something has been read between two of them, they are two steps apart.
    const isStill = now - toldAt < 1.9 * step;
    silent = isWaiting(socket) ? (isStill ? silent + 1 : 1) : 0;
    toldAt = now;
    if (silent >= STEPS) socket.destroy();
    else socket.setTimeout(step);
  });
}

const isWaiting = ({ writableLength }: Socket): boolean => writableLength > 0;

// Notes what was answered: which route, for whom, with what, how long it took; never what was asked or said.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { stateOf } from '#kit/http/server/serve.ts';

/** One answer. */
export interface Served {
  requestId: string;
  method: string;
  /** The route's pattern, which holds nothing of what somebody typed; see `routeOf`. */
  route: string;
  /** Of HTTP. */
  status: number;
  /** Of the envelope (200, 255, 266 …); undefined for pages and files. */
  state: number | undefined;
  milliseconds: number;
}

/** For supervisors and scrapers, which ask every few seconds. */
const UNNOTED = /^\/(healthz|readyz|metrics)$/;
/** Pages are answered by one route for all: of their addresses the first part, where it is a word of the mall. */
const PAGE = /^\/([a-zA-Z]{2,16})(?=[/?]|$)/;

/** What a request is counted under: few enough names for a table of them, and none that a visitor chooses. */
export function routeOf(request: FastifyRequest, areas: ReadonlySet<string>): string {
  const { url } = request.routeOptions;
  if (url !== undefined && url !== '*') return url;
  const area = PAGE.exec(request.url)?.[1];
  return area && areas.has(area) ? `page /${area}` : 'page';
}

/** @param heard receives each answer once it has left */
export function noteRequests(
  app: FastifyInstance,
  areas: () => ReadonlySet<string>,
  heard: readonly ((answer: Served) => void)[],
): void {
  if (heard.length === 0) return;
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request, areas());
    if (UNNOTED.test(route)) return;
    const answer: Served = {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      state: stateOf(request),
      milliseconds: Math.round(reply.elapsedTime * 10) / 10,
    };
    for (const one of heard) one(answer);
  });
}

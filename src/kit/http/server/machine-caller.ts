// How programs with a key are answered: by HTTP statuses instead of 200 with a state, and repeats by a header (domain-operate 10).
import type { FastifyRequest } from 'fastify';
import type { AnyEndpoint } from '../endpoint.ts';
import { httpErrors } from '../refusal.ts';
import { State } from '../state.ts';

const BY_KEY = /^Bearer\s+yk_/i;

/** Whether a call comes with a key instead of a login's token. */
export const isMachine = ({ headers }: FastifyRequest): boolean => BY_KEY.test(headers.authorization ?? '');

/** As `DATA_HEADERS`, for who keeps what he reads and asks whether it has changed. */
export const MACHINE_HEADERS = {
  'cache-control': 'private, no-cache',
  'content-disposition': 'inline; filename="api.json"',
};

/** The state as an HTTP status. */
export const statusFor = (state: State): number =>
  state === State.refused ? 422 : state === State.notLoggedIn ? 401 : state;

/**
 * What was sent, with a program's `Idempotency-Key` as its requestId.
 * @throws httpErrors.missingInput for a program's creating call without one
 */
export function rawInput(endpoint: AnyEndpoint, request: FastifyRequest): unknown {
  if (endpoint.method === 'GET') return request.query;
  const body = (request.body ?? {}) as Record<string, unknown>;
  if (!isMachine(request)) return body;
  const requestId = request.headers['idempotency-key'] ?? body.requestId;
  if (endpoint.creates && requestId === undefined) throw httpErrors.missingInput({ name: 'Idempotency-Key' });
  return requestId === undefined ? body : { ...body, requestId };
}

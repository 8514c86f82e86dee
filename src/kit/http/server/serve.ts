// Serves endpoints: door, input, transaction, repeat protection, envelope; the same for every call of the API.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { codeOf, whyUnavailable } from '#kit/db/failure.ts';
import { openShare, type Share } from '#kit/db/share.ts';
import type { Work, Workshop } from '#kit/db/work.ts';
import { minutes } from '#kit/time/duration.ts';
import { type Language, toLanguage } from '#kit/words/text.ts';
import { sideKey } from '../door.ts';
import type { ActorOf, AnyEndpoint, CallOf, Endpoint, InputOf, ReplyOf } from '../endpoint.ts';
import { httpErrors, Refusal } from '../refusal.ts';
import { State } from '../state.ts';
import { type Download, sendDownload } from './download.ts';
import { isRead } from './etag.ts';
import { isMachine, MACHINE_HEADERS, rawInput, statusFor } from './machine-caller.ts';
import { packText } from './pack-text.ts';
import { addressOf } from './rate-limit.ts';
import { readInput } from './read-input.ts';
import { keptReply, rememberReply, repeatedReply, requestOf } from './repeat.ts';
import { fileTooLarge, refuseOversized, takesFile, uploadLimits } from './upload-limit.ts';

/** What a handler may learn about the request itself. */
export interface Caller {
  ip: string;
  userAgent: string;
}

/** An endpoint with what it does. Made by `serve`, listed in a room's routes. */
export interface Route {
  readonly endpoint: AnyEndpoint;
  readonly handle: (work: Work, actor: unknown, input: unknown, caller: Caller) => Promise<unknown>;
  /** Checks what needs no lock before the transaction begins: a password is slow, and a wrong one must stay counted. */
  readonly before?: (work: Work, actor: unknown, input: unknown) => Promise<void>;
}

/** What an action answers: who has nothing to say returns nothing, and the caller gets `{}`. */
type Answer<R> = [R] extends [Record<string, never>] ? Promise<R> | Promise<void> : Promise<R>;

/** Joins an endpoint with its action; the compiler checks actor, input and reply. */
export function serve<A, I extends z.ZodType, R extends z.ZodType>(
  endpoint: Endpoint<A, I, R>,
  handle: (work: Work, actor: A, input: z.output<I>, caller: Caller) => Answer<z.output<R>>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

/** What a call does. */
export type Handler<E extends AnyEndpoint, Actor = ActorOf<E>> = (
  work: Work,
  actor: Actor,
  input: InputOf<E>,
  caller: Caller,
) => Answer<ReplyOf<E>>;

/** An action, where the request itself does not matter. @typeParam Actor where it is not the endpoint's own: the party that he is */
export type Action<E extends AnyEndpoint, Actor = ActorOf<E>> = (
  work: Work,
  actor: Actor,
  input: InputOf<E>,
) => Answer<ReplyOf<E>>;

type Protocol = Readonly<Record<string, AnyEndpoint>>;

type ActorOr<E extends AnyEndpoint, Party> = unknown extends Party ? ActorOf<E> : Party;

/** The actions of a protocol, by the names of its calls. @typeParam Party as with `Action`, for all of them */
export type Actions<P extends Protocol, Party = unknown> = {
  readonly [K in keyof P]: Action<P[K], ActorOr<P[K], Party>>;
};
/** The same, where the request itself matters. */
export type Handlers<P extends Protocol, Party = unknown> = {
  readonly [K in keyof P]: Handler<P[K], ActorOr<P[K], Party>>;
};

/** What may be checked before an action's transaction begins; refusals are thrown. */
export type Check<E extends AnyEndpoint> = (
  work: Work,
  actor: ActorOf<E>,
  input: InputOf<E>,
) => Promise<void>;

/**
 * Joins all endpoints of a protocol with their actions, by name; one without an action does not compile.
 * @param checks of those that check something before their transaction begins
 */
export function serveAll<P extends Protocol>(
  protocol: P,
  actions: Handlers<P>,
  checks: { readonly [K in keyof P]?: Check<P[K]> } = {},
): Route[] {
  return Object.entries(protocol).map(([name, endpoint]) => ({
    endpoint,
    handle: actions[name] as unknown as Route['handle'],
    before: checks[name] as Route['before'],
  }));
}

// biome-ignore lint/suspicious/noExplicitAny: an action with any input, whose own is taken out of it below
type ActionOfParty<Party> = (work: Work, party: Party, input: any, caller: Caller) => Promise<unknown>;
type ByActor<Act, A> = Act extends (
  work: Work,
  party: never,
  input: infer I,
  caller: Caller,
) => Promise<infer R>
  ? (work: Work, actor: A, input: I, caller: Caller) => Promise<R>
  : never;

/**
 * The actions of both sides of a document for `serveAll`, as `bothSides` names the endpoints.
 * @param one the party that an actor of the first door is
 * @param other the same for the second door, with its prefix
 */
export function onBothSides<
  Party,
  A,
  B,
  const P extends string,
  Acts extends Readonly<Record<string, ActionOfParty<Party>>>,
>(
  one: (actor: A) => Party,
  other: { prefix: P; party: (actor: B) => Party },
  acts: Acts,
): { [K in keyof Acts]: ByActor<Acts[K], A> } & {
  [K in keyof Acts & string as `${P}${Capitalize<K>}`]: ByActor<Acts[K], B>;
} {
  const entries = Object.entries(acts).flatMap(([name, act]) => [
    [name, (work: Work, actor: A, input: unknown, caller: Caller) => act(work, one(actor), input, caller)],
    [
      sideKey(other.prefix, name),
      (work: Work, actor: B, input: unknown, caller: Caller) => act(work, other.party(actor), input, caller),
    ],
  ]);
  return Object.fromEntries(entries);
}

/** Joins an endpoint whose answer is a file with what makes it. */
export function serveFile<A, I extends z.ZodType>(
  endpoint: Endpoint<A, I> & { isFile?: boolean },
  handle: (work: Work, actor: A, input: z.output<I>) => Promise<Download>,
): Route {
  return { endpoint, handle: handle as Route['handle'] };
}

/** A route with its share of the database: an endpoint whose tables somebody holds does not stop the others. */
interface SharingRoute extends Route {
  readonly share: Share;
}

/** What the composition root knows and the kit does not. */
export interface Doorkeeper {
  /** The actor behind a bearer token; undefined for none, unknown or expired. */
  identify(token: string): Promise<object | undefined>;
  /** Why somebody whom the door would let in may not make this call all the same: a program whose key does not go so far. */
  refuses?(actor: object, endpoint: AnyEndpoint): Refusal | undefined;
  /** Whether `id:secret` are the fixed client credentials of token calls (spec §7). */
  isClient(id: string, secret: string): boolean;
  /** A key that is one and the same person's, for `requestId`. */
  keyOf(actor: object): string;
}

export interface Api {
  /** Calls an endpoint inside this process, as a visitor without login: what page loaders do. @throws Refusal */
  call<E extends AnyEndpoint>(endpoint: E, input: CallOf<E>, language: Language): Promise<ReplyOf<E>>;
}

/**
 * Registers the routes under `/v3/…`.
 * @param options.checkReplies also holds every reply against its schema: for tests
 * @throws Error when two routes share a path
 */
export function serveRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  workshop: Workshop,
  doorkeeper: Doorkeeper,
  options: {
    checkReplies?: boolean;
    log: (error: unknown, where: string) => void;
    /** Hears of everybody logged in whom a door has refused: who, from where, which call. */
    noteRefused?: (what: string) => void;
  },
): Api {
  const byPath = new Map<string, SharingRoute>();
  for (const route of routes) {
    const name = `${route.endpoint.method} ${route.endpoint.path}`;
    if (byPath.has(name)) throw new Error(`two routes serve ${name}`);
    byPath.set(name, { ...route, share: openShare(workshop.database) });
  }

  const run = async (
    route: SharingRoute,
    actor: object | undefined,
    raw: unknown,
    language: Language,
    caller: Caller,
  ) => {
    const { endpoint, handle, before } = route;
    const input = readInput(endpoint.input, raw);
    const act = async (work: Work) => {
      const reply = await handle(work, actor, input, caller);
      return reply === undefined ? {} : reply;
    };
    const isNamed = endpoint.method === 'POST' && (endpoint.creates || !endpoint.apart);
    const request =
      actor && isNamed ? requestOf(raw, { who: doorkeeper.keyOf(actor), path: endpoint.path }) : undefined;
    const apart = endpoint.method === 'GET' || endpoint.apart;
    if (apart && !request) return route.share(() => workshop.reading(language, act));
    const actOnce = async (work: Work) => {
      const first = request && (await repeatedReply(work, request));
      if (first) return first.reply;
      const reply = await act(work);
      if (request) rememberReply(work, request, reply);
      return reply;
    };
    return route.share(async () => {
      try {
        if (before) await workshop.reading(language, (work) => before(work, actor, input));
      } catch (error) {
        // Whoever repeats what was done already is told what he was told then, although it could not be done anew.
        if (!(error instanceof Refusal) || !request) throw error;
        const first = await workshop.reading(language, (work) => keptReply(work, request));
        if (!first) throw error;
        return first.reply;
      }
      return workshop.inTransaction(language, actOnce);
    });
  };

  /** Who has come through the door of his call. */
  const actors = new WeakMap<FastifyRequest, object>();
  /** Whose body is being read: what fails then is the fault of what was sent, whoever reads it. */
  const reading = new WeakSet<FastifyRequest>();

  for (const route of byPath.values()) {
    const { endpoint } = route;
    const isForMembers = endpoint.access.login === 'required';
    app.route({
      method: endpoint.method,
      url: `/${endpoint.path}`,
      bodyLimit: endpoint.bodyBytes,
      // First the door, then the limit, and only then is anything read of what was sent.
      onRequest: [
        async (request) => {
          const actor = await enter(endpoint, request, doorkeeper, options.noteRefused);
          if (actor) actors.set(request, actor);
          refuseOversized(request, endpoint.uploadBytes);
        },
      ],
      preParsing: async (request) => void reading.add(request),
      config: {
        takesFile: takesFile(endpoint.input),
        multipartOptions: uploadLimits(endpoint.uploadBytes),
        ...(endpoint.perMinute
          ? {
              rateLimit: {
                max: endpoint.perMinute,
                timeWindow: minutes(1),
                keyGenerator: (request: FastifyRequest) => {
                  const actor = isForMembers ? actors.get(request) : undefined;
                  const who = actor ? `member ${doorkeeper.keyOf(actor)}` : addressOf(request);
                  return `${endpoint.path} ${who}`;
                },
              },
            }
          : {}),
      },
      handler: async (request, reply) => {
        reading.delete(request);
        const language = languageOf(request);
        const actor = actors.get(request);
        const raw = rawInput(endpoint, request);
        const data = await run(route, actor, raw, language, {
          ip: request.ip,
          userAgent: String(request.headers['user-agent'] ?? '').slice(0, 300),
        });
        states.set(request, State.done);
        if (endpoint.isFile) return sendDownload(request, reply, data as Download);
        if (options.checkReplies) endpoint.reply.parse(data);
        reply
          .headers(isMachine(request) ? MACHINE_HEADERS : DATA_HEADERS)
          .type('application/json; charset=utf-8');
        // Written as bytes once: its tag, its length and the socket want them all.
        const bytes = Buffer.from(JSON.stringify({ state: State.done, msg: 'success', data: data ?? null }));
        if (isRead(request, reply, bytes)) return reply.status(304).send();
        const packed = packText(bytes, request.headers['accept-encoding']);
        if (!packed) return bytes;
        reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
        return await packed;
      },
    });
  }

  app.setErrorHandler((error: unknown, request, reply) => {
    const said = reading.has(request) ? unreadable(error, request) : error;
    return answerError(said, request, reply, options.log);
  });

  return {
    async call(endpoint, input, language) {
      const route = byPath.get(`${endpoint.method} ${endpoint.path}`);
      if (!route || route.endpoint.access.login === 'required') throw httpErrors.notLoggedIn();
      return run(route, undefined, input, language, { ip: '', userAgent: '' }) as Promise<never>;
    },
  };
}

async function enter(
  endpoint: AnyEndpoint,
  request: FastifyRequest,
  doorkeeper: Doorkeeper,
  noteRefused?: (what: string) => void,
): Promise<object | undefined> {
  const { access } = endpoint;
  if (access.login === 'none') return undefined;
  const header = request.headers.authorization ?? '';
  if (access.login === 'client') {
    const [id = '', secret = ''] = Buffer.from(/^Basic\s+(\S+)$/i.exec(header)?.[1] ?? '', 'base64')
      .toString()
      .split(':');
    if (!doorkeeper.isClient(id, secret)) throw httpErrors.notAllowed();
    return undefined;
  }
  const token = /^Bearer\s+(\S+)$/i.exec(header)?.[1];
  const actor = token ? await doorkeeper.identify(token) : undefined;
  if (!actor) {
    if (access.login === 'required') throw httpErrors.notLoggedIn();
    return undefined;
  }
  const refused = access.refuses?.(actor);
  const refusal = refused ? new Refusal(State.notAllowed, refused) : doorkeeper.refuses?.(actor, endpoint);
  if (!refusal) return actor;
  noteRefused?.(
    `member ${doorkeeper.keyOf(actor)} from ${request.ip} at ${endpoint.method} ${endpoint.path}`,
  );
  throw refusal;
}

/** The language a call is answered in: what the client asks for by header, else the visitor's cookie, else Chinese. */
export function languageOf(request: FastifyRequest): Language {
  const asked = request.headers['accept-language'];
  const kept = (request as FastifyRequest & { cookies?: Record<string, string | undefined> }).cookies?.lang;
  return toLanguage(kept ?? asked);
}

/** Nobody keeps an answer, and nobody who opens one gets a file of a name that he was led to. */
const DATA_HEADERS = { 'cache-control': 'no-store', 'content-disposition': 'inline; filename="api.json"' };

const states = new WeakMap<FastifyRequest, State>();

/** What the envelope of an answer said; undefined for what has none, as pages and files. */
export const stateOf = (request: FastifyRequest): State | undefined => states.get(request);

/** In seconds: as long as the mall needs at most after the database's return. */
export const RETRY_AFTER = 2;

/** SQLSTATEs that only bad input can cause: a NUL in a text, a number out of range, text that is no number. */
const INPUT_CODES = new Set(['22021', '22P05', '22003', '22P02', '22001', '22007', '22008']);

function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  log: (error: unknown, where: string) => void,
) {
  reply.headers(DATA_HEADERS);
  const send = (status: number, refusal: Refusal) => {
    states.set(request, refusal.state);
    return reply.status(status).send(refusal.in(languageOf(request)));
  };
  const unavailability = whyUnavailable(error);
  if (unavailability) {
    // That it is away is said once for all, by the pool.
    if (unavailability === 'busy') log(error, `${request.method} ${request.routeOptions.url ?? ''}`);
    reply.header('retry-after', RETRY_AFTER);
    return send(503, httpErrors.unavailable());
  }
  const refusal = toRefusal(error);
  if (refusal) return send(isMachine(request) ? statusFor(refusal.state) : 200, refusal);
  log(error, `${request.method} ${request.routeOptions.url ?? '(no route)'}`);
  return send(500, httpErrors.broken());
}

/** Why what was sent could not be read. */
function unreadable(error: unknown, request: FastifyRequest): Refusal {
  if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE')
    return fileTooLarge(request.routeOptions.config.multipartOptions?.limits?.fileSize);
  return toRefusal(error) ?? httpErrors.badInput({ name: '' });
}

function toRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  const { statusCode = 0 } = error as { statusCode?: number };
  if (statusCode === 413) return httpErrors.tooLarge();
  if (statusCode === 429) return httpErrors.tooMany();
  if (statusCode >= 400 && statusCode < 500) return httpErrors.badInput({ name: '' });
  if (INPUT_CODES.has(codeOf(error))) return httpErrors.badInput({ name: '' });
  return undefined;
}

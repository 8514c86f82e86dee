// Calls the API from the browser: language, token, time-out, envelope (spec §7).
import type { AnyEndpoint, CallOf, Envelope, ReplyOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import { toLanguage } from '#kit/words/text.ts';

const TIMEOUT = 10_000; // spec §7, §9: 10000 ms

/** A refusal as the browser sees it: `message` is the server's sentence in the visitor's language. */
export class CallError extends Error {
  readonly state: number;
  readonly data: unknown;

  constructor(state: number, message: string, data: unknown = null) {
    super(message);
    this.name = 'CallError';
    this.state = state;
    this.data = data;
  }
}

/** What the login room adds to every call: it knows tokens, the kit does not. */
export interface CallSession {
  /** A token that is good now, refreshed if it has grown old; undefined for a guest. */
  token(): Promise<string | undefined>;
  /** Reply 266 to a call with this token: clear login data; `prompt` says whether a login prompt is due (spec §4). */
  ended(token: string | undefined, prompt: boolean): void;
  /** Reply 403 to somebody logged in: what the browser knows of him may be out of date. */
  denied?(): void;
  /** Lets a guest log in over the page; true once he has, false when he would rather not. */
  logIn?(): Promise<boolean>;
}

let session: CallSession = { token: async () => undefined, ended: () => {} };

export function setCallSession(given: CallSession): void {
  session = given;
}

/** What somebody wants to do needs a login: he logs in where he is. Returns whether it may be tried again. */
export const logInFirst = async (): Promise<boolean> => (await session.logIn?.()) ?? false;

/** Does it; what is refused for want of a login is done once more when somebody has logged in over the page. */
export const withLogin = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch(async (reason: unknown) => {
    const isWanting = reason instanceof CallError && reason.state === State.notLoggedIn;
    if (isWanting && (await logInFirst())) return work();
    throw reason;
  });

const OFFLINE = {
  zh: '网络异常，请检查网络后重试',
  en: 'Network problem, please check your connection and try again',
};
const SLOW = { zh: '请求超时，请重试', en: 'The request timed out, please try again' };

/**
 * Calls an endpoint and returns its data.
 * @param foreignToken instead of the browser's own login, which then ends by no answer
 * @throws CallError for every reply other than 200, for no network and for a time-out
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
  foreignToken?: string,
): Promise<ReplyOf<E>> {
  const { language, headers, token } = await callerHeaders(endpoint, foreignToken);
  let url = `/${endpoint.path}`;
  let body: BodyInit | undefined;
  const fields = (input ?? {}) as Record<string, unknown>;
  if (endpoint.method === 'GET') {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      for (const one of Array.isArray(value) ? value : [value])
        if (one !== undefined && one !== '') query.append(name, String(one));
    }
    if (query.size > 0) url += `?${query}`;
  } else if (Object.values(fields).some((value) => value instanceof Blob)) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) {
      if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
    }
    body = form;
  } else {
    headers['content-type'] = 'application/json';
    body = JSON.stringify(fields);
  }
  let reply: Envelope<ReplyOf<E>>;
  try {
    const response = await fetch(url, {
      method: endpoint.method,
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    reply = (await response.json()) as Envelope<ReplyOf<E>>;
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError';
    throw new CallError(0, (timedOut ? SLOW : OFFLINE)[language]);
  }
  if (reply.state === State.done) return reply.data;
  if (reply.state === State.notLoggedIn && foreignToken === undefined)
    session.ended(token, endpoint.method === 'POST' && !endpoint.quiet);
  if (reply.state === State.notAllowed && token && foreignToken === undefined) session.denied?.();
  throw new CallError(reply.state, reply.msg, reply.data);
}

async function callerHeaders(endpoint: AnyEndpoint, foreignToken?: string) {
  const language = toLanguage(document.documentElement.lang);
  const headers: Record<string, string> = { 'accept-language': language };
  let token: string | undefined;
  if (endpoint.access.login === 'client')
    headers.authorization = `Basic ${btoa('front:front')}`; // spec §7
  else if (endpoint.access.login !== 'none') {
    token = foreignToken ?? (await session.token());
    if (token) headers.authorization = `Bearer ${token}`;
  }
  return { language, headers, token };
}

/**
 * Fetches the file that an endpoint answers, however long it takes.
 * @param onProgress hears from 0 to 1 how much has come; `rows` are those inside
 * @throws CallError as `call` does, also when `signal` ends it
 */
export async function callForFile<E extends AnyEndpoint>(
  endpoint: E,
  input: CallOf<E>,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (part: number, rows: number) => void } = {},
): Promise<{ fileName: string; blob: Blob }> {
  const { language, headers } = await callerHeaders(endpoint);
  try {
    const response = await (endpoint.method === 'GET'
      ? fetch(`/${endpoint.path}?${new URLSearchParams(input as Record<string, string>)}`, {
          headers,
          signal,
        })
      : fetch(`/${endpoint.path}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(input ?? {}),
          signal,
        }));
    const rows = response.headers.get('x-rows');
    if (rows === null || !response.body) {
      const refused = (await response.json()) as Envelope<unknown>;
      throw new CallError(refused.state, refused.msg, refused.data);
    }
    const about = Math.max(1, Number(response.headers.get('x-about-bytes')));
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    let come = 0;
    for (const reader = response.body.getReader(); ; ) {
      const { value, done } = await reader.read();
      if (done) break;
      pieces.push(value);
      come += value.length;
      onProgress?.(Math.min(0.99, come / about), Number(rows));
    }
    const [, name = 'list'] =
      /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    const type = response.headers.get('content-type') ?? '';
    return { fileName: decodeURIComponent(name), blob: new Blob(pieces, { type }) };
  } catch (error) {
    throw error instanceof CallError ? error : new CallError(0, OFFLINE[language]);
  }
}

/** A fresh key for a creating post: one per press of the button, kept while it is retried. */
export function newRequestId(): string {
  return crypto.randomUUID();
}

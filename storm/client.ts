// How the load calls the mall: as a good client does, who repeats a creating call with its `requestId` until he is answered.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { AnyEndpoint, CallOf, Envelope, ReplyOf } from '#kit/http/endpoint.ts';
import { State } from '#kit/http/state.ts';
import type { DeedKind } from './deeds.ts';
import type { Ledger } from './ledger.ts';
import type { Random } from './random.ts';
import type { Tally } from './tally.ts';

/** Longer than anybody may have to wait (decision 049): who waits longer hangs. */
const PATIENCE = 40_000;
const KEEPS_ASKING = 120_000;
const REPEATED = 10; // of a hundred acknowledged calls

export interface Person {
  memberId: number;
  token: string;
}

type Answer =
  | { is: 'done'; data: unknown }
  | { is: 'refused'; msg: string }
  | { is: 'unavailable' }
  | { is: 'nothing' };

/** The call did not do what was wished; the load goes on with something else. */
export class NotDone extends Error {}

export interface Wish<E extends AnyEndpoint> {
  kind: DeedKind;
  mark: string;
  /** Of the reply, what the database must say too. */
  fact?(reply: ReplyOf<E>): string;
  /** The mark, where only the reply knows it. */
  markOf?(reply: ReplyOf<E>): string;
}

export interface Client {
  /** Reads, or does what may be lost. @throws NotDone */
  call<E extends AnyEndpoint>(endpoint: E, input: CallOf<E>, person?: Person): Promise<ReplyOf<E>>;
  /** Makes something, once. @throws NotDone */
  create<E extends AnyEndpoint>(
    endpoint: E,
    input: CallOf<E>,
    person: Person,
    wish: Wish<E>,
  ): Promise<ReplyOf<E>>;
  /** Takes a step that a document takes once, or makes true what may be made true twice. @throws NotDone */
  step<E extends AnyEndpoint>(
    endpoint: E,
    input: CallOf<E>,
    person: Person,
    wish: Wish<E>,
  ): Promise<ReplyOf<E>>;
  /** Writes down what was acknowledged on another way. */
  note(kind: DeedKind, mark: string): void;
  /** One of the malls. */
  origin(): string;
  /** A page as a visitor opens it. */
  page(path: string): Promise<void>;
  /** Hands in a file. @returns its key */
  upload(person: Person, bytes: Uint8Array, purpose: string): Promise<number>;
  /** Whether the bytes of a file are still served to its owner. */
  hasFile(person: Person, fileId: number): Promise<boolean>;
}

interface Options {
  origins(): readonly string[];
  random: Random;
  ledger: Ledger;
  tally: Tally;
  renew(person: Person): Promise<void>;
}

export function openClient({ origins, random, ledger, tally, renew }: Options): Client {
  async function send(path: string, init: RequestInit): Promise<Response | undefined> {
    const began = performance.now();
    try {
      const response = await fetch(`${random.pick(origins())}/${path}`, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.clone().arrayBuffer();
      tally.took(performance.now() - began);
      return response;
    } catch (error) {
      const isHung = (error as Error).name === 'TimeoutError';
      tally.note(isHung ? 'hung' : 'nothing', path);
      return undefined;
    }
  }

  async function judge(path: string, response: Response | undefined): Promise<Answer> {
    if (!response) return { is: 'nothing' };
    const reply = (await response.json().catch(() => undefined)) as Envelope<unknown> | undefined;
    if (reply?.state === State.done) {
      tally.note('served', path);
      return { is: 'done', data: reply.data };
    }
    if (reply?.state === State.unavailable || response.status === 503) {
      tally.note('unavailable', path);
      if (response.headers.get('retry-after') === null)
        tally.note('broken', `${path}: 503 without Retry-After`);
      return { is: 'unavailable' };
    }
    if (!reply || reply.state >= 500) {
      tally.note('broken', `${path}: ${response.status} ${reply?.msg ?? 'no envelope'}`);
      return { is: 'unavailable' };
    }
    tally.note('refused', `${path}: ${reply.state} ${reply.msg}`.replace(/\d+/g, '#'));
    return { is: 'refused', msg: `${path}: ${reply.state} ${reply.msg}` };
  }

  async function ask(endpoint: AnyEndpoint, input: unknown, person?: Person): Promise<Answer> {
    const headers: Record<string, string> = { 'accept-language': random.chance(80) ? 'zh' : 'en' };
    if (person) headers.authorization = `Bearer ${person.token}`;
    else if (endpoint.access.login === 'client') headers.authorization = `Basic ${btoa('front:front')}`;
    let { path } = endpoint;
    let body: string | undefined;
    if (endpoint.method === 'GET') path += `?${query(input as object)}`;
    else {
      headers['content-type'] = 'application/json';
      body = JSON.stringify(input ?? {});
    }
    const response = await send(path, { method: endpoint.method, headers, body });
    const answer = await judge(endpoint.path, response);
    if (answer.is === 'refused' && answer.msg.includes(`: ${State.notLoggedIn} `) && person) {
      await renew(person);
      return { is: 'unavailable' };
    }
    return answer;
  }

  /** Asks until there is an answer. */
  async function insist(endpoint: AnyEndpoint, input: unknown, person: Person) {
    const until = Date.now() + KEEPS_ASKING;
    let was503 = false;
    let wasNothing = false;
    for (;;) {
      const answer = await ask(endpoint, input, person);
      if (answer.is === 'done' || answer.is === 'refused') return { answer, was503, wasNothing };
      if (answer.is === 'unavailable') was503 = true;
      else wasNothing = true;
      if (Date.now() > until) throw new NotDone(`${endpoint.path}: never answered`);
      await sleep(1_000 + random.next() * 1_000);
    }
  }

  const client: Client = {
    async call(endpoint, input, person) {
      const answer = await ask(endpoint, input, person);
      if (answer.is === 'done') return answer.data as never;
      throw new NotDone('msg' in answer ? answer.msg : answer.is);
    },
    async create(endpoint, input, person, { kind, mark, fact }) {
      const asked = { ...(input as object), requestId: randomUUID() };
      const pen = ledger.begin(kind, mark);
      const { answer, was503, wasNothing } = await insist(endpoint, asked, person);
      if (answer.is !== 'done') {
        pen.refused(was503 && !wasNothing);
        throw new NotDone(answer.msg);
      }
      const reply = answer.data as ReplyOf<typeof endpoint>;
      pen.done(fact?.(reply));
      if (random.chance(REPEATED)) {
        const again = await ask(endpoint, asked, person);
        if (again.is === 'done' || again.is === 'refused') ledger.repeats += 1;
        if (again.is === 'refused') ledger.unlike.push(`${endpoint.path} ${mark}: ${again.msg}`);
        if (again.is === 'done' && !isDeepStrictEqual(again.data, answer.data))
          ledger.unlike.push(`${endpoint.path} ${mark}: another reply than the first time`);
      }
      return reply;
    },
    async step(endpoint, input, person, { kind, mark, fact, markOf }) {
      const { answer, was503, wasNothing } = await insist(endpoint, input, person);
      if (answer.is === 'done') {
        const reply = answer.data as ReplyOf<typeof endpoint>;
        ledger.begin(kind, markOf?.(reply) ?? mark).done(fact?.(reply));
        return reply;
      }
      if (was503 || wasNothing) ledger.begin(kind, mark).refused(was503 && !wasNothing);
      throw new NotDone(answer.msg);
    },
    note: (kind, mark) => ledger.begin(kind, mark).done(),
    origin: () => random.pick(origins()),
    async page(path) {
      const response = await send(path, { headers: { accept: 'text/html', 'accept-language': 'zh' } });
      if (!response) return;
      const { status } = response;
      const outcome =
        status < 400 ? 'served' : status === 503 ? 'unavailable' : status < 500 ? 'refused' : 'broken';
      tally.note(outcome, `/${path.split('?')[0]}: ${status}`);
    },
    async upload(person, bytes, purpose) {
      const form = new FormData();
      form.append('purpose', purpose);
      form.append('file', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), 'paper.pdf');
      const path = 'v3/system/front/file/upload';
      const headers = { authorization: `Bearer ${person.token}` };
      const answer = await judge(path, await send(path, { method: 'POST', headers, body: form }));
      if (answer.is !== 'done') throw new NotDone(answer.is);
      const { fileId } = answer.data as { fileId: number };
      ledger.begin('file', String(fileId)).done();
      return fileId;
    },
    async hasFile(person, fileId) {
      const path = `v3/system/front/file/info?fileId=${fileId}`;
      const headers = { authorization: `Bearer ${person.token}` };
      const answer = await judge('v3/system/front/file/info', await send(path, { headers }));
      if (answer.is !== 'done') return false;
      const { url } = answer.data as { url: string };
      const file = await send(new URL(url, 'http://mall').href.replace('http://mall/', ''), { headers });
      return file?.status === 200 && Number(file.headers.get('content-length') ?? 1) > 0;
    },
  };
  return client;
}

function query(input: object): string {
  const words = new URLSearchParams();
  for (const [name, value] of Object.entries(input ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined) words.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  return words.toString();
}

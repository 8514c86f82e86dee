// How the mall says no: one sentence per reason, zh and en side by side, made by the room that knows the reason.
import type { Language, Text } from '#kit/words/text.ts';
import type { Envelope } from './endpoint.ts';
import { State } from './state.ts';

/** A refusal on its way to the visitor. Throwing it undoes the whole transaction. */
export class Refusal extends Error {
  readonly state: State;
  readonly text: Text;
  /** What the client may need to mend it, e.g. `{ left: 3 }`. */
  readonly data: unknown;
  /** What programs go by, `<room>.<reason>`: it stays when the sentence is written better. */
  readonly code: string;

  /** As it is answered. */
  in(language: Language): Envelope<unknown> {
    const { state, text, code, data } = this;
    return { state, msg: text[language], code, data };
  }

  /** @param code the usual one of its state, where no reason has a name of its own */
  constructor(state: State, text: Text, data: unknown = null, code: string = usualCode(state)) {
    super(text.en);
    this.name = 'Refusal';
    this.code = code;
    this.state = state;
    this.text = text;
    this.data = data;
  }
}

const usualCode = (state: State): string =>
  state === State.notAllowed
    ? 'http.notAllowed'
    : state === State.notFound
      ? 'http.notFound'
      : 'http.refused';

type Reason = (Text & { state?: State }) | ((values: never) => Text & { state?: State });
type Thrower<R> = R extends (values: infer V) => unknown ? (values: V) => Refusal : () => Refusal;

/** A declared reason, for the catalogue of codes. */
export interface KnownReason extends Text {
  code: string;
  state: State;
}

const known = new Map<string, Reason>();

/**
 * Declares a room's refusals: `throw cartErrors.shortOfStock({ left })`.
 * A reason is a sentence, or a function from values to one; without a `state` it is 255.
 * @param room what its codes begin with
 * @throws Error for a code that is declared twice
 */
export function errors<const R extends Readonly<Record<string, Reason>>>(
  room: string,
  reasons: R,
): { readonly [K in keyof R]: Thrower<R[K]> } {
  return Object.fromEntries(
    Object.entries(reasons).map(([name, reason]) => {
      const code = `${room}.${name}`;
      if (known.has(code)) throw new Error(`two refusals have the code ${code}`);
      known.set(code, reason);
      return [
        name,
        (values?: unknown) => {
          const said = typeof reason === 'function' ? reason(values as never) : reason;
          return new Refusal(said.state ?? State.refused, { zh: said.zh, en: said.en }, values ?? null, code);
        },
      ];
    }),
  ) as { readonly [K in keyof R]: Thrower<R[K]> };
}

/** Stands for whatever a sentence names: `{left}`. */
const anyValues = new Proxy({}, { get: (_, name) => (typeof name === 'string' ? `{${name}}` : undefined) });

/** Every reason that the loaded rooms declare, by its code; a sentence that counts with its values is left empty. */
export function knownReasons(): KnownReason[] {
  const reasons = [...known].map(([code, reason]): KnownReason => {
    const told = (): Partial<Text> & { state?: State } => {
      try {
        return typeof reason === 'function' ? reason(anyValues as never) : reason;
      } catch {
        return {};
      }
    };
    const { zh = '', en = '', state = State.refused } = told();
    return { code, state, zh, en };
  });
  return reasons.sort((a, b) => (a.code < b.code ? -1 : 1));
}

/** The reason of a life whose step its state does not allow: `notNow: notIn(runStatus)`. */
export const notIn =
  <S extends string>(status: Readonly<Record<S, Text>>) =>
  ({ state }: { state: S }): Text => ({
    zh: `当前状态（${status[state].zh}）不允许此操作`,
    en: `Not allowed in the current state (${status[state].en})`,
  });

export const httpErrors = errors('http', {
  notLoggedIn: { state: State.notLoggedIn, zh: '请先登录', en: 'Please login' },
  /** A rule said it in a sentence of its own. */
  refused: { zh: '操作未能完成', en: 'This could not be done' },
  notAllowed: { state: State.notAllowed, zh: '您没有权限进行此操作', en: 'You are not allowed to do this' },
  notFound: {
    state: State.notFound,
    zh: '您要找的内容不存在',
    en: 'What you are looking for does not exist',
  },
  badInput: ({ name }: { name: string }) => ({
    zh: name ? `参数 ${name} 不正确` : '提交的内容格式不正确',
    en: name ? `Parameter ${name} is not correct` : 'What was sent is not correct',
  }),
  missingInput: ({ name }: { name: string }) => ({
    zh: `缺少参数 ${name}`,
    en: `Parameter ${name} is missing`,
  }),
  requestIdReused: {
    zh: '同一 requestId 已用于另一请求，请换一个',
    en: 'This requestId was used for another request, please take a new one',
  },
  tooSlow: {
    state: State.tooSlow,
    zh: '发送超时，请检查网络后重试',
    en: 'Sending took too long, please check your connection and try again',
  },
  tooLarge: { state: State.tooLarge, zh: '提交的内容过大', en: 'What was sent is too large' },
  fileTooLarge: ({ megabytes }: { megabytes: number }) => ({
    state: State.tooLarge,
    zh: `文件过大，最大 ${megabytes} MB`,
    en: `The file is too large, at most ${megabytes} MB`,
  }),
  tooMany: {
    state: State.tooMany,
    zh: '操作过于频繁，请稍后再试',
    en: 'Too many requests, please try again later',
  },
  broken: {
    state: State.broken,
    zh: '系统繁忙，请稍后再试',
    en: 'Something went wrong, please try again later',
  },
  unavailable: {
    state: State.unavailable,
    zh: '系统暂时无法响应，请稍后重试',
    en: 'The mall cannot answer right now, please try again in a moment',
  },
});

// What the server's log may say about a failure: what broke and where, never what somebody typed, sent or was sent.
import { currentRequestId } from './request-id.ts';

const HIDDEN = '[hidden]';

/** Secrets by their shape or by the name before them. What is hidden for nothing harms nobody; the other way round it does. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Tokens that say who somebody is.
  [/\beyJ[\w-]{5,}\.[\w-]{5,}\.[\w-]*/g, HIDDEN],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${HIDDEN}`],
  // `password: …`, `"smsCode":"…"`, `refresh_token=…`, and others whose name ends like these.
  [
    /\b([\w-]*(?:passw(?:or)?d|pwd|secret|token|code|captcha|ticket|credential|authorization|cookie|signature|sign|key))(["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&)}\]]+)/gi,
    `$1$2${HIDDEN}`,
  ],
  // Hashes of passwords; PostgreSQL's own words for the values of a row.
  [/\$argon2[^\s'")]+/g, HIDDEN],
  [/\bKey \([^)]*\)=\([^)]*\)/g, `Key ${HIDDEN}`],
  // Drizzle writes the statement's values after it.
  [/\bparams:[^\n]*/g, `params: ${HIDDEN}`],
  // Values that PostgreSQL could not read: `invalid input syntax for type bigint: "…"`.
  [/(invalid input [^:]*: )"[^"]*"/g, `$1${HIDDEN}`],
  // Codes in the text of a message, mobiles and e-mail addresses.
  [/(?<![\w:-]|\d\.)\d{4,8}(?![\w:-]|\.\d)/g, HIDDEN],
  [/(?<!\d)1\d{10}(?!\d)/g, HIDDEN],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, HIDDEN],
];

/** The text without anything that looks like a secret or like a person's address. Lines stay one line each. */
export function scrub(text: string): string {
  return SECRETS.reduce((left, [secret, instead]) => left.replace(secret, instead), text);
}

/**
 * What may be logged of an error: when and where it happened, its kind, its message without secrets, where in the code,
 * and the same of what caused it. Values of statements never: neither Drizzle's `params` nor PostgreSQL's `detail`.
 */
export function describeError(error: unknown): string {
  const told: string[] = [];
  for (let at = error; told.length === 0 || (at !== undefined && told.length < 4); ) {
    if (!(at instanceof Error)) {
      told.push(scrub(oneLine(String(at))));
      break;
    }
    const frames = (at.stack ?? '').split('\n').filter((one) => /^\s+at /.test(one));
    told.push([`${at.name}${codeOf(at)}: ${scrub(oneLine(at.message))}`, ...frames].join('\n'));
    at = at.cause;
  }
  return told.join('\n  caused by ');
}

/** The same line in its parts, for a log that machines read. */
export interface Failure {
  /** At which door it happened; '' where none was involved. */
  where: string;
  /** While which request; undefined outside of any. */
  requestId: string | undefined;
  /** What `describeError` says. */
  error: string;
}

/** Takes a line for people; a failure comes with its parts. */
export type WriteLog = (line: string, failure?: Failure) => void;

/** Writes errors to a log so that no secret gets there. `where` says at which door they happened. */
export function safeLog(log: WriteLog, now: () => Date) {
  return (error: unknown, where = ''): void => {
    const failure = { where, requestId: currentRequestId(), error: describeError(error) };
    const place = [where, failure.requestId && `[${failure.requestId}]`].filter(Boolean).join(' ');
    log(`${now().toISOString()} ${place && `${place} `}${failure.error}`, failure);
  };
}

const codeOf = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';

/** Nobody writes lines of his own into the log. Of a long text the beginning is enough. */
const oneLine = (text: string): string => {
  const beginning = text.length > 2_000 ? `${text.slice(0, 2_000)} …` : text;
  return beginning.replace(/\r?\n/g, ' ⏎ ').replace(/[\p{Cc}\u2028\u2029]/gu, '�');
};

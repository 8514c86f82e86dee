// The `state` numbers that every reply carries (spec §7).

export const State = {
  done: 200,
  /** Refused: bad input, or the mall's rules forbid it now. Nothing has changed. */
  refused: 255,
  /** Not logged in: the client clears its login data and shows 'please login' (spec §8). */
  notLoggedIn: 266,
  /** Logged in, but this member type, store or role may not. */
  notAllowed: 403,
  /** Does not exist, or is somebody else's. */
  notFound: 404,
  /** What was sent did not arrive in time. The reply's status says so too. */
  tooSlow: 408,
  tooLarge: 413,
  tooMany: 429,
  broken: 500,
  /** Nothing is wrong with the call: the database is away or too busy. The reply's status says so too, with Retry-After. */
  unavailable: 503,
} as const;

export type State = (typeof State)[keyof typeof State];

// What the books answer, and what they do by themselves.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { booksProtocol } from '../books.protocol.ts';
import { entryListRoutes, showEntry, trialBalance } from './look-into-books.ts';
import { sealTimer } from './seal-days.ts';

export const booksRoutes = (): Route[] => [
  ...serveAll(booksProtocol, { entry: showEntry, trial: trialBalance }),
  ...entryListRoutes,
];

export const booksTimers: readonly TimerHandler[] = [sealTimer];

// What the books do by themselves.
import type { TimerHandler } from '#kit/jobs/timer.ts';
import { sealTimer } from './seal-days.ts';

export const booksTimers: readonly TimerHandler[] = [sealTimer];

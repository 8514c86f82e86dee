// What the company room serves: certified enterprises and their employees.
import type { Listener } from '#kit/events/event.ts';
import type { Route } from '#kit/http/server/serve.ts';
import type { TimerHandler } from '#kit/jobs/timer.ts';
import type { FileStore } from '#mall/file/server/file.ts';
import type { SmsSender } from '#mall/message/server/message.ts';
import { certificationRoutes } from './certification.routes.ts';
import { certificationTimers } from './expire-certification.ts';
import { subAccountRoutes } from './sub-account.routes.ts';
import { subAccountListeners, subAccountTimers } from './sub-account-news.ts';

/** What the room needs from outside: the secret that hides ID numbers, and a place for letters that it writes. */
export interface CompanyFacilities {
  tokenSecret: Uint8Array;
  fileStore: FileStore;
  /** Takes initial passwords to employees. */
  smsSender: SmsSender;
}

export function companyRoutes(facilities: CompanyFacilities): Route[] {
  return [...certificationRoutes(facilities), ...subAccountRoutes(facilities)];
}

export const companyListeners: readonly Listener[] = [...subAccountListeners];

export const companyTimers: readonly TimerHandler[] = [...certificationTimers, ...subAccountTimers];

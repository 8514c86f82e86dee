// The secret that signs tokens and tickets: the environment's, or one that is made once and kept in the database.
import { randomBytes } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { keepSetting } from './keep-setting.ts';

/** @param given the environment's; without it all processes on one database use the kept one */
export const findTokenSecret = async (work: Work, given: string | undefined): Promise<string> =>
  given ?? String(await keepSetting(work, 'token_secret', randomBytes(48).toString('base64')));

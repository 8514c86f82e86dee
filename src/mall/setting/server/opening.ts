// Whether the mall lets visitors in, what it still needs before, and the door through which its operators look meanwhile.
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import type { Actions } from '#kit/http/server/serve.ts';
import { bit } from '#kit/http/wire.ts';
import { after, hours } from '#kit/time/duration.ts';
import { OPENING_ITEMS, OPENING_KEYS, type OpeningKey } from '../opening.ts';
import type { openingProtocol } from '../setting.protocol.ts';
import { findSetting, keepSetting, replaceSetting } from './keep-setting.ts';
import { settingErrors } from './setting.errors.ts';

const OPEN = 'site_open';
/** domain-operate §1 */
const LOOK_FOR = hours(12);

/** Whether each of them is done. What they ask stands on higher floors. */
export type OpeningChecks = (work: Work) => Promise<Readonly<Record<OpeningKey, boolean>>>;

const DONE = 'opening_done';
/** What the list itself has seen done; the rest is asked of the mall as it stands. */
type Seen = 'sms' | 'backup' | 'look';

/** When each of them was done. */
export const findSeen = async (work: Work): Promise<Partial<Record<Seen, string>>> =>
  ((await findSetting(work, DONE)) as Partial<Record<Seen, string>> | undefined) ?? {};

const keepSeen = async (work: Work, key: Seen): Promise<void> =>
  replaceSetting(work, DONE, { ...(await findSeen(work)), [key]: work.now.toISOString() });

/** A mall that has never said is open: a demo, and one that was there before it could be shut. */
export async function isMallOpen(work: Work): Promise<boolean> {
  return (await findSetting(work, OPEN)) !== false;
}

/** For a mall in production that has not said: it begins shut, unless somebody has bought there. Said once. */
export async function beginShut(work: Work, hasOrders: boolean): Promise<void> {
  await keepSetting(work, OPEN, hasOrders);
}

/** Lets whoever has it look at a mall that is shut. */
export const signPreview = (secret: Uint8Array, until: Date): string =>
  `${until.getTime()}.${sealOf(secret, until.getTime())}`;

export function isPreview(secret: Uint8Array, pass: string, now: Date): boolean {
  const [, until = '', seal = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(pass) ?? [];
  if (seal === '' || Number(until) < now.getTime()) return false;
  return timingSafeEqual(Buffer.from(seal), Buffer.from(sealOf(secret, Number(until))));
}

const sealOf = (secret: Uint8Array, until: number): string =>
  createHmac('sha256', secret).update(`preview of a mall that is shut:${until}`).digest('base64url');

/** @throws Refusal where nothing is set up, the provider fails, or the member has no mobile */
export type SendTestSms = (work: Work, memberId: number) => Promise<void>;

/** Makes the actions out of the checks, of who sends SMS, and of the secret that signs passes. */
export function openingActions(
  checks: OpeningChecks,
  sendTestSms: SendTestSms,
  secret: Uint8Array,
): Actions<typeof openingProtocol> {
  const show = async (work: Work) => {
    const done = await checks(work);
    return {
      isOpen: bit(await isMallOpen(work)),
      items: OPENING_KEYS.map((key) => ({ key, isDone: bit(done[key]) })),
    };
  };
  return {
    show,
    async open(work) {
      const done = await checks(work);
      const missing = OPENING_KEYS.filter((key) => OPENING_ITEMS[key].must && !done[key]);
      if (missing.length > 0) throw settingErrors.notReady({ missing });
      await replaceSetting(work, OPEN, true);
      await work.announce('pages');
      return show(work);
    },
    async testSms(work, { memberId }) {
      await sendTestSms(work, memberId);
      return work.apart(async (apart) => {
        await keepSeen(apart, 'sms');
        return show(apart);
      });
    },
    async declare(work, _operator, { key }) {
      await keepSeen(work, key);
      return show(work);
    },
    async preview(work) {
      await keepSeen(work, 'look');
      return { url: `/?preview=${signPreview(secret, after(work.now, LOOK_FOR))}` };
    },
  };
}

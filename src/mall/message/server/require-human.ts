// Who has many codes sent from one address shows first that no program asks.
import type { Work } from '#kit/db/work.ts';
import { householdOf } from '#kit/http/server/rate-limit.ts';
import { required } from '#kit/rules/required.ts';
import { after, hours } from '#kit/time/duration.ts';
import type { CaptchaAnswer } from '#mall/captcha/captcha.protocol.ts';
import { checkCaptcha } from '#mall/captcha/server/captcha.ts';

const PICTURE_AFTER = 30; // chosen: codes from one address within an hour; half of what it may have at all

/** @throws Refusal with data `{ needsCaptcha: true }` when a picture's text is due and missing or wrong */
export async function requireHuman(
  work: Work,
  ip: string,
  { captchaKey, captchaCode }: Partial<CaptchaAnswer>,
): Promise<void> {
  const [sent] = await work.query<{ from_address: string }>(
    'SELECT count(*) AS from_address FROM code_dispatch WHERE ip = $1 AND sent_at > $2',
    [householdOf(ip), after(work.now, -hours(1))],
    'code-often',
  );
  if (Number(required(sent).from_address) >= PICTURE_AFTER) await checkCaptcha(work, captchaKey, captchaCode);
}

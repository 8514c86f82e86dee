// Holds what somebody has typed against the picture he was shown; every picture is good for one look.
import { timingSafeEqual } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import { checkCaptchaCode } from '../captcha-rule.ts';
import { captchaErrors } from './captcha.errors.ts';
import { captchaHash } from './create-captcha.ts';

/**
 * Lets the right answer pass. Right or wrong, the picture is used up, also when the caller's work is undone later.
 * @throws Refusal 255 with data `{ needsCaptcha: true }` when nothing was typed, it is wrong, or the picture is too old
 */
export async function checkCaptcha(
  work: Work,
  captchaKey: string | undefined,
  captchaCode: string | undefined,
): Promise<void> {
  if (!captchaKey || !captchaCode) throw captchaErrors.needed({ needsCaptcha: true });
  const [kept] = await work.apart((apart) =>
    apart.query<{ code_hash: string; is_over: boolean }>(
      'DELETE FROM captcha WHERE captcha_key = $1 RETURNING code_hash, expires_at <= $2 AS is_over',
      [captchaKey, apart.now],
      'captcha-take',
    ),
  );
  const given = Buffer.from(captchaHash(captchaKey, captchaCode));
  const isRight = kept !== undefined && !kept.is_over && timingSafeEqual(Buffer.from(kept.code_hash), given);
  if (!isRight || checkCaptchaCode(captchaCode)) throw captchaErrors.wrong({ needsCaptcha: true });
}

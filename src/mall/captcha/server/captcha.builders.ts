// For tests: pictures whose text is known.
import { randomUUID } from 'node:crypto';
import type { TestMall } from '#app/testing/open-test-mall.ts';
import { after, minutes } from '#kit/time/duration.ts';
import type { CaptchaAnswer } from '../captcha.protocol.ts';
import { captchaHash } from './create-captcha.ts';

/** The right answer to a picture that was shown just now. */
export async function aSolvedCaptcha(mall: TestMall): Promise<CaptchaAnswer> {
  const captchaKey = randomUUID();
  await mall.work((work) =>
    work.query('INSERT INTO captcha (captcha_key, code_hash, expires_at) VALUES ($1, $2, $3)', [
      captchaKey,
      captchaHash(captchaKey, 'Right'.slice(0, 4)),
      after(work.now, minutes(5)),
    ]),
  );
  return { captchaKey, captchaCode: 'RIGH' };
}

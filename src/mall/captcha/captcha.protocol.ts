// Pictures that people read and programs do not, demanded where guessing would pay. Owns captcha; leans on nobody but member's doors.
import { z } from 'zod';
import { door, get, nothing } from '#kit/http/door.ts';
import { line } from '#kit/http/wire.ts';
import { anyone } from '#mall/member/actor.ts';

/** What a call carries that may be asked for a picture's text; each picture is good for one call. */
export const captchaInput = { captchaKey: line(60).optional(), captchaCode: line(10).optional() };

/** The same as a type, once it has been filled in. */
export interface CaptchaAnswer {
  captchaKey: string;
  captchaCode: string;
}

export const captchaProtocol = door('v3/captcha/front/captcha', anyone, {
  create: get(
    { zh: '获取图形验证码', en: 'A picture to read' },
    nothing /** `image` is a data URL of a PNG, to be shown 120 × 40. */,
    z.object({ captchaKey: z.string(), image: z.string() }),
    { perMinute: 120 },
  ),
});

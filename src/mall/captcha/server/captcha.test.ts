// Pictures to read: drawn, answered once, forgotten after five minutes, the same in every server process.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestMall, type TestMall } from '#app/testing/open-test-mall.ts';
import { Refusal } from '#kit/http/refusal.ts';
import { minutes } from '#kit/time/duration.ts';
import { captchaProtocol } from '../captcha.protocol.ts';
import { aSolvedCaptcha } from './captcha.builders.ts';
import { checkCaptcha } from './captcha.ts';

let mall: TestMall;
beforeAll(async () => {
  mall = await openTestMall();
});
afterAll(() => mall.close());

const check = (at: TestMall, key?: string, code?: string) =>
  at
    .work((work) => checkCaptcha(work, key, code))
    .then(
      () => 'passed',
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
        expect(error.data).toEqual({ needsCaptcha: true });
        return error.text.zh;
      },
    );

describe('a picture', () => {
  it('is drawn as dots, and its text stands nowhere: not in the picture, not in the database', async () => {
    const { captchaKey, image } = await mall.call(captchaProtocol.create, {});
    expect(image).toMatch(/^data:image\/png;base64,/);
    const { width, height } = await sharp(Buffer.from(image.split(',')[1]!, 'base64')).metadata();
    expect([width, height]).toEqual([240, 80]);
    const [kept] = await mall.work((work) =>
      work.query<{ code_hash: string }>('SELECT code_hash FROM captcha WHERE captcha_key = $1', [captchaKey]),
    );
    expect(kept!.code_hash).toMatch(/^[0-9a-f]{64}$/);
  });

  it('is passed once by its text, whatever the case, in whichever process', async () => {
    const beside = await openTestMall({ beside: mall });
    const { captchaKey, captchaCode } = await aSolvedCaptcha(mall);
    expect(await check(beside, captchaKey, captchaCode.toLowerCase())).toBe('passed');
    expect(await check(mall, captchaKey, captchaCode)).toBe('图形验证码错误或已过期，请重新输入');
    await beside.close();
  });

  it('is used up by a wrong text', async () => {
    const { captchaKey, captchaCode } = await aSolvedCaptcha(mall);
    expect(await check(mall, captchaKey, 'zzzz')).toBe('图形验证码错误或已过期，请重新输入');
    expect(await check(mall, captchaKey, captchaCode)).toBe('图形验证码错误或已过期，请重新输入');
  });

  it('of two who answer at once lets one pass', async () => {
    const { captchaKey, captchaCode } = await aSolvedCaptcha(mall);
    const both = await Promise.all([
      check(mall, captchaKey, captchaCode),
      check(mall, captchaKey, captchaCode),
    ]);
    expect(both.filter((one) => one === 'passed')).toHaveLength(1);
  });

  it('is over after five minutes, and swept away by later ones', async () => {
    const { captchaKey, captchaCode } = await aSolvedCaptcha(mall);
    mall.clock.pass(minutes(5));
    const kept = () =>
      mall.work((work) => work.query('SELECT 1 FROM captcha WHERE captcha_key = $1', [captchaKey]));
    expect(await kept()).toHaveLength(1);
    await mall.call(captchaProtocol.create, {});
    expect(await kept()).toHaveLength(0);
    expect(await check(mall, captchaKey, captchaCode)).toContain('已过期');
  });

  it.each([
    [undefined, undefined],
    ['', ''],
    ['key', ''],
  ])('is asked for when there is none: %j %j', async (key, code) => {
    expect(await check(mall, key, code)).toBe('请输入图形验证码');
  });
});

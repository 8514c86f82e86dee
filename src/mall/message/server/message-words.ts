// What the mall writes to people by SMS.
import { words } from '#kit/words/words.ts';

export const messageWords = words({
  smsCode: {
    zh: (code: string, minutes: number) =>
      `【元采】您的验证码是 ${code}，${minutes} 分钟内有效。请勿告诉任何人。`,
    en: (code: string, minutes: number) =>
      `[Yuancai] Your code is ${code}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
  },
});

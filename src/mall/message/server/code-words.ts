// What the mall writes when it sends a verification code.
import { words } from '#kit/words/words.ts';

export const codeWords = words({
  sms: {
    zh: (code: string, minutes: number) =>
      `【元采】您的验证码是 ${code}，${minutes} 分钟内有效。请勿告诉任何人。`,
    en: (code: string, minutes: number) =>
      `[Yuancai] Your code is ${code}. It is valid for ${minutes} minutes. Do not share it with anyone.`,
  },
  emailSubject: { zh: '元采验证码', en: 'Your Yuancai code' },
  email: {
    zh: (code: string, minutes: number) =>
      `您的验证码是 ${code}，${minutes} 分钟内有效。\n\n如果不是您本人操作，请忽略此邮件，不要把验证码告诉任何人。\n\n元采`,
    en: (code: string, minutes: number) =>
      `Your code is ${code}. It is valid for ${minutes} minutes.\n\nIf you did not ask for it, ignore this e-mail and share the code with nobody.\n\nYuancai`,
  },
});

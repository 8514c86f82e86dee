// What the field for a picture's text says.
import { words } from '#kit/words/words.ts';

export const captchaWords = words({
  captcha: { zh: '图形验证码', en: 'Characters in the picture' },
  place: { zh: '4 位字母或数字', en: '4 letters or digits' },
  picture: { zh: '图形验证码图片', en: 'Picture with four characters' },
  another: { zh: '看不清？换一张', en: 'Show another picture' },
  broken: { zh: '图片加载失败，点击重试', en: 'No picture, try again' },
});

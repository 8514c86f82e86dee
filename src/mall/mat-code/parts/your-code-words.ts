// What pages about parts say of the reader's own codes.
import { words } from '#kit/words/words.ts';

export const yourCodeWords = words({
  yourCode: { zh: '您的编码', en: 'Your code' },
  yourCodes: { zh: '您的编码', en: 'Your codes' },
  rememberCode: { zh: '记住我的编码', en: 'Remember my code' },
  rememberFor: {
    zh: (part: string) => `${part} 的物料编码`,
    en: (part: string) => `Your material code for ${part}`,
  },
  remember: { zh: '记住', en: 'Remember' },
  remembered: { zh: (code: string) => `已记住编码 ${code}`, en: (code: string) => `Remembered ${code}` },
  rememberedConflict: {
    zh: (code: string) => `编码 ${code} 已对应其他型号，请到物料编码的“冲突”里决定`,
    en: (code: string) =>
      `${code} stands for another part already: decide it under Material codes, Conflicts`,
  },
  forbidden: {
    zh: (codes: string) => `贵司已将该物料设为禁用（${codes}）`,
    en: (codes: string) => `Your enterprise has forbidden this part (${codes})`,
  },
  limited: {
    zh: (codes: string) => `贵司将该物料设为限用（${codes}）`,
    en: (codes: string) => `Your enterprise limits the use of this part (${codes})`,
  },
});

// The words of an own material code that was searched for.
import { words } from '#kit/words/words.ts';

export const codedPartWords = words({
  title: { zh: '我的物料编码', en: 'My material code' },
  means: { zh: (code: string) => `物料编码 ${code}`, en: (code: string) => `Material code ${code}` },
  noOffer: { zh: '该物料暂无在售商品。', en: 'Nothing is on sale for this code at present.' },
});

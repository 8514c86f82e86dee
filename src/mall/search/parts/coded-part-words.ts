// The words of an own material code that was searched for.
import { words } from '#kit/words/words.ts';

export const codedPartWords = words({
  title: { zh: '我的物料编码', en: 'My material code' },
  means: { zh: (code: string) => `物料编码 ${code}`, en: (code: string) => `Material code ${code}` },
  onlyThis: {
    zh: '以上是您的物料编码对应的商品，没有其他匹配结果',
    en: 'This is what your material code stands for. Nothing else matches.',
  },
  noOffer: { zh: '该物料暂无在售商品。', en: 'Nothing is on sale for this code at present.' },
});

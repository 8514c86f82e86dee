// How the part room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const partErrors = errors('part', {
  unknownCategory: { state: State.notFound, zh: '分类不存在', en: 'There is no such category' },
  unknownPart: { state: State.notFound, zh: '器件不存在', en: 'There is no such part' },
  manySheets: {
    state: State.tooMany,
    zh: '正在生成的参数页较多，请稍后再试',
    en: 'Many parameter sheets are being printed right now, please try again in a moment',
  },
  unknownBrand: { state: State.notFound, zh: '品牌不存在', en: 'There is no such brand' },
});

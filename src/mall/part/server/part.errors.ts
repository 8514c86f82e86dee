// How the part room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const partErrors = errors('part', {
  unknownCategory: { state: State.notFound, zh: '分类不存在', en: 'There is no such category' },
  unknownBrand: { state: State.notFound, zh: '品牌不存在', en: 'There is no such brand' },
});

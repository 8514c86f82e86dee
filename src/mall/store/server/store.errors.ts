// How the store room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';

export const storeErrors = errors('store', {
  unknownStore: { state: State.notFound, zh: '店铺不存在', en: 'There is no such store' },
});

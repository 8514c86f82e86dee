// How the list of what is bought often says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { MOST_PINS } from '../regular.protocol.ts';

export const regularErrors = errors('regular', {
  unknownGoods: { state: State.notFound, zh: '商品不存在', en: 'These goods do not exist' },
  full: { zh: `最多固定 ${MOST_PINS} 种商品`, en: `At most ${MOST_PINS} goods can be pinned` },
});

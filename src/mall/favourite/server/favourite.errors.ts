// How the favourite room says no.
import { errors } from '#kit/http/refusal.ts';
import { State } from '#kit/http/state.ts';
import { MOST_COLLECTED } from '../favourite.protocol.ts';

export const favouriteErrors = errors('favourite', {
  unknownGoods: { state: State.notFound, zh: '商品不存在', en: 'These goods do not exist' },
  unknownStore: { state: State.notFound, zh: '店铺不存在', en: 'This store does not exist' },
  full: {
    zh: `最多收藏 ${MOST_COLLECTED} 种商品，请先整理收藏夹`,
    en: `At most ${MOST_COLLECTED} goods can be collected; please tidy up first`,
  },
});

// What buyers of a part have ordered in the same trade. Owns nothing; leans on search for cards.
import { z } from 'zod';
import { door, get } from '#kit/http/door.ts';
import { id } from '#kit/http/wire.ts';
import { anyone } from '#mall/member/actor.ts';
import { GoodsCard } from '#mall/search/search.protocol.ts';

export const boughtTogetherProtocol = door('v3/goods/front/goods', anyone, {
  /** Most often first; empty where too few have bought it. */
  boughtTogether: get(
    { zh: '经常一起购买', en: 'Often bought together' },
    z.object({ partId: id() }),
    z.array(GoodsCard),
    { perMinute: 240 },
  ),
});

// What the regular room serves: what a member buys again and again, and what is bought together.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { boughtTogetherProtocol } from '../bought-together.protocol.ts';
import { regularProtocol } from '../regular.protocol.ts';
import { findBoughtTogether } from './bought-together.ts';
import { listRegular } from './list-regular.ts';
import { hideGoods, pinGoods, unpinGoods } from './pin-goods.ts';

export function regularRoutes(): Route[] {
  return [
    ...serveAll(regularProtocol, {
      list: listRegular,
      pin: pinGoods,
      unpin: unpinGoods,
      hide: hideGoods,
    }),
    ...serveAll(boughtTogetherProtocol, { boughtTogether: findBoughtTogether }),
  ];
}

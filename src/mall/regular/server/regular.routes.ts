// What the regular room serves: what a member buys again and again.
import { type Route, serveAll } from '#kit/http/server/serve.ts';
import { regularProtocol } from '../regular.protocol.ts';
import { listRegular } from './list-regular.ts';
import { hideGoods, pinGoods, unpinGoods } from './pin-goods.ts';

export function regularRoutes(): Route[] {
  return serveAll(regularProtocol, {
    list: listRegular,
    pin: pinGoods,
    unpin: unpinGoods,
    hide: hideGoods,
  });
}

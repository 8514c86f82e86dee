// What the regular room serves: what a member buys again and again.
import { type Route, serve } from '#kit/http/server/serve.ts';
import { regularProtocol } from '../regular.protocol.ts';
import { listRegular } from './list-regular.ts';
import { hideGoods, pinGoods, unpinGoods } from './pin-goods.ts';

export function regularRoutes(): Route[] {
  return [
    serve(regularProtocol.list, listRegular),
    serve(regularProtocol.pin, pinGoods),
    serve(regularProtocol.unpin, unpinGoods),
    serve(regularProtocol.hide, hideGoods),
  ];
}

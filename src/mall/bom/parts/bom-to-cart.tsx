// Puts a bill of materials into the cart, and says line by line what the cart has refused.

import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { cartCount } from '#mall/cart/parts/cart-count.ts';
import { bomProtocol } from '../bom.protocol.ts';
import { bomWords } from './bom-words.ts';

/** So many of a store's product for a line. */
export interface BomPick {
  lineId: number;
  productId: number;
  buyNum: number;
}

/** @param picks exactly these instead of what the lines have chosen */
export function BomToCart({
  bomId,
  label,
  picks,
  disabled,
}: {
  bomId: number;
  label: string;
  picks?: readonly BomPick[];
  disabled?: boolean;
}) {
  const say = useWords(bomWords);
  const { busy, run } = useAct();
  const [refused, setRefused] = useState<ReplyOf<typeof bomProtocol.toCart>['refused']>([]);

  const put = () =>
    run(async (requestId) => {
      const done = await call(bomProtocol.toCart, {
        bomId,
        ...(picks ? { picks: [...picks] } : {}),
        requestId,
      });
      cartCount.keep(done.availableCartNum);
      setRefused(done.refused);
      toast.show({ text: say.inCart(done.added) });
    });

  return (
    <>
      <Button variant="buy" disabled={disabled} busy={busy} onClick={() => void put()}>
        {label}
      </Button>
      {refused.length > 0 ? (
        <div role="alert" className="w-full text-12 text-refused">
          <p>{say.refused}</p>
          <ul>
            {refused.slice(0, 20).map((one) => (
              <li key={`${one.lineId} ${one.text}`}>
                {say.lineTitle(one.lineNo)} {one.partNo}: {one.text}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  );
}

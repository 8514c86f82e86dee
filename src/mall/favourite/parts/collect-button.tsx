// The heart on a goods page or a store: collects, and drops again.

import { Heart } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAct } from '#kit/browser/use-act.ts';
import { Button, type ButtonSize } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { favouriteWords } from './favourite-words.ts';

/** Loaded when it is pressed, or asked for a member: a goods page is opened far more often. */
const loadCalls = async () => {
  const [{ call }, { favouriteProtocol }] = await Promise.all([
    import('#kit/browser/call.ts'),
    import('../favourite.protocol.ts'),
  ]);
  return { call, favouriteProtocol };
};

export interface CollectButtonProps {
  /** What is collected: goods by one of their products, or a store. */
  of: { goodsId: number; productId: number } | { storeId: number };
  /** Who is there: nobody known is a guest. */
  isMember: boolean;
  /** Brings a guest to the login; `then` runs after it. */
  logIn: (then: () => void) => void;
  size?: ButtonSize;
  className?: string;
}

/** Asks whether it is collected once a member is known: the page itself is the same for everybody. */
export function CollectButton({ of, isMember, logIn, size = 'sm', className }: CollectButtonProps) {
  const say = useWords(favouriteWords);
  const navigate = useNavigate();
  const [isCollected, setCollected] = useState(false);
  const { busy, run } = useAct();
  const goodsId = 'goodsId' in of ? of.goodsId : undefined;
  const storeId = 'storeId' in of ? of.storeId : undefined;

  useEffect(() => {
    if (!isMember) return setCollected(false);
    let isHere = true;
    loadCalls()
      .then(({ call, favouriteProtocol }) =>
        call(favouriteProtocol.state, goodsId ? { goodsIds: [String(goodsId)] } : { storeId }),
      )
      .then(
        (state) =>
          isHere && setCollected(goodsId ? state.goodsIds.includes(goodsId) : state.isStoreCollected === 1),
        () => {}, // the button works without knowing
      );
    return () => {
      isHere = false;
    };
  }, [isMember, goodsId, storeId]);

  const toggle = (next: boolean) =>
    run(async () => {
      const { call, favouriteProtocol } = await loadCalls();
      if ('goodsId' in of) {
        if (next) await call(favouriteProtocol.collect, { productId: of.productId });
        else await call(favouriteProtocol.drop, { goodsIds: [of.goodsId] });
      } else await call(next ? favouriteProtocol.collectStore : favouriteProtocol.dropStore, of);
      setCollected(next);
      const path = 'goodsId' in of ? '/member/collect' : '/member/collect?kind=store';
      toast.show({
        text: next ? say.collectedToast : say.droppedToast,
        action: next ? { text: say.toFavourites, onPress: () => void navigate(path) } : undefined,
      });
    });

  return (
    <Button
      size={size}
      variant="ghost"
      busy={busy}
      aria-pressed={isCollected}
      icon={<Heart size={16} aria-hidden="true" fill={isCollected ? 'currentColor' : 'none'} />}
      className={className}
      onClick={() => (isMember ? void toggle(!isCollected) : logIn(() => void toggle(true)))}
    >
      {isCollected ? say.collected : say.collect}
    </Button>
  );
}

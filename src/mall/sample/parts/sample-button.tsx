// The button that puts one piece of a product into the sample cart; a guest logs in first (spec §6).

import { FlaskConical } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAct } from '#kit/browser/use-act.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { tellAdded } from '#mall/cart/parts/cart-added.ts';
import { openLogin } from '#mall/login/parts/session.ts';
import { sampleButtonWords } from './sample-button-words.ts';
import { sampleCartCount } from './sample-cart-count.ts';

export interface SampleButtonProps {
  productId: number;
  goodsId: number;
  storeId: number;
  /** Decimal yuan; zero is said to be free. Left out where the price stands beside it. */
  samplePrice?: string;
  size?: ButtonSize;
  variant?: ButtonVariant;
  className?: string;
}

/** A second press while it adds does nothing. Success and refusal are told as notices. */
export function SampleButton(props: SampleButtonProps) {
  const { productId, goodsId, storeId, samplePrice, size = 'md', variant = 'outline', className } = props;
  const say = useWords(sampleButtonWords);
  const navigate = useNavigate();
  const { busy, run } = useAct();

  const add = () =>
    run(async () => {
      const [{ call }, { sampleProtocol }] = await Promise.all([
        import('#kit/browser/call.ts'),
        import('../sample.protocol.ts'),
      ]);
      const { availableSampleCartNum } = await call(sampleProtocol.add, { productId, number: 1 });
      sampleCartCount.keep(availableSampleCartNum);
      tellAdded({ cart: 'sampleCart', goodsId, storeId });
      toast.show({
        text: say.added,
        action: { text: say.goToCart, onPress: () => void navigate('/cart/request') },
      });
    });

  return (
    <Button
      size={size}
      variant={variant}
      busy={busy}
      icon={<FlaskConical size={16} aria-hidden="true" />}
      onClick={() => openLogin(() => void add())}
      className={className}
    >
      {say.request}
      {samplePrice !== undefined && Number(samplePrice) === 0 ? (
        <span className="text-12 text-done">{say.free}</span>
      ) : null}
    </Button>
  );
}

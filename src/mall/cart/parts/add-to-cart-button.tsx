// The button that puts a product into the cart, for guests and members alike.
import { ShoppingCart } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, type ButtonSize, type ButtonVariant } from '#kit/ui/button.tsx';
import { IconButton } from '#kit/ui/icon-button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { addToCart } from './add-to-cart.ts';
import { addToCartWords } from './add-to-cart-words.ts';
import type { GuestGoods } from './guest-cart.ts';

/** Milliseconds in which a second press is the same wish. */
const DOUBLE_CLICK = 400;

export type AddToCartButtonProps = {
  productId: number;
  /** What a guest's line remembers; a goods card or `{ ...goods, priceTiers: product.priceTiers }` will do. */
  goods: GuestGoods;
  /** Pieces to add to what is there already. */
  number: number;
  /** What the same press adds besides: the shares of other stores. */
  also?: readonly { productId: number; goods: GuestGoods; number: number }[];
  variant?: ButtonVariant;
  size?: ButtonSize;
  wide?: boolean;
  disabled?: boolean;
  /** Only the icon, for rows of a list. */
  icon?: boolean;
  /** Whose offer it is, where several icons of one part stand one under the other. */
  seller?: string;
  /** Other words than "add to cart". */
  children?: ReactNode;
  onAdded?: () => void;
  className?: string;
};

/** Busy while it adds; a second press meanwhile does nothing. Success and refusal are told as notices, success with the way to the cart. */
export function AddToCartButton(props: AddToCartButtonProps) {
  const {
    productId,
    goods,
    number,
    also = [],
    variant = 'outline',
    size = 'md',
    wide,
    disabled,
    icon,
    seller,
    children,
    onAdded,
    className,
  } = props;
  const say = useWords(addToCartWords);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // State is drawn later than a double click comes, and a guest's cart answers sooner.
  const underWay = useRef(false);

  async function add() {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    try {
      for (const one of [{ productId, goods, number }, ...also])
        await addToCart(one.productId, one.goods, one.number);
      toast.show({
        text: say.added,
        action: { text: say.goToCart, onPress: () => void navigate('/cart/index') },
      });
      onAdded?.();
    } catch (reason) {
      // A service is commissioned elsewhere: the refusal says where.
      const { to } = (reason as { data?: { to?: string } | null }).data ?? {};
      toast.show({
        tone: 'refused',
        text: reason instanceof Error && reason.message ? reason.message : say.addFailed,
        ...(to ? { action: { text: say.commission, onPress: () => void navigate(to) } } : {}),
      });
    } finally {
      setBusy(false);
      setTimeout(() => {
        underWay.current = false;
      }, DOUBLE_CLICK);
    }
  }

  if (icon) {
    return (
      <IconButton
        label={seller ? `${say.addToCart} · ${seller}` : say.addToCart}
        icon={<ShoppingCart size={16} aria-hidden="true" />}
        variant="outline"
        size={size === 'sm' ? 'sm' : 'md'}
        busy={busy}
        disabled={disabled}
        onClick={() => void add()}
        className={className}
      />
    );
  }
  return (
    <Button
      variant={variant}
      size={size}
      wide={wide}
      busy={busy}
      disabled={disabled}
      onClick={() => void add()}
      className={className}
    >
      {children ?? say.addToCart}
    </Button>
  );
}

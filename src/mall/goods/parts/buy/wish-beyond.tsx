// A wish that one store cannot fill: who fills it together, what it comes to, and where to ask for the rest.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { centsToWire } from '#kit/money/money.ts';
import { showAmount } from '#kit/money/price-format.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { OfferReply } from '../../goods.protocol.ts';
import { splitWish } from '../../split-wish.ts';
import { showPieces } from '../goods-words.ts';
import { ladderSteps } from '../product-quantity.ts';
import { wishWords } from './wish-words.ts';

interface WishBeyondProps {
  wish: number;
  /** What the store of this page can sell of it. */
  here: number;
  /** Of all stores that sell the part, that of this page among them. */
  offers: readonly OfferReply[];
  storeId: number;
  /** The button that puts all lines into the cart with one press. */
  buy: (lines: readonly { offer: OfferReply; number: number }[], text: string) => ReactNode;
  /** Where one asks for so many. */
  inquireFor: (number: number) => string;
  /** Sets an alarm for the whole wish. */
  onTellMe: () => void;
}

export default function WishBeyond(props: WishBeyondProps) {
  const { wish, here, offers, storeId, buy, inquireFor, onTellMe } = props;
  const say = useWords(wishWords);
  const { lines, amount, missing } = splitWish(
    offers.map((one) => ({
      one,
      minBuyNum: one.minBuyNum,
      multiple: one.multiple,
      maxBuyNum: one.maxBuyNum,
      productStock: one.productStock,
      ladder: ladderSteps(one.priceTiers),
    })),
    wish,
  );
  const [first] = lines;
  const isOnlyHere = lines.length === 1 && first?.offer.one.storeId === storeId;
  const total = showAmount(centsToWire(amount));
  return (
    <section
      aria-label={say.title}
      className="num rounded-control bg-waiting-wash px-3 py-2 text-13 md:ml-18"
    >
      <p className="text-waiting">
        {here > 0 ? say.hereOnly(showPieces(wish), showPieces(here)) : say.nothingHere(showPieces(wish))}
      </p>
      {first && !isOnlyHere ? (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <ul className="min-w-0 space-y-0.5 text-secondary">
            {lines.map(({ offer: { one }, number, amount: share }) => (
              <li key={one.productId}>
                {[one.storeName, say.pieces(showPieces(number)), showAmount(centsToWire(share))].join(' · ')}
              </li>
            ))}
          </ul>
          {buy(
            lines.map(({ offer: { one }, number }) => ({ offer: one, number })),
            lines.length > 1
              ? say.fromStores(lines.length, total)
              : say.fromOne(first.offer.one.storeName, total),
          )}
        </div>
      ) : null}
      {missing > 0 ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1">
          {first && !isOnlyHere ? <span>{say.restShort(showPieces(missing))}</span> : null}
          <Link to={inquireFor(missing)} className="text-brand hover:underline">
            {missing < wish ? say.askRest(showPieces(missing)) : say.askAll(showPieces(missing))}
          </Link>
          <button type="button" className="text-brand hover:underline" onClick={onTellMe}>
            {say.tellMe}
          </button>
        </p>
      ) : null}
    </section>
  );
}

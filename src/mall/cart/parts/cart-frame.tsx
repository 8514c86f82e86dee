// What a cart is drawn with, whatever lies in it: a store's lines under their head, and notes at a line.
import { CircleAlert, Tag as PriceTag } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { CartStoreGroup } from '../cart.protocol.ts';
import { cartWords } from './cart-words.ts';

/** One store of a cart: its lines under a head that checks them all. */
export function StoreOfCart<L>(props: {
  group: Pick<CartStoreGroup, 'storeId' | 'storeName' | 'checkedAll' | 'totalCheck'> & {
    storeCartList: readonly L[];
  };
  onCheck: (checked: boolean, lines: readonly L[]) => void;
  /** Right of the name. */
  aside?: ReactNode;
  /** Draws a line as an entry of the list. */
  draw: (line: L) => ReactNode;
  foot?: ReactNode;
}) {
  const { group, onCheck, aside, draw, foot } = props;
  const say = useWords(cartWords);
  return (
    <section
      aria-label={group.storeName}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2.5">
        <Checkbox
          aria-label={say.allOfStore(group.storeName)}
          checked={group.checkedAll === 1}
          indeterminate={group.checkedAll !== 1 && group.totalCheck > 0}
          onChange={(event) => onCheck(event.target.checked, group.storeCartList)}
        />
        <Link
          to={`/store/index?vid=${group.storeId}`}
          className="min-w-0 flex-1 truncate font-semibold hover:text-brand"
        >
          {group.storeName}
        </Link>
        {aside}
      </header>
      <ul className="divide-y divide-line">{group.storeCartList.map(draw)}</ul>
      {foot}
    </section>
  );
}

const noteLooks = {
  refused: 'bg-refused-wash text-refused',
  waiting: 'bg-waiting-wash text-waiting',
  hint: 'bg-price-wash text-price-ink',
};

/** What is wrong with a line, or could be better, with the way to mend it. */
export function Note(props: { tone: keyof typeof noteLooks; children: ReactNode; action?: ReactNode }) {
  const Icon = props.tone === 'hint' ? PriceTag : CircleAlert;
  return (
    <p
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-2 py-1 text-12',
        noteLooks[props.tone],
      )}
    >
      <span className="flex min-w-0 items-start gap-1.5">
        <Icon size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
        <span className="num min-w-0">{props.children}</span>
      </span>
      {props.action}
    </p>
  );
}

export function MendButton({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="num rounded-control border border-current bg-surface px-2 text-12 leading-[22px] whitespace-nowrap hover:bg-page"
    >
      {text}
    </button>
  );
}

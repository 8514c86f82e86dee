// How capabilities get into the calculator: the button of a row, and the bar that leads there.
import { Check, Plus, X } from 'lucide-react';
import { Button } from '#kit/ui/button.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type Collectable, emptyTray, toggleCollected, useCollected } from './capability-tray.ts';
import { chargeWords } from './charge-words.ts';

/** px of the column in which it stands. */
export const COLLECT_WIDTH = 120;

export function CollectButton({ row }: { row: Collectable }) {
  const say = useWords(chargeWords);
  const isIn = useCollected().some(({ capId }) => capId === row.capId);
  const Icon = isIn ? Check : Plus;
  return (
    <Button
      size="sm"
      variant={isIn ? 'ghost' : 'outline'}
      aria-pressed={isIn}
      aria-label={isIn ? say.removeOne(row.item) : say.addOne(row.item)}
      icon={<Icon size={14} aria-hidden="true" />}
      onClick={() => {
        if (!toggleCollected(row)) toast.show({ tone: 'waiting', text: say.full });
      }}
    >
      {isIn ? say.added : say.add}
    </Button>
  );
}

/** Nothing while nothing is collected. */
export function TrayBar() {
  const say = useWords(chargeWords);
  const { length } = useCollected();
  if (length === 0) return null;
  return (
    <section
      aria-label={say.tray}
      data-print="none"
      className="sticky top-2 z-20 mb-3 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-4 py-2 shadow-float max-sm:gap-1.5 max-sm:px-3"
    >
      <span className="text-13">{say.trayCount(length)}</span>
      <Button size="sm" variant="primary" to="/goods/charge">
        {say.toCalculator}
      </Button>
      <Button size="sm" variant="ghost" icon={<X size={14} aria-hidden="true" />} onClick={emptyTray}>
        {say.empty}
      </Button>
    </section>
  );
}

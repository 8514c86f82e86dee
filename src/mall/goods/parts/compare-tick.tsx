// The tick "compare" of a goods row, a tile, a goods page.
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type Compared, toggleCompared, useCompared } from './compare-tray.ts';
import { compareWords } from './compare-words.ts';

/** One plain box. A sixth product is refused with a notice and stays unticked. */
export function CompareTick({ productId, partNo }: Compared) {
  const say = useWords(compareWords);
  const isOn = useCompared().some((one) => one.productId === productId);
  return (
    <label className="inline-flex cursor-pointer items-center gap-1 text-12 whitespace-nowrap text-hint hover:text-brand">
      <input
        type="checkbox"
        className="size-3.5"
        checked={isOn}
        aria-label={say.compareOne(partNo)}
        onChange={() => {
          if (!toggleCompared({ productId, partNo })) toast.show({ tone: 'waiting', text: say.trayFull });
        }}
      />
      {say.compare}
    </label>
  );
}

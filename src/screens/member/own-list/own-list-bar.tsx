// The bar over a member's own list of goods: all of the page, how many are chosen, what can be done with them.
import type { ReactNode } from 'react';
import { Checkbox } from '#kit/ui/checkbox.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { favouriteWords } from '#mall/favourite/parts/favourite-words.ts';

export interface OwnListBarProps {
  chosen: number;
  onPage: number;
  onAll: (isTicked: boolean) => void;
  /** Buttons; drawn only while something is chosen. */
  actions: ReactNode;
  /** In their place while nothing is chosen. */
  otherwise?: ReactNode;
}

export function OwnListBar({ chosen, onPage, onAll, actions, otherwise }: OwnListBarProps) {
  const say = useWords(favouriteWords);
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line px-4 py-2 text-13">
      <Checkbox
        checked={chosen === onPage}
        indeterminate={chosen > 0 && chosen < onPage}
        onChange={(event) => onAll(event.target.checked)}
      >
        {say.choosePage}
      </Checkbox>
      <span role="status" className="num text-hint">
        {chosen > 0 ? say.chosen(chosen) : null}
      </span>
      <span className="ml-auto flex flex-wrap gap-2">{chosen > 0 ? actions : otherwise}</span>
    </div>
  );
}

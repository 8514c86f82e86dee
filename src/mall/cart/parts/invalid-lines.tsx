// What stands in the cart but cannot be bought any more.
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { ChipImage } from '#kit/ui/image-box.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { CartLine } from '../cart.protocol.ts';
import { cartWords } from './cart-words.ts';
import type { CartChanges } from './use-cart.ts';

/** Nothing when all can be bought. Clearing asks once, since it cannot be undone. */
export function InvalidLines({ lines, changes }: { lines: readonly CartLine[]; changes: CartChanges }) {
  const say = useWords(cartWords);
  const [asks, setAsks] = useState(false);
  if (lines.length === 0) return null;
  return (
    <section aria-label={say.invalid} className="rounded-card border border-line bg-surface">
      <header className="flex items-center justify-between gap-3 border-b border-line px-4 py-2">
        <h2 className="font-semibold text-secondary">
          {say.invalid} <span className="num font-normal text-hint">({lines.length})</span>
        </h2>
        <Button variant="link" onClick={() => setAsks(true)}>
          {say.clearInvalid}
        </Button>
      </header>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.productId} className="flex items-start gap-3 px-4 py-3 text-13">
            <ChipImage
              src={line.goodsImage}
              packageName={line.packageName}
              size={64}
              className="opacity-50"
            />
            <div className="min-w-0 flex-1">
              <p className="num font-semibold wrap-anywhere text-secondary">{line.partNo}</p>
              <p className="truncate text-hint">{line.goodsName}</p>
              <p className="mt-0.5 text-12 text-refused">{line.problems[0]?.text}</p>
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1 sm:flex-row sm:gap-4">
              <Link
                to={`/goods/list?keyword=${encodeURIComponent(line.partNo)}`}
                className="text-brand hover:underline"
              >
                {say.findSimilar}
              </Link>
              <Button
                variant="link"
                aria-label={say.deleteNamed(line.partNo)}
                onClick={() => void changes.remove([line])}
              >
                {say.delete}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={say.clearTitle}
        text={say.clearText(lines.length)}
        confirmLabel={say.clearInvalid}
        tone="danger"
        onConfirm={async () => {
          await changes.clearInvalid();
          toast.show({ text: say.cleared });
        }}
      />
    </section>
  );
}

// Things that a buyer keeps, as cards: each with its default mark and what may be done with it; one question before it is deleted.
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { BackLink } from '#kit/detail/document-head.tsx';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { headerWords } from './header-words.ts';

export function KeptCards<T>({
  title,
  add,
  none,
  list,
  keyOf,
  draw,
  onAdd,
  onEdit,
  remove,
  removeText,
  aside,
}: {
  title: string;
  add: string;
  none: { title: string; text: string };
  list: readonly T[];
  keyOf: (one: T) => number;
  draw: (one: T) => ReactNode;
  onAdd: () => void;
  onEdit: (one: T) => void;
  /** Deletes it and reads the list again. */
  remove: (one: T) => Promise<unknown>;
  removeText: { title: string; text: string };
  /** Beside the button that adds one. */
  aside?: ReactNode;
}) {
  const say = useWords(headerWords);
  const [doomed, setDoomed] = useState<T | null>(null);
  const button = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={onAdd}>
      {add}
    </Button>
  );
  return (
    <div className="flex flex-col gap-3 pb-4">
      <div>
        <BackLink to="/member/invoice" text={say.backToInvoices} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-20 font-semibold">
            {title} <span className="num text-16 font-normal text-hint">({list.length})</span>
          </h1>
          <span className="flex flex-wrap gap-2">
            {aside}
            {list.length > 0 ? button : null}
          </span>
        </div>
      </div>
      {list.length === 0 ? (
        <EmptyState
          className="rounded-card border border-line bg-surface"
          title={none.title}
          text={none.text}
          action={button}
        />
      ) : (
        <ul className="grid gap-3 md:grid-cols-2">
          {list.map((one) => (
            <li
              key={keyOf(one)}
              className="flex flex-col gap-1 rounded-card border border-line bg-surface p-4 text-13"
            >
              {draw(one)}
              <div className="mt-auto flex gap-5 pt-2">
                <Button variant="link" onClick={() => onEdit(one)}>
                  {say.edit}
                </Button>
                <Button variant="link" onClick={() => setDoomed(one)}>
                  {say.delete}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(open) => open || setDoomed(null)}
        title={removeText.title}
        text={removeText.text}
        confirmLabel={say.delete}
        tone="danger"
        onConfirm={async () => {
          if (doomed === null) return;
          await remove(doomed);
          toast.show({ text: say.deleted });
        }}
      />
    </div>
  );
}

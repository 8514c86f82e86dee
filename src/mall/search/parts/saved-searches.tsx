// A member's saved searches: keeps the present one under a name, opens, renames and deletes the others.

import { type FormEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { call, newRequestId } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { Button } from '#kit/ui/button.tsx';
import { CopyButton } from '#kit/ui/copy-button.tsx';
import { Drawer } from '#kit/ui/drawer.tsx';
import { EmptyState } from '#kit/ui/empty-state.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { Field } from '#kit/ui/field.tsx';
import { Input } from '#kit/ui/input.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type GoodsQuery, writeGoodsQuery } from '../goods-query.ts';
import {
  MOST_SAVED,
  SAVED_NAME_LENGTH,
  savedSearchProtocol,
  type WatchedSearch,
} from '../saved-search.protocol.ts';
import { savedSearchWords } from './saved-search-words.ts';

export interface SavedSearchesProps {
  /** The list as it stands. */
  query: GoodsQuery;
  /** What the list is called: the name to begin with. */
  title: string;
  onClose: () => void;
}

/** Loaded only when it is opened, by a member. */
export default function SavedSearches({ query, title, onClose }: SavedSearchesProps) {
  const say = useWords(savedSearchWords);
  const { reply: list, error, again: reload, put } = useCall(savedSearchProtocol.list, {});
  const { run } = useAct();

  const remove = (one: WatchedSearch) =>
    run(async () => {
      await call(savedSearchProtocol.remove, { savedSearchId: one.savedSearchId });
      put(list?.filter(({ savedSearchId }) => savedSearchId !== one.savedSearchId));
      toast.show({
        text: say.removed(one.name),
        action: { text: say.undo, onPress: () => void save(one.name, one.address.split('?')[1] ?? '') },
      });
    });

  async function save(name: string, text: string) {
    await call(savedSearchProtocol.save, { name, query: text, requestId: newRequestId() });
    toast.show({ text: say.saved });
    reload();
  }

  return (
    <Drawer
      open
      onOpenChange={(open) => open || onClose()}
      title={
        <>
          {say.title} <span className="text-12 font-normal text-hint">{say.most(MOST_SAVED)}</span>
        </>
      }
    >
      {error ? (
        <ErrorState text={error} onRetry={reload} />
      ) : (
        <div className="space-y-4">
          <SaveForm title={title} onSave={(name) => save(name, writeGoodsQuery(query))} />
          {!list ? (
            <SkeletonText lines={5} />
          ) : list.length === 0 ? (
            <EmptyState compact title={say.none} text={say.noneText} />
          ) : (
            <ul className="divide-y divide-line border-t border-line">
              {list.map((one) => (
                <SavedRow
                  key={one.savedSearchId}
                  one={one}
                  onOpen={onClose}
                  onRemove={remove}
                  onRenamed={reload}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Drawer>
  );
}

function SaveForm({ title, onSave }: { title: string; onSave: (name: string) => Promise<void> }) {
  const say = useWords(savedSearchWords);
  const [name, setName] = useState(title.slice(0, SAVED_NAME_LENGTH));
  const { busy, error, say: setError, run } = useAct({ says: 'here' });
  const field = useRef<HTMLInputElement>(null);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim()) return void run(() => onSave(name.trim()));
    setError(say.needName);
    field.current?.focus();
  }
  return (
    <form onSubmit={submit}>
      <Field label={say.saveThis} error={error}>
        {(wiring) => (
          <div className="flex gap-2">
            <Input
              {...wiring}
              ref={field}
              value={name}
              maxLength={SAVED_NAME_LENGTH}
              aria-label={`${say.saveThis}: ${say.name}`}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Button type="submit" variant="primary" busy={busy}>
              {say.save}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

interface SavedRowProps {
  one: WatchedSearch;
  onOpen: () => void;
  onRemove: (one: WatchedSearch) => void;
  onRenamed: () => void;
}

function SavedRow({ one, onOpen, onRemove, onRenamed }: SavedRowProps) {
  const say = useWords(savedSearchWords);
  const [name, setName] = useState<string>();
  const { error, say: setError, run } = useAct({ says: 'here' });
  const { savedSearchId, address, fresh, isCapped } = one;

  function rename(event: FormEvent) {
    event.preventDefault();
    if (!name?.trim()) return setError(say.needName);
    void run(async () => {
      await call(savedSearchProtocol.rename, { savedSearchId, name: name.trim() });
      setName(undefined);
      onRenamed();
    });
  }

  if (name !== undefined) {
    return (
      <li className="py-2">
        <form onSubmit={rename}>
          <Field label={say.renameTo(one.name)} error={error}>
            <Input
              autoFocus
              size="sm"
              value={name}
              maxLength={SAVED_NAME_LENGTH}
              onChange={(event) => setName(event.currentTarget.value)}
            />
          </Field>
          <div className="mt-2 flex gap-2">
            <Button type="submit" size="sm" variant="primary">
              {say.done}
            </Button>
            <Button size="sm" onClick={() => setName(undefined)}>
              {say.cancel}
            </Button>
          </div>
        </form>
      </li>
    );
  }
  return (
    <li className="py-2">
      <div className="flex items-center gap-2">
        <Link
          to={address}
          onClick={() => {
            void call(savedSearchProtocol.see, { savedSearchId }).catch(() => {});
            onOpen();
          }}
          className="min-w-0 flex-1 truncate text-14 hover:text-brand"
          title={one.name}
        >
          {one.name}
        </Link>
        {fresh > 0 ? (
          <span className="num shrink-0 rounded-control bg-price-wash px-1.5 text-12 text-price-ink">
            {say.fresh(`${fresh}${isCapped ? '+' : ''}`)}
          </span>
        ) : null}
      </div>
      <div className="mt-1 flex items-center gap-4 text-12">
        <Button variant="link" size="sm" onClick={() => setName(one.name)}>
          {say.rename}
        </Button>
        <Button variant="link" size="sm" onClick={() => onRemove(one)}>
          {say.delete}
        </Button>
        <span className="inline-flex items-center gap-1 text-hint">
          {say.address}
          <CopyButton text={window.location.origin + address} name={say.address} />
        </span>
      </div>
    </li>
  );
}

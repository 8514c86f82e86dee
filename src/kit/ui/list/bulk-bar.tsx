// What can be done with the ticked rows of a declared list; and ticking all that is found.
import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import type { BulkAct } from '#kit/list/act.ts';
import { useWords } from '#kit/words/use-words.ts';
import { Button } from '../button.tsx';
import { useLanguage } from '../language-context.ts';
import { toast } from '../toast.ts';
import { callOf } from './list-address.ts';
import { listWords } from './list-words.ts';
import type { ListReply, LoadedList } from './load-list.ts';
import type { ListActs } from './use-list-acts.tsx';
import type { Key, Ticks } from './use-ticks.ts';

/** Rows that may be done at once; more would be a job of its own. */
const MOST_FOUND = 5_000;

/** @param total everything that is found; undefined where that is not counted to its end */
export function BulkBar({
  loaded,
  ticks,
  acts,
  total,
}: {
  loaded: LoadedList;
  ticks: Ticks;
  acts: ListActs;
  total: number | undefined;
}) {
  const { listing, asked, reply } = loaded;
  const say = useWords(listWords);
  const language = useLanguage();
  const [isReading, setReading] = useState(false);
  if (!ticks.isSome) return null;
  const most = listing.mostRows ?? (listing.look === 'cards' ? 100 : 500);
  const canAll = total !== undefined && total > ticks.keys.length && total <= MOST_FOUND;

  async function tickAll(count: number) {
    setReading(true);
    try {
      const keys: Key[] = [];
      for (let current = 1; (current - 1) * most < count; current++) {
        const page = (await call(listing.list, {
          ...callOf(listing, asked, most),
          current,
        })) as unknown as ListReply;
        keys.push(...page.list.map((row) => row[listing.key] as Key));
      }
      ticks.set(keys);
    } catch (error) {
      toast.show({ tone: 'refused', text: (error as Error).message });
    } finally {
      setReading(false);
    }
  }

  return (
    <div className="sticky top-12 z-10 mb-3 flex flex-wrap items-center gap-3 rounded-card border border-brand bg-brand-wash px-4 py-2 text-13">
      <span role="status" className="num">
        {say.ticked(ticks.keys.length)}
      </span>
      {reply.allowed.bulk.map((name) => {
        const one = listing.actions?.[name] as BulkAct | undefined;
        return one ? (
          <Button
            key={name}
            size="sm"
            variant={one.tone ?? 'outline'}
            disabled={acts.busy}
            onClick={() => acts.onMany(name, one, [...ticks.keys], ticks.set)}
          >
            {one.title[language]}
          </Button>
        ) : null;
      })}
      <span className="ml-auto flex gap-3">
        {canAll && total !== undefined ? (
          <Button variant="link" busy={isReading} onClick={() => void tickAll(total)}>
            {say.tickAllFound(total.toLocaleString('en-US'))}
          </Button>
        ) : null}
        <Button variant="link" onClick={() => ticks.set([])}>
          {say.untick}
        </Button>
      </span>
    </div>
  );
}

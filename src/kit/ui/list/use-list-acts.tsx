// Doing what a declared list offers: asking first where that is due, calling, saying what came of it, reading the list anew.
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CallError, call } from '#kit/browser/call.ts';
import type { BulkAct, BulkOutcome, RowAct } from '#kit/list/act.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useLanguage } from '../language-context.ts';
import { ReasonDialog } from '../reason-dialog.tsx';
import { toast } from '../toast.ts';
import { useUiWords } from '../ui-words.ts';
import type { DressedList } from './dressed.ts';
import type { Row } from './list-cell.tsx';
import { listWords } from './list-words.ts';

/** Rows that one call of a bulk action takes: a call ends after ten seconds. */
const SLICE = 50;

type Asking = {
  title: string;
  act: Pick<RowAct<Row>, 'ask' | 'askText' | 'usual' | 'tone' | 'title'>;
  run: (reason: string) => Promise<void>;
};

export interface ListActs {
  readonly busy: boolean;
  readonly onRow: (act: RowAct<Row>, row: Row) => void;
  /** @param onRefused hears which stay ticked */
  readonly onMany: (
    name: string,
    act: BulkAct,
    keys: (string | number)[],
    onRefused: (keys: (string | number)[]) => void,
  ) => void;
  /** The window that asks; mount it. */
  readonly question: ReactNode;
}

/** One action at a time. */
export function useListActs({ listing, dress }: DressedList): ListActs {
  const say = useWords(listWords);
  const sayUi = useUiWords();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState<Asking>();
  const [busy, setBusy] = useState(false);

  const changed = () => Promise.all([revalidate(), dress.changed?.()]);

  /** Says what was done, with the way back where there is one. */
  function tell(text: string, undo?: () => Promise<unknown>) {
    toast.show({
      text,
      ...(undo && {
        seconds: 8,
        action: {
          text: say.undo,
          onPress: () =>
            void plainly(async () => {
              await undo();
              await changed();
              toast.show({ text: say.undone });
            }),
        },
      }),
    });
  }

  function begin(one: Asking) {
    if (one.act.ask) setAsking(one);
    else void plainly(one.run);
  }

  async function plainly(run: Asking['run']) {
    setBusy(true);
    try {
      await run('');
    } catch (error) {
      toast.show({ tone: 'refused', text: error instanceof CallError ? error.message : sayUi('notDone') });
    } finally {
      setBusy(false);
    }
  }

  const tone = asking?.act.tone === 'danger' ? 'danger' : 'primary';
  const question = !asking ? null : asking.act.ask === 'reason' ? (
    <ReasonDialog
      title={asking.title}
      text={asking.act.askText?.[language]}
      usual={asking.act.usual?.map((one) => one[language])}
      confirmLabel={asking.act.title[language]}
      tone={tone}
      onClose={() => setAsking(undefined)}
      onConfirm={async (reason) => {
        await asking.run(reason);
        setAsking(undefined);
      }}
    />
  ) : (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && setAsking(undefined)}
      title={asking.title}
      text={asking.act.askText?.[language]}
      confirmLabel={asking.act.title[language]}
      tone={tone}
      onConfirm={() => asking.run('')}
    />
  );

  return {
    busy,
    question,
    onRow(act, row) {
      const { endpoint, input, undo } = act;
      if (!endpoint || !input) return;
      begin({
        act,
        title: say.sure(act.title[language]),
        run: async (reason) => {
          const asked = input(row, reason);
          await call(endpoint, asked);
          tell(say.done, undo && (() => call(undo, asked)));
          await changed();
        },
      });
    },
    onMany(name, act, keys, onRefused) {
      begin({
        act,
        title: say.sureOf(act.title[language], keys.length),
        run: async (reason) => {
          const refused: BulkOutcome['refused'][number][] = [];
          const undos: (() => Promise<unknown>)[] = [];
          let done = 0;
          try {
            for (let at = 0; at < keys.length; at += SLICE) {
              const slice = keys.slice(at, at + SLICE);
              const outcome = await sliceDone(listing, name, act, slice, reason);
              const { undo, input } = act;
              if (undo && input) undos.push(() => call(undo, input(slice, reason)));
              done += outcome.done;
              refused.push(...outcome.refused);
            }
          } finally {
            const all = () => Promise.all(undos.map((undo) => undo()));
            if (done > 0) tell(say.doneOf(done), undos.length > 0 ? all : undefined);
            if (refused[0])
              toast.show({ tone: 'refused', text: say.refusedOf(refused.length, refused[0].msg) });
            onRefused(refused.map(({ key }) => key));
            await changed();
          }
        },
      });
    },
  };
}

async function sliceDone(
  listing: DressedList['listing'],
  name: string,
  act: BulkAct,
  keys: (string | number)[],
  reason: string,
): Promise<BulkOutcome> {
  if (act.endpoint && act.input) {
    const reply: unknown = await call(act.endpoint, act.input(keys, reason));
    return act.outcome?.(reply as never) ?? { done: keys.length, refused: [] };
  }
  const own = listing.bulk[name];
  if (!own) throw new Error(`the list has no action ${name}`);
  return (await call(own, { ids: keys, reason })) as BulkOutcome;
}

// What the reader may do about the thing of a detail page: the first is the one filled button, each is asked in its own way.
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useAct } from '#kit/browser/use-act.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { StickyBar } from '#kit/ui/sticky-bar.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import { detailWords } from './detail-words.ts';
import type { Remarks } from './review-sheet.tsx';

export interface DetailAction {
  label: string;
  /**
   * How it is asked: `sure` once, and not while something is marked as wrong; `reason` for what somebody else will read;
   * `remarks` sends what was marked in the sheet; `now` does it at once; `window` opens its own.
   */
  ask: 'sure' | 'reason' | 'remarks' | 'now' | 'window';
  title?: string;
  text?: string;
  /** Reasons that are given often. */
  usual?: readonly string[];
  /** Who will read the reason. */
  hint?: string;
  tone?: 'danger' | 'outline';
  /** Another action whose permission is this one's too. */
  needs?: string;
  /** Beside the buttons, while it may be done. */
  note?: string;
  /** The notice when it is through. */
  done?: string;
  run?: (given: { requestId: string; reason: string; remarks: Remarks }) => Promise<unknown>;
  /** Draws its own window, which says when it is closed and when it is through. */
  window?: (tell: { close: () => void; through: () => void }) => ReactNode;
}

export type DetailActions = Readonly<Record<string, DetailAction>>;

/** Those of `actions` that the server allows, in the order they were declared. */
export function allowedOf(actions: DetailActions, allowed: readonly string[]): [string, DetailAction][] {
  return Object.entries(actions).filter(([name, { needs }]) => allowed.includes(needs ?? name));
}

/** Reads the page's data anew after each act, done or refused. Nothing where nothing is allowed. */
export function DetailActionBar({
  actions,
  allowed,
  remarks = {},
  inline = false,
}: {
  actions: DetailActions;
  allowed: readonly string[];
  remarks?: Remarks;
  /** Small buttons at the end of a line instead of a bar of their own. */
  inline?: boolean;
}) {
  const say = useWords(detailWords);
  const { revalidate } = useRevalidator();
  const { doing, run } = useAct({ rereads: true });
  const [asked, setAsked] = useState<string>();
  const shown = allowedOf(actions, allowed);
  if (shown.length === 0) return null;
  const hasRemarks = Object.values(remarks).some((text) => text.trim() !== '');
  const takesRemarks = shown.some(([, { ask }]) => ask === 'remarks');
  const question = asked === undefined ? undefined : actions[asked];
  const close = () => setAsked(undefined);
  const through = (one: DetailAction) => {
    close();
    if (one.done) toast.show({ text: one.done });
    void revalidate();
  };
  return (
    <>
      <Bar inline={inline}>
        {shown.map(([name, one], place) => (
          <Button
            key={name}
            size={inline ? 'sm' : 'md'}
            variant={one.tone ?? (place === 0 ? 'primary' : 'outline')}
            busy={doing === name}
            disabled={one.ask === 'remarks' ? !hasRemarks : one.ask === 'sure' && takesRemarks && hasRemarks}
            onClick={() =>
              one.ask === 'remarks' || one.ask === 'now'
                ? void run(async (requestId) => one.run?.({ requestId, reason: '', remarks }), {
                    key: name,
                    done: one.done,
                  })
                : setAsked(name)
            }
          >
            {one.label}
          </Button>
        ))}
        {shown.map(([name, { note }]) =>
          note ? (
            <span key={name} className="text-12 text-hint">
              {note}
            </span>
          ) : null,
        )}
        {takesRemarks && !hasRemarks ? <span className="text-12 text-hint">{say.sendBackHint}</span> : null}
      </Bar>
      {question?.window?.({ close, through: () => through(question) })}
      {question?.ask === 'sure' ? (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={question.title}
          text={question.text}
          confirmLabel={question.label}
          tone={question.tone === 'danger' ? 'danger' : 'primary'}
          onConfirm={async (requestId) => {
            await question.run?.({ requestId, reason: '', remarks });
            through(question);
          }}
        />
      ) : question?.ask === 'reason' ? (
        <ReasonDialog
          title={question.title ?? question.label}
          text={question.text}
          hint={question.hint}
          confirmLabel={question.label}
          tone={question.tone === 'danger' ? 'danger' : 'primary'}
          usual={question.usual}
          onClose={close}
          onConfirm={async (reason, requestId) => {
            await question.run?.({ requestId, reason, remarks });
            through(question);
          }}
        />
      ) : null}
    </>
  );
}

function Bar({ inline, children }: { inline: boolean; children: ReactNode }) {
  if (inline) return <span className="ml-auto flex flex-wrap gap-2">{children}</span>;
  return <StickyBar className="mt-4 flex-wrap">{children}</StickyBar>;
}

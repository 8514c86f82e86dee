// What the reader may do about a thing: the first is the one filled button, each is asked in its own way.
import { ChevronDown, MoreHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useAct } from '#kit/browser/use-act.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { DropdownMenu } from '#kit/ui/dropdown-menu.tsx';
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
   * `remarks` sends what was marked in the sheet; `now` does it at once; `window` opens its own. Absent: it leads `to` a page,
   * or `opens` something on this one.
   */
  ask?: 'sure' | 'reason' | 'remarks' | 'now' | 'window';
  to?: string;
  opens?: () => void;
  title?: string;
  /** Under the question; of what is done at once, on pointing at the button. */
  text?: string;
  /** Reasons that are given often. */
  usual?: readonly string[];
  /** Who will read the reason. */
  hint?: string;
  /** The reason may be left out. */
  isOptional?: boolean;
  tone?: ButtonVariant;
  /** Ends or destroys something, though its button is a quiet one. */
  isGrave?: boolean;
  /** Stands behind "more". */
  inMenu?: boolean;
  /** Another action whose permission is this one's too. */
  needs?: string;
  /** Beside the buttons, while it may be done. */
  note?: string;
  /** The notice when it is through, unless `run` or the window gives another sentence. */
  done?: string;
  run?: (given: { requestId: string; reason: string; remarks: Remarks }) => Promise<unknown>;
  /** Draws its own window, which says when it is closed and when it is through. */
  window?: (tell: { close: () => void; through: (done?: string) => void }) => ReactNode;
}

export type DetailActions = Readonly<Record<string, DetailAction>>;

/** Those of `actions` that the server allows, in the order they were declared. */
export function allowedOf(actions: DetailActions, allowed: readonly string[]): [string, DetailAction][] {
  return Object.entries(actions).filter(([name, { needs }]) => allowed.includes(needs ?? name));
}

const hasRemarks = (remarks: Remarks) => Object.values(remarks).some((text) => text.trim() !== '');

/** Nothing where nothing is allowed. */
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
  const shown = allowedOf(actions, allowed);
  if (shown.length === 0) return null;
  return (
    <Bar inline={inline}>
      <ActionButtons actions={actions} allowed={allowed} remarks={remarks} size={inline ? 'sm' : 'md'} />
      {shown.map(([name, { note }]) =>
        note ? (
          <span key={name} className="text-12 text-hint">
            {note}
          </span>
        ) : null,
      )}
      {shown.some(([, { ask }]) => ask === 'remarks') && !hasRemarks(remarks) ? (
        <span className="text-12 text-hint">{say.sendBackHint}</span>
      ) : null}
    </Bar>
  );
}

/** The buttons with the windows they open. Reads the page's data anew after each act; what was done at once, also after a refusal. */
export function ActionButtons({
  actions,
  allowed,
  remarks = {},
  size = 'md',
  inRowOf,
  opened,
  children,
}: {
  actions: DetailActions;
  allowed: readonly string[];
  remarks?: Remarks;
  size?: ButtonSize;
  /** In a list, under this name: one button, the rest behind "more". */
  inRowOf?: string;
  /** Whose window is open from the beginning. */
  opened?: string;
  /** More buttons, after those in sight. */
  children?: ReactNode;
}) {
  const say = useWords(detailWords);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { doing, run } = useAct({ rereads: true });
  const [asked, setAsked] = useState(opened);
  const shown = allowedOf(actions, allowed);
  const takesRemarks = shown.some(([, { ask }]) => ask === 'remarks');
  const question = asked === undefined ? undefined : actions[asked];
  const close = () => setAsked(undefined);
  const through = (one: DetailAction, said?: unknown) => {
    close();
    const text = typeof said === 'string' ? said : one.done;
    if (text) toast.show({ text });
    if (one.ask !== 'now' && one.ask !== 'remarks') void revalidate();
  };
  const isInSight = ({ inMenu }: DetailAction, place: number) =>
    inRowOf === undefined ? !inMenu : place === 0;
  const inMenu = shown.filter(([, one], place) => !isInSight(one, place));
  const press = (name: string, one: DetailAction) => {
    if (one.opens) one.opens();
    else if (one.ask === 'remarks' || one.ask === 'now')
      void run(async (requestId) => through(one, await one.run?.({ requestId, reason: '', remarks })), {
        key: name,
      });
    else setAsked(name);
  };
  const look = ({ tone }: DetailAction, place: number): ButtonVariant =>
    tone === 'danger' && inRowOf !== undefined ? 'outline' : (tone ?? (place === 0 ? 'primary' : 'outline'));
  return (
    <>
      {shown
        .filter(([, one], place) => isInSight(one, place))
        .map(([name, one], place) =>
          one.to === undefined ? (
            <Button
              key={name}
              size={size}
              variant={look(one, place)}
              busy={doing === name}
              title={one.ask === 'now' ? one.text : undefined}
              disabled={
                one.ask === 'remarks'
                  ? !hasRemarks(remarks)
                  : one.ask === 'sure' && takesRemarks && hasRemarks(remarks)
              }
              onClick={() => press(name, one)}
            >
              {one.label}
            </Button>
          ) : (
            <Button key={name} size={size} variant={look(one, place)} to={one.to}>
              {one.label}
            </Button>
          ),
        )}
      {children}
      {inMenu.length > 0 ? (
        <DropdownMenu
          label={say.more}
          trigger={
            inRowOf === undefined ? (
              <Button size={size}>
                {say.moreActions}
                <ChevronDown size={14} aria-hidden="true" />
              </Button>
            ) : (
              <Button
                size={size}
                variant="ghost"
                aria-label={`${say.more} · ${inRowOf}`}
                icon={<MoreHorizontal size={16} aria-hidden="true" />}
              />
            )
          }
          items={inMenu.map(([name, one]) => ({
            key: name,
            text: one.label,
            danger: one.tone === 'danger',
            onSelect: () => (one.to === undefined ? press(name, one) : void navigate(one.to)),
          }))}
        />
      ) : null}
      {question?.window?.({ close, through: (done) => through(question, done) })}
      {question?.ask === 'sure' ? (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={question.title ?? question.label}
          text={question.text}
          confirmLabel={question.label}
          tone={question.tone === 'danger' || question.isGrave ? 'danger' : 'primary'}
          onConfirm={async (requestId) => {
            through(question, await question.run?.({ requestId, reason: '', remarks }));
          }}
        />
      ) : question?.ask === 'reason' ? (
        <ReasonDialog
          title={question.title ?? question.label}
          text={question.text}
          hint={question.hint}
          isOptional={question.isOptional}
          confirmLabel={question.label}
          tone={question.tone === 'danger' || question.isGrave ? 'danger' : 'primary'}
          usual={question.usual}
          onClose={close}
          onConfirm={async (reason, requestId) => {
            through(question, await question.run?.({ requestId, reason, remarks }));
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

// The frame of writing an inquiry: its sections on one page with a way to each of them, and how it is kept, always in sight.
import { CircleCheck, CloudAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { cx } from '#kit/ui/cx.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { DraftDesk } from './use-draft.ts';
import { wizardWords } from './wizard-words.ts';

export interface WizardSection {
  id: string;
  text: string;
  /** Something in it is wrong. */
  isWrong?: boolean;
}

/** Sticks to the top: where one is, and whether everything is kept. */
export function WizardBar(props: {
  title: ReactNode;
  sections: readonly WizardSection[];
  aside?: ReactNode;
}) {
  const say = useWords(wizardWords);
  return (
    <div className="sticky top-0 z-30 -mx-4 border-b border-line bg-surface px-4 md:mx-0 md:rounded-card md:border md:shadow-float">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
        <h1 className="min-w-0 truncate text-16 font-semibold md:text-20">{props.title}</h1>
        <div className="flex min-h-6 items-center gap-3 text-12">{props.aside}</div>
      </div>
      <nav aria-label={say.parts} className="-mx-1 flex overflow-x-auto scrollbar-none">
        {props.sections.map(({ id, text, isWrong }, at) => (
          <a
            key={id}
            href={`#${id}`}
            className={cx(
              'inline-flex h-8 items-center gap-1.5 px-2 text-13 whitespace-nowrap hover:text-brand md:px-3',
              isWrong ? 'text-refused' : 'text-secondary',
            )}
          >
            <span
              aria-hidden="true"
              className={cx(
                'num inline-flex size-4.5 items-center justify-center rounded-full border text-12',
                isWrong ? 'border-refused' : 'border-edge',
              )}
            >
              {at + 1}
            </span>
            {text}
          </a>
        ))}
      </nav>
    </div>
  );
}

/** How the draft is kept, in a few words; announced without interrupting. */
export function SaveNote({ desk }: { desk: DraftDesk }) {
  const say = useWords(wizardWords);
  const { state, at, text } = desk.save;
  const time = showMoment(at).slice(11);
  return (
    <span role="status" className="inline-flex items-center gap-1.5 text-hint">
      {state === 'saving' ? (
        <>
          <LoaderCircle size={14} aria-hidden="true" className="animate-spin" />
          {say.saving}
        </>
      ) : null}
      {state === 'saved' ? (
        <>
          <CircleCheck size={14} aria-hidden="true" className="text-done" />
          <span className="num">{say.saved(time)}</span>
        </>
      ) : null}
      {state === 'waits' ? <span className="text-waiting">{say.saveWaits}</span> : null}
      {state === 'failed' ? (
        <span className="inline-flex items-center gap-1.5 text-refused">
          <CloudAlert size={14} aria-hidden="true" />
          {say.saveFailed}
          {text ? <span className="max-w-64 truncate max-sm:hidden">{text}</span> : null}
          <Button variant="link" size="sm" onClick={() => void desk.flush()}>
            {say.retry}
          </Button>
        </span>
      ) : null}
    </span>
  );
}

/** Another window has saved the same draft, or it is none any more: said plainly, with the ways out. */
export function ConflictNote({ desk }: { desk: DraftDesk }) {
  const say = useWords(wizardWords);
  const { state } = desk.save;
  if (state !== 'conflict' && state !== 'gone') return null;
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-waiting-wash px-4 py-3 text-13 text-waiting"
    >
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{state === 'gone' ? say.gone : say.conflictTitle}</p>
        {state === 'conflict' ? <p>{say.conflictText}</p> : null}
      </div>
      {state === 'gone' ? (
        <Button size="sm" to={`/inquiry/purchaser/inq_info?inqSn=${encodeURIComponent(desk.inqSn ?? '')}`}>
          {say.toDetail}
        </Button>
      ) : (
        <>
          <Button size="sm" onClick={() => void desk.takeTheirs()}>
            {say.takeTheirs}
          </Button>
          <Button size="sm" variant="primary" onClick={() => void desk.keepMine()}>
            {say.keepMine}
          </Button>
        </>
      )}
    </div>
  );
}

// What was typed and is kept nowhere: whoever holds it says so, and one question is asked before the page is left.
import { useEffect, useId } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { useEntryWords } from '#kit/ui/entry-words.ts';

/** Those of this page that would lose something. Only the browser writes to it. */
const unsaved = new Set<string>();

/** As long as it is true and mounted, leaving asks: by a link, by the browser. */
export function useUnsaved(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    unsaved.add(id);
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(id);
      removeEventListener('beforeunload', ask);
    };
  }, [id, isUnsaved]);
}

/** Mounted once, around all pages: the router asks one only. Another query of the same page leaves nothing. */
export function LeaveQuestion() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.size > 0 && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== 'blocked') return null;
  return <LoseQuestion what="leave" onStay={() => blocker.reset()} onLose={() => blocker.proceed()} />;
}

/** @param what of the page, or of a window over it */
export function LoseQuestion({
  what,
  onStay,
  onLose,
}: {
  what: 'leave' | 'close';
  onStay: () => void;
  onLose: () => void;
}) {
  const say = useEntryWords();
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={say(`${what}Title`)}
      text={say(`${what}Text`)}
      confirmLabel={say(what)}
      cancelLabel={say('stay')}
      onOpenChange={(isOpen) => isOpen || onStay()}
      onConfirm={onLose}
    />
  );
}

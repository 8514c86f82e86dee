// The question before what was typed is lost.
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { useEntryWords } from '#kit/ui/entry-words.ts';

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

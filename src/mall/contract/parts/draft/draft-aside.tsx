// Beside a draft that is being typed: whether it is saved, and what is missing before it can go out.
import { Check, CircleAlert } from 'lucide-react';
import { Card } from '#kit/ui/card.tsx';
import { useWords } from '#kit/words/use-words.ts';
import type { Fault } from '../../contract-text.protocol.ts';
import { sectionOf } from './draft-faults.ts';
import { draftWords } from './draft-words.ts';
import type { SavedDraft } from './use-saved-draft.ts';

export function SaveState({ draft }: { draft: SavedDraft }) {
  const say = useWords(draftWords);
  const words = { saved: say.saved, typing: say.typing, saving: say.saving, failed: say.notSaved };
  return (
    <div className="mt-2 border-t border-line pt-2 text-12">
      <p role="status" className={draft.state === 'failed' ? 'text-refused' : 'text-hint'}>
        {words[draft.state]}
      </p>
      {draft.error ? (
        <p className="mt-1 text-refused">
          {draft.error}{' '}
          <button type="button" className="text-brand underline" onClick={() => window.location.reload()}>
            {say.reload}
          </button>
        </p>
      ) : null}
    </div>
  );
}

export function Faults({ faults }: { faults: readonly Fault[] }) {
  const say = useWords(draftWords);
  if (faults.length === 0)
    return (
      <p className="flex items-center gap-2 rounded-card border border-line bg-surface px-4 py-3 text-13 text-done">
        <Check size={16} aria-hidden="true" />
        {say.nothingToMend}
      </p>
    );
  return (
    <Card title={say.toMend}>
      <ul className="space-y-1.5 text-13">
        {faults.map((fault) => (
          <li key={fault.path + fault.text} className="flex gap-2">
            <CircleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-waiting" />
            <a
              href={`#${sectionOf(fault.path)}`}
              className="min-w-0 wrap-anywhere hover:text-brand hover:underline"
            >
              {fault.text}
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

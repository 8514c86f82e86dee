// Codes that are claimed for two parts, each with the ways to decide.

import { call } from '#kit/browser/call.ts';
import { useAct } from '#kit/browser/use-act.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Button } from '#kit/ui/button.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { useWords } from '#kit/words/use-words.ts';
import { type ConflictReply, matCodeProtocol, type PartNameReply } from '../mat-code.protocol.ts';
import { matSourceNames } from '../mat-code-status.ts';
import type { ImportDecision } from '../mat-import.ts';
import { matCodeWords } from './mat-code-words.ts';

export function ConflictList({
  conflicts,
  mayWrite,
  onDecided,
}: {
  conflicts: readonly ConflictReply[];
  mayWrite: boolean;
  onDecided: () => void;
}) {
  const say = useWords(matCodeWords);
  const language = useLanguage();
  const { doing: busy, run } = useAct();

  const decide = ({ conflictId }: ConflictReply, decision: ImportDecision) =>
    run(() => call(matCodeProtocol.decideConflict, { conflictId, decision }), {
      done: say.decided,
      key: `${conflictId} ${decision}`,
    }).then(onDecided);

  const ways: [ImportDecision, string][] = [
    ['keep', say.keep],
    ['take', say.take],
    ['alternate', say.makeAlternate],
  ];
  return (
    <ul className="divide-y divide-line">
      {conflicts.map((conflict) => (
        <li
          key={conflict.conflictId}
          className="grid gap-x-6 gap-y-2 px-4 py-3 text-13 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <div className="min-w-0">
            <p className="num text-14 font-semibold wrap-anywhere">{conflict.matCode}</p>
            <p className="truncate text-secondary">{conflict.matName}</p>
            <p className="text-12 text-hint">
              {say.claimedBy(matSourceNames[conflict.source][language], conflict.claimedBy)}{' '}
              <span className="num">{showMoment(conflict.createdAt)}</span>
            </p>
          </div>
          <PartLine label={say.standsFor} part={conflict.part} />
          <PartLine label={say.claimedFor} part={conflict.claimed} />
          {mayWrite ? (
            <div className="flex flex-wrap gap-2 md:col-span-3 md:justify-end">
              {ways.map(([decision, text]) => (
                <Button
                  key={decision}
                  size="sm"
                  busy={busy === `${conflict.conflictId} ${decision}`}
                  onClick={() => void decide(conflict, decision)}
                >
                  {text}
                </Button>
              ))}
            </div>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function PartLine({ label, part }: { label: string; part: PartNameReply | null }) {
  return (
    <div className="min-w-0">
      <p className="text-12 text-hint">{label}</p>
      <p className="num font-semibold wrap-anywhere">{part?.partNo ?? '—'}</p>
      <p className="text-12 text-hint">{[part?.brand, part?.packageName].filter(Boolean).join(' · ')}</p>
    </div>
  );
}

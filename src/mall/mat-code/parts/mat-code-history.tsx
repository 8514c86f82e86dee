// The window with what has happened to one code.
import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import type { ReplyOf } from '#kit/http/endpoint.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Dialog } from '#kit/ui/dialog.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type MatCodeReply, matCodeProtocol } from '../mat-code.protocol.ts';
import { matCodeWords } from './mat-code-words.ts';

export function MatCodeHistory({ code, onClose }: { code: MatCodeReply; onClose: () => void }) {
  const say = useWords(matCodeWords);
  const [log, setLog] = useState<ReplyOf<typeof matCodeProtocol.detail>['log'] | 'failed'>();
  const [tries, setTries] = useState(0);
  const { matCodeId } = code;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isHere = true;
    setLog(undefined);
    call(matCodeProtocol.detail, { matCodeId })
      .then((detail) => isHere && setLog(detail.log))
      .catch(() => isHere && setLog('failed'));
    return () => {
      isHere = false;
    };
  }, [matCodeId, tries]);
  return (
    <Dialog
      open
      size="sm"
      title={say.historyOf(code.matCode)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {log === undefined ? <SkeletonText lines={3} /> : null}
      {log === 'failed' ? <ErrorState onRetry={() => setTries(tries + 1)} /> : null}
      {Array.isArray(log) ? (
        <ol className="divide-y divide-line text-13">
          {log.map((step) => (
            <li key={step.logId} className="flex flex-wrap items-baseline gap-x-3 py-2">
              <span>{step.title}</span>
              <span className="text-secondary">{step.actorName}</span>
              <span className="num ml-auto text-12 text-hint">{showMoment(step.createdAt)}</span>
            </li>
          ))}
        </ol>
      ) : null}
    </Dialog>
  );
}

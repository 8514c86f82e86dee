// The window with what has happened to one code.
import { useCall } from '#kit/browser/use-call.ts';
import { showMoment } from '#kit/time/show-moment.ts';
import { Dialog } from '#kit/ui/dialog.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { type MatCodeReply, matCodeProtocol } from '../mat-code.protocol.ts';
import { matCodeWords } from './mat-code-words.ts';

export function MatCodeHistory({ code, onClose }: { code: MatCodeReply; onClose: () => void }) {
  const say = useWords(matCodeWords);
  const { reply, error, again } = useCall(matCodeProtocol.detail, { matCodeId: code.matCodeId });
  return (
    <Dialog
      open
      size="sm"
      title={say.historyOf(code.matCode)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {reply || error ? null : <SkeletonText lines={3} />}
      {error ? <ErrorState text={error} onRetry={again} /> : null}
      {reply ? (
        <ol className="divide-y divide-line text-13">
          {reply.log.map((step) => (
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

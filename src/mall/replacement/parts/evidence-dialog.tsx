// What stands behind a published pair, in a window; the files are for members.

import { useCall } from '#kit/browser/use-call.ts';
import { FileLinks } from '#kit/detail/file-links.tsx';
import { showMoment } from '#kit/time/show-moment.ts';
import { Descriptions } from '#kit/ui/descriptions.tsx';
import { Dialog } from '#kit/ui/dialog.tsx';
import { ErrorState } from '#kit/ui/error-state.tsx';
import { useLanguage } from '#kit/ui/language-context.ts';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { evidenceWords } from '../pair-status.ts';
import { replacementProtocol } from '../replacement.protocol.ts';
import { replacementWords } from './replacement-words.ts';

/** Mount it to open it. */
export function EvidenceDialog({
  pairId,
  title,
  onClose,
}: {
  pairId: number;
  title: string;
  onClose: () => void;
}) {
  const say = useWords(replacementWords);
  const language = useLanguage();
  const { reply: loaded, error, again } = useCall(replacementProtocol.evidence, { pairId });
  const pins =
    loaded?.isPinEqual === true
      ? say.pinsSame
      : loaded?.isPinEqual === false
        ? say.pinsOther
        : say.pinsUnknown;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={title}>
      {error ? (
        <ErrorState text={error} onRetry={again} />
      ) : loaded ? (
        <Descriptions
          columns={1}
          items={[
            { label: say.evidence, value: evidenceWords[loaded.evidence][language] },
            { label: say.pins, value: pins },
            {
              label: say.statement,
              value: <span className="whitespace-pre-line wrap-anywhere">{loaded.statement}</span>,
            },
            { label: say.publishedAt, value: showMoment(loaded.publishedAt) },
            {
              label: say.files,
              value: loaded.files.length === 0 ? say.noFiles : <FileLinks files={loaded.files} />,
            },
          ]}
        />
      ) : (
        <SkeletonText lines={5} />
      )}
    </Dialog>
  );
}

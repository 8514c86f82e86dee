// Who has to agree before suppliers read an inquiry: shown before it is submitted.
import { useCall } from '#kit/browser/use-call.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import { wizardWords } from './wizard-words.ts';

/** Asked anew with each version that was saved. Says nothing while nothing was. */
export function ApprovalPreview({ inqSn, version }: { inqSn: string | null; version: number }) {
  const say = useWords(wizardWords);
  const { reply: way, error } = useCall(
    inquiryProtocol.previewApproval,
    inqSn ? { inqSn } : undefined,
    0,
    version,
  );
  if (!way && !error) return null;
  return (
    <div className="rounded-control bg-page px-3 py-2 text-13">
      {error || !way ? (
        say.pathFailed
      ) : way.isNeeded ? (
        <>
          <p className="mb-2 text-secondary">{say.pathFirst}</p>
          <ApprovalPathView path={way.path} title={false} />
        </>
      ) : (
        say.noApproval
      )}
    </div>
  );
}

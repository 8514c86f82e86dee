// Who has to agree before suppliers read an inquiry: shown before it is submitted.
import { useEffect, useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import { inquiryProtocol } from '../inquiry.protocol.ts';
import type { ApprovalWay } from '../inquiry-detail.protocol.ts';
import { wizardWords } from './wizard-words.ts';

/** Asked anew with each version that was saved. Says nothing while nothing was. */
export function ApprovalPreview({ inqSn, version }: { inqSn: string | null; version: number }) {
  const say = useWords(wizardWords);
  const [way, setWay] = useState<ApprovalWay | 'failed'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may go another way
  useEffect(() => {
    if (!inqSn) return;
    let isOld = false;
    call(inquiryProtocol.previewApproval, { inqSn }).then(
      (found) => {
        if (!isOld) setWay(found);
      },
      () => {
        if (!isOld) setWay('failed');
      },
    );
    return () => {
      isOld = true;
    };
  }, [inqSn, version]);
  if (!inqSn || way === undefined) return null;
  return (
    <div className="rounded-control bg-page px-3 py-2 text-13">
      {way === 'failed' ? (
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

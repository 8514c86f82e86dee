// The window before a draft goes out: what it comes to, who has to approve it first, what happens then.
import { type ComponentProps, useEffect, useState } from 'react';
import { CallError, call } from '#kit/browser/call.ts';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { SkeletonText } from '#kit/ui/skeleton.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import type { Fault } from '../../contract-text.protocol.ts';
import { contractDoor } from '../contract-door.ts';
import { draftWords } from './draft-words.ts';

/** Mount it to open it. What is not saved yet is saved first. */
export function SubmitDraftDialog(props: {
  contract: ContractDetail;
  what: 'submit' | 'resubmit' | 'revise';
  flush: () => Promise<number>;
  faults: readonly Fault[];
  onClose: () => void;
  onSent: () => void;
}) {
  const { contract, what, flush, faults, onClose, onSent } = props;
  const say = useWords(draftWords);
  const { contractSn, side } = contract;
  const door = contractDoor[side];
  const [path, setPath] = useState<ComponentProps<typeof ApprovalPathView>['path']>();
  const [error, setError] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the window opens
  useEffect(() => {
    let isGone = false;
    flush()
      .then(() => call(door.previewApproval, { contractSn }))
      .then(
        ({ approval }) => {
          if (!isGone) setPath(approval);
        },
        (reason: unknown) => {
          if (!isGone) setError(reason instanceof CallError ? reason.message : say.notSaved);
        },
      );
    return () => {
      isGone = true;
    };
  }, []);

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={say[what]}
      text={say.submitText}
      confirmLabel={say[what]}
      onConfirm={async () => {
        const version = await flush();
        await call(door[what], { contractSn, version });
        onSent();
      }}
    >
      {faults.length > 0 ? (
        <div className="mb-3 text-13 text-waiting">
          <p className="font-semibold">{say.toMend}</p>
          <ul className="list-disc pl-5">
            {faults.map((fault) => (
              <li key={fault.path + fault.text}>{fault.text}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {what === 'revise' ? null : error ? (
        <p className="text-13 text-refused">{error}</p>
      ) : path === undefined ? (
        <SkeletonText lines={2} />
      ) : path.steps.length === 0 ? (
        <p className="text-13 text-secondary">{say.noPath}</p>
      ) : (
        <ApprovalPathView path={path} />
      )}
    </ConfirmDialog>
  );
}

// The window in which a side confirms the other's text: which text it is, and who of its own people has to agree first.

import { useState } from 'react';
import { call } from '#kit/browser/call.ts';
import { useCall } from '#kit/browser/use-call.ts';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { useWords } from '#kit/words/use-words.ts';
import { ApprovalPathView } from '#mall/approval/parts/approval-path.tsx';
import type { ContractDetail } from '../../contract-detail.protocol.ts';
import { contractDoor } from '../contract-door.ts';
import { contractWords } from '../contract-words.ts';
import { BookingFields, typedBooking } from '../draft/booking-fields.tsx';
import { HashText } from '../text/hash-text.tsx';

/** Mount it to open it. */
export function ConfirmTextDialog(props: {
  contract: ContractDetail;
  onClose: () => void;
  /** @param text what came of it, in a sentence */
  onConfirmed: (text: string) => void;
}) {
  const { contract, onClose, onConfirmed } = props;
  const { contractSn, contentHash, kind, side } = contract;
  const say = useWords(contractWords);
  const door = contractDoor[side];
  const [booking, setBooking] = useState(() => typedBooking(contract));
  // asked for what was typed to its end, not for every letter
  const [asked, setAsked] = useState(booking);
  // Confirming says itself what is wrong.
  const path = useCall(door.previewApproval, { contractSn, ...asked }).reply?.approval;
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={say.confirmTitle}
      text={kind === 'OFFLINE' ? say.paperConfirmText : say.confirmText}
      confirmLabel={say.confirm}
      onConfirm={async () => {
        const { state } = await call(door.confirm, { contractSn, contentHash, ...booking });
        onConfirmed(state === 'PENDING_CONFIRM' ? say.asked : kind === 'OFFLINE' ? say.done : say.confirmed);
      }}
    >
      <HashText hash={contentHash} label={say.hash} />
      <p className="mt-1 text-12 text-hint">{say.hashHint}</p>
      {contract.booking && booking ? (
        <div className="mt-3">
          <BookingFields
            choice={contract.booking}
            value={booking}
            onChange={setBooking}
            onSettled={setAsked}
          />
        </div>
      ) : null}
      {path && path.steps.length > 0 ? <ApprovalPathView path={path} className="mt-3" /> : null}
    </ConfirmDialog>
  );
}

// What the reader may do with a contract at present: buttons from the server's list alone, each with the window it opens.
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { call, newRequestId } from '#kit/browser/call.ts';
import { Button } from '#kit/ui/button.tsx';
import { ConfirmDialog } from '#kit/ui/confirm-dialog.tsx';
import { DropdownMenu, type MenuItem } from '#kit/ui/dropdown-menu.tsx';
import { ReasonDialog } from '#kit/ui/reason-dialog.tsx';
import { toast } from '#kit/ui/toast.ts';
import { useWords } from '#kit/words/use-words.ts';
import type { ContractDetail } from '../contract-detail.protocol.ts';
import type { ContractAction } from '../contract-process.ts';
import { AgreeTerminationDialog } from './change/agree-termination-dialog.tsx';
import { AskChangesDialog } from './change/ask-changes-dialog.tsx';
import { ChangeDialog } from './change/change-dialog.tsx';
import { TerminationDialog } from './change/termination-dialog.tsx';
import type { Remarks } from './change/use-remarks.ts';
import { contractDoor, contractPlaces } from './contract-door.ts';
import { contractWords } from './contract-words.ts';
import { CallOffDialog } from './perform/call-off-dialog.tsx';
import { ConfirmTextDialog } from './sign/confirm-text-dialog.tsx';
import { SignDialog } from './sign/sign-dialog.tsx';

/** In the order of importance; the first is filled. */
const IN_SIGHT = [
  'confirm',
  'sign',
  'signChange',
  'agreeTermination',
  'askChanges',
  'refuseChange',
  'refuseTermination',
  'refuse',
] as const satisfies readonly ContractAction[];
const IN_MENU = [
  'proposeChange',
  'complete',
  'denyCompletion',
  'withdrawSignature',
  'withdrawChange',
  'withdrawTermination',
  'proposeTermination',
  'terminateAlone',
  'cancel',
] as const satisfies readonly ContractAction[];
type Act = (typeof IN_SIGHT)[number] | (typeof IN_MENU)[number];
/** What goes forward; anything else is never the filled button. */
const AGREES: readonly Act[] = ['confirm', 'sign', 'signChange', 'agreeTermination'];
const ENDS: readonly Act[] = ['cancel', 'proposeTermination', 'terminateAlone', 'refuse'];

export interface ContractActionsProps {
  contract: ContractDetail;
  remarks: Remarks;
  onChanged: () => void;
}

export function ContractActions({ contract, remarks, onChanged }: ContractActionsProps) {
  const say = useWords(contractWords);
  const [query] = useSearchParams();
  // Back from the agreement, which was accepted in order to sign.
  const [open, setOpen] = useState<Act | 'callOff' | null>(() =>
    query.has('agreed') && contract.allowedActions.includes('sign') ? 'sign' : null,
  );
  const { contractSn, version, side, kind, state, allowedActions: allowed } = contract;
  const door = contractDoor[side];
  const close = () => setOpen(null);
  const finish = (text: string) => {
    close();
    toast.show({ text });
    onChanged();
  };
  const isFramework = kind === 'FRAMEWORK';
  const hasRest = contract.performance.some((line) => line.orderedNum < line.number);
  const mayCallOff =
    state === 'EFFECTIVE' && side === 'purchaser' && kind !== 'OFFLINE' && (isFramework || hasRest);
  const hasAsked = contract.proposal?.by === side;
  const nameOf = (act: Act) => {
    if (act === 'refuseTermination' && contract.proposal?.what === 'unilateral') return say.objects;
    return act === 'denyCompletion' && hasAsked ? say.takeBackCompletion : say[act];
  };
  const sighted = IN_SIGHT.filter((act) => allowed.includes(act));
  const menu = IN_MENU.filter((act) => allowed.includes(act));
  const mayEdit = allowed.includes('save');
  const items: MenuItem[] = menu.map((act) => ({
    key: act,
    text: nameOf(act),
    danger: ENDS.includes(act),
    onSelect: () => setOpen(act),
  }));

  const reasoned = (
    act: Act,
    text: string,
    run: (reason: string) => Promise<unknown>,
    done: string = say.done,
  ) =>
    open === act ? (
      <ReasonDialog
        title={nameOf(act)}
        text={text}
        hint={say.refuseHint}
        confirmLabel={nameOf(act)}
        tone={ENDS.includes(act) ? 'danger' : 'primary'}
        onClose={close}
        onConfirm={async (reason) => {
          await run(reason);
          finish(done);
        }}
      />
    ) : null;

  return (
    <>
      {mayEdit ? (
        <Button variant="primary" to={contractPlaces[side].draftOf(contractSn)}>
          {state === 'RETURNED' ? say.reviseHere : say.save}
        </Button>
      ) : null}
      {mayCallOff ? (
        <Button variant="buy" onClick={() => setOpen('callOff')}>
          {isFramework ? say.callOff : say.orderRest}
        </Button>
      ) : null}
      {sighted.map((act, at) => (
        <Button
          key={act}
          variant={
            act === 'refuse' ? 'danger' : at === 0 && !mayEdit && AGREES.includes(act) ? 'primary' : 'outline'
          }
          onClick={() => setOpen(act)}
        >
          {nameOf(act)}
          {act === 'askChanges' && remarks.remarks.length > 0 ? ` (${remarks.remarks.length})` : null}
        </Button>
      ))}
      {menu.length > 0 ? (
        <DropdownMenu
          label={say.more}
          items={items}
          trigger={
            <Button>
              {say.more}
              <ChevronDown size={14} aria-hidden="true" />
            </Button>
          }
        />
      ) : null}

      {open === 'confirm' ? (
        <ConfirmTextDialog
          contract={contract}
          onClose={close}
          onConfirmed={(text) => {
            remarks.forget();
            finish(text);
          }}
        />
      ) : null}
      {open === 'sign' || open === 'signChange' ? (
        <SignDialog
          contract={contract}
          what={open}
          onClose={close}
          onSigned={({ state: reached, isAsked }) =>
            finish(
              isAsked
                ? say.changeAskedInside
                : reached !== 'EFFECTIVE'
                  ? say.signedToast
                  : open === 'sign'
                    ? say.bothSigned
                    : say.changeSigned,
            )
          }
        />
      ) : null}
      {open === 'askChanges' ? (
        <AskChangesDialog
          contract={contract}
          remarks={remarks}
          onClose={close}
          onSent={() => finish(say.done)}
        />
      ) : null}
      {open === 'proposeChange' ? (
        <ChangeDialog contract={contract} onClose={close} onProposed={() => finish(say.done)} />
      ) : null}
      {open === 'proposeTermination' || open === 'terminateAlone' ? (
        <TerminationDialog
          contract={contract}
          what={open}
          onClose={close}
          onProposed={() => finish(say.done)}
        />
      ) : null}
      {open === 'agreeTermination' ? (
        <AgreeTerminationDialog contract={contract} onClose={close} onAgreed={() => finish(say.done)} />
      ) : null}
      {open === 'callOff' ? (
        <CallOffDialog contract={contract} requestId={newRequestId()} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={open === 'complete'}
        onOpenChange={(isOpen) => isOpen || close()}
        title={say.complete}
        text={say.completeText}
        confirmLabel={say.complete}
        onConfirm={async () => {
          await call(door.complete, { contractSn, version });
          finish(say.done);
        }}
      />
      {reasoned('refuse', say.refuseText, (reason) => call(door.refuse, { contractSn, version, reason }))}
      {reasoned('withdrawSignature', say.withdrawSignatureText, (reason) =>
        call(door.withdrawSignature, { contractSn, version, reason }),
      )}
      {reasoned('cancel', state === 'PENDING_SIGN' ? say.cancelBothText : say.cancelText, (reason) =>
        call(door.cancel, { contractSn, version, reason }),
      )}
      {reasoned('refuseChange', say.withdrawChangeText, (reason) =>
        call(door.refuseChange, { contractSn, version, reason }),
      )}
      {reasoned('withdrawChange', say.withdrawChangeText, (reason) =>
        call(door.withdrawChange, { contractSn, version, reason }),
      )}
      {reasoned('denyCompletion', hasAsked ? say.takeBackCompletionText : say.denyCompletionText, (reason) =>
        call(door.denyCompletion, { contractSn, version, reason }),
      )}
      {reasoned('refuseTermination', say.refuseTerminationText, (reason) =>
        call(door.refuseTermination, { contractSn, version, reason }),
      )}
      {reasoned('withdrawTermination', say.withdrawTerminationText, (reason) =>
        call(door.withdrawTermination, { contractSn, version, reason }),
      )}
    </>
  );
}

// What the reader may do with a contract at present: buttons from the server's list alone, each with the window it opens.
import { useSearchParams } from 'react-router';
import { call } from '#kit/browser/call.ts';
import { ActionButtons, type DetailAction } from '#kit/detail/detail-actions.tsx';
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

/** Refused, withdrawn or ended with a reason that the other side reads. */
type Reasoned =
  | 'refuseChange'
  | 'refuseTermination'
  | 'refuse'
  | 'denyCompletion'
  | 'withdrawSignature'
  | 'withdrawChange'
  | 'withdrawTermination'
  | 'cancel';

export function ContractActions({ contract, remarks }: { contract: ContractDetail; remarks: Remarks }) {
  const say = useWords(contractWords);
  const [query] = useSearchParams();
  const { contractSn, version, side, kind, state, allowedActions } = contract;
  const door = contractDoor[side];
  const isFramework = kind === 'FRAMEWORK';
  const hasAsked = contract.proposal?.by === side;

  const reasoned = (act: Reasoned, text: string, more: Partial<DetailAction> = {}): DetailAction => ({
    label: say[act],
    ask: 'reason',
    tone: 'outline',
    text,
    hint: say.refuseHint,
    done: say.done,
    run: ({ reason }) => call(door[act], { contractSn, version, reason }),
    ...more,
  });
  const signed = (what: 'sign' | 'signChange', inForce: string): DetailAction => ({
    label: say[what],
    ask: 'window',
    tone: 'primary',
    window: ({ close, through }) => (
      <SignDialog
        contract={contract}
        what={what}
        onClose={close}
        onSigned={({ state: reached, isAsked }) =>
          through(isAsked ? say.changeAskedInside : reached === 'EFFECTIVE' ? inForce : say.signedToast)
        }
      />
    ),
  });
  const ended = (what: 'proposeTermination' | 'terminateAlone'): DetailAction => ({
    label: say[what],
    ask: 'window',
    tone: 'danger',
    inMenu: true,
    done: say.done,
    window: ({ close, through }) => (
      <TerminationDialog contract={contract} what={what} onClose={close} onProposed={through} />
    ),
  });

  // Those in sight in the order of importance, what goes forward filled; then those in the menu.
  const actions = {
    save: {
      label: state === 'RETURNED' ? say.reviseHere : say.save,
      tone: 'primary',
      to: contractPlaces[side].draftOf(contractSn),
    },
    callOff: {
      label: isFramework ? say.callOff : say.orderRest,
      ask: 'window',
      tone: 'buy',
      window: ({ close }) => <CallOffDialog contract={contract} onClose={close} />,
    },
    confirm: {
      label: say.confirm,
      ask: 'window',
      tone: 'primary',
      window: ({ close, through }) => (
        <ConfirmTextDialog
          contract={contract}
          onClose={close}
          onConfirmed={(text) => {
            remarks.forget();
            through(text);
          }}
        />
      ),
    },
    sign: signed('sign', say.bothSigned),
    signChange: signed('signChange', say.changeSigned),
    agreeTermination: {
      label: say.agreeTermination,
      ask: 'window',
      tone: 'primary',
      done: say.done,
      window: ({ close, through }) => (
        <AgreeTerminationDialog contract={contract} onClose={close} onAgreed={through} />
      ),
    },
    askChanges: {
      label: remarks.remarks.length > 0 ? `${say.askChanges} (${remarks.remarks.length})` : say.askChanges,
      ask: 'window',
      tone: 'outline',
      done: say.done,
      window: ({ close, through }) => (
        <AskChangesDialog contract={contract} remarks={remarks} onClose={close} onSent={through} />
      ),
    },
    refuseChange: reasoned('refuseChange', say.withdrawChangeText),
    refuseTermination: reasoned(
      'refuseTermination',
      say.refuseTerminationText,
      contract.proposal?.what === 'unilateral' ? { label: say.objects } : {},
    ),
    refuse: reasoned('refuse', say.refuseText, { tone: 'danger' }),
    proposeChange: {
      label: say.proposeChange,
      ask: 'window',
      inMenu: true,
      done: say.done,
      window: ({ close, through }) => (
        <ChangeDialog contract={contract} onClose={close} onProposed={through} />
      ),
    },
    complete: {
      label: say.complete,
      ask: 'sure',
      inMenu: true,
      text: say.completeText,
      done: say.done,
      run: () => call(door.complete, { contractSn, version }),
    },
    denyCompletion: reasoned(
      'denyCompletion',
      hasAsked ? say.takeBackCompletionText : say.denyCompletionText,
      { inMenu: true, ...(hasAsked ? { label: say.takeBackCompletion } : {}) },
    ),
    withdrawSignature: reasoned('withdrawSignature', say.withdrawSignatureText, { inMenu: true }),
    withdrawChange: reasoned('withdrawChange', say.withdrawChangeText, { inMenu: true }),
    withdrawTermination: reasoned('withdrawTermination', say.withdrawTerminationText, { inMenu: true }),
    proposeTermination: ended('proposeTermination'),
    terminateAlone: ended('terminateAlone'),
    cancel: reasoned('cancel', state === 'PENDING_SIGN' ? say.cancelBothText : say.cancelText, {
      inMenu: true,
      tone: 'danger',
    }),
  } satisfies Partial<Record<ContractAction | 'callOff', DetailAction>>;
  return (
    <ActionButtons
      actions={actions}
      allowed={contract.mayCallOff ? ['callOff', ...allowedActions] : allowedActions}
      // Back from the agreement, which was accepted in order to sign.
      opened={query.has('agreed') && allowedActions.includes('sign') ? 'sign' : undefined}
    />
  );
}

// The life of a contract, complete: every row of domain 3.6.3 (C1–C19), in its order.
import { allowedActions, process } from '#kit/process/process.ts';
import type { ContractKind, ContractState } from './contract-status.ts';

/** Relative to the contract: who drafted it, the other side, an approver of the initiator's, the platform. */
export type ContractActor = 'initiator' | 'counterparty' | 'approver' | 'platform' | 'system';
export type ContractSide = 'purchaser' | 'supplier';
export type ContractTurn = ContractSide | 'both' | 'approver';

export const contractProcess = process<ContractState, ContractActor>()({
  /** C1 */
  draft: { from: [], to: 'DRAFT', by: ['initiator', 'system'] },
  /** Chosen: a draft is saved as it is typed; a step without a log row of its own. */
  save: { from: ['DRAFT', 'REVIEW_REJECTED', 'RETURNED'], to: 'same', by: ['initiator'] },
  /** C2 */
  submit: { from: ['DRAFT'], to: ['PENDING_REVIEW', 'PENDING_CONFIRM'], by: ['initiator'] },
  /** C3 */
  approve: { from: ['PENDING_REVIEW'], to: 'PENDING_CONFIRM', by: ['approver', 'system'] },
  /** C3 */
  sendBack: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['approver', 'system'] },
  /** C3b */
  resubmit: { from: ['REVIEW_REJECTED'], to: ['PENDING_REVIEW', 'PENDING_CONFIRM'], by: ['initiator'] },
  /** C4 */
  askChanges: { from: ['PENDING_CONFIRM'], to: 'RETURNED', by: ['counterparty'] },
  /** C5; what costs more than the text that was sent goes through the own approval again */
  revise: { from: ['RETURNED'], to: ['PENDING_CONFIRM', 'PENDING_REVIEW'], by: ['initiator'] },
  /** C6; C12 for a paper contract: the platform may confirm it too */
  confirm: {
    from: ['PENDING_CONFIRM'],
    to: ['PENDING_SIGN', 'EFFECTIVE'],
    by: ['counterparty', 'platform', 'system'],
  },
  /** C7 */
  refuse: { from: ['PENDING_CONFIRM', 'RETURNED'], to: 'REJECTED', by: ['counterparty'] },
  /** C8 and C9 */
  sign: {
    from: ['PENDING_SIGN', 'PARTLY_SIGNED'],
    to: ['PARTLY_SIGNED', 'EFFECTIVE'],
    by: ['initiator', 'counterparty'],
  },
  /** C9b */
  withdrawSignature: { from: ['PARTLY_SIGNED'], to: 'PENDING_SIGN', by: ['initiator', 'counterparty'] },
  /** C10 */
  expire: {
    from: ['PENDING_CONFIRM', 'RETURNED', 'PENDING_SIGN', 'PARTLY_SIGNED'],
    to: 'EXPIRED',
    by: ['system'],
  },
  /** C11; in PENDING_SIGN the other side must agree: its first call asks, its second agrees */
  cancel: {
    from: ['DRAFT', 'PENDING_REVIEW', 'REVIEW_REJECTED', 'PENDING_CONFIRM', 'RETURNED', 'PENDING_SIGN'],
    to: ['CANCELLED', 'PENDING_SIGN'],
    by: ['initiator', 'counterparty'],
  },
  /** C13 */
  proposeChange: { from: ['EFFECTIVE'], to: 'CHANGE_PENDING', by: ['initiator', 'counterparty'] },
  /** C14: confirmed and signed by one side, the original stays in force */
  signChange: {
    from: ['CHANGE_PENDING'],
    to: ['CHANGE_PENDING', 'EFFECTIVE'],
    by: ['initiator', 'counterparty'],
  },
  /** C14: by the other side */
  refuseChange: { from: ['CHANGE_PENDING'], to: 'EFFECTIVE', by: ['initiator', 'counterparty'] },
  /** C14: by who proposed it */
  withdrawChange: { from: ['CHANGE_PENDING'], to: 'EFFECTIVE', by: ['initiator', 'counterparty', 'system'] },
  /** C15 */
  proposeTermination: {
    from: ['EFFECTIVE', 'CHANGE_PENDING'],
    to: 'TERMINATING',
    by: ['initiator', 'counterparty'],
  },
  /** C16 */
  agreeTermination: { from: ['TERMINATING'], to: 'TERMINATED', by: ['initiator', 'counterparty'] },
  /** C16; C17: the objection */
  refuseTermination: { from: ['TERMINATING'], to: 'EFFECTIVE', by: ['initiator', 'counterparty'] },
  /** Chosen: who proposed it may think better of it. */
  withdrawTermination: { from: ['TERMINATING'], to: 'EFFECTIVE', by: ['initiator', 'counterparty'] },
  /** C16: back in force with a note for mediation; C17: terminated, for want of an objection */
  terminationTimeout: { from: ['TERMINATING'], to: ['EFFECTIVE', 'TERMINATED'], by: ['system'] },
  /** C17 */
  terminateAlone: { from: ['EFFECTIVE'], to: 'TERMINATING', by: ['initiator', 'counterparty'] },
  /** C18: all delivered and paid, or both say so (the first call asks, the other side's agrees) */
  complete: {
    from: ['EFFECTIVE'],
    to: ['COMPLETED', 'EFFECTIVE'],
    by: ['initiator', 'counterparty', 'system'],
  },
  /** Chosen: not performed yet; also by who had said that it was. */
  denyCompletion: { from: ['EFFECTIVE'], to: 'same', by: ['initiator', 'counterparty'] },
  /** Chosen: the platform's mediation has come to an end; the contract goes on as the sides agreed. */
  mediate: { from: ['EFFECTIVE', 'CHANGE_PENDING'], to: 'same', by: ['platform'] },
  /** C19 */
  end: { from: ['EFFECTIVE'], to: 'COMPLETED', by: ['system'] },
});

export type ContractAction = keyof typeof contractProcess;

/** What the guards ask. */
export interface GuardedContract {
  state: ContractState;
  kind: ContractKind;
  /** The side that has signed what is to be signed now; null: none has. */
  signedBy: ContractActor | null;
  /** Who proposed the pending change, termination, cancellation or completion; null: none is pending. */
  proposedBy: ContractActor | null;
  /** A termination that needs no consent (C17). */
  isUnilateral: boolean;
  /** What is asked of the other side without a state of its own; `confirm`: the counterparty's own approval is under way. */
  asks: 'cancel' | 'complete' | 'confirm' | null;
  /** The sides could not agree to end it, and the platform mediates. */
  needsMediation: boolean;
}

const BY_THE_OTHER: readonly string[] = ['refuseChange', 'refuseTermination'];
const BY_THE_PROPOSER: readonly string[] = ['withdrawChange', 'withdrawTermination'];

/** What `by` may do with the contract now; replies carry it and screens draw nothing else (domain R1). */
export function contractActions(contract: GuardedContract, by: ContractActor): ContractAction[] {
  const { kind, signedBy, proposedBy, isUnilateral, asks, needsMediation } = contract;
  const hasAsked = (what: GuardedContract['asks']) => asks === what && proposedBy === by;
  return allowedActions(contractProcess, contract.state, by).filter((action) => {
    if (action === 'sign' || action === 'signChange') return signedBy !== by;
    if (action === 'withdrawSignature') return signedBy === by;
    if (action === 'confirm') return by === 'platform' ? kind === 'OFFLINE' : !hasAsked('confirm');
    if (action === 'cancel')
      return (by === 'initiator' || contract.state === 'PENDING_SIGN') && !hasAsked('cancel');
    if (action === 'complete') return !hasAsked('complete');
    if (action === 'agreeTermination') return proposedBy !== by && !isUnilateral;
    if (BY_THE_OTHER.includes(action)) return proposedBy !== by;
    if (BY_THE_PROPOSER.includes(action)) return proposedBy === by || by === 'system';
    if (action === 'denyCompletion') return asks === 'complete';
    if (action === 'mediate') return needsMediation;
    if (action === 'end') return kind === 'FRAMEWORK';
    return true;
  });
}

/** Whose move it is; null: nobody's in particular. */
export function turnOf(contract: GuardedContract): 'initiator' | 'counterparty' | 'both' | 'approver' | null {
  const other = (by: ContractActor | null) => (by === 'initiator' ? 'counterparty' : 'initiator');
  const { state, signedBy, proposedBy, asks } = contract;
  switch (state) {
    case 'DRAFT':
    case 'REVIEW_REJECTED':
    case 'RETURNED':
      return 'initiator';
    case 'PENDING_REVIEW':
      return 'approver';
    case 'PENDING_CONFIRM':
      return asks === 'confirm' ? 'approver' : 'counterparty';
    case 'PENDING_SIGN':
      return asks === 'cancel' ? other(proposedBy) : 'both';
    case 'PARTLY_SIGNED':
      return other(signedBy);
    case 'CHANGE_PENDING':
      return signedBy === null ? 'both' : other(signedBy);
    case 'TERMINATING':
      return other(proposedBy);
    case 'EFFECTIVE':
      return asks === 'complete' ? other(proposedBy) : null;
    default:
      return null;
  }
}

/** The life of somebody's right to sign for his side (domain 3.6.4). */
export const SIGN_AUTH_STATES = [
  'PENDING_REVIEW',
  'REVIEW_REJECTED',
  'AUTHENTICATED',
  'EXPIRED',
  'REVOKED',
] as const;
export type SignAuthState = (typeof SIGN_AUTH_STATES)[number];
export type SignAuthActor = 'applicant' | 'reviewer' | 'system';

export const signAuthProcess = process<SignAuthState, SignAuthActor>()({
  apply: { from: [], to: 'PENDING_REVIEW', by: ['applicant'] },
  approve: { from: ['PENDING_REVIEW'], to: 'AUTHENTICATED', by: ['reviewer'] },
  sendBack: { from: ['PENDING_REVIEW'], to: 'REVIEW_REJECTED', by: ['reviewer'] },
  resubmit: { from: ['REVIEW_REJECTED', 'EXPIRED', 'REVOKED'], to: 'PENDING_REVIEW', by: ['applicant'] },
  /** The letter of authorisation or the enterprise's certification has run out. */
  expire: { from: ['AUTHENTICATED'], to: 'EXPIRED', by: ['system'] },
  revoke: {
    from: ['AUTHENTICATED', 'PENDING_REVIEW'],
    to: 'REVOKED',
    by: ['reviewer', 'applicant', 'system'],
  },
  /** The enterprise's name or legal representative changed. */
  reviewAgain: { from: ['AUTHENTICATED'], to: 'PENDING_REVIEW', by: ['system'] },
});
export type SignAuthAction = keyof typeof signAuthProcess;

export const SEAL_STATES = ['DRAFT', 'PENDING_REVIEW', 'ACTIVE', 'DISABLED'] as const;
export type SealState = (typeof SEAL_STATES)[number];
export type SealActor = 'applicant' | 'reviewer' | 'system';

export const sealProcess = process<SealState, SealActor>()({
  create: { from: [], to: 'DRAFT', by: ['applicant', 'system'] },
  submit: { from: ['DRAFT'], to: 'PENDING_REVIEW', by: ['applicant', 'system'] },
  approve: { from: ['PENDING_REVIEW'], to: 'ACTIVE', by: ['reviewer'] },
  sendBack: { from: ['PENDING_REVIEW'], to: 'DRAFT', by: ['reviewer'] },
  disable: {
    from: ['ACTIVE', 'PENDING_REVIEW', 'DRAFT'],
    to: 'DISABLED',
    by: ['applicant', 'reviewer', 'system'],
  },
});
export type SealAction = keyof typeof sealProcess;

// The lives of a certificate and of its yearly surveillance (domain-lab 2.9).
import { process } from '#kit/process/process.ts';

export const CERTIFICATE_STATES = ['VALID', 'SUSPENDED', 'REVOKED', 'CANCELLED', 'EXPIRED'] as const;
export type CertificateState = (typeof CERTIFICATE_STATES)[number];

/** `holder`: the customer whose certificate it is. */
export type CertificateActor = 'decider' | 'holder' | 'system';

export const certificateProcess = process<CertificateState, CertificateActor>()({
  issue: { from: [], to: 'VALID', by: ['decider'] },
  /** A surveillance was missed: the deciders are asked to suspend it. */
  propose: { from: ['VALID'], to: 'same', by: ['system'] },
  suspend: { from: ['VALID'], to: 'SUSPENDED', by: ['decider'] },
  restore: { from: ['SUSPENDED'], to: 'VALID', by: ['decider'] },
  /** Six months are over: restored or revoked, the deciders are told. */
  remind: { from: ['SUSPENDED'], to: 'same', by: ['system'] },
  revoke: { from: ['VALID', 'SUSPENDED'], to: 'REVOKED', by: ['decider'] },
  giveUp: { from: ['VALID', 'SUSPENDED'], to: 'CANCELLED', by: ['holder'] },
  expire: { from: ['VALID', 'SUSPENDED'], to: 'EXPIRED', by: ['system'] },
});
export type CertificateAction = keyof typeof certificateProcess;

export const SURVEILLANCE_STATES = ['PLANNED', 'ORDERED', 'DONE', 'MISSED'] as const;
export type SurveillanceState = (typeof SURVEILLANCE_STATES)[number];

export const surveillanceProcess = process<SurveillanceState, 'system' | 'decider'>()({
  plan: { from: [], to: 'PLANNED', by: ['decider'] },
  /** Sixty days ahead: a case of its own is opened for the holder. */
  order: { from: ['PLANNED'], to: 'ORDERED', by: ['system'] },
  /** Its case was decided well; late is better than never. */
  done: { from: ['ORDERED', 'MISSED'], to: 'DONE', by: ['decider'] },
  miss: { from: ['PLANNED', 'ORDERED'], to: 'MISSED', by: ['system'] },
});
export type SurveillanceAction = keyof typeof surveillanceProcess;

// What a test lets a stand-in do wrong, and how its notices reach the mall.
import { setTimeout as pause } from 'node:timers/promises';
import { seconds } from '#kit/time/duration.ts';
import type { BillRow } from '../payment-channel.ts';

/** How its next answer goes wrong; the two silences differ in whether what was asked has been done. */
export type Twist =
  | 'silent'
  | 'silentAfterEffect'
  | 'unsigned'
  | 'forged'
  | 'old'
  | 'probe'
  | 'otherSerial'
  | 'nextKey';

/** What a notice says other than the truth. */
export interface NoticeTwist {
  twist?: Exclude<Twist, 'silent' | 'silentAfterEffect'>;
  /** Fields with other values: of the transaction at WeChat, of the form at Alipay. */
  fields?: Readonly<Record<string, unknown>>;
}

/** What becomes of a refund that is asked for: done at once, later, or a no; a code is the channel's refusal. */
export type RefundScript = 'SUCCESS' | 'PROCESSING' | 'ABNORMAL' | 'CLOSED' | { refused: string };

/** What the mall answered. */
export interface NoticeHeard {
  status: number;
  body: string;
}

/** Decides charges and sends notices as the channel would. */
export interface StandIn {
  /** Its next answer goes wrong like this. */
  next(twist: Twist): void;
  /** Does this before its next answer leaves. */
  beforeAnswer(act: () => Promise<unknown>): void;
  /** The payer's decision, without a notice. @param refusesRefund his account is closed when money goes back */
  decide(number: string, state: 'SUCCESS' | 'FAIL' | 'CLOSED', refusesRefund?: boolean): Promise<boolean>;
  /** Sends one notice now. */
  notify(number: string, twist?: NoticeTwist): Promise<NoticeHeard>;
  /** How the next new refund goes; without a word it is done at once. */
  nextRefund(script: RefundScript): void;
  /** A refund that was under way is decided, without a notice. */
  decideRefund(number: string, state: 'SUCCESS' | 'ABNORMAL' | 'CLOSED'): Promise<void>;
  /** Sends one notice of a refund now. */
  notifyRefund(number: string, twist?: NoticeTwist): Promise<NoticeHeard>;
  /** What its next bill says other than the truth. */
  nextBill(change: (rows: readonly BillRow[]) => readonly BillRow[]): void;
  /** Whether anybody asked it for this, since it opened: its methods in their order. */
  readonly asked: readonly string[];
}

export function openScript() {
  const twists: Twist[] = [];
  const refunds: RefundScript[] = [];
  const acts: (() => Promise<unknown>)[] = [];
  const bills: Parameters<StandIn['nextBill']>[0][] = [];
  const asked: string[] = [];
  return {
    asked,
    next: (twist: Twist) => void twists.push(twist),
    beforeAnswer: (act: () => Promise<unknown>) => void acts.push(act),
    nextRefund: (script: RefundScript) => void refunds.push(script),
    takeRefund: () => refunds.shift() ?? 'SUCCESS',
    nextBill: ((change) => void bills.push(change)) satisfies StandIn['nextBill'],
    takeBill: () => bills.shift() ?? ((rows: readonly BillRow[]) => rows),
    takeTwist: () => twists.shift(),
    runActs: async () => {
      for (const act of acts.splice(0)) await act();
    },
  };
}

/** Real channels go on for a day; whoever waits longer than this asks by himself. */
const PAUSES = [0, seconds(1), seconds(5), seconds(15)];

/** Sends until the mall says it has heard, or the stand-in closes. */
export async function notifyPatiently(
  send: () => Promise<NoticeHeard>,
  isHeard: (heard: NoticeHeard) => boolean,
  signal: AbortSignal,
): Promise<void> {
  for (const wait of PAUSES) {
    await pause(wait, undefined, { signal, ref: false }).catch(() => {});
    if (signal.aborted) return;
    const heard = await send().catch(() => undefined);
    if (heard && isHeard(heard)) return;
  }
}

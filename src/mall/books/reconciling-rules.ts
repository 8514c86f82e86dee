// The posting rules of reconciling: money on the bank account that nobody is named for, what channels keep and pay out, and corrections (money text §2, B18, B19).
import type { Cents } from '#kit/money/money.ts';
import type { AccountCode } from './accounts.ts';
import type { BookDocument, BookEvent } from './book-event.ts';
import type { BackChannel, Posting } from './posting-rules.ts';

type Side = readonly [AccountCode, string];

const BANK: Side = ['1001', ''];
/** Whose share it is where the bank is meant and no account of its own. */
const NOBODY = 'BANK';

/** One event of a document, which happens to it once. @param amount fen; below zero it goes the other way */
const moved = (
  [event, docType, docSn]: readonly [BookEvent, BookDocument, string],
  to: Side,
  from: Side,
  amount: number,
  more: Pick<Posting, 'memo' | 'reversesSn'> = {},
): Posting => ({
  event,
  docType,
  docSn,
  part: '',
  ...more,
  legs: [
    { account: to[0], party: to[1], amount },
    { account: from[0], party: from[1], amount: -amount },
  ],
});

/** A line of a bank statement: its number, and its amount above zero. */
interface Line {
  lineSn: string;
  amount: Cents;
  /** The channel that holds it: a bill of the channel has told it, and a correction has set it aside. */
  atChannel?: BackChannel | null;
}
const unidentified = ({ atChannel }: Line): Side => ['2006', atChannel ?? NOBODY];

/** B19: it has come, and nobody knows for what. */
export const setAside = ({ lineSn, amount }: Line): Posting =>
  moved(['setAside', 'bankLine', lineSn], BANK, ['2006', NOBODY], amount);

/**
 * B19: somebody knows; what follows is entered as if it came now (B3), which leaves the bank account as it is where a channel holds it.
 * @param reversesSn the entry of `setAside`
 */
export const named = (line: Line, reversesSn: string): Posting =>
  moved(
    ['named', 'bankLine', line.lineSn],
    unidentified(line),
    BANK,
    line.amount,
    line.atChannel ? {} : { reversesSn },
  );

/** B19: it is to go back to whom it came from. */
export const goesBack = (line: Line, memo: string): Posting =>
  moved(['goesBack', 'bankLine', line.lineSn], unidentified(line), ['2005', line.lineSn], line.amount, {
    memo,
  });

/** B15: and has left the bank account. */
export const wentBack = ({ lineSn, amount }: Line): Posting =>
  moved(['wentBack', 'bankLine', lineSn], ['2005', lineSn], BANK, amount);

/** B18: what a channel has paid out, its fees apart. */
export const paidOut = ({ lineSn, amount }: Line, channel: BackChannel): Posting =>
  moved(['paidOut', 'bankLine', lineSn], BANK, ['1002', channel], amount);

/** What the bank has kept for its service. */
export const bankFee = ({ lineSn, amount }: Line, memo: string): Posting =>
  moved(['feePaid', 'bankLine', lineSn], ['5003', NOBODY], BANK, amount, { memo });

/** B18: what a channel keeps of one day. @param fee fen; below zero it gives more back than it keeps */
export const channelFee = (daySn: string, channel: BackChannel, fee: number): Posting =>
  moved(['feePaid', 'channelDay', daySn], ['5003', channel], ['1002', channel], fee);

/**
 * What the books say of a channel's money made as the channel says it, reversal and right entry in one: what is missing there is a
 * loss (5004), what is there besides is nobody's (2006).
 * @param by fen: what the channel has more than the books; below zero less
 */
export const corrected = (differenceSn: string, channel: BackChannel, by: number, memo: string): Posting =>
  moved(
    ['corrected', 'difference', differenceSn],
    ['1002', channel],
    by > 0 ? ['2006', channel] : ['5004', ''],
    by,
    { memo },
  );

// The sandbox channel's messenger: tells the mall what a payer decided, again and again until the mall says it has heard.
import type { Work, Workshop } from '#kit/db/work.ts';
import { centsToWire } from '#kit/money/money.ts';
import { required } from '#kit/rules/required.ts';
import { minutes, seconds } from '#kit/time/duration.ts';
import type { SandboxCharge } from './sandbox-charge.ts';

/** What sending notices needs of the channel. */
export interface NoticeMaker {
  /** The fields of a notice with the channel's signature as `sign`. */
  sign<F extends Record<string, string>>(fields: F): F & { sign: string };
  /** Where notices go. */
  noticeUrl(): string;
  logError(error: unknown): void;
}

/** How long after each attempt the next one follows; the last repeats. */
const BACKOFF = [seconds(1), seconds(3), seconds(10), seconds(30), minutes(1), minutes(5)];
const MOST_ATTEMPTS = 30; // chosen: about two hours, then the mall has to ask
const TIMEOUT = seconds(10);
/** Picks up what another process left behind when it stopped. */
const LOOK_AROUND = seconds(20);

export interface SandboxMessenger {
  /** Sends what is due, now. */
  wake(): void;
  /** Ends what is under way. */
  stop(): Promise<void>;
}

/** Several messengers on one database share the work: an attempt is claimed with the time of the next one. */
export function openMessenger(workshop: Workshop, channel: NoticeMaker): SandboxMessenger {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let again = false;
  let next: NodeJS.Timeout | undefined;

  const run = async () => {
    let wait: number;
    do {
      again = false;
      for (let sent = true; sent && !stopping.signal.aborted; ) sent = await sendOne();
      if (stopping.signal.aborted) return;
      wait = await untilNext();
    } while (again);
    clearTimeout(next);
    next = setTimeout(wake, wait);
    next.unref();
  };

  const wake = () => {
    again = true;
    if (running || stopping.signal.aborted) return;
    running = run()
      .catch(channel.logError)
      .finally(() => {
        running = undefined;
        if (again) wake();
      });
  };

  /** @returns false when nothing was due */
  const sendOne = async (): Promise<boolean> => {
    const charge = await workshop.inTransaction('zh', claim);
    if (!charge) return false;
    if (await isReceived(channel, charge, stopping.signal)) {
      await workshop.inTransaction('zh', (work) =>
        work.query(
          'UPDATE sandbox_charge SET is_received = true, next_notice_at = NULL WHERE channel_no = $1',
          [charge.channelNo],
        ),
      );
    }
    return true;
  };

  const untilNext = async (): Promise<number> => {
    const [row] = await workshop.reading('zh', (work) =>
      work.query<{ at: Date | null }>('SELECT min(next_notice_at) AS at FROM sandbox_charge'),
    );
    const wait = row?.at ? row.at.getTime() - Date.now() : LOOK_AROUND;
    return Math.min(Math.max(wait, 50), LOOK_AROUND);
  };

  return {
    wake,
    async stop() {
      stopping.abort();
      clearTimeout(next);
      await running;
    },
  };
}

type Due = Pick<SandboxCharge, 'channelNo' | 'paymentSn' | 'amount' | 'currency' | 'state'>;

/** Takes one due notice and sets the time of its next attempt, so that nobody else sends it meanwhile. */
async function claim(work: Work): Promise<Due | undefined> {
  const now = new Date();
  const [due] = await work.query<{
    channel_no: string;
    payment_sn: string;
    amount: SandboxCharge['amount'];
    currency: string;
    state: SandboxCharge['state'];
    notices_sent: number;
  }>(
    `SELECT channel_no, payment_sn, amount, currency, state, notices_sent FROM sandbox_charge
     WHERE next_notice_at <= $1 ORDER BY next_notice_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
    [now],
  );
  if (!due) return undefined;
  const sent = due.notices_sent + 1;
  const wait = required(BACKOFF[Math.min(due.notices_sent, BACKOFF.length - 1)]);
  await work.query('UPDATE sandbox_charge SET notices_sent = $2, next_notice_at = $3 WHERE channel_no = $1', [
    due.channel_no,
    sent,
    sent >= MOST_ATTEMPTS ? null : new Date(now.getTime() + wait),
  ]);
  return {
    channelNo: due.channel_no,
    paymentSn: due.payment_sn,
    amount: due.amount,
    currency: due.currency,
    state: due.state,
  };
}

/** One attempt over HTTP. Whatever goes wrong only means: not received yet. */
async function isReceived(channel: NoticeMaker, charge: Due, stopped: AbortSignal): Promise<boolean> {
  const notice = channel.sign({
    channelNo: charge.channelNo,
    paymentSn: charge.paymentSn,
    amount: centsToWire(charge.amount),
    currency: charge.currency,
    result: charge.state,
    timestamp: String(Date.now()),
  });
  try {
    const response = await fetch(channel.noticeUrl(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(notice),
      signal: AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT)]),
    });
    const said = (await response.json()) as { data?: { received?: unknown } | null };
    return said.data?.received === true;
  } catch (error) {
    if (!stopped.aborted) channel.logError(error);
    return false;
  }
}

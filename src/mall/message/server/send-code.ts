// Sends a verification code: at most one a minute, and never so many that somebody pays for a stranger's fun.
import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import { householdOf } from '#kit/http/server/rate-limit.ts';
import { after, days, hours, minutes, seconds } from '#kit/time/duration.ts';
import { type CodeKey, hashCode, keyValues } from './check-code.ts';
import { codeWords } from './code-words.ts';
import { messageErrors } from './message.errors.ts';
import type { Senders } from './senders.ts';

const CODE_RESEND = seconds(60); // spec §9
const CODE_LIFE = minutes(10); // chosen: time enough for a slow network
const PER_RECIPIENT_AND_DAY = 20; // chosen
const PER_ADDRESS_AND_HOUR = 60; // chosen: a whole office may stand behind one address
const SAME_PAUSE = 300; // chosen, in ms: longer than the work itself, so that its length tells nothing

export interface SentCode {
  /** How long until another one may be asked for. */
  resendSeconds: number;
  /** Where a code can be read that was not really sent; null when messages do leave the mall. */
  outboxUrl: string | null;
}

/** Claims the minute: no row comes back while the last code for this purpose is younger. */
const CLAIM = `
  WITH swept AS (
    DELETE FROM proof_code WHERE (channel, recipient, purpose) IN
      (SELECT channel, recipient, purpose FROM proof_code WHERE expires_at < $7
       ORDER BY expires_at LIMIT 20 FOR UPDATE SKIP LOCKED)
    AND (channel, recipient, purpose) <> ($1, $2, $3))
  INSERT INTO proof_code AS c (channel, recipient, purpose, code_hash, sent_at, expires_at, wrong_tries)
  VALUES ($1, $2, $3, $4, $5, $6, 0)
  ON CONFLICT (channel, recipient, purpose)
    DO UPDATE SET code_hash = $4, sent_at = $5, expires_at = $6, wrong_tries = 0
  WHERE c.sent_at <= $7
  RETURNING 1`;

/**
 * Sends a new code; the former one for the same purpose is worthless from then on. Runs outside a transaction.
 * @throws Refusal for too many codes, a provider that fails, or none at all
 */
export async function sendCode(work: Work, senders: Senders, key: CodeKey, ip: string): Promise<SentCode> {
  const sender = senderOf(senders, key);
  const { code, codeHash } = await claimCode(work, key, ip);
  try {
    await post(work, senders, key, code);
  } catch (error) {
    // What was never sent must not make anybody wait a minute.
    await work.query(
      'DELETE FROM proof_code WHERE channel = $1 AND recipient = $2 AND purpose = $3 AND code_hash = $4',
      [...keyValues(key), codeHash],
    );
    throw error;
  }
  await recordDispatch(work, key, ip);
  return { resendSeconds: CODE_RESEND / seconds(1), outboxUrl: sender.outboxUrl ?? null };
}

/**
 * The same, for codes whose reply must not tell whether anybody is registered there: limits, work and time are
 * alike, but only members get a message. A provider's failure is therefore kept from the visitor.
 * @param to where it is really sent, which may be another address than the one it is kept under; undefined: nowhere
 * @throws Refusal for too many codes, or no provider at all
 */
export async function sendCodeQuietly(
  work: Work,
  senders: Senders,
  key: CodeKey,
  ip: string,
  to: Pick<CodeKey, 'channel' | 'recipient'> | undefined,
): Promise<SentCode> {
  const sender = senderOf(senders, key);
  const { code } = await claimCode(work, key, ip);
  await recordDispatch(work, key, ip);
  // The sender has written its failure to the log.
  if (to) void post(work, senders, { ...key, ...to }, code).catch(() => undefined);
  await pause(SAME_PAUSE);
  return { resendSeconds: CODE_RESEND / seconds(1), outboxUrl: sender.outboxUrl ?? null };
}

function senderOf(senders: Senders, { channel }: CodeKey) {
  const sender = channel === 'sms' ? senders.smsSender : senders.emailSender;
  if (!sender.isReady) throw channel === 'sms' ? messageErrors.noSender() : messageErrors.noEmailSender();
  return sender;
}

async function claimCode(work: Work, key: CodeKey, ip: string): Promise<{ code: string; codeHash: string }> {
  await refuseFlood(work, key, ip);
  const code = String(randomInt(1_000_000)).padStart(6, '0'); // spec §5: six digits
  const codeHash = await hashCode(code);
  const times = [work.now, after(work.now, CODE_LIFE), after(work.now, -CODE_RESEND)];
  const claimed = await work.query(CLAIM, [...keyValues(key), codeHash, ...times], 'code-claim');
  if (claimed.length === 0) throw messageErrors.tooSoon({ seconds: await secondsToWait(work, key) });
  return { code, codeHash };
}

function post(work: Work, senders: Senders, { channel, recipient }: CodeKey, code: string): Promise<void> {
  const { language } = work;
  const lifeMinutes = CODE_LIFE / minutes(1);
  if (channel === 'sms') {
    return senders.smsSender.send({
      to: recipient,
      text: codeWords.sms[language](code, lifeMinutes),
      template: 'code',
      values: { code },
    });
  }
  return senders.emailSender.send({
    to: recipient,
    subject: codeWords.emailSubject[language],
    text: codeWords.email[language](code, lifeMinutes),
  });
}

/** @param ip counted by household */
async function refuseFlood(work: Work, key: CodeKey, ip: string): Promise<void> {
  const [channel, recipient] = keyValues(key);
  const sent = only(
    await work.query<{ to_recipient: number; from_address: number }>(
      `SELECT (SELECT count(*) FROM code_dispatch WHERE channel = $1 AND recipient = $2 AND sent_at > $4) AS to_recipient,
            (SELECT count(*) FROM code_dispatch WHERE ip = $3 AND sent_at > $5) AS from_address`,
      [channel, recipient, householdOf(ip), after(work.now, -days(1)), after(work.now, -hours(1))],
      'code-flood',
    ),
  );
  if (sent.to_recipient >= PER_RECIPIENT_AND_DAY)
    throw channel === 'sms' ? messageErrors.tooManyToMobile() : messageErrors.tooManyToEmail();
  if (sent.from_address >= PER_ADDRESS_AND_HOUR) throw messageErrors.tooManyFromAddress();
}

/** Remembers the sending, and forgets some that are older than a day. */
async function recordDispatch(work: Work, key: CodeKey, ip: string): Promise<void> {
  const [channel, recipient] = keyValues(key);
  await work.query(
    `WITH swept AS (
       DELETE FROM code_dispatch WHERE dispatch_id IN
         (SELECT dispatch_id FROM code_dispatch WHERE sent_at < $5 ORDER BY sent_at LIMIT 20 FOR UPDATE SKIP LOCKED))
     INSERT INTO code_dispatch (channel, recipient, ip, sent_at) VALUES ($1, $2, $3, $4)`,
    [channel, recipient, householdOf(ip), work.now, after(work.now, -days(1))],
    'code-record',
  );
}

async function secondsToWait(work: Work, key: CodeKey): Promise<number> {
  const [kept] = await work.query<{ sent_at: Date }>(
    'SELECT sent_at FROM proof_code WHERE channel = $1 AND recipient = $2 AND purpose = $3',
    keyValues(key),
  );
  const readyAt = after(kept?.sent_at ?? work.now, CODE_RESEND);
  return Math.max(1, Math.ceil((readyAt.getTime() - work.now.getTime()) / seconds(1)));
}

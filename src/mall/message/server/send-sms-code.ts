// Sends a code to a mobile: at most one a minute, and never so many that somebody pays for a stranger's fun.
import { randomInt } from 'node:crypto';
import type { Work } from '#kit/db/work.ts';
import type { InputOf, ReplyOf } from '#kit/http/endpoint.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { after, days, hours, minutes, seconds } from '#kit/time/duration.ts';
import type { messageProtocol } from '../message.protocol.ts';
import { hashCode } from './check-sms-code.ts';
import { messageErrors } from './message.errors.ts';
import { messageWords } from './message-words.ts';
import type { SmsSender } from './sms-sender.ts';

export const SMS_RESEND = seconds(60); // spec §9
export const SMS_LIFE = minutes(10); // chosen: time enough for a slow network
export const PER_MOBILE_AND_DAY = 20; // chosen
export const PER_ADDRESS_AND_HOUR = 60; // chosen: a whole office may stand behind one address

type SmsCode = typeof messageProtocol.smsCode;

/** Claims the minute: no row comes back while the last code is younger. */
const CLAIM = `
  INSERT INTO sms_code AS c (mobile, code_hash, sent_at, expires_at, wrong_tries) VALUES ($1, $2, $3, $4, 0)
  ON CONFLICT (mobile) DO UPDATE SET code_hash = $2, sent_at = $3, expires_at = $4, wrong_tries = 0
  WHERE c.sent_at <= $5
  RETURNING mobile`;

/** Makes the action out of the sender. The reply is the same whether the mobile is registered or not. */
export function sendSmsCode(sender: SmsSender) {
  return async (
    work: Work,
    _actor: unknown,
    input: InputOf<SmsCode>,
    caller: Caller,
  ): Promise<ReplyOf<SmsCode>> => {
    const { mobile } = input;
    await refuseFlood(work, mobile, caller.ip);
    const code = String(randomInt(1_000_000)).padStart(6, '0'); // spec §5: six digits
    const codeHash = await hashCode(code);
    const times = [work.now, after(work.now, SMS_LIFE), after(work.now, -SMS_RESEND)];
    const claimed = await work.query(CLAIM, [mobile, codeHash, ...times], 'sms-claim');
    if (claimed.length === 0) throw messageErrors.tooSoon({ seconds: await secondsToWait(work, mobile) });
    try {
      await sender.send(mobile, messageWords.smsCode[work.language](code, SMS_LIFE / minutes(1)));
    } catch (error) {
      // What was never sent must not make anybody wait a minute.
      await work.query('DELETE FROM sms_code WHERE mobile = $1 AND code_hash = $2', [mobile, codeHash]);
      throw error;
    }
    await recordDispatch(work, mobile, caller.ip);
    return { resendSeconds: SMS_RESEND / seconds(1), outboxUrl: sender.outboxUrl ?? null };
  };
}

async function refuseFlood(work: Work, mobile: string, ip: string): Promise<void> {
  const [sent] = await work.query<{ to_mobile: number; from_address: number }>(
    `SELECT (SELECT count(*) FROM sms_dispatch WHERE mobile = $1 AND sent_at > $3) AS to_mobile,
            (SELECT count(*) FROM sms_dispatch WHERE ip = $2 AND sent_at > $4) AS from_address`,
    [mobile, ip, after(work.now, -days(1)), after(work.now, -hours(1))],
    'sms-flood',
  );
  if (sent!.to_mobile >= PER_MOBILE_AND_DAY) throw messageErrors.tooManyToMobile();
  if (sent!.from_address >= PER_ADDRESS_AND_HOUR) throw messageErrors.tooManyFromAddress();
}

/** Remembers the sending, and forgets some that are older than a day. */
async function recordDispatch(work: Work, mobile: string, ip: string): Promise<void> {
  await work.query(
    `WITH swept AS (
       DELETE FROM sms_dispatch WHERE dispatch_id IN
         (SELECT dispatch_id FROM sms_dispatch WHERE sent_at < $4 ORDER BY sent_at LIMIT 20 FOR UPDATE SKIP LOCKED))
     INSERT INTO sms_dispatch (mobile, ip, sent_at) VALUES ($1, $2, $3)`,
    [mobile, ip, work.now, after(work.now, -days(1))],
    'sms-record',
  );
}

async function secondsToWait(work: Work, mobile: string): Promise<number> {
  const [kept] = await work.query<{ sent_at: Date }>('SELECT sent_at FROM sms_code WHERE mobile = $1', [
    mobile,
  ]);
  const readyAt = after(kept?.sent_at ?? work.now, SMS_RESEND);
  return Math.max(1, Math.ceil((readyAt.getTime() - work.now.getTime()) / seconds(1)));
}

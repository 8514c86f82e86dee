// Invitations go to mobiles that somebody else names, who may be anybody's: each mobile gets a few a day, whoever invites.
import type { Work } from '#kit/db/work.ts';
import { after, days } from '#kit/time/duration.ts';

const INVITATIONS_A_DAY = 5; // chosen: more than an employee loses

/** Counted apart from codes, so that nobody is kept from his own by invitations. Rows go the way of the others after a day. */
const CLAIM = `
  INSERT INTO code_dispatch (channel, recipient, ip, sent_at)
  SELECT 'sms', $1::text, '', $2::timestamptz
  WHERE (SELECT count(*) FROM code_dispatch WHERE channel = 'sms' AND recipient = $1 AND sent_at > $3) < $4
  RETURNING 1`;

/** Whether an invitation may be sent to this mobile; if so, it is counted within this work. */
export async function claimInvitation(work: Work, mobile: string): Promise<boolean> {
  const values = [`invite:${mobile}`, work.now, after(work.now, -days(1)), INVITATIONS_A_DAY];
  return (await work.query(CLAIM, values, 'invitation-claim')).length > 0;
}

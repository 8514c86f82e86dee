// Sends the SMS and e-mails that wait on their way out (domain R5): each once, also with several processes; later when a provider fails.
import type { Work, Workshop } from '#kit/db/work.ts';
import { after, days, hours, minutes } from '#kit/time/duration.ts';
import type { Language } from '#kit/words/text.ts';
import { type FileStore, findFiles } from '#mall/file/server/file.ts';
import type { CodeChannel } from '../code-purpose.ts';
import { noticeWords } from './notice-words.ts';
import type { Senders } from './senders.ts';

const AT_ONCE = 10; // chosen: what one process sends side by side
/** Longer than any provider is waited for: whoever has begun to send has until then to say how it went. */
const LEASE = minutes(2);
/** When it is tried again, after the first, second … failure; after the last one it is given up. The site message stands. */
const PAUSES = [minutes(1), minutes(5), minutes(15), hours(1), hours(3), hours(6), hours(12), hours(24)]; // chosen
const KEPT = days(30); // chosen: to answer "was it sent?"
const ATTACHED_BYTES = 10 * 1024 * 1024; // chosen: mailboxes take about twenty
const SMS_A_DAY = 20; // chosen: notices to one mobile, whatever somebody does to the account

interface Waiting {
  delivery_id: number;
  channel: 'sms' | 'email';
  recipient: string;
  language: Language;
  title: string;
  body: string;
  link: string | null;
  file_ids: number[];
  tries: number;
  sent_today: number;
}

/** Takes what is due and moves it ahead, so that no other process takes it meanwhile. */
const TAKE = `
  WITH swept AS (
    DELETE FROM message_delivery WHERE delivery_id IN
      (SELECT delivery_id FROM message_delivery WHERE created_at < $3 AND state <> 'WAITING'
       ORDER BY created_at LIMIT 20 FOR UPDATE SKIP LOCKED))
  UPDATE message_delivery AS d SET tries = tries + 1, due_at = $2
  WHERE delivery_id IN (SELECT delivery_id FROM message_delivery WHERE state = 'WAITING' AND due_at <= $1
                        ORDER BY due_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
  RETURNING delivery_id, channel, recipient, language, title, body, link, file_ids, tries,
    (SELECT count(*) FROM message_delivery s WHERE s.channel = d.channel AND s.recipient = d.recipient
       AND s.state = 'SENT' AND s.created_at > $4) AS sent_today`;

export interface Delivery {
  /** Sends all that is due and returns how many left the mall; called while it is at it, it does not begin again. */
  deliverDue(): Promise<number>;
}

/** @param publicUrl the mall's address, for the links in e-mails */
export function openDelivery(
  workshop: Workshop,
  senders: Senders & { fileStore: FileStore },
  publicUrl: () => string,
): Delivery {
  let running: Promise<number> | undefined;

  async function run(): Promise<number> {
    let sent = 0;
    for (;;) {
      const taken = await workshop.reading('zh', (work) =>
        work.query<Waiting>(
          TAKE,
          [work.now, after(work.now, LEASE), after(work.now, -KEPT), after(work.now, -days(1))],
          'message-take',
        ),
      );
      if (taken.length === 0) return sent;
      const outcomes = await Promise.all(taken.map(deliver));
      sent += outcomes.filter((wasSent) => wasSent).length;
    }
  }

  async function deliver(one: Waiting): Promise<boolean> {
    const { smsSender, emailSender } = senders;
    const isSms = one.channel === 'sms';
    const sender = isSms ? smsSender : emailSender;
    // Without a provider nothing piles up that would all leave on the day there is one.
    if (!sender.isReady || (isSms && one.sent_today >= SMS_A_DAY)) {
      await settle(one, 'GIVEN_UP');
      return false;
    }
    try {
      await (isSms
        ? smsSender.send(asSms(one))
        : emailSender.send({ ...asEmail(one, publicUrl()), files: await filesOf(one) }));
    } catch {
      const pause = PAUSES[one.tries - 1]; // the sender has written the reason to the log
      await (pause === undefined ? settle(one, 'GIVEN_UP') : settle(one, 'WAITING', pause));
      return false;
    }
    await settle(one, 'SENT');
    return true;
  }

  /** As many as a mailbox takes; whoever misses one finds it behind the link. */
  async function filesOf({ file_ids: fileIds }: Waiting) {
    const found = await workshop.reading('zh', (work) => findFiles(work, fileIds));
    let left = ATTACHED_BYTES;
    const wanted = [...found.values()].filter(({ bytes }) => {
      left -= bytes;
      return left >= 0;
    });
    return Promise.all(
      wanted.map(async ({ fileName: name, mimeType, contentHash }) => ({
        ...{ name, mimeType },
        bytes: await senders.fileStore.read(contentHash),
      })),
    );
  }

  /** Unless somebody else has taken it meanwhile, which `tries` tells. */
  function settle(one: Waiting, state: 'WAITING' | 'SENT' | 'GIVEN_UP', pause = 0): Promise<unknown> {
    return workshop.reading('zh', (work) =>
      work.query(
        'UPDATE message_delivery SET state = $3, due_at = $4 WHERE delivery_id = $1 AND tries = $2',
        [one.delivery_id, one.tries, state, after(work.now, pause)],
        'message-settle',
      ),
    );
  }

  return {
    deliverDue() {
      running ??= run().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}

function asSms({ recipient, language, title }: Waiting) {
  return {
    to: recipient,
    text: noticeWords.sms[language](title),
    template: 'notice' as const,
    values: { title },
  };
}

function asEmail({ recipient, language, title, body, link }: Waiting, publicUrl: string) {
  const paragraphs = [body, link && `${publicUrl}${link}`, noticeWords.signed[language](publicUrl)];
  return {
    to: recipient,
    subject: noticeWords.subject[language](title),
    text: paragraphs.filter(Boolean).join('\n\n'),
  };
}

/** A message that was given up. Whom it was for and what it said stay where they are. */
export interface GivenUp {
  deliveryId: number;
  channel: CodeChannel;
  title: string;
  tries: number;
  createdAt: Date;
}

/** The newest first; two hundred at most. */
export const findGivenUp = (work: Work): Promise<GivenUp[]> =>
  work.query<GivenUp>(
    `SELECT delivery_id AS "deliveryId", channel, title, tries, created_at AS "createdAt"
     FROM message_delivery WHERE state = 'GIVEN_UP' ORDER BY created_at DESC LIMIT 200`,
  );

/** Puts all of them on their way again, with as many tries as at first. @returns how many */
export async function retryGivenUp(work: Work): Promise<number> {
  const again = await work.query(
    `UPDATE message_delivery SET state = 'WAITING', tries = 0, due_at = $1 WHERE state = 'GIVEN_UP' RETURNING delivery_id`,
    [work.now],
  );
  return again.length;
}

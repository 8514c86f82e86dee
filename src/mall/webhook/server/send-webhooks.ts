// Sends what waits for other systems: signed, each to its own pace, again after a while when nobody takes it, never to an address inside.
import type { Work, Workshop } from '#kit/db/work.ts';
import { fetchPublic } from '#kit/http/server/outgoing-fetch.ts';
import { after, days, hours, minutes, seconds } from '#kit/time/duration.ts';
import { tellMember } from '#mall/message/server/message.ts';
import type { Mall } from './manage-webhooks.ts';
import { settleMessage } from './message-states.ts';
import { tellOutside } from './tell-outside.ts';
import { signatures } from './webhook-secret.ts';

const AT_ONCE = 40; // chosen: what one process sends side by side
const AT_ONCE_EACH = 4; // chosen: to one address, so that a deaf one holds up nobody else
const PATIENCE = seconds(10); // domain-operate 10
/** Longer than anybody is waited for: whoever has begun to send has until then to say how it went. */
const LEASE = minutes(1);
/** When it is tried again, after the first, second … failure; after the last one it is given up (domain-operate 10). */
export const PAUSES = [
  seconds(5),
  minutes(5),
  minutes(30),
  hours(2),
  hours(5),
  hours(10),
  hours(14),
  hours(20),
  hours(24),
];
const DEAF = days(5); // domain-operate 10: without one answer, the address is switched off
const KEPT = days(30); // domain-operate 4: webhook.keepDays
const GONE = 410;

interface Taken {
  row_id: number;
  message_id: string;
  endpoint_id: number;
  type: string;
  body: string;
  tries: number;
  url: string;
  secret: string;
  former_secret: string | null;
}

const WITH_ENDPOINT = `RETURNING m.row_id, m.message_id, m.endpoint_id, m.type, m.body, m.tries, e.url, e.secret,
  CASE WHEN e.former_secret_until > $1 THEN e.former_secret END AS former_secret`;

/** Takes what is due and moves it ahead, so that no other process takes it meanwhile. */
const TAKE = `
  WITH swept AS (
    DELETE FROM webhook_message WHERE row_id IN
      (SELECT row_id FROM webhook_message WHERE created_at < $3 AND state <> 'WAITING' ORDER BY created_at LIMIT 20 FOR UPDATE SKIP LOCKED))
  UPDATE webhook_message AS m SET tries = m.tries + 1, due_at = $2 FROM webhook_endpoint e
  WHERE e.endpoint_id = m.endpoint_id AND m.row_id IN
    (SELECT due.row_id FROM webhook_endpoint o CROSS JOIN LATERAL
      (SELECT row_id FROM webhook_message WHERE endpoint_id = o.endpoint_id AND state = 'WAITING' AND due_at <= $1
       ORDER BY due_at LIMIT ${AT_ONCE_EACH} FOR UPDATE SKIP LOCKED) due
     WHERE o.is_on AND NOT o.endpoint_id = ANY($4) LIMIT $5)
  ${WITH_ENDPOINT}`;

/** One that is tried at once, whatever its moment is. */
const TAKE_ONE = `
  UPDATE webhook_message AS m SET tries = m.tries + 1, due_at = $2 FROM webhook_endpoint e
  WHERE e.endpoint_id = m.endpoint_id AND m.row_id = $3 ${WITH_ENDPOINT}`;

/** How a try ended: an HTTP status, or why there was none. */
interface Outcome {
  status: number | null;
  error: string;
}

export interface WebhookSending {
  /** Tells what is new and begins to send what is due; goes on by itself while something lands. */
  sendDue(): Promise<void>;
  /** Sends this one now, whatever its moment is. */
  sendNow(rowId: number): Promise<void>;
  /** Resolves when nothing is on its way any more. */
  settled(): Promise<void>;
  /** Lets go of what is on its way: it is sent again, by the same id, when its lease is over. */
  close(): Promise<void>;
}

/** @param mall `log`: for what failed on the mall's own side */
export function openWebhooks(
  workshop: Workshop,
  mall: Mall & { log: (error: unknown) => void },
): WebhookSending {
  const closing = new AbortController();
  const flying = new Map<Promise<void>, number>();
  let filling: Promise<void> | undefined;
  let hasLanded = false;

  /** Addresses that are sent as much as they may get at once. */
  function busy(): number[] {
    const counts = new Map<number, number>();
    for (const endpointId of flying.values()) counts.set(endpointId, (counts.get(endpointId) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= AT_ONCE_EACH).map(([endpointId]) => endpointId);
  }

  function launch(one: Taken): void {
    const flight: Promise<void> = deliver(one)
      .catch(mall.log)
      .then(() => {
        flying.delete(flight);
        hasLanded = true;
        return fill();
      })
      .catch(mall.log);
    flying.set(flight, one.endpoint_id);
  }

  /** Until nothing more may be sent now: what lands meanwhile makes room. */
  async function takeAll(): Promise<void> {
    while (!closing.signal.aborted) {
      hasLanded = false;
      const taken = await workshop.reading('zh', (work) =>
        work.query<Taken>(
          TAKE,
          [work.now, after(work.now, LEASE), after(work.now, -KEPT), busy(), AT_ONCE - flying.size],
          'webhook-take',
        ),
      );
      for (const one of taken) launch(one);
      if (taken.length === 0 && !hasLanded) return;
    }
  }

  function fill(): Promise<void> {
    filling ??= takeAll().finally(() => {
      filling = undefined;
    });
    return filling;
  }

  async function deliver(one: Taken): Promise<void> {
    const outcome = await call(one);
    if (closing.signal.aborted) return;
    await workshop.inTransaction('zh', (work) => settle(work, one, outcome));
  }

  async function call(one: Taken): Promise<Outcome> {
    const { url, body, message_id: messageId } = one;
    const at = workshop.clock.now();
    const hidden = [one.secret, one.former_secret].filter((secret) => secret !== null);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'user-agent': 'Yuancai-Webhooks/1',
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': signatures(mall.tokenSecret, hidden, { messageId, at, body }),
    };
    const signal = AbortSignal.any([AbortSignal.timeout(PATIENCE), closing.signal]);
    const asked = { method: 'POST', headers, body, signal };
    try {
      const answer = await (mall.isProduction
        ? fetchPublic(url, asked)
        : fetch(url, { ...asked, redirect: 'manual' }));
      await answer.body?.cancel();
      const { status } = answer;
      return { status, error: answer.ok ? '' : `HTTP ${status}` };
    } catch (error) {
      return { status: null, error: whyOf(error).slice(0, 200) };
    }
  }

  async function settled(): Promise<void> {
    while (filling || flying.size > 0) await Promise.all([filling, ...flying.keys()]);
  }

  return {
    async sendDue() {
      await tellOutside(workshop, mall.publicUrl());
      await fill();
    },
    async sendNow(rowId) {
      const [one] = await workshop.reading('zh', (work) =>
        work.query<Taken>(TAKE_ONE, [work.now, after(work.now, LEASE), rowId]),
      );
      if (one) await deliver(one);
    },
    settled,
    close() {
      closing.abort();
      return settled();
    },
  };
}

/** What a caller is told of a failed connection: the reason, nothing of this side. */
function whyOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  if (error.name === 'TimeoutError') return `no answer within ${PATIENCE / 1_000} s`;
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause.message;
}

async function settle(work: Work, one: Taken, { status, error }: Outcome): Promise<void> {
  const isTaken = error === '';
  const pause = PAUSES[one.tries - 1];
  const state = isTaken ? 'SENT' : pause === undefined ? 'GIVEN_UP' : 'WAITING';
  const isKept = await settleMessage(work, one, { state, status, error, dueAt: after(work.now, pause ?? 0) });
  if (!isKept) return; // somebody else has taken it meanwhile
  if (isTaken) {
    await work.query(
      'UPDATE webhook_endpoint SET failing_since = NULL WHERE endpoint_id = $1 AND failing_since IS NOT NULL',
      [one.endpoint_id],
      'webhook-well',
    );
    return;
  }
  const [off] = await work.query<{ member_id: number; owner_kind: string }>(
    `UPDATE webhook_endpoint SET failing_since = coalesce(failing_since, $2),
       is_on = NOT ($3 OR coalesce(failing_since < $4, false)),
       off_reason = CASE WHEN $3 THEN 'GONE' WHEN failing_since < $4 THEN 'FAILED' END
     WHERE endpoint_id = $1 AND is_on
     RETURNING CASE WHEN NOT is_on THEN member_id END AS member_id, owner_kind`,
    [one.endpoint_id, work.now, status === GONE, after(work.now, -DEAF)],
    'webhook-ill',
  );
  if (off?.member_id) await tellOff(work, off.member_id, off.owner_kind, one.url, status === GONE);
}

/** Whoever made it hears that it is off, by the site and by e-mail. */
async function tellOff(
  work: Work,
  memberId: number,
  ownerKind: string,
  url: string,
  isGone: boolean,
): Promise<void> {
  const why = isGone
    ? { zh: '接收方答复 410（已不存在）', en: 'it answered 410 (gone)' }
    : { zh: '连续五天没有成功接收', en: 'nothing has arrived there for five days' };
  await tellMember(work, memberId, {
    kind: 'account',
    title: { zh: 'Webhook 已停用', en: 'A webhook was switched off' },
    body: {
      zh: `${url}：${why.zh}。修复后可重新开启，并重发未送达的消息。`,
      en: `${url}: ${why.en}. Once it works again, switch it on and send again what is missing.`,
    },
    link: ownerKind === 'store' ? '/seller/webhook' : '/member/pwd/webhook',
  });
}

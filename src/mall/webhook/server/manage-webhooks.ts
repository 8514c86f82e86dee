// A buyer or a store looks after its webhooks: adds, changes, switches, gives a new secret, removes.
import { isIP } from 'node:net';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { InputOf } from '#kit/http/endpoint.ts';
import { isPublicAddress } from '#kit/http/server/outgoing-fetch.ts';
import type { Caller } from '#kit/http/server/serve.ts';
import { after, days } from '#kit/time/duration.ts';
import type { KeyParty } from '#mall/api-key/server/api-key.ts';
import { recordSecurityEvent } from '#mall/member/server/member.ts';
import { MOST_ENDPOINTS, type Webhook, type webhookProtocol } from '../webhook.protocol.ts';
import { webhookErrors } from './webhook.errors.ts';
import { hideSecret, makeSecret } from './webhook-secret.ts';

/** What the room needs from outside. */
export interface Mall {
  tokenSecret: Uint8Array;
  /** In production only https to public addresses is called. */
  isProduction: boolean;
  publicUrl(): string;
}

const BESIDE = days(1); // domain-operate 10: how long the former secret signs beside the new one

const COLUMNS = `endpoint_id AS "endpointId", url, topics, is_on AS "isOn", off_reason AS "offReason",
  failing_since AS "failingSince", former_secret_until AS "formerSecretUntil", created_at AS "createdAt"`;

type Row = Pick<Webhook, 'endpointId' | 'url' | 'topics'> & {
  isOn: boolean;
  offReason: 'FAILED' | 'GONE' | null;
  failingSince: Date | null;
  formerSecretUntil: Date | null;
  createdAt: Date;
};

function shown({ isOn, offReason, ...row }: Row, now: Date): Webhook {
  const until = row.formerSecretUntil && row.formerSecretUntil > now ? row.formerSecretUntil : null;
  return {
    ...row,
    state: isOn ? 'ON' : (offReason ?? 'OFF'),
    failingSince: row.failingSince?.toISOString() ?? null,
    formerSecretUntil: until?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

type Which = Pick<InputOf<typeof webhookProtocol.switch>, 'endpointId'>;

/** @throws webhookErrors.notFound for one that is not this owner's */
export async function findEndpoint(
  work: Work,
  { kind, ownerId }: KeyParty,
  { endpointId }: Which,
): Promise<Webhook> {
  const [row] = await work.query<Row>(
    `SELECT ${COLUMNS} FROM webhook_endpoint WHERE owner_kind = $1 AND owner_id = $2 AND endpoint_id = $3`,
    [kind, ownerId, endpointId],
  );
  if (!row) throw webhookErrors.notFound();
  return shown(row, work.now);
}

/** @throws webhookErrors.notHttps, notPublic. What a name resolves to is looked at with each call. */
function checkUrl(mall: Mall, typed: string): string {
  const url = URL.parse(typed);
  const isRight = url?.protocol === 'https:' || (url?.protocol === 'http:' && !mall.isProduction);
  if (!url || !isRight || url.username || url.password) throw webhookErrors.notHttps();
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHidden = isIP(host) ? !isPublicAddress(host) : host === 'localhost' || !host.includes('.');
  if (mall.isProduction && isHidden) throw webhookErrors.notPublic();
  return url.href;
}

const record = async (
  work: Work,
  { member }: KeyParty,
  caller: Caller,
  kind: 'webhookMade' | 'webhookChanged',
  detail: Record<string, string>,
) => {
  const { memberId, sessionId } = member;
  await recordSecurityEvent(work, { kind, memberId, sessionId, caller, detail });
};

async function listEndpoints(work: Work, { kind, ownerId }: KeyParty): Promise<{ list: Webhook[] }> {
  const rows = await work.query<Row>(
    `SELECT ${COLUMNS} FROM webhook_endpoint WHERE owner_kind = $1 AND owner_id = $2 ORDER BY endpoint_id DESC`,
    [kind, ownerId],
  );
  return { list: rows.map((row) => shown(row, work.now)) };
}

/** Makes the actions. */
export function manageWebhooks(mall: Mall) {
  /** Locked until this work ends. @throws webhookErrors.notFound */
  async function change(
    work: Work,
    { kind, ownerId }: KeyParty,
    { endpointId }: Which,
    set: string,
    values: unknown[],
  ): Promise<Webhook> {
    const [row] = await work.query<Row>(
      `UPDATE webhook_endpoint SET ${set} WHERE owner_kind = $1 AND owner_id = $2 AND endpoint_id = $3 RETURNING ${COLUMNS}`,
      [kind, ownerId, endpointId, ...values],
    );
    if (!row) throw webhookErrors.notFound();
    return shown(row, work.now);
  }

  return {
    list: listEndpoints,

    /** Outside a transaction, so that the secret is nowhere kept for a repeat. @throws webhookErrors.tooMany, notHttps, notPublic */
    make(
      work: Work,
      party: KeyParty,
      wish: InputOf<typeof webhookProtocol.make>,
      caller: Caller,
    ): Promise<{ webhook: Webhook; secret: string }> {
      const url = checkUrl(mall, wish.url);
      const secret = makeSecret();
      return work.apart(async (apart) => {
        const { member, kind, ownerId } = party;
        await apart.query('SELECT pg_advisory_xact_lock(hashtext($1))', [`webhook ${kind} ${ownerId}`]);
        const { list } = await listEndpoints(apart, party);
        if (list.length >= MOST_ENDPOINTS) throw webhookErrors.tooMany();
        const rows = await apart.query<Row>(
          `INSERT INTO webhook_endpoint (owner_kind, owner_id, member_id, url, topics, secret, is_on, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, true, $7) RETURNING ${COLUMNS}`,
          [
            kind,
            ownerId,
            member.memberId,
            url,
            [...new Set(wish.topics)],
            hideSecret(mall.tokenSecret, secret),
            apart.now,
          ],
        );
        await record(apart, party, caller, 'webhookMade', { url });
        return { webhook: shown(only(rows), apart.now), secret };
      });
    },

    /** @throws webhookErrors.notFound, notHttps, notPublic */
    async change(
      work: Work,
      party: KeyParty,
      { url: typed, topics, ...which }: InputOf<typeof webhookProtocol.change>,
      caller: Caller,
    ): Promise<Webhook> {
      await findEndpoint(work, party, which);
      const url = checkUrl(mall, typed);
      const changed = await change(work, party, which, 'url = $4, topics = $5', [url, [...new Set(topics)]]);
      await record(work, party, caller, 'webhookChanged', { url });
      return changed;
    },

    /** What waits goes out once it is on again. @throws webhookErrors.notFound */
    switch: (work: Work, party: KeyParty, { isOn, ...which }: InputOf<typeof webhookProtocol.switch>) =>
      change(work, party, which, 'is_on = $4, off_reason = NULL, failing_since = NULL', [isOn]),

    /** @throws webhookErrors.notFound */
    renewSecret(
      work: Work,
      party: KeyParty,
      which: Which,
      caller: Caller,
    ): Promise<{ webhook: Webhook; secret: string }> {
      const secret = makeSecret();
      return work.apart(async (apart) => {
        const webhook = await change(
          apart,
          party,
          which,
          'former_secret = secret, former_secret_until = $5, secret = $4',
          [hideSecret(mall.tokenSecret, secret), after(apart.now, BESIDE)],
        );
        await record(apart, party, caller, 'webhookChanged', { url: webhook.url });
        return { webhook, secret };
      });
    },

    /** With all that it was sent. @throws webhookErrors.notFound */
    async remove(work: Work, party: KeyParty, which: Which, caller: Caller): Promise<Record<string, never>> {
      const { url } = await findEndpoint(work, party, which);
      await work.query('DELETE FROM webhook_endpoint WHERE endpoint_id = $1', [which.endpointId]);
      await record(work, party, caller, 'webhookChanged', { url });
      return {};
    },
  };
}

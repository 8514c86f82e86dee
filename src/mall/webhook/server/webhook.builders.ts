// Another system that hears of documents: a server on this machine that keeps what it gets and answers as it is told to. For tests.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { only } from '#kit/db/only.ts';
import type { Work } from '#kit/db/work.ts';
import type { AnyEndpoint, CallOf, ReplyOf } from '#kit/http/endpoint.ts';
import { webhookProtocol } from '../webhook.protocol.ts';
import type { WebhookSide, WebhookTopic } from '../webhook-events.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** The status of its answers; 0: it never answers. */
  status: number;
  /** What it got, read. */
  told(): { type: string; timestamp: string; data: Record<string, unknown> }[];
  close(): Promise<void>;
}

/** Listens on a free port. Close it in `afterAll`. */
async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer(async (request, reply) => {
    received.push({ headers: request.headers, body: await text(request) });
    if (receiver.status !== 0)
      reply.writeHead(receiver.status, { location: 'http://localhost:1/' }).end('ok');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    status: 204,
    told: () => received.map(({ body }) => JSON.parse(body)),
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
  return receiver;
}

/** A webhook that leads to a receiver of its own; a buyer's for orders and parcels, unless told otherwise. */
export async function aHook(
  mall: {
    call<E extends AnyEndpoint>(
      endpoint: E,
      input: CallOf<E>,
      person: { token: string },
    ): Promise<ReplyOf<E>>;
  },
  person: { token: string },
  { side = 'buyer', topics = ['order', 'parcel'] }: { side?: WebhookSide; topics?: WebhookTopic[] } = {},
): Promise<{ receiver: Receiver; secret: string; endpointId: number }> {
  const receiver = await openReceiver();
  const make = side === 'store' ? webhookProtocol.sellerMake : webhookProtocol.make;
  const { webhook, secret } = await mall.call(make, { url: receiver.url, topics }, person);
  return { receiver, secret, endpointId: webhook.endpointId };
}

/** A webhook of an owner that nobody has seen, and a message that it was to be sent. */
export async function aWebhook(
  work: Work,
  ownerKind: 'member' | 'enterprise' | 'store',
  ownerId: number,
  memberId: number,
): Promise<{ endpointId: number; messageId: string }> {
  return only(
    await work.query<{ endpointId: number; messageId: string }>(
      `WITH made AS (
         INSERT INTO webhook_endpoint (owner_kind, owner_id, member_id, url, topics, secret, is_on, created_at)
         VALUES ($1, $2, $3, 'https://erp.example/hook', '{order}', '', true, $4) RETURNING endpoint_id)
       INSERT INTO webhook_message (endpoint_id, message_id, type, body, state, due_at, created_at)
       SELECT endpoint_id, 'msg_' || endpoint_id, 'order.paid', '{}', 'GIVEN_UP', $4, $4 FROM made
       RETURNING endpoint_id AS "endpointId", message_id AS "messageId"`,
      [ownerKind, ownerId, memberId, work.now],
    ),
  );
}

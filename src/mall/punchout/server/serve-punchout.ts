// Where procurement systems call: cXML in and out, OCI by the browser of whoever shops, and the page that takes his basket back.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Workshop } from '#kit/db/work.ts';
import { httpErrors } from '#kit/http/refusal.ts';
import { addressOf, callCounter } from '#kit/http/server/rate-limit.ts';
import { languageOf } from '#kit/http/server/serve.ts';
import { State } from '#kit/http/state.ts';
import { minutes } from '#kit/time/duration.ts';
import type { Member } from '#mall/member/actor.ts';
import { escapeMarkup } from '../markup.ts';
import { enter, type Mall } from './connection.ts';
import { answer, done, readRequest, type Status, statusOf } from './cxml-message.ts';
import { sendHandOver, sendRefused } from './hand-over-page.ts';
import { comeByOci, type OciInput } from './oci-visit.ts';
import { placeOrder, requireMayOrder } from './place-order.ts';
import { punchoutErrors } from './punchout.errors.ts';
import { readOrder } from './read-order.ts';
import { XML_BYTES } from './read-xml.ts';
import { setUp, startPage } from './set-up.ts';
import { findReturning } from './visit.ts';

const A_MINUTE = 120; // chosen: as a key of a program

/** What these doors need besides. */
export interface Outside extends Mall {
  findMember(memberId: number): Promise<Member | undefined>;
  log(error: unknown): void;
}

/** What came of a request: its status, and what stands after it. */
interface Outcome {
  status: Status;
  inside?: string;
}

export async function servePunchout(app: FastifyInstance, workshop: Workshop, mall: Outside): Promise<void> {
  const count = callCounter(workshop);
  /** @throws httpErrors.tooMany */
  const countTry = async (request: FastifyRequest) => {
    const { current } = await count(`punchout ${addressOf(request)}`, minutes(1), A_MINUTE);
    if (current > A_MINUTE) throw httpErrors.tooMany();
  };
  const write = (request: FastifyRequest, reply: FastifyReply, { status, inside }: Outcome) => {
    const pen = {
      host: new URL(mall.publicUrl()).host,
      now: workshop.clock.now(),
      language: languageOf(request),
    };
    return reply
      .type('text/xml; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(answer(pen, status, inside));
  };
  const writeError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const status = statusOf(refusalOf(error), languageOf(request));
    if (status.code === 500) mall.log(error);
    return write(request, reply.status(HTTP[status.code] ?? 200), { status });
  };

  await app.register(async (cxml) => {
    cxml.removeAllContentTypeParsers();
    cxml.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: XML_BYTES }, (_request, body, read) =>
      read(null, body),
    );
    cxml.setErrorHandler(writeError);
    const serve = (path: string, act: (bytes: Buffer, request: FastifyRequest) => Promise<Outcome>) =>
      cxml.post(path, async (request, reply) => {
        await countTry(request);
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        return write(request, reply, await act(bytes, request));
      });

    serve('/v3/punchout/cxml/setup', async (bytes, request) => {
      const url = await workshop.inTransaction(languageOf(request), (work) => setUp(work, mall, bytes));
      const page = `<PunchOutSetupResponse><StartPage><URL>${escapeMarkup(url)}</URL></StartPage></PunchOutSetupResponse>`;
      return { status: done(), inside: page };
    });

    serve('/v3/punchout/cxml/order', async (bytes, request) => {
      const language = languageOf(request);
      const { sender, asked } = readRequest(bytes, 'OrderRequest');
      const connection = await workshop.inTransaction(language, (work) => enter(work, 'cxml', sender));
      const order = readOrder(asked);
      const member = requireMayOrder(await mall.findMember(connection.memberId), connection);
      const parentSn = await workshop.inTransaction(language, (work) =>
        placeOrder(work, member, connection, order),
      );
      return { status: done(parentSn) };
    });
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/v3/punchout/oci',
    handler: async (request, reply) => {
      const language = languageOf(request);
      try {
        await countTry(request);
        const input = inputOf(request);
        const came = await comeByOci(workshop, mall, input, language);
        if ('returning' in came) return sendHandOver(reply, language, came.returning);
        return reply
          .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
          .redirect(startPage(mall, came.startKey), 303);
      } catch (error) {
        const { code, said } = statusOf(error, language);
        if (code === 500) mall.log(error);
        return sendRefused(
          reply,
          language,
          PAGE[code] ?? code,
          said || httpErrors.unavailable().text[language],
        );
      }
    },
  });

  app.get<{ Querystring: { k?: unknown } }>('/punchout/return', async (request, reply) => {
    const { k } = request.query;
    const language = languageOf(request);
    const returning =
      typeof k === 'string' && k.length <= 100
        ? await workshop.reading(language, (work) => findReturning(work, k))
        : undefined;
    if (returning) return sendHandOver(reply, language, returning);
    return sendRefused(reply, language, 404, punchoutErrors.startOver().text[language]);
  });
}

/** By status of cXML: of HTTP it is 200 for all that was understood, whatever the answer. */
const HTTP: Readonly<Record<number, number>> = { 500: 500, 560: 503 };
/** The same for a page: statuses of cXML that HTTP does not have. */
const PAGE: Readonly<Record<number, number>> = { 406: 400, 450: 501, 560: 503 };

const refusalOf = (error: unknown): unknown =>
  (error as { statusCode?: number }).statusCode === State.tooLarge ? httpErrors.tooLarge() : error;

/** Names of OCI fields are taken in any case; of several values the first. */
function inputOf(request: FastifyRequest): OciInput {
  const sent = { ...(request.query as object), ...(request.body as object | undefined) };
  const texts = Object.entries(sent).map(([name, value]) => {
    const first = Array.isArray(value) ? value[0] : value;
    return [name.toUpperCase(), typeof first === 'string' ? first.trim() : ''] as const;
  });
  const given = new Map(texts);
  return (name) => (given.get(name) ?? '').slice(0, 2_000);
}

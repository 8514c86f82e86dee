// A file as the answer to a call: its name, its kind, and its bytes as they are made.
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface Download {
  readonly fileName: string;
  readonly mimeType: string;
  /** Pieces in order; made as fast as the reader takes them, and not at all for who has the file. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Rows of what is inside, and about how many bytes that will be: for a progress bar. */
  readonly rows?: number;
  readonly aboutBytes?: number;
  /** The same for the same bytes: who has the file may keep it and asks whether it still holds. */
  readonly tag?: string;
  /** The browser shows it instead of saving it. */
  readonly isShown?: boolean;
}

/** Sends it. What fails before the first piece is refused like any other call. */
export async function sendDownload(
  request: FastifyRequest,
  reply: FastifyReply,
  file: Download,
): Promise<FastifyReply> {
  const { tag, rows, aboutBytes } = file;
  reply.header('cache-control', tag === undefined ? 'no-store' : 'private, no-cache');
  if (tag !== undefined) {
    reply.header('etag', `"${tag}"`);
    const known = String(request.headers['if-none-match'] ?? '').split(',');
    if (known.some((one) => one.trim().replace(/^W\//, '') === `"${tag}"`)) return reply.status(304).send();
  }
  const pieces = file.body[Symbol.asyncIterator]();
  const first = await pieces.next();
  const name = encodeURIComponent(file.fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return reply
    .headers({
      'content-disposition': `${file.isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      ...(rows === undefined ? {} : { 'x-rows': String(rows) }),
      ...(aboutBytes === undefined ? {} : { 'x-about-bytes': String(aboutBytes) }),
    })
    .type(file.mimeType)
    .send(Readable.from(fromFirst(first, pieces), { objectMode: false }));
}

async function* fromFirst(
  first: IteratorResult<Uint8Array>,
  pieces: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  if (first.done) return;
  yield first.value;
  yield* { [Symbol.asyncIterator]: () => pieces };
}

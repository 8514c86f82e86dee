// A file as the answer to a call: its name, its kind, and its bytes as they are made.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface Download {
  readonly fileName: string;
  readonly mimeType: string;
  /** Pieces in order; made as fast as the reader takes them. */
  readonly body: AsyncIterable<Uint8Array>;
  /** Rows of what is inside, and about how many bytes that will be: for a progress bar. */
  readonly rows: number;
  readonly aboutBytes: number;
}

/** Sends it. Nobody keeps it. */
export function sendDownload(reply: FastifyReply, file: Download): FastifyReply {
  const name = encodeURIComponent(file.fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
      'x-rows': String(file.rows),
      'x-about-bytes': String(file.aboutBytes),
    })
    .type(file.mimeType)
    .send(Readable.from(file.body, { objectMode: false }));
}

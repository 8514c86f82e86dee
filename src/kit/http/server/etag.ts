// Reading the same again: an answer's tag, and whether somebody has that answer already.
import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Tags the answer to a GET with a weak ETag; true for who has said that he has it (`If-None-Match`). */
export function isRead(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): boolean {
  if (request.method !== 'GET') return false;
  const tag = `W/"${hash('sha1', bytes, 'base64url')}"`;
  reply.header('etag', tag);
  const known = String(request.headers['if-none-match'] ?? '').split(',');
  return known.some((one) => one.trim() === tag);
}

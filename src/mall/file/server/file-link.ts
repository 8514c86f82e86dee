// The address of a file. A browser shows pictures without a token, so a private file's address carries a key that soon expires.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hours } from '#kit/time/duration.ts';
import type { StoredFile } from './file.ts';

const LINK_LIFE = hours(2); // chosen: as long as somebody may look at one page

type Linked = Pick<StoredFile, 'fileId' | 'linkKey' | 'visibility'>;

/**
 * Where the file can be fetched. Give it only to those who may see the file: a private one is open to whoever has the link,
 * until the end of the next hour but one. Within the hour the link stays the same, so that a page may be drawn again.
 */
export function fileLink(file: Linked, now: Date): string {
  const plain = `/file/${file.fileId}`;
  if (file.visibility === 'public') return plain;
  const until = (Math.floor(now.getTime() / hours(1)) * hours(1) + LINK_LIFE) / 1_000;
  return `${plain}?until=${until}&key=${keyOf(file, until)}`;
}

/** Whether the query of an address made by `fileLink` still opens the file. */
export function isGoodLink(file: Linked, query: { until?: unknown; key?: unknown }, now: Date): boolean {
  const until = Number(query.until);
  if (typeof query.key !== 'string' || !(until * 1_000 > now.getTime())) return false;
  const right = Buffer.from(keyOf(file, until));
  const given = Buffer.from(query.key);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** Not with the hash of the content: contracts publish those of their papers and annexes. */
function keyOf({ fileId, linkKey }: Linked, until: number): string {
  return createHmac('sha256', linkKey).update(`${fileId}:${until}`).digest('base64url');
}

// The few inline scripts with which a rendered page wakes up: the renderer marks its own, and only those get a hash in the page's policy.
import { scriptHash } from '#kit/http/server/headers.ts';

/** By this header the renderer tells its mark; it never leaves the mall. */
export const MARK_HEADER = 'x-script-mark';

export interface SealedPage {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  /** Of the inline scripts, as a Content-Security-Policy names them. */
  scriptHashes: string[];
}

/**
 * Takes the renderer's mark off the page and hashes the scripts that bore it. A script that got into the page by any
 * other way bears no mark, gets no hash, and no browser runs it. Hashes, unlike a nonce, stay right for a page that is
 * kept and shown to many.
 * @param page the text of a rendered page; without one the response is no page and leaves as it is
 */
export async function sealScripts(response: Response, page: string | null): Promise<SealedPage> {
  const { [MARK_HEADER]: mark, ...headers } = Object.fromEntries(response.headers);
  const { status } = response;
  if (page === null || !mark) {
    const body = page === null ? Buffer.from(await response.arrayBuffer()) : Buffer.from(page);
    return { status, headers, body, scriptHashes: [] };
  }
  const pieces = page.split(` nonce="${mark}"`);
  const hashes = new Set<string>();
  for (const [at, piece] of pieces.entries()) {
    const end = piece.indexOf('>');
    const isInline = pieces[at - 1]?.endsWith('<script') && !/\ssrc=/.test(piece.slice(0, end));
    const close = isInline ? piece.indexOf('</script>', end) : -1;
    if (close >= 0) hashes.add(scriptHash(piece.slice(end + 1, close)));
  }
  return { status, headers, body: Buffer.from(pieces.join('')), scriptHashes: [...hashes] };
}

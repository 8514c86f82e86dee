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
 * @param page a rendered page, which is changed in its place; without one the response is no page and leaves as it is
 */
export async function sealScripts(response: Response, page: Buffer | null): Promise<SealedPage> {
  const { [MARK_HEADER]: mark, ...headers } = Object.fromEntries(response.headers);
  const { status } = response;
  if (page === null || !mark) {
    const body = page ?? Buffer.from(await response.arrayBuffer());
    return { status, headers, body, scriptHashes: [] };
  }
  const seal = Buffer.from(` nonce="${mark}"`);
  const hashes = new Set<string>();
  let length = 0;
  let from = 0;
  for (let at = page.indexOf(seal); at >= 0; at = page.indexOf(seal, from)) {
    length += page.copy(page, length, from, at);
    from = at + seal.length;
    const end = page.indexOf('>', from);
    const isInline = isScript(page, at) && !/\ssrc=/.test(page.toString('latin1', from, end));
    const close = isInline ? page.indexOf('</script>', end) : -1;
    if (close >= 0) hashes.add(scriptHash(page.subarray(end + 1, close)));
  }
  length += page.copy(page, length, from);
  return { status, headers, body: page.subarray(0, length), scriptHashes: [...hashes] };
}

const SCRIPT = '<script';

const isScript = (page: Buffer, end: number): boolean =>
  page.toString('latin1', Math.max(0, end - SCRIPT.length), end) === SCRIPT;
